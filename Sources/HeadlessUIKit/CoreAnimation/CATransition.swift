/// The kind of a transition of a layer's content.
public nonisolated struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The content fades.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content moves in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content moves out and reveals the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public nonisolated struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the direction.
  public let rawValue: String
  /// Creates a direction from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A transition between the old and the new content of a layer.
///
/// It has its duration, its key and its delegate's callbacks. Pictures show the new content at once.
open nonisolated class CATransition: CAAnimation {
  /// Creates a fade.
  public override init() { super.init() }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  /// The kind of the transition; `fade` by default.
  /// Stored only.
  open var type = CATransitionType.fade
  /// The direction; nil by default.
  /// Stored only.
  open var subtype: CATransitionSubtype?
  /// The progress at which the transition starts, 0...1; 0 by default.
  /// Stored only.
  open var startProgress: Float = 0
  /// The progress at which the transition ends, 0...1; 1 by default.
  /// Stored only.
  open var endProgress: Float = 1

  // A layer has at most one transition.
  override var fixedKey: String? { kCATransition }

  override func duplicate() -> Self {
    let copy = super.duplicate()
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    return copy
  }
}
