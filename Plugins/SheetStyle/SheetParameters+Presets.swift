import SegueConfig
import SegueCore
import SegueMotion
import SegueParts

nonisolated extension SheetParameters {
  /// The presets, in display order.
  static let presets = [
    Named(
      name: "bottomSheet", value: SheetParameters(),
      source:
        "A bottom sheet as high as its content or a part of the screen. Its settling curve is "
        + "not published; this one is a critically damped spring over the same time."),
    Named(
      name: "pullToDismiss", value: pullToDismiss,
      source: "A full-screen view that a drag from anywhere dismisses; exact. A swipe does not "
        + "dismiss: only its distance counts."),
    Named(
      name: "card", value: card,
      source: "A card in front of a scaled presenter; exact. A swipe does not dismiss: only its "
        + "distance counts."),
    Named(
      name: "player", value: player,
      source: "A full-screen player that its bar presents: closed past three tenths of the height "
        + "or from 1000 pt/s, 0.4 s linear; exact."),
    Named(
      name: "system", value: system,
      source: "UIKit's sheet: a critically damped spring of 18.2574 rad/s, and closed from "
        + "1000 pt/s; its medium height is exact on a phone with a safe area of 59 and 34 pt; the presenter is "
        + "scaled at every detent, UIKit's only at the large one."),
    Named(
      name: "floatingPanel", value: floatingPanel,
      source: "The library FloatingPanel: a spring with a response of 0.4 s without bounce, from "
        + "its anchors tip, half and full; exact for the spring. As there, a drag does not dismiss."
    ),
    Named(
      name: "panModal", value: panModal,
      source: "The library PanModal: a spring of damping ratio 0.8 over 0.5 s, dismissed from 300 "
        + "pt/s. UIKit's spring over a duration settles to within 0.1 %, which is used here too."),
    Named(
      name: "vaul", value: vaul,
      source:
        "The web library vaul: the curve (0.32, 0.72, 0, 1) over 0.5 s, closed from a quarter "
        + "of the height or 0.4 pt/ms; exact for the curve."),
    Named(
      name: "adwaita", value: adwaita,
      source: "GNOME's AdwBottomSheet: a spring of damping ratio 0.8 and stiffness 400; exact for "
        + "the spring."),
  ]

  /// A full-screen view that follows a drag down from anywhere.
  public static let pullToDismiss: SheetParameters = {
    var parameters = SheetParameters()
    parameters.detents = [.large]
    parameters.cornerRadius = 0
    parameters.grabberVisible = false
    parameters.rubberBand = 0
    parameters.drag.threshold = 0.4
    parameters.drag.velocityThreshold = 100_000  // Above any swipe.
    parameters.drag.settleMotion = .curve(.linear)
    parameters.timing = TimingParameters(duration: 0.4, motion: .curve(.linear))
    return parameters
  }()

  /// A card in front of a scaled-down and dimmed presenter.
  public static let card: SheetParameters = {
    var card = pullToDismiss
    card.detents = [.inset(50)]
    card.cornerRadius = 6
    card.dimming.opacity = 0.7
    card.presenter.scale = 0.9
    card.presenter.cornerRadius = 6
    card.timing.forward.motion = .curve(.easeOut)
    return card
  }()

  /// A full-screen player, closed by a shorter drag or by a swipe.
  public static let player: SheetParameters = {
    var player = pullToDismiss
    player.dimming.opacity = 0.3
    player.drag.threshold = 0.3
    player.drag.velocityThreshold = 1000
    player.drag.settleDuration = 0.4
    return player
  }()

  /// A sheet as UIKit's, with medium and large detents.
  public static let system: SheetParameters = {
    var parameters = settling(.system)
    // 0.56 of the height between the safe areas of a phone, 59 and 34 pt, and the lower one.
    let medium = HeightFormula(fraction: 0.56, points: 34 - 0.56 * (59 + 34))
    parameters.detents = [.formula(medium), .inset(59)]
    parameters.cornerRadius = 10
    parameters.dimming.opacity = 0.2
    parameters.presenter.scale = 0.92
    parameters.presenter.cornerRadius = 10
    parameters.drag.usesProjection = true
    parameters.drag.velocityThreshold = 1000
    return parameters
  }()

  /// A sheet as the library FloatingPanel's.
  public static let floatingPanel: SheetParameters = {
    var parameters = settling(.spring(SpringDescription(.responseAndRatio(0.4, 1))))
    parameters.detents = [.points(69), .medium, .inset(18)]
    parameters.selectedDetent = .medium
    parameters.cornerRadius = 0
    parameters.dimming.opacity = 0.3
    parameters.largestUndimmedDetent = .medium
    parameters.dismissOnDrag = false
    return parameters
  }()

  /// A sheet as the library PanModal's.
  public static let panModal: SheetParameters = {
    var parameters = settling(.dampedSpring(ratio: 0.8, initialVelocity: 0))
    parameters.detents = [.content, .inset(21)]
    parameters.dimming.opacity = 0.7
    parameters.drag.velocityThreshold = 300
    return parameters
  }()

  /// A sheet as the web library vaul's drawer.
  public static let vaul: SheetParameters = {
    var parameters = settling(.curve((try? CubicBezier(0.32, 0.72, 0, 1)) ?? .easeOut))
    parameters.detents = [.content]
    parameters.cornerRadius = 10
    parameters.dimming.opacity = 0.4
    parameters.drag.threshold = 0.25
    parameters.drag.velocityThreshold = 400
    return parameters
  }()

  /// A sheet as GNOME's AdwBottomSheet.
  public static let adwaita: SheetParameters = {
    var parameters = settling(.spring(SpringDescription(.physical(1, 400, 32))))
    parameters.detents = [.content]
    parameters.cornerRadius = 12
    parameters.dimming.opacity = 0.25
    return parameters
  }()

  /// Returns the defaults with one motion for transitions and after drags, over 0.5 s unless it has
  /// a duration of its own.
  private static func settling(_ motion: MotionChoice) -> SheetParameters {
    var parameters = SheetParameters()
    parameters.drag.settleDuration = 0.5
    parameters.drag.settleMotion = motion
    parameters.timing = TimingParameters(duration: 0.5, motion: motion)
    return parameters
  }
}
