import SegueConfig
import SegueCore
import SegueMotion
public import SegueParts

/// The parameters of the sheet style.
public nonisolated struct SheetParameters: Hashable, Sendable {
  /// The part of the sheet in which a drag may begin.
  public enum DragArea: String, CaseIterable, Sendable {
    /// The full sheet; the top 44 points with the grabber.
    case sheet, grabber
  }

  /// The heights at which the sheet rests, in any order; medium alone by default.
  public var detents = [Detent.medium]
  /// The detent at which the sheet is presented; nil, the default, is the lowest.
  public var selectedDetent: Detent?
  /// The radius of the upper corners, pt; 8 by default.
  public var cornerRadius = 8.0
  /// The radii at single detents, between which the radius follows the height; none by default.
  public var cornerRadii: [DetentRadius] = []
  /// Whether the sheet has a grabber; true by default.
  public var grabberVisible = true
  /// The dimming of the presenter.
  public var dimming = BackdropParameters()
  /// The largest detent at which the view below is undimmed and receives touches; nil by default:
  /// it is always dimmed. Above it the opacity follows the height up to the next detent.
  public var largestUndimmedDetent: Detent?
  /// Whether a sheet with `isModalInPresentation` blocks touches on an undimmed view below, as
  /// UIKit's sheet does (UIKit row 230); true by default.
  public var blocksTouchesIfModal = true
  /// Whether a drag may dismiss the sheet; true by default.
  public var dismissOnDrag = true
  /// The part of the sheet in which a drag may begin; the full sheet by default.
  public var dragArea = DragArea.sheet
  /// Whether a drag may skip detents; true by default. If not, it ends at the next one at most.
  public var skipsDetents = true
  /// The interactive dismissal; by default completed as UIKit's, from half of the travel or from
  /// 1000 pt/s.
  public var drag = DragParameters()
  /// The distance that the sheet follows a drag past its bounds before it resists, pt; 30 by
  /// default. At 0 it does not follow, and the drag's distance restarts at 0 where it reverses.
  public var rubberBand = 30.0
  /// Whether the sheet rises above the keyboard while it contains the first responder; true by
  /// default.
  public var avoidsKeyboard = true
  /// Whether the sheet is a centered form of its preferred size in regular width, by default 540 x
  /// 620 pt as UIKit's; false by default.
  public var isFormInRegularWidth = false
  /// Whether a drag to another detent generates haptic feedback; false by default.
  public var hapticFeedback = false
  /// The presenter's appearance during the presentation.
  public var presenter = PresenterParameters()
  /// Whether the presenting view is removed after the presentation; false by default.
  public var shouldRemovePresentersView = false
  /// The duration and motion; by default a spring of 0.33 s without bounce.
  public var timing = TimingParameters(
    duration: 0.33, motion: .dampedSpring(ratio: 1, initialVelocity: 0))

  /// Makes the defaults.
  public init() {
    drag.threshold = 0.5
    drag.velocityThreshold = 1000
  }

  static let table = ParameterTable(
    "a sheet style", defaults: SheetParameters(),
    [
      Parameter(
        "detents", \.detents, .list(of: Detent.kind, count: 1...8),
        "The heights at which the sheet rests, in any order: medium is half of the container's height, "
          + "large all of it."),
      Parameter(
        "selectedDetent", \.selectedDetent, .optional(Detent.kind),
        "The detent at which the sheet is presented; by default the lowest."),
      Parameter(
        "cornerRadius", \.cornerRadius, .length(0...200), "The radius of the upper corners."),
      Parameter(
        "cornerRadii", \.cornerRadii, .list(of: .record(DetentRadius.table), count: 0...8),
        "The radii at single detents, between which the radius follows the height."),
      Parameter(
        "grabberVisible", \.grabberVisible, .boolean, "Whether a grabber is shown at the top."),
      .dimming(\.dimming),
      Parameter(
        "largestUndimmedDetent", \.largestUndimmedDetent, .optional(Detent.kind),
        "The largest detent at which the view below is undimmed and receives touches."),
      Parameter(
        "blocksTouchesIfModal", \.blocksTouchesIfModal, .boolean,
        "Whether a sheet with isModalInPresentation blocks touches on an undimmed view below."),
      Parameter(
        "dismissOnDrag", \.dismissOnDrag, .boolean,
        "Whether a drag may dismiss the sheet."),
      Parameter(
        "dragArea", \.dragArea, .choice("a drag area"),
        "Whether a drag may begin on the full sheet, or in the top 44 points only."),
      Parameter(
        "skipsDetents", \.skipsDetents, .boolean,
        "Whether a drag may skip detents; if not, it ends at the next one at most."),
      Parameter(
        "drag", \.drag,
        group: DragParameters.table(
          where: " It applies below the lowest detent, where a drag dismisses."),
        "The drag that resizes the sheet and, below its lowest detent, dismisses it. From a higher "
          + "detent a swipe down ends at the detent nearest to its projection."),
      Parameter(
        "rubberBand", \.rubberBand, .length(0...1000),
        "How far the sheet follows a drag past its bounds before it resists; 0 to stay."),
      Parameter(
        "avoidsKeyboard", \.avoidsKeyboard, .boolean,
        "Whether the sheet rises above the keyboard while it contains the first responder."),
      Parameter(
        "isFormInRegularWidth", \.isFormInRegularWidth, .boolean,
        "Whether the sheet is a centered form of its preferred size in regular width."),
      Parameter(
        "hapticFeedback", \.hapticFeedback, .boolean,
        "Whether a drag to another detent generates haptic feedback."),
      Parameter(
        "presenter", \.presenter, group: PresenterParameters.table,
        "The presenter's appearance during the presentation."),
      .shouldRemovePresentersView(\.shouldRemovePresentersView),
    ] + TimingParameters.parameters(at: \.timing),
    presets: presets,
    check: { parameters, value, diagnostics in
      parameters.timing.check(value, &diagnostics)
      let (detents, undimmed) = (parameters.detents, parameters.largestUndimmedDetent)
      for case let (key, detent?) in [
        ("selectedDetent", parameters.selectedDetent), ("largestUndimmedDetent", undimmed),
      ] where !detents.contains(detent) {
        diagnostics.warning(
          "no-effect", "'\(key)' names none of the sheet's detents",
          at: value.entry(key)?.value.range ?? value.range,
          help: "name one of them: \(detents.map(\.identifier).joined(separator: ", "))")
      }
      func unused(_ key: String, _ condition: String, _ advice: String) {
        diagnostics.noEffect(of: key, in: value, while: condition, advice)
      }
      let radii = parameters.cornerRadii.map(\.detent)
      if let other = radii.first(where: { !detents.contains($0) })?.identifier {
        unused("cornerRadii", "\(other) is none of the sheet's detents", "add it to 'detents'")
      }
      if detents.allSatisfy(radii.contains) {
        unused(
          "cornerRadius", "'cornerRadii' has a radius for every detent", "leave one of those out")
      }
      if detents.count < 3 {
        unused("skipsDetents", "there are fewer than three detents", "add a detent between")
      }
      if detents == [undimmed] || (undimmed == .large && detents.contains(.large)) {
        unused(
          "dimming", "the view below is undimmed at the largest detent",
          "name a smaller one for 'largestUndimmedDetent'")
      }
      if undimmed == nil, parameters.dimming.isSeen {
        unused("blocksTouchesIfModal", "the dimming takes every touch", "set largestUndimmedDetent")
      }
      DragParameters.check(
        parameters.dismissOnDrag, only: ["threshold", "usesProjection"], value, &diagnostics)
    })
}

/// The radius of a sheet's corners at a detent.
public nonisolated struct DetentRadius: Hashable, Sendable {
  /// The detent.
  public var detent: Detent
  /// The radius, pt.
  public var cornerRadius: Double

  /// Makes a radius at a detent.
  public init(detent: Detent, cornerRadius: Double) {
    self.detent = detent
    self.cornerRadius = cornerRadius
  }

  static let table = ParameterTable(
    "a radius", defaults: DetentRadius(detent: .large, cornerRadius: 0),
    [
      Parameter("detent", \.detent, Detent.kind, required: true, "The detent."),
      Parameter(
        "cornerRadius", \.cornerRadius, .length(0...200), required: true, "The radius there."),
    ])
}
