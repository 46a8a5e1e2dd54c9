import SegueMotion

/// A drag: the offset without rubber-banding.
struct ScrollDrag {
  /// The offset without rubber-banding at translation zero.
  var start: CGPoint
  /// The axes on which the pan moves the content.
  var axes: UIScrollView.Axes
}

/// Dragging: the content follows the pan, and rubber-bands beyond its edges (UIKit rows 191, 192).
extension UIScrollView {
  struct Axes {
    var horizontal: Bool
    var vertical: Bool
  }

  /// The axes on which a pan moves the content.
  var axes: Axes {
    let inset = adjustedContentInset
    let width = contentSize.width + inset.left + inset.right
    let height = contentSize.height + inset.top + inset.bottom
    return Axes(
      horizontal: width > bounds.width || bounces && alwaysBounceHorizontal,
      vertical: height > bounds.height || bounces && alwaysBounceVertical)
  }

  func mayBegin(_ pan: UIPanGestureRecognizer) -> Bool {
    let translation = pan.translation(in: self)
    let axes = axes
    let (x, y) = (abs(translation.x), abs(translation.y))
    return x > y
      ? axes.horizontal : y > x ? axes.vertical : axes.horizontal || axes.vertical
  }

  /// Whether all views in the content that receive the touches permit canceling them.
  var permitsCancelingTouches: Bool {
    let receivers = SimulatedDevice.current?.touches.views(of: panGestureRecognizer) ?? []
    return receivers.allSatisfy {
      $0 === self || canCancelContentTouches && touchesShouldCancel(in: $0)
    }
  }

