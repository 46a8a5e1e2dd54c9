public import SegueConfig
import SegueCore
public import SegueParts

/// The parameters of the zoom style.
public nonisolated struct ZoomParameters: Hashable, Sendable {
  /// How the view covers its source at the start of the zoom.
  public enum Aspect: String, CaseIterable, Sendable {
    /// The view covers the source, which clips it.
    case fill
    /// The view is inside the source.
    case fit
  }

  /// What is visible at the position of the source during the transition.
  public enum Placeholder: Hashable, Sendable {
    /// Nothing: the source is hidden.
    case hidden
    /// The source itself.
    case visible
    /// A view of a color, with the size and corners of the source.
    case color(ConfigColor)
  }

  /// The view from which the upper view zooms, by its name in the lower one; nil, the default, is
  /// the center.
  public var source: SourceView?
  /// How the view covers its source; `fill` by default.
  public var aspect = Aspect.fill
  /// What is visible at the position of the source; `hidden` by default.
  public var placeholder = Placeholder.hidden
  /// The corner radius of the full-size view during the transition, pt; nil, the default, is the
  /// view's own. At the source it is the source's.
  public var cornerRadius: Double?
  /// The width of a presented view; the container's by default.
  public var width = Extent.fraction(1)
  /// The height of a presented view; the container's by default.
  public var height = Extent.fraction(1)
  /// The duration and motion; by default a spring of 0.4 s without bounce.
  public var timing = TimingParameters(
    duration: 0.4, motion: .dampedSpring(ratio: 1, initialVelocity: 0))
  /// The pans that return the view: down, and from the leading edge.
  public var pan = PanParameters()
  /// The dimming of the presenter.
  public var dimming = BackdropParameters()
  /// Whether the presenting view is removed after a presentation; false by default.
  public var shouldRemovePresentersView = false

  /// Makes the defaults.
  public init() {}

  static let table = ParameterTable(
    "a zoom style", defaults: ZoomParameters(),
    [
      Parameter(
        "source", \.source, .optional(of: .sourceView),
        "The element from which the view zooms; if there is none, or it is not visible, the center."
      ),
      Parameter(
        "aspect", \.aspect, .choice("an aspect"),
        "Whether the view fills its source, which clips it, or fits into it."),
      Parameter(
        "placeholder", \.placeholder, placeholderKind,
        "What is visible at the position of the source: hidden, visible, or a color."),
      Parameter(
        "cornerRadius", \.cornerRadius, .optional(of: .length(0...200)),
        "The corner radius of the full-size view during the transition; by default its own."),
      Parameter("width", \.width, Extent.kind, "The width of a presented view."),
      Parameter("height", \.height, Extent.kind, "The height of a presented view."),
    ] + TimingParameters.parameters(at: \.timing)
      + PanParameters.parameters(at: \.pan, "that dismisses or pops the view") + [
        .dimming(\.dimming),
        .shouldRemovePresentersView(\.shouldRemovePresentersView),
      ],
    check: PanParameters.check(at: \.pan, timing: \.timing))

  private static let placeholderKind = ParameterKind<Placeholder>.oneOf(
    "a placeholder",
    [
      .words([("hidden", .hidden), ("visible", .visible)]),
      .tagged("color", .color, "A view of a color.", Placeholder.color),
    ])
}
