import SegueRecording

/// Handmade recordings, each with the layers of a small app.
enum Demo {
  static let phone = DeviceInfo(
    name: "phone", width: 393, height: 852,
    safeArea: RecordedInsets(top: 59, left: 0, bottom: 34, right: 0), cornerRadius: 55)

  static let ink = RecordedColor(red: 0.11, green: 0.11, blue: 0.12)
  static let gray = RecordedColor(red: 0.55, green: 0.55, blue: 0.58)
  static let blue = RecordedColor(red: 0, green: 0.48, blue: 1)
  static let card = RecordedColor(red: 0.949, green: 0.949, blue: 0.969)

  /// A menu slides in from the left over 0.3 s while a dimming view fades in, and slides out later.
  static func slideIn(device: DeviceInfo = phone) throws -> Recording {
    var builder = RecordingBuilder(
      file: "Configs/olympics.yaml", scenario: "The menu slides in and out on the left",
      device: device)
    for frame in 0...72 {
      let time = Double(frame) / 60
      try builder.append(
        time: time, layers: menuLayers(progress: progress(at: time), device: device))
      if frame == 27 { builder.snapshot(named: "menu open") }
    }
    builder.events = [
      EventRecord(time: 0, kind: "step", text: "tap menu"),
      EventRecord(time: 0.1, kind: "transition", subject: "menu", text: "presentation begins"),
      EventRecord(
        time: 0.1, kind: "appearance", subject: "menu", text: "viewWillAppear(animated: true)"),
      EventRecord(time: 0.4, kind: "completion", subject: "menu", text: "presentation completed"),
      EventRecord(time: 0.6, kind: "step", text: "tap dimming"),
      EventRecord(time: 0.7, kind: "transition", subject: "menu", text: "dismissal begins"),
      EventRecord(time: 1, kind: "completion", subject: "menu", text: "dismissal completed"),
    ]
    builder.touches = [
      TouchRecord(time: 0.05, id: 1, phase: .began, x: 34, y: 84),
      TouchRecord(time: 0.1, id: 1, phase: .ended, x: 34, y: 84),
      TouchRecord(time: 0.6333, id: 2, phase: .began, x: 350, y: 500),
      TouchRecord(time: 0.7, id: 2, phase: .ended, x: 350, y: 500),
    ]
    builder.verdicts = [
      Verdict(
        time: 0.4, passed: true, expectation: "the menu covers two thirds of the screen",
        location: "Configs/olympics.yaml:34:9"),
      Verdict(
        time: 1.2, passed: true, expectation: "home is on top and the dismissal completed",
        location: "Configs/olympics.yaml:41:9"),
    ]
    return builder.finish()
  }

  /// A sheet is dragged down and springs back.
  static func sheet() throws -> Recording {
    var builder = RecordingBuilder(
      file: "Configs/olympics.yaml",
      scenario: "A short pull on the sheet springs back to where it was", device: phone)
    for frame in 0...90 {
      let time = Double(frame) / 60
      try builder.append(time: time, layers: sheetLayers(pull: translation(at: time)))
      if time >= 0.2, time <= 0.7 {
        builder.touches.append(
          TouchRecord(
            time: time, id: 1, phase: time <= 0.2 ? .began : time < 0.7 ? .moved : .ended, x: 196.5,
            y: 446 + translation(at: time)))
      }
    }
    builder.events = [
      EventRecord(time: 0.2, kind: "step", text: "drag from grabber by (0, 140) for 500 ms"),
      EventRecord(time: 0.2, kind: "gesture", subject: "pan", text: "began"),
      EventRecord(time: 0.2, kind: "transition", subject: "detail", text: "dismissal begins"),
      EventRecord(time: 0.7, kind: "gesture", subject: "pan", text: "ended at 62 pt/s"),
      EventRecord(time: 1.2, kind: "completion", subject: "detail", text: "dismissal canceled"),
    ]
    builder.verdicts = [
      Verdict(
        time: 1.5, passed: false, expectation: "the sheet is gone", expected: "home on top",
        actual: "detail on top", location: "Configs/olympics.yaml:52:9"),
      Verdict(
        time: 1.5, passed: true, expectation: "detail is shown again at [0, 432, 393, 420]",
        location: "Configs/olympics.yaml:53:9"),
    ]
    builder.diagnostics = [
      DiagnosticRecord(
        time: 0.2, code: "unbalanced-appearance",
        message: "viewWillDisappear was followed by viewWillAppear without the end of the first",
        severity: .warning)
    ]
    return builder.finish()
  }

