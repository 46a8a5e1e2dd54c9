/// Lets the user choose a color: a sheet with a button that closes it.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// Creates a picker.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  /// The delegate of the picker.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The color; black by default.
  open var selectedColor = UIColor.black
  /// Whether the user may choose the opacity; true by default.
  /// Stored only.
  open var supportsAlpha = true

  open override func loadView() {
    let content = UIView(frame: UIScreen.main.bounds)
    content.backgroundColor = .systemBackground
    let close = UIButton(frame: CGRect(x: 16, y: 16, width: 60, height: 44))
    close.setTitle("Close", for: .normal)
    close.accessibilityIdentifier = "Close"
    close.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    content.addSubview(close)
    view = content
  }
}

extension SimulatedDevice {
  /// Chooses a color for the user: the picker's delegate is notified.
  public func pick(_ color: UIColor, in picker: UIColorPickerViewController) {
    perform {
      picker.selectedColor = color
      picker.delegate?.colorPickerViewController(picker, didSelect: color, continuously: false)
      picker.delegate?.colorPickerViewControllerDidSelectColor(picker)
    }
  }
}

extension UIColorPickerViewController {
  fileprivate final func close() {
    presentingViewController?.dismiss(animated: true) { [weak self] in
      if let self { delegate?.colorPickerViewControllerDidFinish(self) }
    }
  }
}

/// The delegate of a color picker.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate about the chosen color.
  @_spi(OptionalRequirements) func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Tells the delegate about the chosen color; deprecated.
  @_spi(OptionalRequirements) func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController)
  /// Tells the delegate that the picker was closed.
  @_spi(OptionalRequirements) func colorPickerViewControllerDidFinish(
    _ viewController: UIColorPickerViewController)
}

@_documentation(visibility: internal)
extension UIColorPickerViewControllerDelegate where Self: NSObject {
  /// The default implementation does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// The default implementation does nothing.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  /// The default implementation does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
