nonisolated extension MistakeCase {
  /// Errors in alerts and in onDismissAttempt.
  static let alerts = list(
    """
    == an alert with a key of screens, and duplicates
    screens:
      home: { title: Home }
      ask:
        content: list
        alert:
          buttons:
            - { id: home, style: cancel }
            - { id: no, style: cancel, isPreferred: true }
            - { id: no, isPreferred: true }
    root: home
    --
    error[contradiction]: 'content' does not apply to an alert
      --> app.yaml:4:5 ^^^^^^^
      = help: an alert has only the keys title, alert and source; remove this key
    error[duplicate-name]: 'home' is also the name of a screen
      --> app.yaml:7:17 ^^^^
      = help: give the element another id, so that targets are unambiguous
    error[contradiction]: an alert has at most one cancel button
      --> app.yaml:8:28 ^^^^^^
      = help: keep one style: cancel
    note: the first is here
      --> app.yaml:7:30 ^^^^^^
    error[duplicate-element]: the alert has two buttons 'no'
      --> app.yaml:9:17 ^^
      = help: give each its own id
    note: the first is here
      --> app.yaml:8:17 ^^
    error[contradiction]: an alert has at most one preferred button
      --> app.yaml:9:34 ^^^^
      = help: keep one isPreferred: true
    note: the first is here
      --> app.yaml:8:49 ^^^^
    == an alert that is pushed, has a transition, or is a tab
    screens:
      home:
        elements:
          - { id: a, action: { push: ask } }
          - { id: b, action: { present: ask, with: slide } }
          - { id: c, action: { present: home, interactiveOnly: true } }
      ask: { title: Sure?, source: a, alert: { buttons: [{ id: yes }] } }
    root: { tabs: [home, ask] }
    transitions: { slide: { style: rise } }
    --
    error[contradiction]: 'ask' is an alert, which can only be presented
      --> app.yaml:4:34 ^^^
      = help: use a screen without the key 'alert'
    error[contradiction]: 'ask' is an alert, which has UIKit's own transition
      --> app.yaml:5:42 ^^^^
      = help: remove the key 'with'
    error[missing-key]: 'interactiveOnly' needs the key 'with'
      --> app.yaml:6:43 ^^^^^^^^^^^^^^^
      = help: name the transition that a gesture begins: with: …
    error[missing-key]: 'source' is for popovers, and the alert is not an action sheet
      --> app.yaml:7:24 ^^^^^^
      = help: add style: actionSheet, or remove the key 'source'
    error[contradiction]: 'ask' is an alert, which can only be presented
      --> app.yaml:8:22 ^^^
      = help: use a screen without the key 'alert'
    == unknown values in onDismissAttempt and an alert without buttons
    screens:
      home: { onDismissAttempt: { preventedBy: hand, present: ask } }
      card: { elements: [{ id: go, position: barLeading, alongside: { alpha: 0 } }] }
      other: { alert: { message: Sure? } }
    root: home
    --
    error[wrong-type]: expected a means to prevent a dismissal, found the text 'hand'
      --> app.yaml:2:44 ^^^^
      = help: write one of: 'shouldDismiss', 'isModalInPresentation'
    error[unknown-screen]: unknown screen 'ask'
      --> app.yaml:2:59 ^^^
      = help: the screens here are: home, card, other
    error[contradiction]: 'alongside' does not apply to bar buttons
      --> app.yaml:3:54 ^^^^^^^^^
      = help: remove the key, or write position: top
    error[missing-key]: an alert needs the key 'buttons'
      --> app.yaml:4:19 ^^^^^^^^^^^^^^^^^^
      = help: The buttons; the cancel button is shown last, or first of two.
    == a button of an alert that presents interactively
    screens:
      home: {}
      ask: { title: Sure?, alert: { buttons: [{ id: yes, action: { present: home, with: up, interactivePresentation: top } }] } }
    root: home
    transitions: { up: { style: rise } }
    --
    error[contradiction]: 'interactivePresentation' does not apply to buttons of an alert
      --> app.yaml:3:89 ^^^^^^^^^^^^^^^^^^^^^^^
      = help: remove the key 'interactivePresentation'
    """)
}