  /// The progress: 0 to 1 over 0.1...0.4 s and back over 0.7...1.0 s, eased at both ends.
  static func progress(at time: Double) -> Double {
    func eased(_ fraction: Double) -> Double {
      let x = min(max(fraction, 0), 1)
      return x * x * (3 - 2 * x)
    }
    return eased((time - 0.1) / 0.3) - eased((time - 0.7) / 0.3)
  }

  /// How far the sheet is pulled down: 0 to 140 pt over 0.2...0.7 s, and back over 0.7...1.2 s. The
  /// return is eased at both ends.
  static func translation(at time: Double) -> Double {
    if time < 0.2 { return 0 }
    if time < 0.7 { return 140 * (time - 0.2) / 0.5 }
    let rest = max(0, 1 - (time - 0.7) / 0.5)
    return 140 * rest * rest * (3 - 2 * rest)
  }

  /// The layers of a menu that has entered from the left by a fraction of its width.
  static func menuLayers(progress: Double, device: DeviceInfo) -> [LayerRecord] {
    var app = LayerList()
    addHomeScreen(in: &app, device: device)
    guard progress > 0 else { return app.layers }
    let screen = RecordedRect(x: 0, y: 0, width: device.width, height: device.height)
    var dimming = LayerState(frame: screen, background: .black)
    dimming.opacity = 0.45 * progress
    app.add("dimming", role: "dimming", state: dimming, to: 1)
    let width = (device.width * 2 / 3).rounded()
    var menu = LayerState(
      frame: RecordedRect(
        x: -width * (1 - progress), y: 0, width: width, height: device.height), background: .white)
    menu.cornerRadius = 24
    menu.maskedCorners = [.topRight, .bottomRight]
    menu.shadow = RecordedShadow(opacity: 0.3, radius: 16, offset: RecordedPoint(x: 4, y: 0))
    let panel = app.add("menu", state: menu, to: 1)
    app.text("Games", at: (24, 84, width - 48, 40), size: 30, weight: 700, to: panel)
    for (row, title) in ["Medal table", "Athletes", "Schedule", "Venues"].enumerated() {
      let y = 150 + Double(row) * 56
      app.image("line", at: (24, y, 28, 28), to: panel)
      app.text(title, at: (68, y - 8, width - 92, 44), to: panel)
    }
    return app.layers
  }

