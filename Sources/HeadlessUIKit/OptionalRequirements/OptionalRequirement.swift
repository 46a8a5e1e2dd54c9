/// The namespace of the structures that call optional requirements:
/// `delegate.scrollViewDidScroll?(scrollView)`.
///
/// UIKit's protocols have optional requirements, which Swift has only for Objective-C. Here such a
/// requirement has three parts, so that calls through a protocol compile where they compile with UIKit:
///
/// - `@_spi(OptionalRequirements)` hides the requirement from other modules. A call without `?` does not compile, as with UIKit (row 349).
/// - Its default implementation, in an extension for subclasses of `NSObject`, lets a type leave it out. The
///   extension is hidden from the documentation, which has the requirement.
/// - A property of the same name, an optional that is never `nil`, makes a call with `?` compile. Where the
///   labels of the arguments matter, it is a structure with `callAsFunction`.
///
/// Swift cannot refuse a call on a concrete type that leaves the requirement out (row 349), as the default
/// implementation is visible there. The property does not know whether a type implements the requirement: the call
/// then has the result of the default implementation, where UIKit's is `nil`.
public enum OptionalRequirement {}
