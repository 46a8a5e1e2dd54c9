import SegueConfig

/// The forms of a value, as written in a file.
nonisolated struct WrittenForms: Sendable {
  /// The alternatives in the order of the shape.
  private(set) var all: [String] = []
  /// Whether the forms say more than the name and range of the kind.
  private(set) var areTelling = false

  /// Creates the forms of a value.
  init(of shape: ParameterShape) { add(shape, isOutermost: true) }

  private init(in shape: ParameterShape) { add(shape, isOutermost: false) }

  private mutating func add(_ shape: ParameterShape, isOutermost: Bool) {
    let forms = shape.forms
    // Next to a number, a text with a pattern is a notation of that number, which its range describes.
    let hasNumbers = forms.contains { if case .number = $0 { true } else { false } }
    for form in forms {
      switch form {
      case .words(let words): words.forEach { append($0, isTelling: true) }
      case .color: (ConfigColor.named.map(\.name) + ["…"]).forEach { append($0, isTelling: true) }
      case .number(let number): append(number.rangeText ?? "number")
      case .flag: append("true or false")
      case .list(let item, let count):
        append(list(WrittenForms(in: item).text, count), isTelling: true)
      case .record(let fields), .selection(let fields):
        append(map(fields, isOutermost: isOutermost), isTelling: true)
      case .names, .selected: append("{ … }", isTelling: true)
      case .text(pattern: nil): append("text")
      case .identifier, .formula: if !hasNumbers { append("…") }
      case .text where !hasNumbers: append("…")
      default: break
      }
    }
    if shape.isMotion { append("…") }
  }

  private mutating func append(_ form: String, isTelling: Bool = false) {
    if isTelling { areTelling = true }
    if !all.contains(form) { all.append(form) }
  }

  /// Returns the forms, wrapped between forms to a width.
  func text(wrappedTo width: Int) -> String {
    wrapped(all.enumerated().map { $0.offset == 0 ? $0.element : "| \($0.element)" }, to: width)
  }

  private var text: String { all.joined(separator: " | ") }

  /// Returns the form of a list, with each item if there is a fixed small number of them.
  private func list(_ item: String, _ count: ClosedRange<Int>) -> String {
    guard count.lowerBound == count.upperBound, count.upperBound <= 4 else {
      return "[\(item), …]"
    }
    let items = Array(repeating: item, count: count.upperBound)
    return "[\(items.joined(separator: ", "))]"
  }

  /// Returns the form of a map, with its values at the outermost level and only its keys within.
  private func map(_ fields: [ParameterShape.Field], isOutermost: Bool) -> String {
    let parts = fields.map { field in
      let value = isOutermost ? WrittenForms(in: field.shape).text : ""
      return value.isEmpty ? field.name : "\(field.name): \(value)"
    }
    return "{ \(parts.joined(separator: ", ")) }"
  }
}
