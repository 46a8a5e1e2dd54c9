/// An edge of a rectangle, absolute or relative to the layout direction.
public enum ConfigEdge: String, CaseIterable, Sendable {
  /// One of the four edges, or one of the two that depend on the layout direction.
  case top, left, bottom, right, leading, trailing

  /// The opposite edge.
  package var opposite: ConfigEdge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .left: .right
    case .right: .left
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

extension ParameterKind where Value == ConfigEdge {
  /// The kind of an edge.
  public static var edge: ParameterKind { choice("an edge") }
}
