/// The views of a running zoom: a stage with the zoomed view and a snapshot of its source, and a
/// dimming view below.
final class ZoomFlight {
  let open: ZoomAppearance
  let closed: ZoomAppearance
  private let options: UIViewController.Transition.ZoomOptions
  private let container: UIView
  private let view: UIView
  private let fullFrame: CGRect
  private let stage = UIView()
  private let dimmingView: UIView
  private let snapshot: UIView?
  private let source: UIView?
  /// The snapshot's aspect ratio: height divided by width.
  private let snapshotAspect: CGFloat

  /// Adds the stage with the view to the container.
  ///
  /// - Parameters:
  ///   - view: The zoomed view.
  ///   - fullFrame: Its full frame, in the container.
  init(
    of zoomed: UIViewController, _ view: UIView, at fullFrame: CGRect, from other: UIViewController,
    in container: UIView
  ) {
    self.container = container
    self.view = view
    self.fullFrame = fullFrame
    let options = zoomed.zoomOptions ?? UIViewController.Transition.ZoomOptions()
    source = zoomed.zoomSource(in: other)
    open = .open(in: fullFrame)
    let bounds = CGRect(origin: .zero, size: fullFrame.size)
    let alignment = source.flatMap { source in
      options.alignmentRectProvider?(.init(source, zoomed))
    }
    var closed = ZoomAppearance.closed(
      at: source.map { container.convert($0.bounds, from: $0) }, of: fullFrame,
      showing: alignment ?? bounds)
    closed.cornerRadius = source?.ownLayer.cornerRadius ?? 0
    self.closed = closed
    let size = source?.bounds.size ?? .zero
    snapshotAspect = size.width > 0 ? size.height / size.width : 0
    snapshot = source?.snapshotView(afterScreenUpdates: false)
    self.options = options
    dimmingView = options.makeDimmingView()
    install()
  }

  /// Returns another dimming view.
  func makeDimmingView() -> UIView { options.makeDimmingView() }

  private func install() {
    if let source { SimulatedDevice.current?.zoomSources.hide(source) }
    UIView.performWithoutAnimation {
      dimmingView.frame = container.bounds
      dimmingView.isUserInteractionEnabled = false
      dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      stage.clipsToBounds = true
      stage.autoresizesSubviews = false
      stage.accessibilityIdentifier = "zoomStage"
      container.addSubview(dimmingView)
      container.addSubview(stage)
      stage.addSubview(view)
      view.bounds.size = fullFrame.size
      view.layoutIfNeeded()
      if let snapshot {
        snapshot.isUserInteractionEnabled = false
        stage.addSubview(snapshot)
      }
    }
  }

  func apply(_ appearance: ZoomAppearance) {
    stage.frame = appearance.frame
    stage.ownLayer.cornerRadius = appearance.cornerRadius
    stage.alpha = appearance.alpha
    view.transform = CGAffineTransform(scaleX: appearance.scale, y: appearance.scale)
    view.center = CGPoint(
      x: appearance.origin.x + fullFrame.width * appearance.scale / 2,
      y: appearance.origin.y + fullFrame.height * appearance.scale / 2)
    snapshot?.frame = CGRect(
      x: 0, y: 0, width: appearance.frame.width, height: appearance.frame.width * snapshotAspect)
    snapshot?.alpha = appearance.snapshotAlpha
    dimmingView.alpha = appearance.dimmingAlpha
  }

  /// Returns the animations to the source after a release.
  func steps(toSource release: ZoomRelease) -> [ZoomRelease.Step] {
    let (now, end) = (shown.frame, closed.frame)
    return [
      release.x(over: end.midX - now.midX) { [stage] in stage.center.x = end.midX },
      release.y(over: end.midY - now.midY) { [stage] in stage.center.y = end.midY },
      release.height(over: end.height - now.height) { [stage] in
        stage.bounds.size.height = end.height
      },
      // All other values animate with the width.
      release.width(over: end.width - now.width) { [self] in apply(closed) },
    ]
  }

  /// The current appearance, from the presentation layers.
  var shown: ZoomAppearance {
    let stage = stage.ownLayer.presentation() ?? stage.ownLayer
    let inner = (view.ownLayer.presentation() ?? view.ownLayer).frame
    let snapshot = snapshot.map { $0.ownLayer.presentation() ?? $0.ownLayer }
    return ZoomAppearance(
      frame: stage.frame, scale: fullFrame.width > 0 ? inner.width / fullFrame.width : 1,
      origin: inner.origin, cornerRadius: stage.cornerRadius, alpha: CGFloat(stage.opacity),
      snapshotAlpha: CGFloat(snapshot?.opacity ?? 0),
      dimmingAlpha: CGFloat((dimmingView.ownLayer.presentation() ?? dimmingView.ownLayer).opacity))
  }

  /// Moves the view back to the container, and removes the stage.
  func tearDown() {
    UIView.performWithoutAnimation {
      view.transform = .identity
      if view.parent === stage {
        container.insertSubview(view, belowSubview: stage)
        view.frame = fullFrame
      }
      for part in [stage, dimmingView] { part.removeFromSuperview() }
      if let source { SimulatedDevice.current?.zoomSources.restore(source) }
    }
  }
}

extension UIViewController.Transition.ZoomOptions {
  fileprivate final func makeDimmingView() -> UIView {
    if let dimmingVisualEffect { return UIVisualEffectView(effect: dimmingVisualEffect) }
    let dimmingView = UIView()
    dimmingView.backgroundColor = dimmingColor ?? UIColor.black.withAlphaComponent(0.2)
    return dimmingView
  }
}

extension UIViewController {
  /// Returns the source view of this controller's zoom; `nil` if it is not in a window.
  fileprivate final func zoomSource(in other: UIViewController) -> UIView? {
    guard case .zoom(_, let provider) = preferredTransition?.kind else { return nil }
    let view = provider(.init(zoomed: self, source: other))
    return view?.window == nil ? nil : view
  }
}
