import SegueConfig
import SegueCore

/// A row of the panel: the key of a parameter, its value, and the control that changes it.
class ParameterRow: ColumnView {
  let parameter: TunedParameter
  /// Called with a new value; `nil` for none.
  let change: (JSONValue?) -> Void
  let valueLabel = ParameterRow.makeLabel("", .value)
  private let messageLabel = ParameterRow.makeLabel("", .note)

  init(_ parameter: TunedParameter, _ change: @escaping (JSONValue?) -> Void) {
    self.parameter = parameter
    self.change = change
    super.init(spacing: 6)
    accessibilityIdentifier = "row \(parameter.path)"
  }

  nonisolated deinit {}

  required init?(coder: NSCoder) { nil }

  /// Returns the row of a parameter, with the control that fits its form.
  static func make(
    _ parameter: TunedParameter, _ change: @escaping (JSONValue?) -> Void
  ) -> ParameterRow {
    switch parameter.form {
    case .flag: FlagRow(parameter, change)
    case .number(let range, let isWhole): NumberRow(parameter, range, isWhole: isWhole, change)
    case .words(let words): AlternativesRow(parameter, words, [], change)
    case .alternatives(let words, let numbers): AlternativesRow(parameter, words, numbers, change)
    case .color: ColorRow(parameter, change)
    case .motion: MotionRow(parameter, change)
    case .list(let words, let numbers, let count):
      ListRow(parameter, words, numbers, count, change)
    case .other: OtherRow(parameter, change)
    }
  }

  /// Shows a value of the parameter.
  ///
  /// - Parameters:
  ///   - value: The value; `null` for none.
  ///   - values: All parameters of the transition.
  func show(_ value: JSONValue, of values: JSONValue) {
    let text = value == .null ? "–" : Self.text(value, parameter.unit)
    guard valueLabel.text != text else { return }
    valueLabel.text = text
    valueLabel.superview?.setNeedsLayout()
  }

  /// Returns a value as text, with at most three decimals: a number with its unit, a map of one number with
  /// the key.
  static func text(_ value: JSONValue, _ unit: String?) -> String {
    let value = value.rounded
    if let member = value.members?.first, value.members?.count == 1, member.value.number != nil {
      return "\(member.value.yamlText) \(member.name)"
    }
    guard value.number != nil, let unit else { return value.yamlText }
    return unit == "°" ? value.yamlText + unit : "\(value.yamlText) \(unit)"
  }

  // MARK: Parts

  /// The fonts of labels.
  enum Font { case heading, title, value, note }

  static func makeLabel(_ text: String, _ font: Font) -> UILabel {
    let label = UILabel()
    label.text = text
    switch font {
    case .heading: label.font = .boldSystemFont(ofSize: 17)
    case .title: label.font = .systemFont(ofSize: 15)
    case .value: label.font = .systemFont(ofSize: 15)
    case .note: label.font = .systemFont(ofSize: 12)
    }
    if font == .value || font == .note { label.textColor = .secondaryLabel }
    if font == .note { label.numberOfLines = 0 }
    return label
  }

  /// Adds the key on the left, and the value or a control on the right.
  func addHeader(_ right: UIView? = nil) {
    let title = Self.makeLabel(parameter.key, .title)
    addSubview(HeaderView(title, right ?? valueLabel))
  }

  /// Adds the sentence that describes the parameter.
  func addSummary() {
    let range = parameter.range.map { " \($0)\(parameter.unit.map { " \($0)" } ?? "")." } ?? ""
    addSubview(Self.makeLabel(parameter.summary + range, .note))
    messageLabel.textColor = .systemRed
    messageLabel.isHidden = true
    addSubview(messageLabel)
  }

  /// Shows why the last value is not used, or has no effect; `nil` hides the message.
  func showMessage(_ message: String?) {
    guard messageLabel.text != message || messageLabel.isHidden != (message == nil) else { return }
    messageLabel.text = message
    messageLabel.isHidden = message == nil
    sizeDidChange()
  }
}

extension JSONValue {
  /// The value with all numbers rounded to three decimals.
  fileprivate var rounded: JSONValue {
    switch self {
    case .number(let number): .number((number * 1_000).rounded() / 1_000)
    case .array(let items): .array(items.map(\.rounded))
    case .object(let members): .object(members.map { .init($0.name, $0.value.rounded) })
    default: self
    }
  }
}

extension TunedParameter {
  /// The group of the parameter; empty for none.
  var group: String { path.split(separator: ".").dropLast().joined(separator: ".") }
  /// The key inside the group.
  var key: String { path.split(separator: ".").last.map(String.init) ?? path }
}

/// A row with a switch.
final class FlagRow: ParameterRow {
  private let control = UISwitch(frame: .zero)

  override init(_ parameter: TunedParameter, _ change: @escaping (JSONValue?) -> Void) {
    super.init(parameter, change)
    control.accessibilityIdentifier = parameter.path
    control.addAction(
      UIAction { [control = UIKitReference(control)] _ in
        if let control = control.object { change(.boolean(control.isOn)) }
      }, for: .valueChanged)
    addHeader(control)
    addSummary()
  }

  required init?(coder: NSCoder) { nil }

  override func show(_ value: JSONValue, of values: JSONValue) {
    control.setOn(value == .boolean(true), animated: false)
  }
}

/// A row with a value that only a file sets.
final class OtherRow: ParameterRow {
  override init(_ parameter: TunedParameter, _ change: @escaping (JSONValue?) -> Void) {
    super.init(parameter, change)
    addHeader()
    addSummary()
  }

  required init?(coder: NSCoder) { nil }
}