  func track(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: self)
    switch pan.state {
    case .began:
      var axes = axes
      if isDirectionalLockEnabled, translation.x != 0 || translation.y != 0 {
        let isAcross = abs(translation.x) > abs(translation.y)
        axes.horizontal = axes.horizontal && isAcross
        axes.vertical = axes.vertical && !isAcross
      }
      drag = ScrollDrag(start: withoutRubberBand(contentOffset), axes: axes)
      dismissKeyboard(.onDrag, pan)
      delegate?.scrollViewWillBeginDragging(self)
      dragContent(by: translation)
    case .changed:
      dismissKeyboard(.interactive, pan)
      isHeld ? rebaseDrag() : dragContent(by: translation)
    case .ended where isHeld: release(.zero)
    case .ended:
      dragContent(by: translation)
      let velocity = pan.velocity(in: self)
      release(CGPoint(x: -velocity.x, y: -velocity.y))
    case .cancelled: release(.zero)
    case .possible, .failed: break
    @unknown default: break
    }
  }

  private func dragContent(by translation: CGPoint) {
    guard let drag else { return }
    let limits = offsetLimits
    var offset = contentOffset
    if drag.axes.horizontal {
      offset.x = rubberBanded(drag.start.x - translation.x, limits.x, bounds.width)
    }
    if drag.axes.vertical {
      offset.y = rubberBanded(drag.start.y - translation.y, limits.y, bounds.height)
    }
    bounds.origin = onPixels(offset)
  }

  /// Continues a drag from an offset that was set in code.
  func rebaseDrag() {
    guard let drag else { return }
    let translation = panGestureRecognizer.translation(in: self)
    let offset = withoutRubberBand(contentOffset)
    self.drag = ScrollDrag(
      start: CGPoint(x: offset.x + translation.x, y: offset.y + translation.y), axes: drag.axes)
  }

  /// Ends the drag with a velocity of the offset, pt/s.
  private func release(_ velocity: CGPoint) {
    guard let drag, let device = SimulatedDevice.current else { return }
    let limits = offsetLimits
    var speed = CGPoint.zero
    if drag.axes.horizontal {
      speed.x = rubberBandVelocity(velocity.x, contentOffset.x, limits.x, bounds.width)
    }
    if drag.axes.vertical {
      speed.y = rubberBandVelocity(velocity.y, contentOffset.y, limits.y, bounds.height)
    }
    var natural = deceleration(velocity: speed, at: device.now)
    if isPagingEnabled { natural = paging(natural, velocity: speed) }
    let offered = onPixels(natural.target)
    let quickness = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var target = adjustedTarget(offered, velocity: quickness)
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: quickness, targetContentOffset: &target)
    // Content never rests beyond its edges.
    if target.x != offered.x, target.x.isFinite {
      natural.x = ScrollTrack(
        from: contentOffset.x, springingTo: limits.x.nearest(to: target.x), velocity: speed.x)
    }
    if target.y != offered.y, target.y.isFinite {
      natural.y = ScrollTrack(
        from: contentOffset.y, springingTo: limits.y.nearest(to: target.y), velocity: speed.y)
    }
    self.drag = nil
    if refreshInset > 0 {
      insetMayChange()
      natural = deceleration(velocity: .zero, at: device.now)
    }
    delegate?.scrollViewDidEndDragging(self, willDecelerate: natural.moves)
    // The delegate may have started an animation.
    guard natural.moves, glide == nil else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    start(natural)
  }

  /// Springs content back that a touch stopped beyond its edges, once the touch sequence has ended.
  func endDragging() {
    guard drag == nil, glide == nil, let device = SimulatedDevice.current else { return }
    let back = deceleration(velocity: .zero, at: device.now)
    guard back.moves else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    start(back)
  }

  private func paging(_ glide: ScrollGlide, velocity: CGPoint) -> ScrollGlide {
    var glide = glide
    let limits = offsetLimits
    func page(_ offset: Double, _ speed: Double, _ size: Double, _ limits: ClosedRange<Double>)
      -> ScrollTrack
    {
      guard size > 0, limits.contains(offset) else {
        return ScrollTrack(from: offset, springingTo: limits.nearest(to: offset), velocity: speed)
      }
      let pages = offset / size
      let quick = ScrollTrack.slowest
      let next =
        speed > quick ? pages.rounded(.up) : speed < -quick ? pages.rounded(.down) : pages.rounded()
      return ScrollTrack(
        from: offset, springingTo: limits.nearest(to: next * size), velocity: speed)
    }
    if axes.horizontal {
      glide.x = page(contentOffset.x, velocity.x, bounds.width, limits.x)
    }
    if axes.vertical { glide.y = page(contentOffset.y, velocity.y, bounds.height, limits.y) }
    return glide
  }

  // MARK: Rubber-banding

  private func rubberBanded(
    _ offset: CGFloat, _ limits: ClosedRange<Double>, _ dimension: CGFloat
  ) -> CGFloat {
    let edge = limits.nearest(to: offset)
    guard offset != edge, bounces, let band = try? RubberBand(dimension: dimension) else {
      return edge
    }
    return edge + band.offset(forTranslation: offset - edge)
  }

  private func withoutRubberBand(_ offset: CGPoint) -> CGPoint {
    func inverse(_ offset: CGFloat, _ limits: ClosedRange<Double>, _ dimension: CGFloat) -> CGFloat
    {
      let edge = limits.nearest(to: offset)
      guard offset != edge, let band = try? RubberBand(dimension: dimension),
        let pull = band.translation(forOffset: offset - edge)
      else { return offset }
      return edge + pull
    }
    let limits = offsetLimits
    return CGPoint(
      x: inverse(offset.x, limits.x, bounds.width), y: inverse(offset.y, limits.y, bounds.height))
  }

  /// Returns the velocity of the rubber-banded offset for a pan's velocity: the band's slope,
  /// c (1 - b/d)², at an offset b (UIKit row 192).
  private func rubberBandVelocity(
    _ velocity: CGFloat, _ offset: CGFloat, _ limits: ClosedRange<Double>, _ dimension: CGFloat
  ) -> CGFloat {
    let beyond = abs(offset - limits.nearest(to: offset))
    guard beyond > 0, let band = try? RubberBand(dimension: dimension) else { return velocity }
    let ease = max(0, 1 - beyond / dimension)
    return velocity * band.coefficient * ease * ease
  }
}

extension ClosedRange where Bound == Double {
  /// Returns the value in the range that is nearest to another.
  func nearest(to value: Double) -> Double { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
