nonisolated extension MistakeCase {
  /// Errors in elements and adaptive styles.
  static let elements = [
    MistakeCase(
      "a replacement screen without a style, and an invalid adaptive style",
      """
      screens:
        home: { adaptivePresentationStyle: { screen: home } }
        card: { adaptivePresentationStyle: popover }
      root: home
      """,
      """
      error[missing-key]: adaptivePresentationStyle sets no style
       --> app.yaml:2:38
        |
      2 |   home: { adaptivePresentationStyle: { screen: home } }
        |                                      ^^^^^^^^^^^^^^^^
        = help: write one of: compactWidth, compactHeight

      error[wrong-type]: expected an adaptive presentation style, found the text 'popover'
       --> app.yaml:3:38
        |
      3 |   card: { adaptivePresentationStyle: popover }
        |                                      ^^^^^^^
        = help: write one of: 'none', 'fullScreen', 'overFullScreen', 'formSheet', a map of size classes

      2 errors

      """),
    MistakeCase(
      "a text field with an action",
      """
      screens:
        home: { elements: [{ id: go, kind: textField, action: dismiss }] }
      root: home
      """,
      """
      error[contradiction]: a text field cannot have an action
       --> app.yaml:2:49
        |
      2 |   home: { elements: [{ id: go, kind: textField, action: dismiss }] }
        |                                                 ^^^^^^
        = help: remove the key 'action', or write kind: button

      1 error

      """),
    MistakeCase(
      "a source without a popover, and an unknown source",
      """
      screens:
        home: { elements: [{ id: go }], source: go }
        menu: { modalPresentationStyle: popover, source: stop }
      root: home
      """,
      """
      error[missing-key]: 'source' is for popovers, and the screen is not a popover
       --> app.yaml:2:35
        |
      2 |   home: { elements: [{ id: go }], source: go }
        |                                   ^^^^^^
        = help: add modalPresentationStyle: popover, or remove the key 'source'

      error[unknown-element]: unknown element 'stop'
       --> app.yaml:3:52
        |
      3 |   menu: { modalPresentationStyle: popover, source: stop }
        |                                                    ^^^^
        = help: the elements here are: go

      2 errors

      """),
    MistakeCase(
      "an empty alongside animation",
      """
      screens: { home: { elements: [{ id: a, alongside: {} }] } }
      root: home
      """,
      """
      error[empty-alongside]: the alongside animation changes nothing
       --> app.yaml:1:51
        |
      1 | screens: { home: { elements: [{ id: a, alongside: {} }] } }
        |                                                   ^^
        = help: write one of: offset, alpha

      1 error

      """),
    MistakeCase(
      "an invalid alongside animation",
      """
      screens: { home: { elements: [{ id: a, alongside: { ofset: [1, 2], alpha: 2 } }] } }
      root: home
      """,
      """
      error[unknown-key]: unknown key 'ofset' in an alongside animation
       --> app.yaml:1:53
        |
      1 | screens: { home: { elements: [{ id: a, alongside: { ofset: [1, 2], alpha: 2 } }] } }
        |                                                     ^^^^^
        = help: did you mean 'offset'? The keys here are: offset, alpha

      error[out-of-range]: expected a fraction of 0 to 1, found '2'
       --> app.yaml:1:75
        |
      1 | …e: { elements: [{ id: a, alongside: { ofset: [1, 2], alpha: 2 } }] } }
        |                                                              ^
        = help: the nearest valid value is 1

      2 errors

      """),
  ]
}
