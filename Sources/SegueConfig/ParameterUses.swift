/// What a parameter does with values, without the type of the value that has the property: a table
/// is decoded by one function for all types, which looks up no generic types.
///
/// Pointers are to the value that has the property.
@usableFromInline
final class ParameterUses: Sendable {
  /// Calls a function with a pointer to a part of a value.
  @usableFromInline
  typealias Read = @Sendable (UnsafeRawPointer, (UnsafeRawPointer) -> Void) -> Void
  /// Calls a function that may change a part of a value.
  @usableFromInline
  typealias Modify = @Sendable (UnsafeMutableRawPointer, (UnsafeMutableRawPointer) -> Void) -> Void

  /// Decodes a written value and sets the property.
  let decode: @Sendable (ConfigValue, UnsafeMutableRawPointer, inout ConfigDiagnostics) -> Void
  /// Encodes the property.
  let encode: @Sendable (UnsafeRawPointer) -> JSONValue
  /// Returns the schema, with the property as the default.
  let schema: @Sendable (UnsafeRawPointer) -> JSONSchema
  /// Returns the documentation, with the property as the default.
  let describe: @Sendable (UnsafeRawPointer) -> [ParameterDescription]

  @usableFromInline
  init(
    decode:
      @escaping @Sendable (ConfigValue, UnsafeMutableRawPointer, inout ConfigDiagnostics) -> Void,
    encode: @escaping @Sendable (UnsafeRawPointer) -> JSONValue,
    schema: @escaping @Sendable (UnsafeRawPointer) -> JSONSchema,
    describe: @escaping @Sendable (UnsafeRawPointer) -> [ParameterDescription]
  ) {
    self.decode = decode
    self.encode = encode
    self.schema = schema
    self.describe = describe
  }

  /// Creates the uses of a property of a kind. Inlinable: decoding is specialized for the type.
  @inlinable
  convenience init<Value>(
    _ about: ParameterAbout, _ kind: ParameterKind<Value>,
    get: @escaping @Sendable (UnsafeRawPointer) -> Value,
    set: @escaping @Sendable (UnsafeMutableRawPointer, Value) -> Void
  ) {
    let (decode, encode) = (kind.decode, kind.encode)
    self.init(
      about.described(
        kind: kind.name, unit: kind.unit, range: kind.rangeText, acceptsNone: kind.acceptsNone),
      kind.schema,
      decode: { value, root, diagnostics in
        if let read = decode(value, &diagnostics) { set(root, read) }
      },
      encode: { encode(get($0)) })
  }

  /// Creates the uses of a property that two functions decode and encode.
  @usableFromInline
  convenience init(
    _ about: ParameterAbout, _ schema: JSONSchema,
    decode:
      @escaping @Sendable (ConfigValue, UnsafeMutableRawPointer, inout ConfigDiagnostics) -> Void,
    encode: @escaping @Sendable (UnsafeRawPointer) -> JSONValue
  ) {
    self.init(
      decode: decode, encode: encode,
      schema: { root in
        let summary = about.explanation.map { "\(about.summary) \($0)" } ?? about.summary
        return schema.described(summary, default: about.shownDefault(encode(root)))
      },
      describe: { root in
        [
          ParameterDescription(
            name: about.name, kind: about.kind, unit: about.unit, range: about.range,
            defaultText: about.shownDefault(encode(root))?.yamlText, summary: about.summary)
        ]
      })
  }

  /// Creates the uses of a part that a table describes, under one key.
  @inlinable
  convenience init<Part>(
    _ about: ParameterAbout, group table: ParameterTable<Part>, read: @escaping Read,
    modify: @escaping Modify
  ) {
    self.init(
      decode: { value, root, diagnostics in
        modify(root) { part in
          _ = table.decode(
            value, into: &part.assumingMemoryBound(to: Part.self).pointee, &diagnostics)
        }
      },
      encode: { root in
        var json = JSONValue.null
        read(root) { json = table.encode($0.assumingMemoryBound(to: Part.self).pointee) }
        return json
      },
      schema: { root in
        var schema = JSONSchema.anything
        read(root) {
          schema = table.schema(defaults: $0.assumingMemoryBound(to: Part.self).pointee)
        }
        return schema.described(about.summary)
      },
      describe: { root in
        var all: [ParameterDescription] = []
        read(root) {
          all = table.descriptions(
            defaults: $0.assumingMemoryBound(to: Part.self).pointee, nestedIn: about.name)
        }
        return all
      })
  }

  /// Creates the uses of a parameter of a part under the same key.
  @usableFromInline
  convenience init(
    lifting parameter: UntypedParameter, read: @escaping Read, modify: @escaping Modify
  ) {
    let uses = parameter.uses
    self.init(
      decode: { value, root, diagnostics in
        modify(root) { uses.value.decode(value, $0, &diagnostics) }
      },
      encode: { root in
        var json = JSONValue.null
        read(root) { json = uses.value.encode($0) }
        return json
      },
      schema: { root in
        var schema = JSONSchema.anything
        read(root) { schema = uses.value.schema($0) }
        return schema
      },
      describe: { root in
        var all: [ParameterDescription] = []
        read(root) { all = uses.value.describe($0) }
        return all
      })
  }
}

/// A parameter without the type of the value that has its property.
@usableFromInline
struct UntypedParameter: Sendable {
  /// The name, the summary, and whether the parameter is required.
  @usableFromInline let about: ParameterAbout
  /// What the parameter does with values, made when it is first used.
  let uses: Deferred<ParameterUses>

  @usableFromInline
  init(_ about: ParameterAbout, _ uses: @escaping @Sendable () -> ParameterUses) {
    self.about = about
    self.uses = Deferred(uses)
  }
}

/// The documentation of a parameter.
@usableFromInline
struct ParameterAbout: Sendable {
  @usableFromInline let name: String
  @usableFromInline let summary: String
  let isRequired: Bool
  /// The name of the kind; empty until the kind is made.
  private(set) var kind = ""
  private(set) var unit: String?
  private(set) var range: String?
  private var acceptsNone = false

  @usableFromInline
  init(_ name: String, _ summary: String, isRequired: Bool = false) {
    self.name = name
    self.summary = summary
    self.isRequired = isRequired
  }

  /// Returns the documentation with that of a kind.
  @usableFromInline
  func described(
    kind: String, unit: String?, range: String?, acceptsNone: Bool
  ) -> ParameterAbout {
    var about = self
    about.kind = kind
    about.unit = unit
    about.range = range
    about.acceptsNone = acceptsNone
    return about
  }

  /// The unit and range as a sentence.
  var explanation: String? {
    switch (range, unit) {
    case (let range?, let unit?): "Takes \(range) \(unit)."
    case (let range?, nil): "Takes \(range)."
    case (nil, let unit?): "In \(unit)."
    case (nil, nil): nil
    }
  }

  /// Returns the value as a default; a null that cannot be written is not shown.
  func shownDefault(_ value: JSONValue) -> JSONValue? {
    isRequired || (value == .null && !acceptsNone) ? nil : value
  }
}
