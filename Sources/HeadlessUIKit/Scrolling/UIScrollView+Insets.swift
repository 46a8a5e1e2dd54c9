/// The room around the content, and the guides.
extension UIScrollView {
  var wantedInset: UIEdgeInsets {
    let safe = safeAreaInsets
    var added = UIEdgeInsets.zero
    let isFitting = (
      horizontal: contentSize.width + contentInset.left + contentInset.right <= bounds.width,
      vertical: contentSize.height + contentInset.top + contentInset.bottom <= bounds.height
    )
    switch contentInsetAdjustmentBehavior {
    case .never: break
    case .always: added = safe
    case .automatic, .scrollableAxes:
      if !isFitting.vertical || alwaysBounceVertical {
        (added.top, added.bottom) = (safe.top, safe.bottom)
      }
      if !isFitting.horizontal || alwaysBounceHorizontal {
        (added.left, added.right) = (safe.left, safe.right)
      }
    @unknown default: break
    }
    return contentInset.adding(added)
  }

  /// Content that stood at its beginning still does when the room there changes.
  func insetMayChange() {
    let (old, new) = (knownInset, wantedInset)
    guard old != new else { return }
    knownInset = new
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -new.left }
    if offset.y == -old.top { offset.y = -new.top }
    if drag == nil, glide == nil, offset != contentOffset { bounds.origin = offset }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    keepWithinLimits()
  }

  // MARK: Guides

  var madeContentGuide: UILayoutGuide {
    if let contentGuide { return contentGuide }
    let guide = UILayoutGuide()
    guide.identifier = "contentLayoutGuide"
    addLayoutGuide(guide)
    contentGuide = guide
    // Layout does not look at the bounds' origin: the view's own edges are where the content begins.
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: leftAnchor),
      guide.topAnchor.constraint(equalTo: topAnchor),
    ])
    return guide
  }

  var madeFrameGuide: ScrollFrameGuide {
    if let frameGuide { return frameGuide }
    let guide = ScrollFrameGuide(in: self)
    frameGuide = guide
    return guide
  }
}

/// The rectangle of a scroll view that stays where it is while the content moves.
final class ScrollFrameGuide: UILayoutGuide {
  private var place: [NSLayoutConstraint] = []

  init(in view: UIScrollView) {
    super.init(role: .free, owner: nil)
    identifier = "frameLayoutGuide"
    view.addLayoutGuide(self)
    place = [
      leftAnchor.constraint(equalTo: view.leftAnchor),
      topAnchor.constraint(equalTo: view.topAnchor),
    ]
    NSLayoutConstraint.activate(
      place + [
        widthAnchor.constraint(equalTo: view.widthAnchor),
        heightAnchor.constraint(equalTo: view.heightAnchor),
      ])
    follow(view)
  }

  func follow(_ view: UIScrollView) {
    place[0].constant = view.contentOffset.x
    place[1].constant = view.contentOffset.y
  }
}
