/// The shape of written values, as data: the schema, the forms in help and messages, the reference
/// and the controls that edit a value are functions of it.
package indirect enum ParameterShape: Sendable {
  /// Any value.
  case anything
  /// `true` or `false`.
  case flag
  /// A number.
  case number(NumberShape)
  /// A text, of which a regular expression describes the characters; `nil` for any.
  case text(pattern: String?)
  /// A name of letters, digits, `_` and `-`.
  case identifier
  /// A text, a number or a Boolean, read as its characters.
  case scalar
  /// One of several words, of which some may be numbers.
  case words([String])
  /// A color, by its name or hexadecimal.
  case color
  /// The name of a view.
  case view
  /// A height as a formula of the container's: `max * 0.5 + 20`.
  case formula
  /// A motion in one of several forms, or the name of one of the file's motions.
  case motion(ParameterShape)
  /// A list of values with an allowed number of them.
  case list(of: ParameterShape, count: ClosedRange<Int>)
  /// A map from arbitrary names.
  case names(to: ParameterShape)
  /// A map with some of these keys.
  case record([Field])
  /// A map with exactly one of these keys.
  case selection([Field])
  /// A map in which the word of one key selects the shape of the map with the other keys.
  case selected(by: Field, [(word: String, shape: ParameterShape)])
  /// A map that needs keys, unless it has only some others, of which the last is then required.
  case requiring([String], unlessOnly: [String], ParameterShape)
  /// A value in one of several forms.
  case oneOf([ParameterShape])
  /// A value, or the word `none`.
  case optional(ParameterShape)
  /// The short form of a map in which each of these keys has the value.
  case short(for: [String], ParameterShape)
  /// A shape with the name of its values in messages, with an article: `a length`.
  case named(String, ParameterShape)
  /// A form with a sentence that explains it.
  case explained(ParameterShape, String)
  /// A shape to which others refer by a name; a document has one shape of a name.
  case defined(as: String, ParameterShape)
  /// A shape with texts that editors offer for its values.
  case offering(ParameterShape, @Sendable () -> [JSONSchema.Snippet])
  /// A shape that is made when it is read: shapes of lists are large, and some contain themselves.
  case deferred(@Sendable () -> ParameterShape)

  /// A key of a map.
  package struct Field: Sendable {
    /// The key.
    package var name: String
    /// The kind of its values in messages, with an article: `a length`; empty for a group.
    package var kind = ""
    /// What the key sets, as a sentence.
    package var summary: String
    /// The shape of its values.
    package var shape: ParameterShape
    /// The default: the value of the key in a map that lacks it; `nil` if there is none.
    package var standard: JSONValue?
    /// Whether a map must have the key.
    package var isRequired = false
    /// Whether the key contains a group of parameters, which are documented as `group.key`.
    package var isGroup = false
    /// For the key `preset`: the presets.
    package var presets: [PresetDescription] = []
    /// The name of its definition in a document; `nil` for none.
    var definition: String?

    /// Creates a key.
    package init(_ name: String, _ summary: String, _ shape: ParameterShape) {
      (self.name, self.summary, self.shape) = (name, summary, shape)
    }

    /// The summary, with the unit and the range of numbers.
    package var text: String {
      shape.number?.explanation.map { "\(summary) \($0)" } ?? summary
    }
  }
}

extension ParameterShape {
  /// Returns the shape of one of several forms, which is the only form if there is one.
  package static func any(of forms: [ParameterShape]) -> ParameterShape {
    forms.count == 1 ? forms[0] : .oneOf(forms)
  }

  /// The shape within all names, explanations, offers and requirements.
  package var core: ParameterShape {
    if let wrapped { return wrapped.core }
    return if case .requiring(_, _, let shape) = self { shape.core } else { self }
  }

  /// The shape within a name, an explanation or an offer; `nil` for other shapes.
  private var wrapped: ParameterShape? {
    switch self {
    case .named(_, let shape), .explained(let shape, _), .defined(_, let shape),
      .offering(let shape, _), .short(_, let shape):
      shape
    case .deferred(let make): make()
    default: nil
    }
  }

  /// The name of the values in messages; empty if there is none.
  package var name: String {
    if case .named(let name, _) = self { name } else { wrapped?.name ?? "" }
  }

  /// The keys of the map for which the shape is short; empty for others.
  package var shortKeys: [String] {
    if case .short(let keys, _) = self { keys } else { wrapped?.shortKeys ?? [] }
  }

