/// An edge of a rectangle, or of reading.
public enum ConfigEdge: String, CaseIterable, Sendable {
  /// The four edges, and the two that follow the direction of reading.
  case top, left, bottom, right, leading, trailing
}

extension ParameterKind where Value == ConfigEdge {
  /// An edge of a rectangle, or of reading.
  public static var edge: ParameterKind { choice("an edge") }
}
