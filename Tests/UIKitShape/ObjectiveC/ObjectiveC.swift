// The part of Objective-C that type-checking `#selector` and `@objc` needs.

/// The type of `#selector`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public init(_ str: String) {}
  public init(stringLiteral value: String) {}
}

@objc open class NSObject {
  public init() {}
}
