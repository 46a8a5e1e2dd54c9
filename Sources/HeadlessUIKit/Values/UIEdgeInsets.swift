// The names of the free functions are UIKit's own.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Insets from the four sides of a rectangle, pt.
public nonisolated struct UIEdgeInsets: Equatable, Codable, Sendable {
  /// The inset from the top.
  public var top: CGFloat
  /// The inset from the left.
  public var left: CGFloat
  /// The inset from the bottom.
  public var bottom: CGFloat
  /// The inset from the right.
  public var right: CGFloat

  /// Creates zero insets.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Zero insets.
  public static let zero = UIEdgeInsets()
}

/// Returns insets.
public nonisolated func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// Returns whether two insets are equal.
public nonisolated func UIEdgeInsetsEqualToEdgeInsets(
  _ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets
) -> Bool {
  insets1 == insets2
}

/// Insets whose leading and trailing sides depend on the layout direction, pt.
public nonisolated struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
  /// The inset from the top.
  public var top: CGFloat
  /// The inset from the leading side.
  public var leading: CGFloat
  /// The inset from the bottom.
  public var bottom: CGFloat
  /// The inset from the trailing side.
  public var trailing: CGFloat

  /// Creates zero insets.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Zero insets.
  public static let zero = NSDirectionalEdgeInsets()
}

/// Returns directional insets.
public nonisolated func NSDirectionalEdgeInsetsMake(
  _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
) -> NSDirectionalEdgeInsets {
  NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
}

extension UIEdgeInsets {
  /// Creates the insets of directional ones in a layout direction.
  package nonisolated init(
    _ insets: NSDirectionalEdgeInsets, in direction: UIUserInterfaceLayoutDirection
  ) {
    let (left, right) =
      direction == .leftToRight
      ? (insets.leading, insets.trailing) : (insets.trailing, insets.leading)
    self.init(top: insets.top, left: left, bottom: insets.bottom, right: right)
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates the directional insets of others in a layout direction.
  package nonisolated init(
    _ insets: UIEdgeInsets, in direction: UIUserInterfaceLayoutDirection
  ) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }
}
