import HeadlessUIKit
import SegueConfig

/// How the system's sheet is set up, where a screen's presentation is one; UIKit's own properties.
package nonisolated struct SystemSheetPlan: Equatable, Sendable {
  /// A height at which it rests.
  package struct Height: Equatable, Sendable {
    /// The height inside the safe area, pt; nil for a height of the system's.
    package private(set) var points: Double?
    private var isWhole = false

    /// About half of the screen.
    package static let medium = Self()
    /// The whole height.
    package static let large = Self(isWhole: true)
    /// A height inside the safe area, pt.
    package static func points(_ height: Double) -> Self { Self(points: height) }

    private init(points: Double? = nil, isWhole: Bool = false) {
      (self.points, self.isWhole) = (points, isWhole)
    }

    @MainActor fileprivate var detent: UISheetPresentationController.Detent {
      guard let points else { return isWhole ? .large() : .medium() }
      return .custom(identifier: .init("\(numberText(points)) pt")) { _ in CGFloat(points) }
    }
  }

  /// The heights, from small to large; the large one by default.
  package var detents = [Height.large]
  /// The height at which it begins; the smallest by default.
  package var selectedDetent: Height?
  /// The largest height that leaves what lies below largestUndimmedDetent and within reach; none by default.
  package var largestUndimmedDetent: Height?
  /// Whether there is a grabber.
  package var grabberVisible = false
  /// The radius of the corners, pt; the system's by default.
  package var cornerRadius: Double?
  /// Whether a list at its top that is pushed up makes it grow first.
  package var scrollingExpandsWhenScrolledToEdge = true
  /// Whether it stays at the lower edge of a low screen.
  package var edgeAttachedInCompactHeight = false

  static let table = ParameterTable(
    "a system sheet", defaults: SystemSheetPlan(),
    [
      Parameter(
        "detents", \.detents, .list(of: Height.kind, count: 1...10),
        "The heights at which it rests, from small to large."),
      Parameter(
        "selectedDetent", \.selectedDetent, .optional(Height.kind),
        "The height at which it begins; by default the smallest."),
      Parameter(
        "largestUndimmedDetent", \.largestUndimmedDetent, .optional(Height.kind),
        "Up to this height what lies below is not dimmed and takes touches."),
      Parameter("grabberVisible", \.grabberVisible, .boolean, "Whether there is a grabber."),
      Parameter(
        "cornerRadius", \.cornerRadius, .optional(.length(0...1000)),
        "The radius of the corners; by default the system's."),
      Parameter(
        "scrollingExpandsWhenScrolledToEdge", \.scrollingExpandsWhenScrolledToEdge, .boolean,
        "Whether a list at its top that is pushed up makes the sheet grow first."),
      Parameter(
        "edgeAttachedInCompactHeight", \.edgeAttachedInCompactHeight, .boolean,
        "Whether it stays at the lower edge of a low screen, instead of covering that."),
    ],
    check: { sheet, value, diagnostics in
      let chosen = [
        ("selectedDetent", sheet.selectedDetent),
        ("largestUndimmedDetent", sheet.largestUndimmedDetent),
      ]
      for case (let key, let height?) in chosen where !sheet.detents.contains(height) {
        let known = sheet.detents.map(Height.kind.format).joined(separator: ", ")
        diagnostics.error(
          "unknown-detent", "\(quoted(Height.kind.format(height))) is none of the sheet's detents",
          at: value[key]?.range, help: "write one of: \(known); or add it to 'detents'")
      }
    })
}

nonisolated extension SystemSheetPlan.Height {
  static let kind = ParameterKind<Self>.oneOf(
    "a height of a sheet",
    [
      .words([("medium", .medium), ("large", .large)]),
      .kind(
        .length(1...10_000), when: { $0.number != nil }, { Self.points($0) }, back: { $0.points }),
    ])
}

extension SystemSheetPlan {
  /// Sets up a sheet; another presentation has none.
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
