public import SegueConfig
public import SegueCore

/// A side of the screen, independent of the layout direction.
public nonisolated enum Side: Hashable, Sendable {
  /// One of the four sides.
  case top, left, bottom, right

  /// Whether the side is on the left or the right.
  package var isHorizontal: Bool { self == .left || self == .right }

  /// Returns the length of a size toward the side, pt.
  func length(of size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }

  /// The opposite side.
  public var opposite: Side {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .left: .right
    case .right: .left
    }
  }
}

extension ConfigEdge {
  /// Returns the side of an edge in a view: leading is right in a right-to-left layout.
  public func side(in view: UIView) -> Side {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch self {
    case .top: return .top
    case .bottom: return .bottom
    case .left: return .left
    case .right: return .right
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    }
  }

  /// Whether the edge is on the left or the right.
  public nonisolated var isHorizontal: Bool { self != .top && self != .bottom }
}
