/// One parameter of a table: a key, the property it sets, and its documentation.
public struct Parameter<Root: Sendable>: Sendable {
  /// The key, equal to the name of the property.
  public let name: String
  /// One sentence that describes the parameter.
  public let summary: String
  /// Whether the parameter must be written; it has no default then.
  public let isRequired: Bool

  /// What the parameter does with values, made when it is first used.
  private let uses: Deferred<Uses>

  private struct Uses: Sendable {
    let decode: @Sendable (ConfigValue, inout Root, inout ConfigDiagnostics) -> Void
    let encode: @Sendable (Root) -> JSONValue
    let schema: @Sendable (Root) -> JSONSchema
    let describe: @Sendable (Root) -> [ParameterDescription]
  }

  /// Decodes a written value into a root.
  func decode(_ value: ConfigValue, _ root: inout Root, _ diagnostics: inout ConfigDiagnostics) {
    uses.value.decode(value, &root, &diagnostics)
  }
  /// Encodes the value of a root.
  func encode(_ root: Root) -> JSONValue { uses.value.encode(root) }
  /// Returns the schema, with the value of a root as the default.
  func schema(_ root: Root) -> JSONSchema { uses.value.schema(root) }
  /// Returns the documentation, with the value of a root as the default.
  func describe(_ root: Root) -> [ParameterDescription] { uses.value.describe(root) }

  /// Creates a parameter of a kind; its default is the property's value in the table's defaults.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - property: The property that the parameter sets.
  ///   - kind: The kind of value; evaluated when the key is first used.
  ///   - isRequired: Whether the parameter must be written.
  ///   - summary: One sentence that describes the parameter.
  public init<Value>(
    _ name: String,
    _ property: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Root, Value> & Sendable,
    _ kind: @autoclosure @escaping @Sendable () -> ParameterKind<Value>,
    required isRequired: Bool = false, _ summary: String
  ) {
    self.name = name
    self.summary = summary
    self.isRequired = isRequired
    uses = Deferred {
      let (property, kind) = (property(), kind())
      let about = ([summary] + [kind.explanation].compactMap(\.self)).joined(separator: " ")
      // A null that cannot be written is not shown as a default.
      let shownDefault: @Sendable (Root) -> JSONValue? = { root in
        let value = kind.encode(root[keyPath: property])
        return isRequired || (value == .null && !kind.acceptsNone) ? nil : value
      }
      return Uses(
        decode: { value, root, diagnostics in
          if let read = kind.decode(value, &diagnostics) { root[keyPath: property] = read }
        },
        encode: { kind.encode($0[keyPath: property]) },
        schema: { kind.schema.described(about, default: shownDefault($0)) },
        describe: { root in
          [
            ParameterDescription(
              name: name, kind: kind.name, unit: kind.unit, range: kind.rangeText,
              defaultText: shownDefault(root)?.yamlText, summary: summary)
          ]
        })
    }
  }

  /// Creates a group of parameters under one key, with a separate table; parameters that are not
  /// written keep their values in the outer table's defaults.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - property: The property that the parameter sets.
  ///   - table: The parameters; evaluated when the key is first used.
  ///   - summary: One sentence that describes the group.
  public init<Part>(
    _ name: String,
    _ property: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Root, Part> & Sendable,
    group table: @autoclosure @escaping @Sendable () -> ParameterTable<Part>, _ summary: String
  ) {
    self.name = name
    self.summary = summary
    isRequired = false
    uses = Deferred {
      let (property, table) = (property(), table())
      return Uses(
        decode: { value, root, diagnostics in
          let part = table.decode(value, over: root[keyPath: property], into: &diagnostics)
          if let part { root[keyPath: property] = part }
        },
        encode: { table.encode($0[keyPath: property]) },
        schema: { table.schema(defaults: $0[keyPath: property]).described(summary) },
        describe: { root in
          table.descriptions(defaults: root[keyPath: property]).map { $0.nested(in: name) }
        })
    }
  }

  private init<Part>(
    _ parameter: Parameter<Part>, at property: any WritableKeyPath<Root, Part> & Sendable
  ) {
    name = parameter.name
    summary = parameter.summary
    isRequired = parameter.isRequired
    uses = Deferred {
      Uses(
        decode: { value, root, diagnostics in
          parameter.decode(value, &root[keyPath: property], &diagnostics)
        },
        encode: { parameter.encode($0[keyPath: property]) },
        schema: { parameter.schema($0[keyPath: property]) },
        describe: { parameter.describe($0[keyPath: property]) })
    }
  }

  /// Returns this parameter of a part as a parameter of the containing value under the same key.
  public func lifted<Whole>(
    to property: any WritableKeyPath<Whole, Root> & Sendable
  ) -> Parameter<Whole> {
    Parameter<Whole>(self, at: property)
  }
}

extension ParameterKind {
  /// The unit and range as a sentence.
  fileprivate var explanation: String? {
    switch (rangeText, unit) {
    case (let range?, let unit?): "Takes \(range) \(unit)."
    case (let range?, nil): "Takes \(range)."
    case (nil, let unit?): "In \(unit)."
    case (nil, nil): nil
    }
  }
}
