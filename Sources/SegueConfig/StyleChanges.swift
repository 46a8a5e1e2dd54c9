/// A transition as data: the name of a style, and the parameters that differ from its defaults.
package struct StyleChanges: Sendable {
  /// The style's name.
  package let identifier: String
  /// The parameters, as a JSON object.
  package let parameters: JSONValue

  /// Creates a transition.
  package init(_ identifier: String, _ parameters: JSONValue) {
    (self.identifier, self.parameters) = (identifier, parameters)
  }

  /// The key of the style's name.
  package static let key = "style"

  /// The name and the parameters, as a JSON object.
  package var json: JSONValue {
    .object([.init(Self.key, .string(identifier))] + (parameters.members ?? []))
  }

  /// The name of the product with the style, which by convention is the style's with `Style`.
  package var product: String { Self.product(of: identifier) }

  /// Returns the name of the product with a style.
  package static func product(of style: String) -> String {
    "\(style.prefix(1).uppercased())\(style.dropFirst())Style"
  }
}

extension ParameterKind {
  /// Returns the kind of a transition in a file: a style and its parameters.
  ///
  /// - Parameters:
  ///   - styles: The names of the styles, in display order.
  ///   - nearest: Returns the style that another word means; `nil` for none.
  ///   - shape: The shape of the map.
  ///   - decode: Decodes the parameters of a style from a map without the key `style`.
  ///   - encode: Encodes a transition.
  package static func transition(
    of styles: [String], nearest: @escaping @Sendable (String) -> String?,
    _ shape: ParameterShape = .anything,
    decode: @escaping @Sendable (String, ConfigValue, inout ConfigDiagnostics) -> Value?,
    encode: @escaping @Sendable (Value) -> JSONValue
  ) -> ParameterKind {
    let style = ParameterKind<String>.reference(to: "style", among: styles, nearest: nearest)
    return ParameterKind(
      "a transition", shape,
      decode: { value, diagnostics in
        guard value.entries != nil else {
          diagnostics.wrongType(
            expected: "a transition, which is a map", found: value,
            help: "write { style: … } and what differs from the style's defaults")
          return nil
        }
        guard let name = value[StyleChanges.key] else {
          diagnostics.error(
            "missing-key", "a transition needs the key 'style'", at: value.range,
            help: "the styles are: \(styles.joined(separator: ", "))")
          return nil
        }
        guard let known = style.decode(name, &diagnostics) else { return nil }
        return decode(known, value.without(StyleChanges.key), &diagnostics)
      }, encode: encode)
  }
}
