import HeadlessUIKit
import SegueConfig
import SegueCore

/// A change of a presented system sheet; `nil` leaves a property unchanged.
package nonisolated struct SystemSheetChange: Equatable, Sendable {
  /// The new detents, from small to large.
  package var detents: [SystemSheetPlan.Height]?
  /// The detent to select.
  package var selectedDetent: SystemSheetPlan.Height?
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
        "selectedDetent", \.selectedDetent, .optional(SystemSheetPlan.Height.kind),
        "The detent to select."),
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
  @MainActor func missingDetent(of sheet: UISheetPresentationController) -> SystemSheetPlan.Height?
  {
    let known = detents ?? sheet.detents.compactMap { SystemSheetPlan.Height($0.identifier) }
    return [selectedDetent, largestUndimmedDetent].compactMap(\.self)
      .first { !known.contains($0) }
  }

  /// Changes a sheet with an animation.
  @MainActor func apply(to sheet: UISheetPresentationController) {
    sheet.animateChanges {
      if let detents { sheet.detents = detents.map(\.detent) }
      if let selectedDetent { sheet.selectedDetentIdentifier = selectedDetent.detent.identifier }
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

  /// The detent at which the controller's sheet rests, or to which it moves, as a file writes it;
  /// `nil` outside a sheet.
  package var detent: String? {
    if let systemSheet {
      return systemSheet.restingDetentIdentifier.flatMap { SystemSheetPlan.Height($0) }
        .map(SystemSheetPlan.Height.kind.format)
    }
    let identifier = styleSheet?.selectedDetentIdentifier
    return identifier.map {
      SystemSheetPlan.Height(.init($0)).map(SystemSheetPlan.Height.kind.format) ?? $0
    }
  }

  /// The sheet of a style in which the controller is presented, directly or in a container.
  var styleSheet: (any DetentPresentation)? {
    activePresentationController as? any DetentPresentation
  }
}
