/// Constraints in words, for diagnostics.
extension NSLayoutConstraint {
  /// Such as `'gap': sheet.top ≥ 0.5 · container.centerY + 8 (priority 750)`.
  var equation: String {
    var text = identifier.map { "'\($0)': " } ?? ""
    text += Self.describe(first, from: firstOrigin)
    switch relation {
    case .lessThanOrEqual: text += " ≤ "
    case .equal: text += " = "
    case .greaterThanOrEqual: text += " ≥ "
    }
    if let second {
      if multiplier != 1 { text += "\(Self.describe(multiplier)) · " }
      text += Self.describe(second, from: secondOrigin)
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(Self.describe(abs(constant)))" }
    } else {
      text += Self.describe(constant)
    }
    if priority != .required {
      text += " (priority \(Self.describe(CGFloat(priority.rawValue))))"
    }
    return text
  }

  private static func describe(_ reference: LayoutReference, from origin: LayoutReference?)
    -> String
  {
    let end = "\(reference.item?.layoutName ?? "(gone)").\(reference.attribute)"
    guard let origin else { return end }
    return "(\(end) - \(origin.item?.layoutName ?? "(gone)").\(origin.attribute))"
  }

  /// A number as short as it can be, the same in every locale.
  static func describe(_ number: CGFloat) -> String {
    let text = Double(number).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
