import SegueMotion

/// What a finger drags: where the content would be if nothing held it back.
struct ScrollDrag {
  /// The offset without resistance at translation zero.
  var start: CGPoint
  /// The axes on which the finger moves it.
  var axes: UIScrollView.Axes
}

/// Dragging: the content follows the finger, and gives way beyond its edges (UIKit rows 191, 192).
extension UIScrollView {
  struct Axes {
    var horizontal: Bool
    var vertical: Bool
  }

  /// The axes on which fingers move the content.
  var axes: Axes {
    let inset = adjustedContentInset
    let width = contentSize.width + inset.left + inset.right
    let height = contentSize.height + inset.top + inset.bottom
    return Axes(
      horizontal: width > bounds.width || bounces && alwaysBounceHorizontal,
      vertical: height > bounds.height || bounces && alwaysBounceVertical)
  }

  func mayBegin(_ pan: UIPanGestureRecognizer) -> Bool {
    let way = pan.translation(in: self)
    let axes = axes
    return abs(way.x) > abs(way.y)
      ? axes.horizontal : abs(way.y) > abs(way.x) ? axes.vertical : axes.horizontal || axes.vertical
  }

  /// Whether the views in the content that follow the fingers let them go.
  var mayTakeTouches: Bool {
    let followers = SimulatedDevice.current?.touches.followers(of: panGestureRecognizer) ?? []
    return followers.allSatisfy {
      $0 === self || canCancelContentTouches && touchesShouldCancel(in: $0)
    }
  }

  func follow(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: self)
    switch pan.state {
    case .began:
      var axes = axes
      if isDirectionalLockEnabled, way.x != 0 || way.y != 0 {
        let isAcross = abs(way.x) > abs(way.y)
        axes.horizontal = axes.horizontal && isAcross
        axes.vertical = axes.vertical && !isAcross
      }
      drag = ScrollDrag(start: withoutResistance(contentOffset), axes: axes)
      delegate?.scrollViewWillBeginDragging(self)
      dragContent(by: way)
    case .changed: isHeld ? rebaseDrag() : dragContent(by: way)
    case .ended where isHeld: release(.zero)
    case .ended:
      dragContent(by: way)
      let velocity = pan.velocity(in: self)
      release(CGPoint(x: -velocity.x, y: -velocity.y))
    case .cancelled: release(.zero)
    case .possible, .failed: break
    @unknown default: break
    }
  }

  private func dragContent(by way: CGPoint) {
    guard let drag else { return }
    let limits = offsetLimits
    var offset = contentOffset
    if drag.axes.horizontal {
      offset.x = withResistance(drag.start.x - way.x, limits.x, bounds.width)
    }
    if drag.axes.vertical {
      offset.y = withResistance(drag.start.y - way.y, limits.y, bounds.height)
    }
    bounds.origin = offset
  }

  /// Code puts the content elsewhere while a finger drags it: the finger goes on from there.
  func rebaseDrag() {
    guard let drag else { return }
    let way = panGestureRecognizer.translation(in: self)
    let place = withoutResistance(contentOffset)
    self.drag = ScrollDrag(
      start: CGPoint(x: place.x + way.x, y: place.y + way.y), axes: drag.axes)
  }

  /// The finger lets go with a velocity of the offset, pt/s.
  private func release(_ velocity: CGPoint) {
    guard let drag, let device = SimulatedDevice.current else { return }
    let limits = offsetLimits
    var speed = CGPoint.zero
    if drag.axes.horizontal {
      speed.x = resisted(velocity.x, contentOffset.x, limits.x, bounds.width)
    }
    if drag.axes.vertical {
      speed.y = resisted(velocity.y, contentOffset.y, limits.y, bounds.height)
    }
    var natural = deceleration(velocity: speed, at: device.now)
    if isPagingEnabled { natural = paging(natural, velocity: speed) }
    let wanted = natural.rest
    var target = wanted
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target)
    // Beyond its edges content never comes to rest.
    if target.x != wanted.x, target.x.isFinite {
      natural.x = ScrollTrack(
        from: contentOffset.x, springingTo: limits.x.nearest(to: target.x), velocity: speed.x)
    }
    if target.y != wanted.y, target.y.isFinite {
      natural.y = ScrollTrack(
        from: contentOffset.y, springingTo: limits.y.nearest(to: target.y), velocity: speed.y)
    }
    self.drag = nil
    delegate?.scrollViewDidEndDragging(self, willDecelerate: natural.moves)
    guard natural.moves, glide == nil else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    start(natural)
  }

  /// The sequence of touches is over: what was caught beyond its edges goes back.
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
    func page(_ place: Double, _ speed: Double, _ size: Double, _ limits: ClosedRange<Double>)
      -> ScrollTrack
    {
      guard size > 0, limits.contains(place) else {
        return ScrollTrack(from: place, springingTo: limits.nearest(to: place), velocity: speed)
      }
      let pages = place / size
      let quick = ScrollTrack.slowest
      let next =
        speed > quick ? pages.rounded(.up) : speed < -quick ? pages.rounded(.down) : pages.rounded()
      return ScrollTrack(
        from: place, springingTo: limits.nearest(to: next * size), velocity: speed)
    }
    if axes.horizontal {
      glide.x = page(contentOffset.x, velocity.x, bounds.width, limits.x)
    }
    if axes.vertical { glide.y = page(contentOffset.y, velocity.y, bounds.height, limits.y) }
    return glide
  }

  // MARK: Resistance

  private func withResistance(
    _ place: CGFloat, _ limits: ClosedRange<Double>, _ dimension: CGFloat
  ) -> CGFloat {
    let edge = limits.nearest(to: place)
    guard place != edge, bounces, let band = try? RubberBand(dimension: dimension) else {
      return edge
    }
    return edge + band.offset(forPull: place - edge)
  }

  private func withoutResistance(_ offset: CGPoint) -> CGPoint {
    func pulled(_ place: CGFloat, _ limits: ClosedRange<Double>, _ dimension: CGFloat) -> CGFloat {
      let edge = limits.nearest(to: place)
      guard place != edge, let band = try? RubberBand(dimension: dimension),
        let pull = band.pull(forOffset: place - edge)
      else { return place }
      return edge + pull
    }
    let limits = offsetLimits
    return CGPoint(
      x: pulled(offset.x, limits.x, bounds.width), y: pulled(offset.y, limits.y, bounds.height))
  }

  /// The velocity of what is shown while a finger pulls with a velocity: the band's slope,
  /// c (1 - b/d)², of an offset b (UIKit row 192).
  private func resisted(
    _ velocity: CGFloat, _ place: CGFloat, _ limits: ClosedRange<Double>, _ dimension: CGFloat
  ) -> CGFloat {
    let beyond = abs(place - limits.nearest(to: place))
    guard beyond > 0, let band = try? RubberBand(dimension: dimension) else { return velocity }
    let ease = max(0, 1 - beyond / dimension)
    return velocity * band.coefficient * ease * ease
  }
}

extension ClosedRange where Bound == Double {
  /// The value in the range that is nearest to another.
  func nearest(to value: Double) -> Double { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
