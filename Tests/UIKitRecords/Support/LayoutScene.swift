import HeadlessUIKit
import TestSupport

/// A view whose content has a size, as the text of a label does.
final class LayoutContentView: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// - Parameter content: The size of the content; the view is plain by default.
  init(
    _ content: CGSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  ) {
    self.content = content
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

/// Returns a setup that runs on a device of its own; the body makes windows, if any.
func layoutSetup(
  safeArea: UIEdgeInsets = .zero, _ body: @escaping () -> [String: Recorded]
) -> Setup {
  var configuration = DeviceConfiguration.recordedWindow26
  configuration.portraitSafeArea = safeArea
  return { makeDevice(configuration).perform(body) }
}

extension UIView {
  /// Adds a view that constraints position.
  @discardableResult
  func addForConstraints<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  /// Adds a plain view with a frame.
  @discardableResult
  func addPlain(_ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    addSubview(view)
    return view
  }
}

/// Returns the frames of views by name: "frame of view 0" and so on.
func layoutFrames(of views: [UIView]) -> [String: Recorded] {
  var values: [String: Recorded] = [:]
  for (index, view) in views.enumerated() {
    values["frame of view \(index)"] = Recorded(view.frame)
  }
  return values
}

/// A root view in no window whose controller gives it a safe area.
struct LayoutRoot {
  let controller = UIViewController()
  let view: UIView

  init(safeArea: UIEdgeInsets) {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    controller.view = view
    controller.additionalSafeAreaInsets = safeArea
  }

  /// Lays out the view, and returns what is read then; the struct retains the controller meanwhile.
  func layOut(_ read: () -> [String: Recorded]) -> [String: Recorded] {
    view.layoutIfNeeded()
    return read()
  }
}
