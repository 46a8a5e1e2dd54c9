import HeadlessUIKit
import SegueCore

/// The view of an element.
final class ElementView: PartView {
  /// The distance of a text from the ends of its element, pt.
  private static let inset: CGFloat = 12
  /// The distance of a switch from its title, pt.
  private static let gap: CGFloat = 8

  private let content: UIView
  /// The title next to a switch.
  private let label: PartView?
  private let kind: ElementPlan.Kind

  /// Called for a tap, or for the event of a control.
  var onTap: () -> Void

  init(_ element: ElementPlan, onTap: @escaping () -> Void = {}) {
    self.onTap = onTap
    kind = element.kind
    content = Self.content(of: element)
    label = kind == .switch ? Self.label(of: element, alignment: .natural) : nil
    // The placeholder of an image is translucent, an image is not.
    let background: UIColor =
      kind == .image ? .systemBackground : .secondarySystemBackground
    super.init(
      kind.rawValue, background: element.position.isInBar ? nil : background,
      radius: kind == .image ? element.cornerRadius : 12)
    clipsToBounds = kind == .image
    // A switch is the control itself: a touch on the rest of its row has no effect.
    let named = kind == .switch && element.cells == nil ? content : self
    named.accessibilityIdentifier = element.id
    addSubview(content)
    if let label { addSubview(label) }
    guard let control = content as? UIControl else {
      let recognizer = UITapGestureRecognizer()
      let reference = BoxedReference(self)
      recognizer.onAction { recognizer in
        if recognizer.state == .ended { reference.object?.onTap() }
      }
      addGestureRecognizer(recognizer)
      return
    }
    let reference = BoxedReference(self)
    let action = UIAction { _ in reference.object?.onTap() }
    control.addAction(action, for: kind == .textField ? element.controlEvent.event : .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the control of an element, or the view that shows it.
  private static func content(of element: ElementPlan) -> UIView {
    switch element.kind {
    case .button: return label(of: element, alignment: .center)
    case .textField:
      let field = UITextField(frame: .zero)
      field.placeholder = element.title ?? element.id
      if let color = element.textColor { field.textColor = UIColor(color) }
      return field
    case .slider:
      let slider = UISlider(frame: .zero)
      slider.value = Float(element.value)
      // The action is performed once, when the touch ends.
      slider.isContinuous = false
      return slider
    case .switch:
      let control = UISwitch(frame: .zero)
      control.isOn = element.isOn
      return control
    case .image:
      return UIImageView(image: UIImage(name: element.title ?? element.id, size: element.size))
    }
  }

  /// Returns the view of an element's title.
  private static func label(of element: ElementPlan, alignment: NSTextAlignment) -> PartView {
    let isInBar = element.position.isInBar
    let color = element.textColor.map { UIColor($0) }
    return PartView(
      "label",
      words: .init(
        text: element.title ?? element.id, size: 17, weight: isInBar ? 400 : 600,
        color: color ?? (element.kind == .switch ? .label : nil), alignment: alignment,
        isScaled: !isInBar))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = kind == .image ? 0 : min(Self.inset, bounds.width / 2)
    let area = bounds.insetBy(dx: inset, dy: 0)
    content.frame = area
    if let label {
      let size = content.intrinsicContentSize
      let isMirrored = traitCollection.layoutDirection == .rightToLeft
      let start = isMirrored ? area.minX : area.maxX - size.width
      content.frame = CGRect(
        x: start, y: area.midY - size.height / 2, width: size.width, height: size.height)
      label.frame = CGRect(
        x: isMirrored ? area.minX + size.width + Self.gap : area.minX, y: area.minY,
        width: max(0, area.width - size.width - Self.gap), height: area.height)
    }
    (content as? UITextField)?.font = .systemFont(ofSize: 17 * traitCollection.textScale)
  }
}

nonisolated extension ElementPlan.ControlEvent {
  /// UIKit's event.
  fileprivate var event: UIControl.Event {
    switch self {
    case .primaryActionTriggered: .primaryActionTriggered
    case .editingDidBegin: .editingDidBegin
    case .editingChanged: .editingChanged
    case .editingDidEnd: .editingDidEnd
    }
  }
}
