extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of a detent.
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name's text.
      public let rawValue: String
      /// Makes a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half of the screen (UIKit row 246).
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole height (UIKit row 246).
      public static let large = Identifier("com.apple.UIKit.large")
    }

    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    /// The name.
    public final let identifier: Identifier

    init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// About half of the screen; inactive in compact height (UIKit row 242).
    public class func medium() -> Detent {
      Detent(.medium) { ($0 as? SheetDetentContext)?.mediumValue }
    }
    /// The whole height.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// A height of one's own.
    ///
    /// - Parameters:
    ///   - identifier: The name; by default one that nothing else has.
    ///   - resolver: The height inside the safe area, pt; nil where the detent does not count (UIKit
    ///     row 243). It must not set a property of the sheet (UIKit row 244).
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("detent-\(SheetDetentContext.nextNumber())"), resolver)
    }
    /// The height inside the safe area, pt; nil where the detent does not count.
    public final func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}

/// What a detent's height may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The traits of the surroundings.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height that a detent can have, pt (UIKit row 244).
  var maximumDetentValue: CGFloat { get }
}

/// The surroundings of a sheet, for its detents.
final class SheetDetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// Nil where it does not count (UIKit row 242).
  let mediumValue: CGFloat?

  init(_ geometry: SheetGeometry, _ traits: UITraitCollection) {
    containerTraitCollection = traits
    maximumDetentValue = geometry.maximumValue
    mediumValue = geometry.isLow ? nil : geometry.mediumValue
  }

  /// A number for a name, counted on the device so that runs repeat.
  static func nextNumber() -> Int {
    guard let device = SimulatedDevice.current else { return 0 }
    device.detentCount += 1
    return device.detentCount
  }
}
