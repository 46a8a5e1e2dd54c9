/// An edge of a rectangle, absolute or relative to the layout direction.
public enum ConfigEdge: String, CaseIterable, Sendable {
  /// One of the four edges, or one of the two that depend on the layout direction.
  case top, left, bottom, right, leading, trailing
}

extension ParameterKind where Value == ConfigEdge {
  /// The kind of an edge.
  public static var edge: ParameterKind { choice("an edge") }
}
