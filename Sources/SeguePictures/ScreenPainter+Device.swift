import SegueRecording

/// The system's overlays: the status bar and the home indicator.
extension ScreenPainter {
  /// Draws time, signal and battery at the top and the home indicator at the bottom, if the safe
  /// area has space for them; dark on a light background and light on a dark one.
  mutating func paintSystemOverlay() {
    let (top, bottom) = (ink(probe: 0), ink(probe: 1))
    if let same = before?.overlay, same.top == top, same.bottom == bottom {
      overlay = same
      return writer.raw(same.bytes[...])
    }
    let start = writer.bytes.count
    paintStatusAndIndicator()
    overlay = (top, bottom, Array(writer.bytes[start...]))
  }

  private mutating func paintStatusAndIndicator() {
    let safeArea = tree.device.safeArea
    if safeArea.top >= 20 { paintStatusArea(height: safeArea.top) }
    if safeArea.bottom >= 20 {
      let width = min(134, screen.width / 3)
      let bar = RecordedRect(
        x: (screen.width - width) / 2, y: screen.height - 13, width: width, height: 5)
      writer.shape(
        Shape(bounds: bar, radius: 2.5), ["fill": ink(probe: 1), "fill-opacity": "0.85"])
    }
  }

  private mutating func paintStatusArea(height: Double) {
    let isTall = height >= 40
    let middle = isTall ? height * 0.58 : height / 2
    let size = isTall ? 16.0 : 12.0
    let inset = max(screen.width * 0.08, tree.device.cornerRadius * 0.6)
    writer.open("g", ["fill": ink(probe: 0), "fill-opacity": "0.9"])
    writer.words(
      "text", "9:41",
      [
        "x": inset.svg, "y": (middle + size * 0.36).svg, "font-size": size.svg,
        "font-weight": "600",
      ])
    let right = screen.width - inset
    let unit = size / 16
    for bar in 0..<4 {
      let height = Double(5 + bar * 2) * unit
      let rect = RecordedRect(
        x: right - (48 - Double(bar) * 5) * unit, y: middle + 6 * unit - height, width: 3 * unit,
        height: height)
      writer.shape(Shape(bounds: rect, radius: unit), [:])
    }
    let battery = RecordedRect(
      x: right - 24 * unit, y: middle - 6 * unit, width: 24 * unit, height: 12 * unit)
    writer.shape(
      Shape(bounds: battery, radius: 3.5 * unit),
      ["fill": "none", "stroke": ink(probe: 0), "stroke-opacity": "0.5"])
    let charge = RecordedRect(
      x: battery.x + 2 * unit, y: battery.y + 2 * unit, width: 17 * unit, height: 8 * unit)
    writer.shape(Shape(bounds: charge, radius: 2 * unit), [:])
    writer.close("g")
  }

  /// Returns white or black, whichever is legible over a probe: 0 is the status bar's, 1 the home
  /// indicator's.
  private func ink(probe: Int) -> String {
    probes[probe].lightness < 0.4 ? "#ffffff" : "#000000"
  }
}
