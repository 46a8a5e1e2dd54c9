import SegueRecording

/// A recording in which pictures repeat some lines of the previous one, and must not repeat others.
extension Demo {
  static func keptLines() throws -> Recording {
    let device = DeviceInfo(
      name: "box", width: 300, height: 600,
      safeArea: RecordedInsets(top: 44, left: 0, bottom: 34, right: 0), cornerRadius: 10)
    var builder = RecordingBuilder(file: "lines.yaml", scenario: "lines", device: device)
    for frame in 0...24 {
      var app = LayerList()
      // The home indicator is on the footer until the window is lower.
      let screen = RecordedRect(x: 0, y: 0, width: 300, height: frame < 10 ? 600 : 580)
      app.add("window", state: LayerState(frame: screen, background: card), to: nil)
      // Hidden in some frames, while its text does not change.
      var panel = LayerState(
        frame: RecordedRect(x: 0, y: frame < 12 ? 0 : 4, width: 300, height: 90), background: ink)
      panel.isHidden = frame % 6 == 2
      panel.opacity = frame > 18 ? 0.5 : 1
      panel.masksToBounds = frame % 8 != 3
      panel.cornerRadius = 6
      let top = app.add("panel", state: panel, to: 1)
      app.text("Panel", at: (10, 50, 200, 30), size: 17, color: .white, to: top)
      // Its number in the definitions depends on whether the panel clips.
      var clip = LayerState(
        frame: RecordedRect(x: 20, y: 200, width: 200, height: 200), background: .white)
      clip.masksToBounds = true
      clip.zPosition = frame % 10 == 4 ? -1 : 0
      let box = app.add("clip", state: clip, to: 1)
      var inner = LayerState(
        frame: RecordedRect(x: 5, y: 5, width: 60, height: 60), background: blue)
      inner.cornerRadius = frame > 15 ? 9 : 8
      app.text("Clip", at: (10, 80, 100, 30), size: 17, color: ink, to: box)
      app.add("inner", state: inner, to: box)
      // Its shadow is that of its child.
      var caster = LayerState(frame: RecordedRect(x: 100, y: 450, width: 100, height: 80))
      caster.shadow = RecordedShadow(opacity: 0.4, radius: 5, offset: RecordedPoint(x: 0, y: 2))
      let shadow = app.add("caster", state: caster, to: 1)
      let width = frame > 7 ? 50.0 : 40
      app.add(
        "child",
        state: LayerState(
          frame: RecordedRect(x: 0, y: 0, width: width, height: 40), background: .white),
        to: shadow)
      app.add(
        "footer",
        state: LayerState(
          frame: RecordedRect(x: 0, y: 575, width: 300, height: 25), background: ink),
        to: 1)
      if frame > 20 {
        app.add("late", state: LayerState(frame: screen, background: ink), to: 1)
      }
      try builder.append(time: Double(frame) / 60, layers: app.layers)
    }
    return builder.finish()
  }

  /// Screens of 20 buttons, each of which slides up over the one before in ten frames.
  ///
  /// - Parameter dismissing: Whether they slide down again.
  static func stacked(_ count: Int, dismissing: Bool = false) throws -> Recording {
    var builder = RecordingBuilder(file: "stacked.yaml", scenario: "stacked", device: phone)
    let screen = RecordedRect(x: 0, y: 0, width: 393, height: 852)
    let up = (0...(10 * count)).map { Double($0) / 10 }
    for (frame, height) in (up + (dismissing ? up.reversed().dropFirst() : [])).enumerated() {
      var app = LayerList()
      app.add("window", state: LayerState(frame: screen, background: ink), to: nil)
      for index in 0..<Int(height.rounded(.up)) {
        let container = app.add(
          "container of \(index)", role: "container", state: LayerState(frame: screen), to: 1)
        var state = LayerState(frame: screen, background: .white)
        let below = 852 * max(0, Double(index) + 1 - height)
        state.position = RecordedPoint(x: 196.5, y: 426 + below)
        state.masksToBounds = true
        state.cornerRadius = 10
        let view = app.add("screen \(index)", state: state, to: container)
        for button in 0..<20 {
          app.text(
            "button \(button) of \(index)", at: (10, 40 * Double(button), 200, 30), to: view)
        }
      }
      try builder.append(time: Double(frame) / 60, layers: app.layers)
    }
    return builder.finish()
  }
}

extension Recording {
  /// The number of changes of all frames.
  var changeCount: Int { frames.reduce(0) { $0 + $1.changes.count } }
}