  /// Returns the shape with another name of its values.
  package func named(_ name: String) -> ParameterShape {
    if case .named(_, let shape) = self { .named(name, shape) } else { .named(name, self) }
  }

  /// Returns whether a written value is intended as one of this shape, valid or not.
  func resembles(_ value: ConfigValue) -> Bool {
    switch core {
    // A number below the range may be another form: 0.5 is no length from 2 points, but a fraction.
    case .number(let number): value.number.map { $0 >= number.range.lowerBound } ?? false
    case .formula: value.text?.hasPrefix("max") == true
    case .list: value.items != nil
    case .record, .names, .selection, .selected: value.entries != nil
    default: value.text != nil
    }
  }

  /// Whether the value is a motion, or `none` for no motion.
  package var isMotion: Bool {
    switch core {
    case .motion: true
    case .optional(let shape): shape.isMotion
    default: false
    }
  }

  /// Returns the names of views in a written value, as a name itself, in lists and in maps.
  package func views(in value: ConfigValue) -> [ConfigValue] {
    switch core {
    case .view: value.text == nil || value.isNothing ? [] : [value]
    case .optional(let shape): value.plainText == "none" ? [] : shape.views(in: value)
    case .oneOf(let forms): forms.flatMap { $0.views(in: value) }
    case .list(let item, _): (value.items ?? []).flatMap { item.views(in: $0) }
    case let shape:
      shape.fields.flatMap { field in
        value[field.name].map { field.shape.views(in: $0) } ?? []
      }
    }
  }

  /// The forms of a value, none of which has several forms itself; an optional and a motion have those
  /// of the shape within.
  package var forms: [ParameterShape] {
    switch core {
    case .oneOf(let forms): forms.flatMap(\.forms)
    case .optional(let shape), .motion(let shape): shape.forms
    case let form: [form]
    }
  }

  /// The keys of a map; none for other shapes.
  package var fields: [Field] {
    switch core {
    case .record(let fields), .selection(let fields): fields
    default: []
    }
  }

  /// The key at a path through groups: `dimming.opacity`; `nil` if there is none.
  package func field(at path: String) -> Field? {
    let keys = path.split(separator: ".")
    var field: Field?
    for key in keys {
      field = (field?.shape ?? self).fields.first { $0.name == key }
      if field == nil { return nil }
    }
    return field
  }

  /// The number of a value, or of each item of a list; `nil` for other shapes, and for a deferred one,
  /// which is not made for this.
  package var number: NumberShape? {
    switch self {
    case .number(let number): number
    case .list(let item, _): item.number
    case .oneOf(let forms): forms.first?.number
    case .optional(let shape): shape.number
    case .deferred: nil
    default: wrapped?.number
    }
  }

  /// Whether `none` may be written for no value; false for a deferred shape, which is not made for this.
  package var acceptsNone: Bool {
    switch self {
    case .optional: true
    case .deferred: false
    default: wrapped?.acceptsNone ?? false
    }
  }
}

/// The shape of a number: its range and unit, and whether it is whole.
package struct NumberShape: Hashable, Sendable {
  /// The accepted range; infinite bounds are unlimited.
  package var range: ClosedRange<Double>
  /// The unit; `nil` if there is none.
  package var unit: String?
  /// Whether only whole numbers are accepted.
  package var isInteger = false
  /// Whether the unit may be written, as in `300ms`: for durations.
  package var acceptsUnit = false

  /// Creates the shape of a number.
  package init(
    _ range: ClosedRange<Double> = -.infinity ... .infinity, unit: String? = nil,
    isInteger: Bool = false
  ) {
    (self.range, self.unit, self.isInteger) = (range, unit, isInteger)
  }

  /// The accepted range without unit: `0 to 100`; `nil` if unlimited.
  package var rangeText: String? {
    switch (range.lowerBound.isFinite, range.upperBound.isFinite) {
    case (true, true): "\(numberText(range.lowerBound)) to \(numberText(range.upperBound))"
    case (true, false): "at least \(numberText(range.lowerBound))"
    case (false, true): "at most \(numberText(range.upperBound))"
    case (false, false): nil
    }
  }

  /// The range and the unit as a sentence; `nil` if there is none.
  var explanation: String? {
    switch (rangeText, unit) {
    case (let range?, let unit?): "Takes \(range) \(unit)."
    case (let range?, nil): "Takes \(range)."
    case (nil, let unit?): "In \(unit)."
    case (nil, nil): nil
    }
  }
}
