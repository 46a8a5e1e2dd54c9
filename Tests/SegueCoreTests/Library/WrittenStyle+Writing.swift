import SegueCompiler
import SegueConfig

extension WrittenStyle {
  /// Returns the JSON document of styles, which `all(in:)` reads; `nil` if a shape has no description.
  static func document(
    of styles: [(identifier: String, otherNames: [String], shape: ParameterShape)]
  ) -> String? {
    let members = styles.compactMap { style in
      style.shape.description.map { shape in
        JSONValue.Member(
          style.identifier,
          .object([.init("otherNames", .array(style.otherNames.map(JSONValue.string)))] + shape))
      }
    }
    return members.count == styles.count ? JSONValue.object(members).foldedText + "\n" : nil
  }
}

extension ParameterShape {
  /// The members that describe the shape; `nil` for a shape that no style has.
  fileprivate var description: [JSONValue.Member]? {
    let type: (String) -> JSONValue.Member = { .init("type", .string($0)) }
    let named: (String) -> [JSONValue.Member] = { [type($0), .init("name", .string(name))] }
    switch core {
    case .flag: return [type("flag")]
    case .color: return [type("color")]
    case .view: return named("view")
    case .identifier: return [type("identifier")]
    case .formula: return [type("formula")]
    case .motion: return [type("motion")]
    case .words(let words):
      return named("words") + [.init("words", .array(words.map(JSONValue.string)))]
    case .number(let number): return named("number") + number.description
    case .list(let item, let count):
      guard let item = item.description else { return nil }
      let bounds =
        count.upperBound == .max ? [count.lowerBound] : [count.lowerBound, count.upperBound]
      return [
        type("list"), .init("count", .array(bounds.map { .number(Double($0)) })),
        .init("item", .object(item)),
      ]
    case .record(let fields): return description(of: fields).map { named("record") + $0 }
    case .oneOf(let forms):
      let described = forms.flatMap(\.formDescriptions)
      guard described.allSatisfy({ $0 != nil }) else { return nil }
      return named("oneOf") + [.init("forms", .array(described.map { .object($0 ?? []) }))]
    case .selection: return ParameterShape.oneOf([self]).named(name).description
    case .optional(let shape):
      return shape.description.map { [type("optional"), .init("value", .object($0))] }
    default: return nil
    }
  }

  /// The descriptions of a form: a map of one of several keys is one form for each.
  private var formDescriptions: [[JSONValue.Member]?] {
    guard case .selection(let fields) = core else {
      return [description.map { $0 + [.init("short", .array(shortKeys.map(JSONValue.string)))] }]
    }
    return fields.map { field in
      field.shape.description.map {
        [.init("key", .string(field.name)), .init("value", .object($0))]
      }
    }
  }

  private func description(of fields: [Field]) -> [JSONValue.Member]? {
    let presets = fields.flatMap(\.presets)
    let keys = fields.filter(\.presets.isEmpty).map { field in
      field.shape.description.map { shape in
        var members = shape
        if let standard = field.standard { members.append(.init("default", standard)) }
        if field.isGroup { members.append(.init("isGroup", .boolean(true))) }
        if field.isRequired {
          members += [
            .init("isRequired", .boolean(true)), .init("summary", .string(field.summary)),
          ]
        }
        return JSONValue.Member(field.name, .object(members))
      }
    }
    guard keys.allSatisfy({ $0 != nil }) else { return nil }
    let values = JSONValue.object(presets.map { .init($0.name, $0.values) })
    return [.init("keys", .object(keys.compactMap { $0 }))]
      + (presets.isEmpty ? [] : [.init("presets", values)])
  }
}

extension NumberShape {
  fileprivate var description: [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if range.lowerBound.isFinite { members.append(.init("least", .number(range.lowerBound))) }
    if range.upperBound.isFinite { members.append(.init("most", .number(range.upperBound))) }
    if let unit { members.append(.init("unit", .string(unit))) }
    if isInteger { members.append(.init("isInteger", .boolean(true))) }
    if acceptsUnit { members.append(.init("acceptsUnit", .boolean(true))) }
    return members
  }
}
