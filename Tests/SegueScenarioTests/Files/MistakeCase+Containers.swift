nonisolated extension MistakeCase {
  /// Errors in roots, and in steps that change containers.
  static let containers = list(
    """
    == a root with an unknown key
    screens: { home: {} }
    root: { navigaton: [home] }
    --
    error[unknown-key]: expected the name of a screen, a navigation stack, a page view \
    controller, a split view or a tab bar controller, found the key 'navigaton'
      --> app.yaml:2:9 ^^^^^^^^^
      = help: did you mean 'navigation'? The keys here are: navigation, pages, split, tabs
    == a root that is a list
    screens: { home: {} }
    root: [home]
    --
    error[wrong-type]: expected the name of a screen, a navigation stack, a page view \
    controller, a split view or a tab bar controller, found a list
      --> app.yaml:2:7 ^^^^^^
      = help: write { navigation: [home] }
    == a tab bar within a tab bar, and an empty navigation stack
    screens: { home: {} }
    root: { tabs: [home, { tabs: [home] }, { navigation: [] }] }
    --
    error[unknown-key]: expected the name of a screen, a navigation stack, a page view \
    controller or a split view, found the key 'tabs'
      --> app.yaml:2:24 ^^^^
      = help: the keys here are: navigation, pages, split
    error[wrong-count]: expected a list of 1 to 100 items, each the name of a screen, found 0
      --> app.yaml:2:54 ^^
    == an unknown tab
    screens: { home: {}, other: {} }
    root: { tabs: [{ navigation: [home] }] }
    scenarios:
      - { name: it, steps: [{ tap: { tab: hmoe } }, { select: other }] }
    --
    error[unknown-tab]: unknown tab 'hmoe'
      --> app.yaml:4:39 ^^^^
      = help: did you mean 'home'? The tabs here are: home
    error[unknown-tab]: unknown tab 'other'
      --> app.yaml:4:59 ^^^^^
      = help: the tabs here are: home
    == a tab that is not a name, in an app without tabs
    screens: { home: {} }
    root: home
    scenarios:
      - { name: it, steps: [{ select: [home] }] }
    --
    error[wrong-type]: expected the name of a tab, found a list
      --> app.yaml:4:35 ^^^^^^
      = help: there are no tabs here
    == a split view of one column, and a page view controller within another
    screens: { home: {}, other: {} }
    root: { tabs: [{ split: [{ split: [home, other] }] }, { pages: [{ pages: [home] }] }] }
    --
    error[wrong-count]: expected a list of 2 to 3 items, each the name of a screen, a navigation \
    stack or a page view controller, found 1
      --> app.yaml:2:25 ^^^^^^^^^^^^^^^^^^^^^^^^^^
    error[unknown-key]: expected the name of a screen or a navigation stack, found the key 'pages'
      --> app.yaml:2:67 ^^^^^
      = help: the keys here are: navigation
    == an unknown page, column and presenter
    screens: { home: {}, other: {} }
    root: { split: [{ pages: [home] }, other] }
    scenarios:
      - name: it
        steps:
          - { page: other }
          - { show: first }
          - expect: { presenter: { of: home, is: pages of other } }
    --
    error[unknown-page]: unknown page 'other'
      --> app.yaml:6:17 ^^^^^
      = help: the pages here are: home
    error[wrong-type]: expected a column, found the text 'first'
      --> app.yaml:7:17 ^^^^^
      = help: write one of: 'primary', 'supplementary', 'secondary'
    error[unknown-presenter]: unknown presenter 'pages of other'
      --> app.yaml:8:46 ^^^^^^^^^^^^^^
      = help: the presenters here are: home, other, split of home, pages of home, navigation of \
    other
    == a push with parameters and no transition
    screens: { home: {} }
    root: { navigation: [home] }
    scenarios:
      - name: it
        steps: [{ push: { screen: home, parameters: {} } }, { pop: 3 }]
    --
    error[missing-key]: 'parameters' needs the key 'with'
      --> app.yaml:5:37 ^^^^^^^^^^
      = help: name the transition that the parameters belong to: with: …
    error[wrong-type]: expected a pop, which is a map, found '3'
      --> app.yaml:5:64 ^
    == screens that contain themselves, and contents that do not fit
    screens:
      home: { content: { pages: [one, two] } }
      one: { content: plain }
      two: { content: { navigation: [three] } }
      three: { content: { tabs: [{ navigation: [two] }] } }
    root: home
    --
    error[contradiction]: the screen 'two' contains itself: two > three > two
      --> app.yaml:4:19 ^^^^^^^^^^^^^^^^^^^^^^^
      = help: push or present it instead
    == a split view and an alert in a screen, a height of a container, and an element in it
    screens:
      home: { content: { split: [one, two] } }
      one: { content: { pages: [alert] }, contentHeight: 900, elements: [{ id: a, position: content }] }
      two: { content: { navigation: [] } }
      alert: { alert: { buttons: [{ id: ok }] } }
    root: home
    --
    error[unknown-key]: expected a content, found the key 'split'
      --> app.yaml:2:22 ^^^^^
      = help: the keys here are: navigation, pages, tabs
    error[contradiction]: 'alert' is an alert, which can only be presented
      --> app.yaml:3:29 ^^^^^
      = help: use a screen without the key 'alert'
    error[contradiction]: 'contentHeight' does not apply to a screen whose content is a container
      --> app.yaml:3:39 ^^^^^^^^^^^^^
      = help: remove the key, or give it to a screen of the container
    error[contradiction]: an element cannot be in the content, which is a container
      --> app.yaml:3:89 ^^^^^^^
      = help: write position: top or position: bottom, or put it into a screen of the container
    error[wrong-count]: expected a list of 1 to 100 items, each the name of a screen, found 0
      --> app.yaml:4:33 ^^
    == nine containers in each other
    screens:
      a: { content: { pages: [b] } }
      b: { content: { pages: [c] } }
      c: { content: { pages: [d] } }
      d: { content: { pages: [e] } }
      e: { content: { pages: [f] } }
      f: { content: { pages: [g] } }
      g: { content: { pages: [h] } }
      h: { content: { pages: [i] } }
      i: { content: { pages: [j] } }
      j: {}
    root: a
    --
    error[too-many]: 9 containers are in each other, and at most 8 can be
      --> app.yaml:2:17 ^^^^^^^^^^^^^^
      = help: push or present screens instead
    == more view controllers than a screen can contain
    screens:
      home: { content: { pages: [ten, ten, ten, ten, ten, ten, ten, ten, ten, ten] } }
      ten: { content: { navigation: [a, a, a, a, a, a, a, a, a, a] } }
      a: {}
    root: home
    --
    error[too-many]: the screen contains 110 others, more than the 99 that it can
      --> app.yaml:2:20 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      = help: push or present screens instead
    """)
}
