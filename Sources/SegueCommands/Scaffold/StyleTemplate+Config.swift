nonisolated extension StyleTemplate {
  /// The file in `Configs` with the scenarios of the new style.
  var config: String {
    """
    # The \(name.identifier) style in a presentation, in a navigation stack and between tabs: halfway, at
    # the end, and after drags that cancel and complete.
    device: phone

    screens:
      home:
        title: Home
        elements:
          - { id: open, title: Open, action: { present: card, with: \(name.identifier) } }
          - { id: more, title: More, action: { push: detail } }
      card:
        title: Card
        content: form
        elements: [{ id: close, title: Close, action: dismiss }]
      detail: { title: Detail, content: form }
      search: { title: Search }

    root: { tabs: [{ navigation: [home], with: \(name.identifier) }, search], with: \(name.identifier) }

    transitions:
      # Linear motion, for simple numbers.
      \(name.identifier): { style: \(name.identifier), scale: 0.6, duration: 400ms, motion: linear }

    scenarios:
      - name: a presented view grows and fades in, and shrinks and fades out
        steps:
          - tap: open
          - wait: 200ms
          - snapshot: halfway
          - expect:
              transition: running
              frame: { of: card, is: [39.3, 85.2, 314.4, 681.6], tolerance: 0.01 }
              alpha: { of: card, is: 0.5 }
          - settle
          - expect: { top: card, frame: { of: card, is: [0, 0, 393, 852] }, completed: presentation }
          - tap: close
          - wait: 100ms
          - expect: { frame: { of: card, width: 353.7, tolerance: 0.01 }, alpha: { of: card, is: 0.75 } }
          - settle
          - expect: { top: home, notOnScreen: card, completed: dismissal }

      - name: a drag that ends early cancels the dismissal
        steps:
          - present: { screen: card, with: \(name.identifier) }
          - settle
          - drag: { from: card, by: [0, 180], hold: true }
          - expect: { transition: running, context: { isInteractive: true } }
          - wait: 200ms
          - release
          - settle
          - expect: { top: card, frame: { of: card, is: [0, 0, 393, 852] }, alpha: { of: card, is: 1 } }

      - name: a drag past the threshold dismisses
        steps:
          - present: { screen: card, with: \(name.identifier) }
          - settle
          - drag: { from: card, by: [0, 420], hold: true }
          - wait: 200ms
          - release
          - settle
          - expect: { top: home, completed: dismissal }

      - name: a pushed view grows and fades in, and a swipe pops it
        steps:
          - tap: more
          - wait: 200ms
          - expect: { frame: { of: detail, width: 314.4, tolerance: 0.01 }, alpha: { of: detail, is: 0.5 } }
          - settle
          - expect: { viewControllers: [home, detail], completed: push }
          - drag: { from: detail, by: [190, 0], hold: true }
          - wait: 200ms
          - release
          - settle
          - expect: { viewControllers: [home], completed: pop }

      - name: a swipe that ends early cancels the pop
        steps:
          - push: { screen: detail, animated: false }
          - settle
          - drag: { from: detail, by: [100, 0], hold: true }
          - expect: { transition: running, context: { isInteractive: true } }
          - wait: 200ms
          - release
          - settle
          - expect: { viewControllers: [home, detail], alpha: { of: detail, is: 1 } }

      - name: a selected tab grows and fades in
        steps:
          - select: search
          - wait: 200ms
          - expect: { frame: { of: search, width: 314.4, tolerance: 0.01 }, alpha: { of: search, is: 0.5 } }
          - settle
          - expect: { selected: search, alpha: { of: search, is: 1 }, completed: selection }

    """
  }
}
