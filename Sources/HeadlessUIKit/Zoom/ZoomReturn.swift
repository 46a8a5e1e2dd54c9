/// What is left to be seen of a way back that a finger has given up: the view goes to its place before
/// a picture of what was below, and nobody is told (UIKit row 97).
final class ZoomReturn {
  private let look: ZoomLook
  private let backdrop: UIView?
  private let shade: UIView

  /// Takes the picture, while everything is still where the finger has it.
  init(from flight: ZoomFlight, over lower: UIView?) {
    look = flight.shown
    shade = flight.makeShade()
    backdrop = lower?.snapshotView(afterScreenUpdates: false)
  }

  func run(_ view: UIView, _ release: ZoomRelease) {
    guard view.window != nil, let container = view.superview, view.bounds.width > 0 else { return }
    let center = view.center
    let before = (radius: view.layer.cornerRadius, clips: view.clipsToBounds)
    let behind = [backdrop, shade].compactMap(\.self)
    UIView.performWithoutAnimation {
      for part in behind {
        part.frame = container.bounds
        part.isUserInteractionEnabled = false
        container.insertSubview(part, belowSubview: view)
      }
      shade.alpha = look.shade
      let scale = look.frame.width / view.bounds.width
      view.center = CGPoint(x: look.frame.midX, y: look.frame.midY)
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.layer.cornerRadius = scale > 0 ? look.cornerRadius / scale : 0
      view.clipsToBounds = true
    }
    let width = view.bounds.width
    release.run([
      release.x(over: center.x - look.frame.midX) { view.center.x = center.x },
      release.y(over: center.y - look.frame.midY) { view.center.y = center.y },
      release.width(over: width - look.frame.width) {
        view.transform = .identity
        view.layer.cornerRadius = before.radius
      },
    ]) {
      view.clipsToBounds = before.clips
      for part in behind { part.removeFromSuperview() }
    }
  }
}
