// UIKit's declarations that the project uses, to type-check against: compiled, never run. See Package.swift.

@MainActor open class UISheetPresentationController: UIPresentationController {
  @MainActor open class Detent: NSObject {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("medium")
      public static let large = Identifier("large")
    }
    open class func medium() -> Self { declarationOnly() }
    open class func large() -> Self { declarationOnly() }
    public class func custom(
      identifier: UISheetPresentationController.Detent.Identifier? = nil,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent { declarationOnly() }
    open var identifier: UISheetPresentationController.Detent.Identifier { declarationOnly() }
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { declarationOnly() }
  }
  open var detents: [UISheetPresentationController.Detent] = []
  open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  open var prefersScrollingExpandsWhenScrolledToEdge: Bool = true
  open var prefersGrabberVisible: Bool = false
  public final var preferredCornerRadius: CGFloat?
  open var prefersEdgeAttachedInCompactHeight: Bool = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false
  open var prefersPageSizing: Bool = true
  open var sourceView: UIView?
  open func animateChanges(_ changes: () -> Void) {}
  open func invalidateDetents() {}
}

@MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

@MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any = UIPopoverArrowDirection(rawValue: 15)
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

@MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  open var sourceView: UIView?
  open var sourceRect: CGRect = .zero
  open var barButtonItem: UIBarButtonItem?
  open var arrowDirection: UIPopoverArrowDirection { declarationOnly() }
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  open var adaptiveSheetPresentationController: UISheetPresentationController { declarationOnly() }
}

@MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}
extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

@MainActor open class UIAlertAction: NSObject, NSCopying {
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { declarationOnly() }
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) { declarationOnly() }
  open var title: String? { declarationOnly() }
  open var style: UIAlertAction.Style { declarationOnly() }
  open var isEnabled: Bool = true
  open var accessibilityIdentifier: String?
}

@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) { declarationOnly() }
  open func addAction(_ action: UIAlertAction) {}
  open var actions: [UIAlertAction] { declarationOnly() }
  open var preferredAction: UIAlertAction?
  open var message: String?
  open var preferredStyle: UIAlertController.Style { declarationOnly() }
}
