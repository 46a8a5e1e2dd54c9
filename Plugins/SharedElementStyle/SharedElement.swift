import SegueConfig
import SegueCore
public import SegueParts

/// A view of the lower controller that moves to the position of a view of the upper one.
public nonisolated struct SharedElement: Hashable, Sendable {
  /// The view in the lower controller.
  public var lower: SourceView
  /// The view in the upper controller.
  public var upper: SourceView

  /// Makes an element of two views.
  public init(from lower: SourceView, to upper: SourceView) {
    self.lower = lower
    self.upper = upper
  }

  /// Makes an element of two views with one name, an `accessibilityIdentifier`.
  public init(_ identifier: String) {
    self.init(from: SourceView(identifier), to: SourceView(identifier))
  }

  /// The forms in YAML: the name of both views, or `{ from: …, to: … }`.
  static let kind = ParameterKind<SharedElement>.oneOf(
    "a shared element",
    [
      .kind(.record(table), { $0 }, back: { $0 }),
      .kind(
        .sourceView, { SharedElement(from: $0, to: $0) },
        back: { $0.lower == $0.upper ? $0.lower : nil }
      ).short(for: "from", "to"),
    ])

  private static let table = ParameterTable(
    "a shared element", defaults: SharedElement(""),
    [
      Parameter(
        "from", \.lower, .sourceView, required: true, "The view in the lower view controller."),
      Parameter("to", \.upper, .sourceView, required: true, "The view in the upper one."),
    ])
}
