import HeadlessUIKit
import SegueConfig
import SegueCore
import SegueMotion
import SegueParts

/// The parameters of a card that lifts before it flips face up.
nonisolated struct CardFlipParameters: Hashable, Sendable {
  /// The part of the transition in which the card lifts.
  var lift = Keyframe(relativeStartTime: 0, relativeDuration: 0.4)
  /// The part of the transition in which it flips.
  var flip = Keyframe(relativeStartTime: 0.4, relativeDuration: 0.6)
  var timing = TimingParameters(duration: 0.4, motion: .curve(.linear))
  var pan = PanParameters()

  static let table = ParameterTable(
    "a card flip", defaults: CardFlipParameters(),
    [
      Parameter("lift", \.lift, group: Keyframe.table, "When the card lifts."),
      Parameter("flip", \.flip, group: Keyframe.table, "When the card flips."),
    ] + TimingParameters.parameters(at: \.timing)
      + PanParameters.parameters(at: \.pan, "that puts the card back"))
}

nonisolated extension StyleDescriptor where Parameters == CardFlipParameters {
  /// A card lifts, and then flips face up; face down again, it is put back.
  static var cardFlip: Self {
    StyleDescriptor(
      identifier: "cardFlip", summary: "A card lifts, and then flips.",
      parameters: CardFlipParameters.table,
      examples: [
        "{ style: cardFlip, motion: easeInOut, flip: { relativeStartTime: 0.2, relativeDuration: 0.8 } }",
        "{ style: cardFlip, motion: { spring: { dampingRatio: 0.6 } }, activationArea: edge }",
        "{ style: cardFlip, lift: { relativeDuration: 1 }, flip: { relativeStartTime: 0, relativeDuration: 1 } }",
      ],
      make: {
        CoverTransition(
          $0, pan: \.pan, presentation: { _ in .init(shouldRemovePresentersView: false) }
        ) { parameters, direction, _ in CardFlip(parameters, direction) }
      })
  }
}

/// Two key frames that set one property, the 3D transform.
final class CardFlip: TransitionMovement {
  /// The scale and the angle of a card on its edge, of which less than a point is visible.
  static let lying = (scale: 0.6, angle: -0.4999 * Double.pi)

  let timing: TransitionTiming
  private let parameters: CardFlipParameters
  private var isLifted = false
  private var isFaceUp = false

  init(_ parameters: CardFlipParameters, _ direction: TransitionDirection) {
    self.parameters = parameters
    timing = parameters.timing.timing(for: direction)
  }

  func prepare(_ context: MovementContext) {
    (isLifted, isFaceUp) = (context.direction == .reverse, context.direction == .reverse)
    layOut(context.view)
  }

  func animate(_ context: MovementContext) {
    let appears = context.direction == .forward
    context.animateKeyframes([
      (
        parameters.lift,
        {
          self.isLifted = appears
          self.layOut(context.view)
        }
      ),
      (
        parameters.flip,
        {
          self.isFaceUp = appears
          self.layOut(context.view)
        }
      ),
    ])
  }

  func finish(_ context: MovementContext, completed: Bool) {
    context.view.transform3D = CATransform3DIdentity
  }

  private func layOut(_ view: UIView) {
    let scale = isLifted ? 1 : Self.lying.scale
    let angle = isFaceUp ? 0 : Self.lying.angle
    view.transform3D = CATransform3DRotate(CATransform3DMakeScale(scale, scale, 1), angle, 0, 1, 0)
  }
}
