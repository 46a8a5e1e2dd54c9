import HeadlessUIKit
import SegueConfig
import SegueCore

/// A change of a presented sheet, the system's or a style's; `nil` leaves a property unchanged.
package nonisolated struct SheetChange: Equatable, Sendable {
  /// The new detents, from small to large.
  package var detents: [SheetDetent]?
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

  static let detentsKey = "detents"
  /// The keys that a style's sheet has too.
  static let ofStyles = [detentsKey, "selectedDetent"]

  static let table = ParameterTable(
    "a change of a sheet", defaults: SheetChange(),
    [
      Parameter(
        detentsKey, \.detents,
        .optional(.list(of: SheetDetent.kind, count: 1...10)),
        "The new detents; a style's sheet can have fractions and formulas too."),
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

  /// The change of detents alone, which a style's sheet supports.
  private var ofDetents: SheetChange {
    SheetChange(detents: detents, selectedDetent: selectedDetent)
  }

  /// Changes the sheet of a style.
  ///
  /// - Returns: Why it cannot be changed; `nil` if it was.
  @MainActor func apply(to sheet: any DetentPresentation, of screen: String) -> ActionFailure? {
    guard self == ofDetents else {
      return ActionFailure(
        requirement: "the sheet of \(screen) has these properties",
        expected: "detents, selectedDetent", found: "other properties",
        advice:
          "\(screen) is in the sheet of a style, whose 'detents' and 'selectedDetent' can change; "
          + "remove the other keys, or present it without a transition")
    }
    if let detents {
      let isSet = sheet.setDetents(
        detents.map(\.identifier), selecting: selectedDetent?.identifier)
      return isSet ? nil : selectedDetent.map { missing($0, among: detents, of: screen) }
    }
    guard let selectedDetent, !sheet.selectDetent(selectedDetent.identifier) else { return nil }
    return missing(
      selectedDetent, among: sheet.detentIdentifiers.map { SheetDetent(identifier: $0) }, of: screen
    )
  }

  /// Changes a sheet of the system.
  ///
  /// - Returns: Why it cannot be changed; `nil` if it was.
  @MainActor func apply(
    to sheet: UISheetPresentationController, of screen: String
  ) -> ActionFailure? {
    if let other = detents?.first(where: { $0.systemHeight == nil }) {
      return ActionFailure(
        requirement: "\(other.text) is a detent of the system's sheet",
        expected: "medium, large or { points: … }", found: other.text,
        advice: "\(screen) is in a sheet of the system, whose detents are medium, large and "
          + "{ points: … }, not \(other.text); write one of these, or present it with the style 'sheet'"
      )
    }
    let known =
      detents
      ?? sheet.detents.compactMap { SystemSheetPlan.Height($0.identifier) }.map(SheetDetent.height)
    let chosen = [selectedDetent, largestUndimmedDetent.map(SheetDetent.height)]
    if let other = chosen.compactMap(\.self).first(where: { !known.contains($0) }) {
      return missing(other, among: known, of: screen)
    }
    apply(to: sheet)
    return nil
  }

  /// Returns the failure of selecting a detent that a sheet does not have.
  private func missing(
    _ detent: SheetDetent, among detents: [SheetDetent], of screen: String
  ) -> ActionFailure {
    let (name, known) = (detent.text, "[\(detents.map(\.text).joined(separator: ", "))]")
    return ActionFailure(
      requirement: "\(name) is a detent of \(screen)", expected: name, found: known,
      advice: "\(screen) cannot select \(name): its detents are \(known)")
  }

  /// Changes a sheet with an animation.
  @MainActor private func apply(to sheet: UISheetPresentationController) {
    sheet.animateChanges {
      if let detents { sheet.detents = detents.compactMap(\.systemHeight?.detent) }
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
