import SegueText

/// Text forms of constraints, for diagnostics.
extension NSLayoutConstraint {
  /// The text form, such as `'gap': sheet.top ≥ 0.5 · container.centerY + 8 (priority 750)`.
  var equation: String {
    var text = identifier.map { "'\($0)': " } ?? ""
    text += Self.describe(first, from: firstOrigin)
    switch relation {
    case .lessThanOrEqual: text += " ≤ "
    case .equal: text += " = "
    case .greaterThanOrEqual: text += " ≥ "
    }
    if let second {
      if multiplier != 1 { text += "\(numberText(multiplier)) · " }
      text += Self.describe(second, from: secondOrigin)
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(numberText(abs(constant)))" }
    } else {
      text += numberText(constant)
    }
    if priority != .required {
      text += " (priority \(numberText(Double(priority.rawValue))))"
    }
    return text
  }

  private static func describe(_ reference: LayoutReference, from origin: LayoutReference?)
    -> String
  {
    let end = "\(reference.item?.layoutName ?? "(deallocated)").\(reference.attribute)"
    guard let origin else { return end }
    return "(\(end) - \(origin.item?.layoutName ?? "(deallocated)").\(origin.attribute))"
  }
}
