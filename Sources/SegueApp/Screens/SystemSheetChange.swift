import HeadlessUIKit
import SegueConfig
import SegueCore

/// A change of a presented system sheet; `nil` leaves a property unchanged.
package nonisolated struct SystemSheetChange: Equatable, Sendable {
  /// The new detents, from small to large.
  package var detents: [SystemSheetPlan.Height]?
  /// The detent to select.
  package var selectedDetent: SheetDetent?
  /// The new largest undimmed detent.
  package var largestUndimmedDetent: SystemSheetPlan.Height?
  /// Whether the grabber is visible.
  package var grabberVisible: Bool?
  /// The new corner radius, pt.
  package var cornerRadius: Double?
  /// Whether scrolling at a scroll view's top edge expands the sheet first.
  package var scrollingExpandsWhenScrolledToEdge: Bool?
  /// Whether the sheet is attached to the bottom edge in compact height.
  package var edgeAttachedInCompactHeight: Bool?

  static let table = ParameterTable(
    "a change of a sheet", defaults: SystemSheetChange(),
    [
      Parameter(
        "detents", \.detents,
        .optional(.list(of: SystemSheetPlan.Height.kind, count: 1...10)), "The new detents."),
      Parameter(
        "selectedDetent", \.selectedDetent, .optional(SheetDetent.kind),
        "The detent to select; a style's sheet can have fractions and formulas too."),
      Parameter(
        "largestUndimmedDetent", \.largestUndimmedDetent, .optional(SystemSheetPlan.Height.kind),
        "The new largest undimmed detent."),
      Parameter(
        "grabberVisible", \.grabberVisible, .optional(.boolean), "Whether the grabber is visible."),
      Parameter(
        "cornerRadius", \.cornerRadius, .optional(.length(0...1000)), "The new corner radius."),
      Parameter(
        "scrollingExpandsWhenScrolledToEdge", \.scrollingExpandsWhenScrolledToEdge,
        .optional(.boolean),
        "Whether scrolling at a scroll view's top edge expands the sheet first."),
      Parameter(
        "edgeAttachedInCompactHeight", \.edgeAttachedInCompactHeight, .optional(.boolean),
        "Whether it is attached to the bottom edge in compact height."),
    ]
  ).requiringAnyKey("empty-change", "the step changes nothing in the sheet")

  /// Returns the first detent that a sheet would not have after the change.
  @MainActor func missingDetent(of sheet: UISheetPresentationController) -> SheetDetent? {
    let known = detents ?? sheet.detents.compactMap { SystemSheetPlan.Height($0.identifier) }
    return [selectedDetent, largestUndimmedDetent.map(SheetDetent.height)].compactMap(\.self)
      .first { detent in !known.contains { .height($0) == detent } }
  }

  /// Changes a sheet with an animation.
  @MainActor func apply(to sheet: UISheetPresentationController) {
    sheet.animateChanges {
      if let detents { sheet.detents = detents.map(\.detent) }
      if let height = selectedDetent?.systemHeight {
        sheet.selectedDetentIdentifier = height.detent.identifier
      }
      if let largestUndimmedDetent {
        sheet.largestUndimmedDetentIdentifier = largestUndimmedDetent.detent.identifier
      }
      if let grabberVisible { sheet.prefersGrabberVisible = grabberVisible }
      if let cornerRadius { sheet.preferredCornerRadius = cornerRadius }
      if let scrollingExpandsWhenScrolledToEdge {
        sheet.prefersScrollingExpandsWhenScrolledToEdge = scrollingExpandsWhenScrolledToEdge
      }
      if let edgeAttachedInCompactHeight {
        sheet.prefersEdgeAttachedInCompactHeight = edgeAttachedInCompactHeight
      }
    }
  }
}

/// The sheets of view controllers.
extension UIViewController {
  /// The system's sheet in which the controller is presented, directly or in a container.
  var systemSheet: UISheetPresentationController? {
    activePresentationController as? UISheetPresentationController
  }

  /// The detent at which the controller's sheet rests, or to which it moves; `nil` outside a sheet.
  package var detent: SheetDetent? {
    if let systemSheet {
      return systemSheet.restingDetentIdentifier.flatMap { SystemSheetPlan.Height($0) }
        .map(SheetDetent.height)
    }
    return styleSheet.map { SheetDetent(identifier: $0.selectedDetentIdentifier) }
  }

  /// The sheet of a style in which the controller is presented, directly or in a container.
  var styleSheet: (any DetentPresentation)? {
    activePresentationController as? any DetentPresentation
  }
}
