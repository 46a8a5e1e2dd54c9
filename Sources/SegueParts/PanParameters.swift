public import SegueConfig
import SegueCore

/// The parameters of the pans of a style: where they may begin, and when they complete.
public nonisolated struct PanParameters: Hashable, Sendable {
  /// The area in which a pan may begin.
  public enum ActivationArea: Hashable, Sendable {
    /// No area: the style has no pan.
    case none
    /// The full view.
    case full
    /// The part of the view within a distance of the edge from which the pan leads, pt.
    case points(Double)

    /// The 20 points next to the edge from which the pan leads, as for UIKit's own pop gesture.
    public static let edge = Self.points(20)

    static let kind = ParameterKind<Self>.oneOf(
      "an activation area",
      [
        .words([("none", .none), ("full", .full), ("edge", .edge)]),
        .tagged("points", .length(1...10_000), "The width of the area at the edge.", Self.points),
      ])
  }

  /// The area in which a pan may begin; the full view by default.
  public var activationArea: ActivationArea
  /// When the end of a pan completes the transition, and how it continues.
  public var drag: DragParameters

  /// Makes the parameters of pans.
  public init(
    activationArea: ActivationArea = .full, drag: DragParameters = DragParameters()
  ) {
    self.activationArea = activationArea
    self.drag = drag
  }

  /// No pan.
  static let none = PanParameters(activationArea: .none)

  /// Returns the keys `activationArea` and `drag` of a style with pans.
  ///
  /// - Parameters:
  ///   - property: The parameters of the pans.
  ///   - effect: What a pan does, as in "that pops the view controller".
  public static func parameters<Root>(
    at property:
      any WritableKeyPath<Root, PanParameters> & Sendable,
    _ effect: String
  ) -> [Parameter<Root>] {
    parameters(effect).map { $0.lifted(to: property) }
  }

  static func parameters(_ effect: String) -> [Parameter<PanParameters>] {
    [
      Parameter(
        "activationArea", \PanParameters.activationArea, ActivationArea.kind,
        "The area in which a drag may begin: none, the full view, its edge, or points from it."),
      Parameter(
        "drag", \PanParameters.drag, group: DragParameters.table, "The drag \(effect)."),
    ]
  }

  /// Returns the check of a style with pans. It warns about a `drag` where no pan may begin, and about a
  /// duration next to a spring that has its own.
  public static func check<Root>(
    at property: any KeyPath<Root, PanParameters> & Sendable,
    timing: any KeyPath<Root, TimingParameters> & Sendable
  ) -> ParameterTable<Root>.Check {
    { parameters, value, diagnostics in
      parameters[keyPath: timing].check(value, &diagnostics)
      guard parameters[keyPath: property].activationArea == .none else { return }
      diagnostics.noEffect(
        of: "drag", in: value, while: "'activationArea' is none", "write another area")
    }
  }
}

extension PanParameters.ActivationArea {
  /// Returns whether the area that extends from a side of a view contains a point of the view.
  func contains(_ point: CGPoint, of view: UIView, from side: Side) -> Bool {
    switch self {
    case .none: false
    case .full: true
    case .points(let width):
      CGRect(origin: point, size: .zero).distance(outOf: view.bounds, toward: side) < width
    }
  }
}
