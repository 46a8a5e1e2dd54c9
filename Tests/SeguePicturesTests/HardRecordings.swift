import SegueRecording

/// Recordings that are difficult to draw.
extension Demo {
  static let hostile =
    "<script>alert('1')</script> ]]> & \"\u{0}\u{7}\u{1B}\u{FFFE}\u{202E}\u{2028}\u{05D0}\u{1F3C5}"

  /// Hostile text in every text property, and far more of it than fits.
  static func hostile(frames: Int = 30) throws -> Recording {
    var builder = RecordingBuilder(file: hostile, scenario: hostile + hostile, device: phone)
    builder.events = (0..<40).map {
      EventRecord(time: Double($0) / 80, kind: hostile, subject: hostile, text: "\(hostile) \($0)")
    }
    builder.touches = [
      TouchRecord(time: 0.1, id: 7, phase: .moved, x: -900, y: 9000),
      TouchRecord(time: 0.2, id: 7, phase: .moved, x: 1e7, y: -1e9),
    ]
    builder.verdicts = (0..<30).map {
      Verdict(
        time: 0, passed: $0 % 2 == 0, expectation: "\($0) \(hostile)", expected: hostile,
        actual: hostile, location: hostile, during: hostile)
    }
    builder.diagnostics = [
      DiagnosticRecord(time: 0, code: hostile, message: hostile, severity: .error)
    ]
    for frame in 0..<frames {
      var app = LayerList()
      let screen = RecordedRect(x: 0, y: 0, width: 393, height: 852)
      app.add(hostile, role: hostile, state: LayerState(frame: screen), to: nil)
      app.text(hostile, at: (Double(frame), 100, 390, 40), size: 17, to: 1)
      app.image(hostile, at: (0, 200, 50, 50), to: 1)
      app.image(hostile, isSymbol: true, at: (0, 300, 50, 50), to: 1)
      try builder.append(time: Double(frame) / 60, layers: app.layers)
      builder.snapshot(named: hostile)
    }
    return builder.finish()
  }

  /// A card that rotates, shrinks and is clipped, with text that becomes too small to read.
  static func turningCard() throws -> Recording {
    var builder = RecordingBuilder(file: "cards.yaml", scenario: "A card rotates", device: phone)
    for frame in 0...40 {
      let fraction = Double(frame) / 40
      var app = LayerList()
      let screen = RecordedRect(x: 0, y: 0, width: 393, height: 852)
      app.add("window", state: LayerState(frame: screen, background: card), to: nil)
      var clip = LayerState(
        frame: RecordedRect(x: 40, y: 200, width: 313, height: 400), background: .white)
      clip.cornerRadius = 30
      clip.masksToBounds = true
      clip.borderWidth = 2
      clip.borderColor = gray
      let box = app.add("clip", state: clip, to: 1)
      var rotated = LayerState(
        frame: RecordedRect(x: 80, y: 60, width: 150, height: 250), background: blue)
      // A rotation and scale from plain arithmetic: (cos, sin) = (1 - s², 2s) / (1 + s²).
      let (cosine, sine) = (1 - fraction * fraction, 2 * fraction)
      let scale = (1 - 0.6 * fraction) / (1 + fraction * fraction)
      rotated.transform = RecordedTransform(
        a: cosine * scale, b: sine * scale, c: -sine * scale, d: cosine * scale, tx: 12, ty: 0)
      rotated.cornerRadius = 20
      let face = app.add("card", state: rotated, to: box)
      app.text("Gold", at: (10, 20, 130, 30), size: 17, weight: 600, color: .white, to: face)
      var flipped = LayerState(
        frame: RecordedRect(x: 150, y: 640, width: 120, height: 160), background: blue)
      flipped.cornerRadius = frame % 2 == 0 ? 0 : 18
      var matrix = flipped.transform.entries
      (matrix[0], matrix[2], matrix[8], matrix[10]) = (
        cosine / (1 + fraction * fraction), -sine / (1 + fraction * fraction),
        sine / (1 + fraction * fraction),
        cosine / (1 + fraction * fraction)
      )
      matrix[3] = -matrix[2] / 500
      flipped.transform = RecordedTransform(matrix: matrix)
      let back = app.add("flipped", state: flipped, to: 1)
      app.text("Flip", at: (10, 20, 100, 30), size: 20, color: .white, to: back)
      try builder.append(time: Double(frame) / 60, layers: app.layers)
    }
    return builder.finish()
  }

  /// A phone that rotates to landscape during the run.
  static func rotation() throws -> Recording {
    var wide = phone
    (wide.width, wide.height, wide.orientation) = (852, 393, .landscapeRight)
    wide.safeArea = RecordedInsets(top: 0, left: 59, bottom: 21, right: 59)
    var builder = RecordingBuilder(
      file: "turn.yaml", scenario: "The menu stays open while the phone rotates", device: phone)
    for frame in 0...60 {
      let device = frame < 30 ? phone : wide
      let progress = min(1, Double(frame) / 20)
      try builder.append(
        time: Double(frame) / 60, device: device,
        layers: menuLayers(progress: progress, device: device))
    }
    builder.snapshot(named: "rotated")
    return builder.finish()
  }

  static let tablet = DeviceInfo(
    name: "tablet", width: 1024, height: 1366, scale: 2, framesPerSecond: 120,
    safeArea: RecordedInsets(top: 24, left: 0, bottom: 20, right: 0), cornerRadius: 18)

  static let oldPhone = DeviceInfo(
    name: "small phone", width: 320, height: 568, scale: 2,
    safeArea: RecordedInsets(top: 20, left: 0, bottom: 0, right: 0))

  /// A recording with almost no changes.
  static func short(frames: Int) throws -> Recording {
    var builder = RecordingBuilder(file: "short.yaml", scenario: "Nothing moves", device: oldPhone)
    for frame in 0..<frames {
      try builder.append(
        time: Double(frame) / 60, layers: menuLayers(progress: 0, device: oldPhone))
    }
    return builder.finish()
  }
}
