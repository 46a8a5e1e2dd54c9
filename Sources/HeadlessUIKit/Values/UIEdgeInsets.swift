// The names of the free functions are UIKit's own.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Distances from the four sides of a rectangle inwards, in points.
public nonisolated struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the left.
  public var left: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the right.
  public var right: CGFloat

  /// Makes insets of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Makes insets from four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance on any side.
  public static let zero = UIEdgeInsets()
}

/// Makes insets from four distances.
public nonisolated func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// Whether two insets are the same.
public nonisolated func UIEdgeInsetsEqualToEdgeInsets(
  _ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets
) -> Bool {
  insets1 == insets2
}

/// Insets whose sides follow the direction of reading, in points.
public nonisolated struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the side where reading begins.
  public var leading: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the side where reading ends.
  public var trailing: CGFloat

  /// Makes insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Makes insets from four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance on any side.
  public static let zero = NSDirectionalEdgeInsets()
}

/// Makes directional insets from four distances.
public nonisolated func NSDirectionalEdgeInsetsMake(
  _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
) -> NSDirectionalEdgeInsets {
  NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
}

extension UIEdgeInsets {
  /// The insets that directional ones mean where reading runs in a direction.
  package nonisolated init(
    _ insets: NSDirectionalEdgeInsets, in direction: UIUserInterfaceLayoutDirection
  ) {
    let (left, right) =
      direction == .leftToRight
      ? (insets.leading, insets.trailing) : (insets.trailing, insets.leading)
    self.init(top: insets.top, left: left, bottom: insets.bottom, right: right)
  }
}
