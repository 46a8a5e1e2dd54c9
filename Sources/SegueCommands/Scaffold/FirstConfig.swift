/// The first file of a new user.
nonisolated enum FirstConfig {
  /// The name of the schema that the file refers to, in the same folder.
  static let schema = "segue.schema.json"

  /// The text of the file.
  static let text = """
    # yaml-language-server: $schema=\(schema)
    device: phone # or smallPhone, pad

    screens:
      home:
        title: Home
        elements:
          - { id: open, title: Menu, action: { present: menu, with: slide } }
      menu:
        title: Menu
        elements:
          - { id: close, title: Close, action: dismiss }

    root: home

    transitions:
      slide: { style: slideIn, edge: trailing, extent: { fraction: 0.75 }, duration: 400ms, motion: linear }

    scenarios:
      - name: the menu slides in, and out again
        steps:
          - tap: open
          - wait: 200ms
          # Halfway: a quarter of the width stays free at the end.
          - expect: { frame: { of: menu, x: 245.6 }, alpha: { of: dimming, is: 0.25 } }
          - settle
          - expect: { top: menu, frame: { of: menu, x: 98.25 }, completed: presentation }
          - tap: close
          - settle
          - expect: { top: home, notOnScreen: menu }

    """
}
