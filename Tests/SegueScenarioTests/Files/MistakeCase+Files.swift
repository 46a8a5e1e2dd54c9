nonisolated extension MistakeCase {
  /// Errors in whole files.
  static let files = list(
    """
    == a file without its required keys
    device: phone
    --
    error[missing-key]: a Segue file needs the key 'screens'
      --> app.yaml:1:1 ^^^^^^^^^^^^^
      = help: The screens of the app by name.
    error[missing-key]: a Segue file needs the key 'root'
      --> app.yaml:1:1 ^^^^^^^^^^^^^
      = help: What the app starts with: the name of a screen, a navigation stack, a page view controller, a split view or a tab bar controller.
    == an unknown device
    device: phnoe
    screens: { home: {} }
    root: home
    --
    error[wrong-type]: expected a device, found the text 'phnoe'
      --> app.yaml:1:9 ^^^^^
      = help: did you mean 'phone'? Write one of: 'phone', 'smallPhone', 'pad', a map of differences
    == a device with an invalid size
    device: { size: [0, 600], framesPerSecond: 90 }
    screens: { home: {} }
    root: home
    --
    error[out-of-range]: expected a length of 1 to 10000 pt, found '0'
      --> app.yaml:1:18 ^
      = help: the nearest valid value is 1
    error[wrong-type]: expected a frame rate, found '90'
      --> app.yaml:1:44 ^^
      = help: did you mean '60'? Write one of: '60', '120'
    == an unknown preset
    device: { preset: tablet }
    screens: { home: {} }
    root: home
    --
    error[wrong-type]: expected a preset, found the text 'tablet'
      --> app.yaml:1:19 ^^^^^^
      = help: write one of: 'phone', 'smallPhone', 'pad'
    == an unknown root
    screens: { home: {} }
    root: hom
    --
    error[unknown-screen]: unknown screen 'hom'
      --> app.yaml:2:7 ^^^
      = help: did you mean 'home'? The screens here are: home
    == a transition without a style
    screens: { home: {} }
    root: home
    transitions: { up: { height: 3 } }
    --
    error[missing-key]: a transition needs the key 'style'
      --> app.yaml:3:20 ^^^^^^^^^^^^^
      = help: the styles are: rise
    == an unknown style
    screens: { home: {} }
    root: home
    transitions:
      up: { style: rsie }
    --
    error[unknown-style]: unknown style 'rsie'
      --> app.yaml:4:16 ^^^^
      = help: did you mean 'rise'? The styles here are: rise
    == a style of another package, which needs a runner
    screens: { home: {} }
    root: home
    transitions:
      up: { style: flip }
    --
    error[unknown-style]: unknown style 'flip'
      --> app.yaml:4:16 ^^^^
      = help: the styles here are: rise; a style of another package needs that package's runner: Documentation/AddingAStyle.md
    == an invalid transition is reported once, where it is defined
    screens:
      home: { elements: [{ id: go, action: { present: home, with: up } }] }
    root: home
    transitions: { up: { style: rise, height: tall } }
    --
    error[wrong-type]: expected a length of 1 to 1000 pt, found the text 'tall'
      --> app.yaml:4:43 ^^^^
    == two elements with one id
    screens:
      home:
        elements: [{ id: go }, { id: go }]
    root: home
    --
    error[duplicate-element]: the screen has two elements 'go'
      --> app.yaml:3:34 ^^
      = help: give each its own id
    note: the first is here
      --> app.yaml:3:22 ^^
    == an element with the name of a screen
    screens:
      home:
        elements: [{ id: home }]
    root: home
    --
    error[duplicate-name]: 'home' is also the name of a screen
      --> app.yaml:3:22 ^^^^
      = help: give the element another id, so that targets are unambiguous
    == an element with the name of a role
    screens:
      home:
        elements: [{ id: dimming }]
    root: home
    --
    error[duplicate-name]: 'dimming' is also a role, the name of a view of a style or the system
      --> app.yaml:3:22 ^^^^^^^
      = help: give the element another id, so that targets are unambiguous
    == an interactive presentation without a transition, with invalid keys
    screens:
      home:
        elements: [{ id: go, action: { present: home, interactivePresentation: { treshold: 0.4, toward: up } } }]
    root: home
    --
    error[missing-key]: 'interactivePresentation' needs an interactive transition
      --> app.yaml:3:51 ^^^^^^^^^^^^^^^^^^^^^^^
      = help: write with: and the name of a transition
    error[unknown-key]: unknown key 'treshold' in an interactive presentation
      --> app.yaml:3:78 ^^^^^^^^
      = help: did you mean 'threshold'? The keys here are: toward, threshold, velocityThreshold, usesProjection, settleDuration, settleMotion
    error[wrong-type]: expected an edge, found the text 'up'
      --> app.yaml:3:101 ^^
      = help: write one of: 'top', 'left', 'bottom', 'right', 'leading', 'trailing'
    == an unknown action
    screens:
      home:
        elements: [{ id: go, action: { presnt: home } }]
    root: home
    --
    error[unknown-key]: expected an action, found the key 'presnt'
      --> app.yaml:3:36 ^^^^^^
      = help: did you mean 'present'? T\(ListedKeys.actions.dropFirst())
    == an unknown content
    screens: { home: { content: lsit } }
    root: home
    --
    error[wrong-type]: expected a content, found the text 'lsit'
      --> app.yaml:1:29 ^^^^
      = help: did you mean 'list'? Write one of: 'list', 'form', 'plain', 'tuning', a navigation stack, \
    a page view controller, a tab bar controller
    == two scenarios with one name
    screens: { home: {} }
    root: home
    scenarios:
      - { name: it, steps: [] }
      - { name: it, steps: [] }
    --
    error[duplicate-scenario]: there are two scenarios 'it'
      --> app.yaml:5:13 ^^
      = help: give each its own name
    note: the first is here
      --> app.yaml:4:13 ^^
    == duplicate names are reported next to other errors
    screens:
      home: { elements: [{ id: go, title: [] }, { id: go }] }
      dimming: {}
    root: hme
    scenarios:
      - { name: it, steps: [wait: fast] }
      - { name: it, steps: [expect: { during: 1s, within: 1s }] }
    --
    error[wrong-type]: expected a text, found a list
      --> app.yaml:2:39 ^^
    error[duplicate-element]: the screen has two elements 'go'
      --> app.yaml:2:51 ^^
      = help: give each its own id
    note: the first is here
      --> app.yaml:2:28 ^^
    error[duplicate-name]: 'dimming' is also a role, the name of a view of a style or the system
      --> app.yaml:3:3 ^^^^^^^
      = help: give the screen another name, so that targets are unambiguous
    error[unknown-screen]: unknown screen 'hme'
      --> app.yaml:4:7 ^^^
      = help: did you mean 'home'? The screens here are: home, dimming
    error[wrong-type]: expected a duration of 0 to 600 s, found the text 'fast'
      --> app.yaml:6:31 ^^^^
      = help: write seconds such as 0.3, or milliseconds such as 300ms
    error[duplicate-scenario]: there are two scenarios 'it'
      --> app.yaml:7:13 ^^
      = help: give each its own name
    note: the first is here
      --> app.yaml:6:13 ^^
    error[empty-expectation]: the expectation is empty
      --> app.yaml:7:33 ^^^^^^^^^^^^^^^^^^^^^^^^^^
      = help: write one of: \(ListedKeys.expectations)
    error[contradiction]: 'during' and 'within' cannot be combined
      --> app.yaml:7:47 ^^^^^^
      = help: write two expectations, one after the other
    == a scenario without a name
    screens: { home: {} }
    root: home
    scenarios: [{ steps: [] }]
    --
    error[missing-key]: a scenario needs the key 'name'
      --> app.yaml:3:13 ^^^^^^^^^^^^^
      = help: The name of the scenario: a few words.
    """)
}
