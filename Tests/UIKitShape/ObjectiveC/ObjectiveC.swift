// The little of Objective-C that `#selector` and `@objc` need to be type-checked.

/// What `#selector` makes.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public init(_ str: String) {}
  public init(stringLiteral value: String) {}
}

@objc open class NSObject {
  public init() {}
}
