import HeadlessUIKit
package import SegueConfig
import SegueCore

/// The configuration of the system's sheet: properties of UIKit's sheet presentation controller.
package nonisolated struct SystemSheetPlan: Equatable, Sendable {
  /// A detent.
  package struct Height: Equatable, Sendable {
    /// The height inside the safe area, pt; `nil` for a system detent.
    package private(set) var points: Double?
    /// Whether a system detent is the large one.
    private var isWhole = false

    /// UIKit's medium detent, 0.56 of the full height, or 0.63 on a screen up to 568 pt high.
    package static let medium = Self()
    /// UIKit's large detent, the full height.
    package static let large = Self(isWhole: true)
    /// Returns a detent with a height inside the safe area, pt.
    package static func points(_ height: Double) -> Self { Self(points: height) }

    private init(points: Double? = nil, isWhole: Bool = false) {
      (self.points, self.isWhole) = (points, isWhole)
    }

    /// Returns the detent with an identifier; `nil` for one that no file writes.
    @MainActor init?(_ identifier: UISheetPresentationController.Detent.Identifier) {
      switch identifier {
      case .medium: self = .medium
      case .large: self = .large
      default:
        let (text, unit) = (identifier.rawValue, Self.unit)
        guard text.hasSuffix(unit), let points = Double(text.dropLast(unit.count)) else {
          return nil
        }
        self = .points(points)
      }
    }

    /// The identifier in a style's sheet.
    var styleIdentifier: String {
      points.map { numberText($0) + Self.unit } ?? (isWhole ? "large" : "medium")
    }

    /// The end of the identifier of a height in points.
    private static let unit = " pt"

    @MainActor var detent: UISheetPresentationController.Detent {
      guard let points else { return isWhole ? .large() : .medium() }
      return .custom(identifier: .init(numberText(points) + Self.unit)) { _ in CGFloat(points) }
    }
  }

  /// The detents, from small to large; only `large` by default.
  package var detents = [Height.large]
  /// The initially selected detent; the smallest by default.
  package var selectedDetent: Height?
  /// The largest detent at which the presenting view is undimmed and interactive; none by default.
  package var largestUndimmedDetent: Height?
  /// Whether the grabber is visible.
  package var grabberVisible = false
  /// The corner radius, pt; the system's by default.
  package var cornerRadius: Double?
  /// Whether scrolling at a scroll view's top edge expands the sheet first.
  package var scrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is attached to the bottom edge in compact height.
  package var edgeAttachedInCompactHeight = false

  static let table = ParameterTable(
    "a system sheet", defaults: SystemSheetPlan(),
    [
      Parameter(
        "detents", \.detents, .list(of: Height.kind, count: 1...10),
        "The detents, from small to large: medium is 0.56 of the full height, or 0.63 on a screen up to "
          + "568 pt high; large is all of it."),
      Parameter(
        "selectedDetent", \.selectedDetent, .optional(Height.kind),
        "The initially selected detent; by default the smallest."),
      Parameter(
        "largestUndimmedDetent", \.largestUndimmedDetent, .optional(Height.kind),
        "The largest detent at which the view below is undimmed and receives touches."),
      Parameter("grabberVisible", \.grabberVisible, .boolean, "Whether the grabber is visible."),
      Parameter(
        "cornerRadius", \.cornerRadius, .optional(.length(0...1000)),
        "The corner radius; by default the system's."),
      Parameter(
        "scrollingExpandsWhenScrolledToEdge", \.scrollingExpandsWhenScrolledToEdge, .boolean,
        "Whether scrolling at a scroll view's top edge expands the sheet first."),
      Parameter(
        "edgeAttachedInCompactHeight", \.edgeAttachedInCompactHeight, .boolean,
        "Whether it is attached to the bottom edge in compact height, instead of full screen."),
    ],
    check: { sheet, value, diagnostics in
      let chosen = [
        ("selectedDetent", sheet.selectedDetent),
        ("largestUndimmedDetent", sheet.largestUndimmedDetent),
      ]
      for case (let key, let height?) in chosen where !sheet.detents.contains(height) {
        let known = sheet.detents.map(Height.kind.format).joined(separator: ", ")
        diagnostics.error(
          "unknown-detent",
          "\(quoted(Height.kind.format(height))) is not one of the sheet's detents",
          at: value[key]?.range, help: "write one of: \(known); or add it to 'detents'")
      }
    })
}

nonisolated extension SystemSheetPlan.Height {
  package static let kind = ParameterKind<Self>.oneOf(
    "a height of a sheet",
    [
      .words([("medium", .medium), ("large", .large)]),
      .tagged(
        "points", .length(1...10_000), "A height inside the safe area, in points.", Self.points,
        back: \.points),
      .points(Self.points),
    ])
}

extension SystemSheetPlan {
  /// Configures a sheet; does nothing without one.
  func apply(to sheet: UISheetPresentationController?) {
    guard let sheet else { return }
    sheet.detents = detents.map(\.detent)
    sheet.selectedDetentIdentifier = selectedDetent?.detent.identifier
    sheet.largestUndimmedDetentIdentifier = largestUndimmedDetent?.detent.identifier
    sheet.prefersGrabberVisible = grabberVisible
    sheet.preferredCornerRadius = cornerRadius.map { CGFloat($0) }
    sheet.prefersScrollingExpandsWhenScrolledToEdge = scrollingExpandsWhenScrolledToEdge
    sheet.prefersEdgeAttachedInCompactHeight = edgeAttachedInCompactHeight
  }
}
