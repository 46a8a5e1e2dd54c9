import HeadlessUIKit
import TestSupport

/// A device with one view of 100 x 100 pt at the origin of a window without safe area.
struct LayerScene {
  let device: SimulatedDevice
  let window: UIWindow
  let view: UIView

  init(_ makeView: () -> UIView = { UIView() }) {
    let device = makeDevice(
      DeviceConfiguration(size: CGSize(width: 400, height: 800), portraitSafeArea: .zero))
    self.device = device
    (window, view) = device.perform {
      let view = makeView()
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      return (makeWindow(view), view)
    }
    device.turn()
  }

  /// Runs `body` as app code.
  @discardableResult
  func run<Result>(_ body: () -> Result) -> Result { device.perform(body) }

  /// Adds a layer without a view, and commits it.
  @discardableResult
  func add<Layer: CALayer>(_ layer: Layer) -> Layer {
    run { view.layer.addSublayer(layer) }
    device.turn()
    return layer
  }

  /// Returns a value of a layer's presentation at a time.
  func shown<Layer: CALayer, Value>(
    _ layer: Layer, at time: Double, _ value: (Layer) -> Value
  ) -> Value? {
    device.advance(to: time)
    return run { layer.presentation().map(value) }
  }
}

extension CGPath {
  /// The elements as SVG text, with rounded numbers.
  var text: String {
    var parts: [String] = []
    applyWithBlock { element in
      let counts = [1, 1, 2, 3, 0]
      let type = Int(element.pointee.type.rawValue)
      let points = (0..<counts[type]).map { element.pointee.points[$0] }
      let numbers = points.flatMap { [$0.x, $0.y] }.map { "\(rounded($0))" }
      parts.append(["M", "L", "Q", "C", "Z"][type] + numbers.joined(separator: " "))
    }
    return parts.joined()
  }
}

/// Returns the path of a rectangle.
func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
  UIBezierPath(rect: CGRect(x: x, y: y, width: width, height: height)).cgPath
}
