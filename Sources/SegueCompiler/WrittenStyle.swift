package import SegueConfig

/// A style as data, with which its parameters are read without its code.
///
/// `Styles.json` describes the shapes of the parameters of Segue's styles. Warnings across parameters are
/// code, which only `segue validate` has.
package struct WrittenStyle: Sendable {
  /// The style's name.
  package let identifier: String
  /// Other words for the style, for suggestions.
  package let otherNames: [String]
  /// The parameters, whose values are JSON.
  package let table: ParameterTable<JSONValue>

  /// The styles of Segue, in display order.
  package static let shipped = all(in: PackageResources.Styles_json)

  /// Returns the dependency of a target that uses a style, as Package.swift has it if the style is one of
  /// Segue's.
  static func dependency(on style: StyleChanges) -> String {
    shipped.contains { $0.identifier == style.identifier }
      ? ".product(name: \"\(style.product)\", package: \"Segue\")" : "the product \(style.product)"
  }

  /// Returns the styles of a JSON document.
  package static func all(in json: some Collection<UInt8>) -> [WrittenStyle] {
    var diagnostics = ConfigDiagnostics()
    let document = JSONReader.read(json, name: "Styles.json", into: &diagnostics)
    return (document.map(JSONValue.init)?.members ?? []).map { style in
      WrittenStyle(
        identifier: style.name, otherNames: style.value["otherNames"]?.texts ?? [],
        table: ShapeDescription(style.value).table)
    }
  }

  /// Returns the kind of a transition with one of some styles.
  package static func kind(_ styles: [WrittenStyle]) -> ParameterKind<StyleChanges> {
    .transition(
      of: styles.map(\.identifier),
      nearest: { word in styles.first { $0.otherNames.contains(word) }?.identifier },
      decode: { name, value, diagnostics in
        let table = styles.first { $0.identifier == name }?.table
        return table?.decode(value, into: &diagnostics).map { root in
          StyleChanges(name, table?.encodeChanges(root) ?? .null)
        }
      },
      encode: \.json)
  }
}

/// The description of a shape, from which its kind is made.
private struct ShapeDescription {
  let json: JSONValue

  init(_ json: JSONValue?) { self.json = json ?? .null }

  private var name: String { json["name"]?.text ?? "" }
  private var isGroup: Bool { json["isGroup"] != nil }
  private var keys: [(name: String, value: ShapeDescription)] {
    (json["keys"]?.members ?? []).map { ($0.name, .init($0.value)) }
  }

  /// The table of a map.
  var table: ParameterTable<JSONValue> {
    let defaults = JSONValue.object(
      keys.compactMap { name, key in
        let value = key.isGroup ? key.table.defaults : key.json["default"]
        return value.map { .init(name, $0) }
      })
    return ParameterTable(
      name, defaults: defaults,
      keys.map { name, key in
        let summary = key.json["summary"]?.text ?? ""
        return key.isGroup
          ? Parameter(name, \.[member: name], group: key.table, summary)
          : Parameter(
            name, \.[member: name], key.kind, required: key.json["isRequired"] != nil, summary)
      },
      presets: (json["presets"]?.members ?? []).map { preset in
        Named(name: preset.name, value: defaults.changed(to: preset.value, json))
      })
  }

  /// The kind of the values.
  var kind: ParameterKind<JSONValue> {
    let kind: ParameterKind<JSONValue> =
      switch json["type"]?.text {
      case "flag": encoded(.boolean)
      case "color": encoded(.color)
      case "motion": encoded(.motion)
      case "identifier": encoded(ParameterKind<String>.identifier)
      case "formula": encoded(HeightFormula.kind)
      case "view": encoded(ParameterKind<String>.text.named(name))
      case "words": .choice(name, (json["words"]?.texts ?? []).map { ($0, .string($0)) })
      case "number": number
      case "list":
        encoded(
          ParameterKind<[JSONValue]>.list(
            of: Self(json["item"]).kind, count: ClosedRange(json["count"])
          )
          .mapped({ JSONValue.array($0) }, back: { $0.items ?? [] }))
      case "record": .record(table)
      case "optional":
        encoded(
          ParameterKind<JSONValue?>.optional(of: Self(json["value"]).kind)
            .mapped({ $0 ?? .null }, back: { (value: JSONValue) in value == .null ? nil : value }))
      default: .oneOf(name, (json["forms"]?.items ?? []).map { Self($0).form })
      }
    return ParameterKind(kind.name, kind.shape, decode: kind.decode, encode: { $0 })
  }

  private var number: ParameterKind<JSONValue> {
    let (least, most) = (json["least"]?.number, json["most"]?.number)
    let range = (least ?? -.infinity)...(most ?? .infinity)
    let unit = json["unit"]?.text
    if json["isInteger"] != nil {
      let whole =
        (Int(exactly: range.lowerBound) ?? .min)...(Int(exactly: range.upperBound) ?? .max)
      return encoded(.integer(whole, unit: unit, name: name))
    }
    if json["acceptsUnit"] != nil { return encoded(.duration(range)) }
    return encoded(unit == "°" ? .angle(range) : .number(range, unit: unit, name: name))
  }

  /// The form of a value that has several. It encodes nothing: `kind` returns the JSON as it is.
  private var form: ParameterAlternative<JSONValue> {
    if let key = json["key"]?.text {
      let value = Self(json["value"])
      return .tagged(key, value.kind, "", { .object([.init(key, $0)]) }, back: { _ in nil })
    }
    if let words = json["words"]?.texts { return .words(words.map { ($0, .string($0)) }) }
    let short = json["short"]?.texts ?? []
    return .kind(
      kind, { value in short.isEmpty ? value : .object(short.map { .init($0, value) }) },
      back: { _ in nil })
  }

  /// Returns the kind of the JSON of another kind's values.
  private func encoded<Value>(_ kind: ParameterKind<Value>) -> ParameterKind<JSONValue> {
    ParameterKind(
      kind.name, kind.shape,
      decode: { kind.decode($0, &$1).map(kind.encode) }, encode: { $0 })
  }
}

extension ClosedRange<Int> {
  fileprivate init(_ json: JSONValue?) {
    let bounds = (json?.items ?? []).compactMap(\.number).compactMap { Int(exactly: $0) }
    self = (bounds.first ?? 0)...(bounds.count > 1 ? bounds[1] : .max)
  }
}

extension JSONValue {
  /// The texts of an array; `nil` for anything else.
  fileprivate var texts: [String]? { items?.compactMap(\.text) }

  /// The value of a member, which is `null` if there is none.
  fileprivate subscript(member name: String) -> JSONValue {
    get { self[name] ?? .null }
    set {
      let members = members ?? []
      guard let index = members.firstIndex(where: { $0.name == name }) else {
        return self = .object(members + [.init(name, newValue)])
      }
      var changed = members
      changed[index].value = newValue
      self = .object(changed)
    }
  }

  /// Returns parameters with others in place of their own, in groups too.
  ///
  /// - Parameters:
  ///   - changes: The other parameters.
  ///   - table: The description of the parameters.
  fileprivate func changed(to changes: JSONValue, _ table: JSONValue) -> JSONValue {
    (changes.members ?? []).reduce(into: self) { result, change in
      let key = table["keys"]?[change.name] ?? .null
      result[member: change.name] =
        key["isGroup"] == nil
        ? change.value : result[member: change.name].changed(to: change.value, key)
    }
  }
}
