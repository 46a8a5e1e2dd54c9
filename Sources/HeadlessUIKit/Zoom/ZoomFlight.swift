/// The views of a zoom on its way: a stage that shows the zoomed view and the picture of its source,
/// and a shade below.
final class ZoomFlight {
  let open: ZoomLook
  let closed: ZoomLook
  private let options: UIViewController.Transition.ZoomOptions
  private let container: UIView
  private let view: UIView
  private let place: CGRect
  private let stage = UIView()
  private let shade: UIView
  private let picture: UIView?
  private let source: UIView?
  /// How high the picture is for each point of its width.
  private let pictureHeight: CGFloat

  /// Puts the stage up, with the view on it.
  ///
  /// - Parameters:
  ///   - view: What is zoomed.
  ///   - place: Where it stands when it is open, in the container.
  init(
    of zoomed: UIViewController, _ view: UIView, at place: CGRect, from other: UIViewController,
    in container: UIView
  ) {
    self.container = container
    self.view = view
    self.place = place
    let options = zoomed.zoomOptions ?? UIViewController.Transition.ZoomOptions()
    source = zoomed.zoomSource(beside: other)
    open = .open(in: place)
    let whole = CGRect(origin: .zero, size: place.size)
    let alignment = source.flatMap { source in
      options.alignmentRectProvider?(.init(source, zoomed))
    }
    var closed = ZoomLook.closed(
      at: source.map { container.convert($0.bounds, from: $0) }, of: place,
      showing: alignment ?? whole)
    closed.cornerRadius = source?.layer.cornerRadius ?? 0
    self.closed = closed
    let size = source?.bounds.size ?? .zero
    pictureHeight = size.width > 0 ? size.height / size.width : 0
    picture = source?.snapshotView(afterScreenUpdates: false)
    self.options = options
    shade = options.makeShade()
    putUp()
  }

  /// What lies over what is below.
  func makeShade() -> UIView { options.makeShade() }

  private func putUp() {
    if let source { SimulatedDevice.current?.zoomSources.hide(source) }
    UIView.performWithoutAnimation {
      shade.frame = container.bounds
      shade.isUserInteractionEnabled = false
      shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      stage.clipsToBounds = true
      stage.autoresizesSubviews = false
      stage.accessibilityIdentifier = "zoomStage"
      container.addSubview(shade)
      container.addSubview(stage)
      stage.addSubview(view)
      view.bounds.size = place.size
      view.layoutIfNeeded()
      if let picture {
        picture.isUserInteractionEnabled = false
        stage.addSubview(picture)
      }
    }
  }

  func apply(_ look: ZoomLook) {
    stage.frame = look.frame
    stage.layer.cornerRadius = look.cornerRadius
    stage.alpha = look.alpha
    view.transform = CGAffineTransform(scaleX: look.scale, y: look.scale)
    view.center = CGPoint(
      x: look.origin.x + place.width * look.scale / 2,
      y: look.origin.y + place.height * look.scale / 2)
    picture?.frame = CGRect(
      x: 0, y: 0, width: look.frame.width, height: look.frame.width * pictureHeight)
    picture?.alpha = look.picture
    shade.alpha = look.shade
  }

  /// How everything goes to the source that a finger has let go of.
  func steps(home release: ZoomRelease) -> [ZoomRelease.Step] {
    let (now, end) = (shown.frame, closed.frame)
    return [
      release.x(over: end.midX - now.midX) { [stage] in stage.center.x = end.midX },
      release.y(over: end.midY - now.midY) { [stage] in stage.center.y = end.midY },
      release.height(over: end.height - now.height) { [stage] in
        stage.bounds.size.height = end.height
      },
      // All that is left goes with the width.
      release.width(over: end.width - now.width) { [self] in apply(closed) },
    ]
  }

  /// How everything is to be seen now.
  var shown: ZoomLook {
    let stage = stage.layer.presentation() ?? stage.layer
    let inner = (view.layer.presentation() ?? view.layer).frame
    let picture = picture.map { $0.layer.presentation() ?? $0.layer }
    return ZoomLook(
      frame: stage.frame, scale: place.width > 0 ? inner.width / place.width : 1,
      origin: inner.origin, cornerRadius: stage.cornerRadius, alpha: CGFloat(stage.opacity),
      picture: CGFloat(picture?.opacity ?? 0),
      shade: CGFloat((shade.layer.presentation() ?? shade.layer).opacity))
  }

  /// The view stands by itself again, and the stage goes.
  func land() {
    UIView.performWithoutAnimation {
      view.transform = .identity
      if view.superview === stage {
        container.insertSubview(view, belowSubview: stage)
        view.frame = place
      }
      for part in [stage, shade] { part.removeFromSuperview() }
      if let source { SimulatedDevice.current?.zoomSources.restore(source) }
    }
  }
}

extension UIViewController.Transition.ZoomOptions {
  fileprivate final func makeShade() -> UIView {
    if let dimmingVisualEffect { return UIVisualEffectView(effect: dimmingVisualEffect) }
    let shade = UIView()
    shade.backgroundColor = dimmingColor ?? UIColor.black.withAlphaComponent(0.2)
    return shade
  }
}

extension UIViewController {
  /// The view that a zoom of this controller comes from; nil where it is not to be seen.
  fileprivate final func zoomSource(beside other: UIViewController) -> UIView? {
    guard case .zoom(_, let provider) = preferredTransition?.kind else { return nil }
    let view = provider(.init(zoomed: self, source: other))
    return view?.window == nil ? nil : view
  }
}
