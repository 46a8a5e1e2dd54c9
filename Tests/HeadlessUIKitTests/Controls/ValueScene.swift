import HeadlessUIKit
import TestSupport

/// A control at (100, 100) in a window of 400 x 800 pt, and the events of its value.
struct ValueScene<Control: UIControl> {
  let device: SimulatedDevice
  let control: Control
  let window: UIWindow
  let notes = Notes()

  /// - Parameters:
  ///   - describe: The text that is noted for an event, besides its name.
  ///   - make: Makes the control.
  init(
    mirrored: Bool = false, width: CGFloat = 200, _ describe: @escaping (Control) -> String,
    _ make: () -> Control
  ) {
    let device = makeDevice(
      DeviceConfiguration(
        size: CGSize(width: 400, height: 800), portraitSafeArea: .zero,
        layoutDirection: mirrored ? .rightToLeft : .leftToRight))
    let notes = notes
    (control, window) = device.perform {
      let control = make()
      control.frame = CGRect(x: 100, y: 100, width: width, height: 40)
      control.addAction(
        UIAction { [unowned control] _ in notes.note("changed \(describe(control))") },
        for: .valueChanged)
      control.addAction(UIAction { _ in notes.note("up") }, for: [.touchUpInside, .touchUpOutside])
      return (control, makeWindow(control))
    }
    self.device = device
    device.turn()
  }

  /// The texts of the events that change the value.
  var changes: [String] { notes.lines.filter { $0.hasPrefix("changed") } }

  /// Touches a point of the control, moves through others, and ends the touch.
  func drag(_ points: CGPoint..., ends: Bool = true) {
    for (index, point) in points.enumerated() {
      let location = control.convert(point, to: nil)
      if index == 0 { device.touchDown(at: location) } else { device.touchMove(to: location) }
    }
    if ends { device.touchUp() }
    device.turn()
  }

  func change(_ body: (Control) -> Void) {
    device.perform { body(control) }
    device.turn()
  }
}
