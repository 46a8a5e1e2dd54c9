public import SegueConfig
public import SegueCore

/// A side of the screen, whichever way people read.
public nonisolated enum Side: Hashable, Sendable {
  /// One of the four sides.
  case top, left, bottom, right

  /// The side across.
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
  /// The side that the edge means in a view: leading is right where people read from right to left.
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

  /// Whether the edge lies on the left or the right.
  public nonisolated var isHorizontal: Bool { self != .top && self != .bottom }
}
