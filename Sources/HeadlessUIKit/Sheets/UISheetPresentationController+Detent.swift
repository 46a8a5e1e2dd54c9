extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The identifier of a detent.
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The raw value.
      public let rawValue: String
      /// Creates an identifier.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The identifier of the medium detent (UIKit row 246).
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of the large detent (UIKit row 246).
      public static let large = Identifier("com.apple.UIKit.large")
    }

    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    /// The identifier.
    open var identifier: Identifier { ownIdentifier }
    private final let ownIdentifier: Identifier

    init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      ownIdentifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Returns a detent at about half of the screen; inactive in compact height (UIKit row 242).
    open class func medium() -> Detent {
      Detent(.medium) { ($0 as? SheetDetentContext)?.mediumValue }
    }
    /// Returns a detent at the full height.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// Returns a detent with a custom height.
    ///
    /// - Parameters:
    ///   - identifier: The identifier; a unique one by default.
    ///   - resolver: Returns the height inside the safe area, pt; `nil` for an inactive detent
    ///     (UIKit row 243). It must not set a property of the sheet (UIKit row 244).
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("detent-\(SheetDetentContext.nextNumber())"), resolver)
    }
    /// Returns the height inside the safe area, pt; `nil` if the detent is inactive.
    public final func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}

/// Provides the values that a detent's height may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height that a detent can have, pt (UIKit row 244).
  var maximumDetentValue: CGFloat { get }
}

/// The resolution context of a sheet's detents.
final class SheetDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// The medium detent's value, pt; `nil` if it is inactive (UIKit row 242).
  let mediumValue: CGFloat?

  init(_ geometry: SheetGeometry, _ traits: UITraitCollection) {
    containerTraitCollection = traits
    maximumDetentValue = geometry.maximumValue
    mediumValue = geometry.isCompactHeight ? nil : geometry.mediumValue
  }

  /// Returns a number for an identifier, counted on the device so that runs are reproducible.
  static func nextNumber() -> Int {
    guard let device = SimulatedDevice.current else { return 0 }
    device.detentCount += 1
    return device.detentCount
  }
}
