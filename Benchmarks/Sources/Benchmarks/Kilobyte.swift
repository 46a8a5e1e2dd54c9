/// Texts of 1 KB.
enum Kilobyte {
  static let name = "kilobyte.yaml"

  /// Transitions by name, each a style and parameters of every kind.
  static let transitions = """
    # The transitions of an app.
    slide:
      style: slideIn
      edge: right
      extent: { fraction: 0.75 }
      margin: 8
      cornerRadius: 12
      duration: 400ms
      motion: easeOut
      presenter: { scale: 0.94, cornerRadius: 10 }
      dismissOnDrag: true
      drag: { threshold: 0.5, velocityThreshold: 500 }
      dimming: { opacity: 0.4, color: black, dismissOnTap: true }
    sheet:
      style: sheet
      cornerRadius: 12
      grabberVisible: true
      rubberBand: 30
      drag: { threshold: 0.5, velocityThreshold: 2000, settleDuration: 0.4, settleMotion: linear }
      forward: { duration: 0.3, motion: { spring: { duration: 0.5, bounce: 0.2 } } }
      reverse: { duration: 0.25, motion: { bezier: [0.3, 0, 0.1, 1] } }
    pinned:
      style: sheet
      dismissOnDrag: false
      dimming: { opacity: 0.3, color: "#1d3557", dismissOnTap: false }
    side: { style: push, motion: linear, duration: 0.35 }
    upward: { style: push, edge: bottom, parallax: 0, shadowOpacity: 0.5, motion: linear }

    """

  /// A file: two screens, a transition, and one scenario of a second.
  static let text = """
    # Two screens, and a panel that slides in from the right.
    device: phone
    screens:
      home:
        title: Home
        content: list
        elements:
          - { id: open, title: Open the games, action: { present: games, with: slide } }
          - { id: help, title: Help, position: bottom }
      games:
        title: Games
        backgroundColor: "#f2f2f7"
        elements: [{ id: close, title: Close, action: dismiss }]
    root: home
    transitions:
      slide:
        style: slideIn
        edge: right
        extent: { fraction: 0.75 }
        duration: 450ms
        motion: easeOut
        cornerRadius: 12
        dimming: { opacity: 0.4 }
    scenarios:
      - name: the panel slides in from the right and back
        never: { appearance: { home: disappeared } }
        steps:
          - tap: open
          - wait: 200ms
          - expect: { transition: running }
          - settle
          - expect: { top: games, frame: { of: games, x: 98.25 }, alpha: { of: dimming, is: 0.4 } }
          - tap: close
          - settle
          - expect: { top: home, notOnScreen: games }

    """
}
