import HeadlessUIKit
import TestSupport

/// A device with a container of 400 x 800 pt in a window without safe area, and named views.
struct LayoutScene {
  let device: SimulatedDevice
  let window: UIWindow
  let container: UIView

  init(safeArea: UIEdgeInsets = .zero) {
    let size = CGSize(width: 400, height: 800)
    let device = makeDevice(DeviceConfiguration(size: size, portraitSafeArea: safeArea))
    self.device = device
    let (window, container) = device.perform {
      let container = UIView(frame: CGRect(origin: .zero, size: size))
      return (makeWindow(container), container)
    }
    self.window = window
    self.container = container
    device.perform { container.accessibilityIdentifier = "container" }
  }

  /// Adds a view that is positioned by constraints, by default to the container, with `content` as
  /// its intrinsic size; nil for none.
  func add(_ name: String, to parent: UIView? = nil, content: CGSize? = nil) -> UIView {
    device.perform {
      let view = ContentView()
      view.content = content
      view.accessibilityIdentifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      (parent ?? container).addSubview(view)
      return view
    }
  }

  /// Activates constraints and lays out the window.
  func activate(_ constraints: [NSLayoutConstraint]) {
    device.perform {
      NSLayoutConstraint.activate(constraints)
      window.layoutIfNeeded()
    }
  }

  func layOut() { device.perform { window.layoutIfNeeded() } }

  var diagnosticMessages: [String] { device.diagnostics.map(\.message) }
}

/// A view with a settable content size, and a count of its constraint updates.
final class ContentView: UIView {
  var content: CGSize?
  var updates = 0

  override var intrinsicContentSize: CGSize { content ?? super.intrinsicContentSize }
  override func updateConstraints() {
    updates += 1
    super.updateConstraints()
  }
}
