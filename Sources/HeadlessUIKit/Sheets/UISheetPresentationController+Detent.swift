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

    /// Returns a detent at 0.56 of the largest height, or 0.63 in a container up to 568 pt high;
    /// inactive in compact height (UIKit row 242).
    open class func medium() -> Detent { Detent(.medium, SheetDetentContext.mediumValue) }
    /// Returns a detent at the full height.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// Returns a detent with a custom height.
    ///
    /// - Parameters:
    ///   - identifier: The identifier; a unique one by default, which ends with a UUID.
    ///   - resolver: Returns the height inside the safe area, pt; `nil` for an inactive detent
    ///     (UIKit row 243). It must not set a property of the sheet (UIKit row 244).
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      let counter = SimulatedDevice.current?.unnamedDetents ?? .withoutDevice
      return Detent(identifier ?? counter.nextIdentifier(), resolver)
    }
    /// Returns the height inside the safe area, pt; `nil` if the detent is inactive.
    public final func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }

    /// Whether the other object is a detent with an equal identifier (UIKit row 243).
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
      (object as? Detent)?.ownIdentifier == ownIdentifier
    }
    /// The hash of the identifier.
    open nonisolated override var hash: Int { ownIdentifier.hashValue }
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
  private let containerHeight: CGFloat

  init(_ geometry: SheetGeometry, _ traits: UITraitCollection) {
    containerTraitCollection = traits
    maximumDetentValue = geometry.maximumValue
    containerHeight = geometry.bounds.height
  }

  /// Returns the medium detent's value, pt; `nil` in compact height (UIKit row 242).
  static func mediumValue(
    in context: any UISheetPresentationControllerDetentResolutionContext
  ) -> CGFloat? {
    context.containerTraitCollection.verticalSizeClass == .compact
      ? nil : mediumFraction(in: context) * context.maximumDetentValue
  }

  /// Returns the medium detent's fraction of the largest value. An app's context has no container,
  /// so the screen's height decides.
  static func mediumFraction(
    in context: any UISheetPresentationControllerDetentResolutionContext
  ) -> CGFloat {
    let height =
      (context as? SheetDetentContext)?.containerHeight
      ?? SimulatedDevice.current?.screen.bounds.height ?? .infinity
    return height <= 568 ? 0.63 : 0.56
  }
}

/// Counts the detents without an identifier.
@preconcurrency @MainActor
final class DetentCounter {
  /// The counter of detents that are made without a device.
  static let withoutDevice = DetentCounter()

  private var count = 0

  /// Returns an identifier of the form of UIKit's (UIKit row 243). Its UUID is the next number, so
  /// that runs are reproducible.
  func nextIdentifier() -> UISheetPresentationController.Detent.Identifier {
    count += 1
    let digits = String(count, radix: 16)
    let group = String(repeating: "0", count: max(0, 12 - digits.count)) + digits
    return .init("com.apple.UIKit.dynamic.00000000-0000-4000-8000-\(group)")
  }
}