  /// The layers of a sheet that is pulled down by a number of points.
  static func sheetLayers(pull: Double) -> [LayerRecord] {
    var app = LayerList()
    addHomeScreen(in: &app, device: phone)
    var dimming = LayerState(
      frame: RecordedRect(x: 0, y: 0, width: 393, height: 852), background: .black)
    dimming.opacity = 0.5 * (1 - pull / 420)
    app.add("dimming", role: "dimming", state: dimming, to: 1)
    var shadowed = LayerState(frame: RecordedRect(x: 0, y: 432, width: 393, height: 420))
    shadowed.transform = RecordedTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: pull)
    shadowed.shadow = RecordedShadow(opacity: 0.25, radius: 12, offset: RecordedPoint(x: 0, y: -2))
    let holder = app.add("container", state: shadowed, to: 1)
    var sheet = LayerState(
      frame: RecordedRect(x: 0, y: 0, width: 393, height: 420), background: .white)
    sheet.cornerRadius = 16
    sheet.maskedCorners = [.topLeft, .topRight]
    sheet.masksToBounds = true
    let detail = app.add("detail", state: sheet, to: holder)
    var grabber = LayerState(
      frame: RecordedRect(x: 178.5, y: 8, width: 36, height: 5),
      background: RecordedColor(red: 0.77, green: 0.77, blue: 0.79))
    grabber.cornerRadius = 2.5
    app.add("grabber", role: "grabber", state: grabber, to: detail)
    app.text("Medal count", at: (24, 32, 345, 34), size: 26, weight: 700, to: detail)
    for (row, label) in ["Gold", "Silver", "Bronze"].enumerated() {
      let y = 90 + Double(row) * 60
      var field = LayerState(
        frame: RecordedRect(x: 24, y: y, width: 345, height: 48), background: card)
      field.cornerRadius = 10
      let box = app.add("field", state: field, to: detail)
      app.text(label, at: (14, 0, 200, 48), to: box)
      app.text("\(row + 3)", at: (245, 0, 86, 48), color: gray, alignment: .right, to: box)
    }
    let button = app.add(
      "button",
      state: {
        var state = LayerState(
          frame: RecordedRect(x: 24, y: 300, width: 345, height: 52), background: blue)
        state.cornerRadius = 14
        return state
      }(), to: detail)
    app.text(
      "Done", at: (0, 0, 345, 52), weight: 600, color: .white, alignment: .center, to: button)
    return app.layers
  }

  private static func addHomeScreen(in app: inout LayerList, device: DeviceInfo) {
    let (width, height) = (device.width, device.height)
    let screen = RecordedRect(x: 0, y: 0, width: width, height: height)
    app.add("window", state: LayerState(frame: screen, background: .white), to: nil)
    let home = app.add("home", state: LayerState(frame: screen, background: card), to: 1)
    app.image("line.3.horizontal", isSymbol: true, at: (20, 70, 28, 28), color: blue, to: home)
    app.text("Olympic Games", at: (20, 110, width - 40, 44), size: 32, weight: 700, to: home)
    for (row, year) in ["Beijing 2008", "London 2012", "Rio 2016", "Tokyo 2020", "Paris 2024"]
      .enumerated()
    {
      let y = 176 + Double(row) * 104
      var state = LayerState(
        frame: RecordedRect(x: 20, y: y, width: width - 40, height: 88), background: .white)
      state.cornerRadius = 14
      let cell = app.add("cell", state: state, to: home)
      app.image("photo", at: (16, 16, 56, 56), color: blue, to: cell)
      app.text(year, at: (88, 16, width - 200, 28), weight: 600, to: cell)
      app.text(
        "Summer Games", at: (88, 46, width - 200, 24), size: 15, color: gray, to: cell)
      app.image(
        "chevron.right", isSymbol: true, at: (width - 76, 32, 24, 24), color: gray, to: cell)
    }
  }
}

/// A list of layers: numbers from 1, sibling indices in the order of addition.
struct LayerList {
  private(set) var layers: [LayerRecord] = []
  private var counts: [Int: Int] = [:]

  @discardableResult
  mutating func add(
    _ name: String, role: String? = nil, state: LayerState, content: LayerContent = .none,
    to parent: Int?
  ) -> Int {
    let id = layers.count + 1
    let index = parent.map { counts[$0, default: 0] } ?? 0
    if let parent { counts[parent] = index + 1 }
    layers.append(
      LayerRecord(
        id: id, parent: parent, index: index, name: name, role: role, state: state, content: content
      ))
    return id
  }

  mutating func text(
    _ string: String, at frame: (Double, Double, Double, Double), size: Double = 17,
    weight: Int = 400, color: RecordedColor = Demo.ink, alignment: TextAlignment = .left,
    to parent: Int
  ) {
    add(
      "UILabel", state: LayerState(frame: rect(frame)),
      content: .text(
        TextContent(string, size: size, weight: weight, color: color, alignment: alignment)),
      to: parent)
  }

  mutating func image(
    _ name: String, isSymbol: Bool = false, at frame: (Double, Double, Double, Double),
    color: RecordedColor = Demo.gray, to parent: Int
  ) {
    var state = LayerState(frame: rect(frame))
    state.cornerRadius = isSymbol ? 0 : 8
    add(
      "UIImageView", state: state,
      content: .image(ImageContent(name: name, isSymbol: isSymbol, color: color)), to: parent)
  }

  private func rect(_ frame: (Double, Double, Double, Double)) -> RecordedRect {
    RecordedRect(x: frame.0, y: frame.1, width: frame.2, height: frame.3)
  }
}
