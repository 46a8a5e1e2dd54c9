/// The animation after a canceled zoom back: the view returns to its frame above a snapshot of the
/// views below, without callbacks (UIKit row 97).
final class ZoomReturn {
  private let start: ZoomAppearance
  private let backdrop: UIView?
  private let dimmingView: UIView

  /// Takes the snapshot, before the transition is canceled.
  init(from flight: ZoomFlight, over lower: UIView?) {
    start = flight.shown
    dimmingView = flight.makeDimmingView()
    backdrop = lower?.snapshotView(afterScreenUpdates: false)
  }

  func run(_ view: UIView, _ release: ZoomRelease) {
    guard view.window != nil, let container = view.parent, view.bounds.width > 0 else { return }
    let center = view.center
    let before = (radius: view.ownLayer.cornerRadius, clips: view.clipsToBounds)
    let behind = [backdrop, dimmingView].compactMap(\.self)
    UIView.performWithoutAnimation {
      for part in behind {
        part.frame = container.bounds
        part.isUserInteractionEnabled = false
        container.insertSubview(part, belowSubview: view)
      }
      dimmingView.alpha = start.dimmingAlpha
      let scale = start.frame.width / view.bounds.width
      view.center = CGPoint(x: start.frame.midX, y: start.frame.midY)
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.ownLayer.cornerRadius = scale > 0 ? start.cornerRadius / scale : 0
      view.clipsToBounds = true
    }
    let width = view.bounds.width
    release.run([
      release.x(over: center.x - start.frame.midX) { view.center.x = center.x },
      release.y(over: center.y - start.frame.midY) { view.center.y = center.y },
      release.width(over: width - start.frame.width) {
        view.transform = .identity
        view.ownLayer.cornerRadius = before.radius
      },
    ]) {
      view.clipsToBounds = before.clips
      for part in behind { part.removeFromSuperview() }
    }
  }
}
