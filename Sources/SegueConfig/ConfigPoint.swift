/// A point or an offset, in points.
package struct ConfigPoint: Hashable, Sendable {
  /// The horizontal coordinate, increasing to the right.
  package var x: Double
  /// The vertical coordinate, increasing downward.
  package var y: Double

  /// Creates a point.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension ParameterKind where Value == ConfigPoint {
  /// The kind of a point: `[x, y]` or `{ x: …, y: … }`, in points, each -100000 to 100000.
  ///
  /// The range exceeds any screen, and keeps arithmetic with points finite.
  package static var point: ParameterKind { ConfigPoint.kind }
}

extension ConfigPoint {
  fileprivate static var kind: ParameterKind<Self> {
    let number = ParameterKind<Double>.length(-100_000...100_000)
    let table = ParameterTable(
      "a point", defaults: ConfigPoint(x: 0, y: 0),
      [
        Parameter("x", \.x, number, required: true, "Distance to the right."),
        Parameter("y", \.y, number, required: true, "Distance downwards."),
      ])
    let pair = ParameterKind<[Double]>.list(of: number, count: 2...2)
    return ParameterKind(
      "a point", .defined(as: "point", .oneOf([pair.shape, table.shape()])),
      decode: { value, diagnostics in
        switch value.content {
        case .map: return table.decode(value, into: &diagnostics)
        case .list(let items) where items.count == 2:
          guard let pair = pair.decode(value, &diagnostics), pair.count == 2 else { return nil }
          return ConfigPoint(x: pair[0], y: pair[1])
        default:
          diagnostics.wrongType(
            expected: "a point", found: value, help: "write [x, y] or { x: …, y: … } in pt")
          return nil
        }
      },
      encode: { .array([.number($0.x), .number($0.y)]) })
  }
}
