import HeadlessUIKit
package import SegueConfig
import SegueCore

/// A detent of a presented sheet, the system's or a style's.
package nonisolated enum SheetDetent: Equatable, Sendable {
  /// A detent that the system's sheet can have too.
  case height(SystemSheetPlan.Height)
  /// The height of the content.
  case content
  /// A fraction of the container's height, above 0 to 1.
  case fraction(Double)
  /// A formula of the container's height.
  case formula(HeightFormula)
  /// Another detent of a style, by its identifier; a file cannot write it.
  case other(String)

  /// Reads the identifier of a detent of a style's sheet.
  @MainActor init(identifier: String) {
    switch identifier {
    case "medium": self = .height(.medium)
    case "large": self = .height(.large)
    case "content": self = .content
    default:
      if let height = SystemSheetPlan.Height(.init(identifier)) {
        self = .height(height)
      } else if let fraction = Double(identifier) {
        self = .fraction(fraction)
      } else {
        self = HeightFormula(identifier).map(Self.formula) ?? .other(identifier)
      }
    }
  }

  /// The identifier in a style's sheet.
  var identifier: String {
    switch self {
    case .height(let height): height.styleIdentifier
    case .content: "content"
    case .fraction(let fraction): numberText(fraction)
    case .formula(let formula): formula.text
    case .other(let identifier): identifier
    }
  }

  /// The detent of the system's sheet; `nil` for one that only a style's can have.
  var systemHeight: SystemSheetPlan.Height? {
    if case .height(let height) = self { height } else { nil }
  }

  /// As a file writes it.
  package var text: String {
    if case .other(let identifier) = self { identifier } else { Self.kind.format(self) }
  }

  package static let kind = ParameterKind<Self>.oneOf(
    "a detent",
    [
      .words([("medium", .height(.medium)), ("large", .height(.large)), ("content", .content)]),
      .tagged("fraction", .fraction(0.01...1), "A fraction of the maximum height.", Self.fraction),
      .tagged(
        "points", .length(1...10_000), "A height in points.", { .height(.points($0)) },
        back: { $0.systemHeight?.points }),
      .points { .height(.points($0)) },
      .tagged(
        "inset", .length(0...10_000), "The height of the container less this length.",
        // Encoded as the formula that it is.
        { .formula(HeightFormula(points: -$0)) }, back: { _ in nil }),
      .formula(
        Self.formula, back: { if case .formula(let formula) = $0 { formula } else { nil } }),
    ])
}
