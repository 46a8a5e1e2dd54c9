/// The content inset, and the layout guides.
extension UIScrollView {
  var resolvedInset: UIEdgeInsets {
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
    added.top += refreshInset
    return contentInset.adding(added)
  }

  /// Updates the inset; content at its top or left edge remains there.
  func insetMayChange() {
    let (old, new) = (knownInset, resolvedInset)
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

  var loadedContentGuide: UILayoutGuide {
    if let contentGuide { return contentGuide }
    let guide = UILayoutGuide()
    guide.identifier = "contentLayoutGuide"
    addLayoutGuide(guide)
    contentGuide = guide
    // Layout ignores the bounds' origin: the content begins at the view's own edges.
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: leftAnchor),
      guide.topAnchor.constraint(equalTo: topAnchor),
    ])
    return guide
  }

  /// Sets the lengths of the content that constraints determine.
  func adoptContentSize() {
    guard let contentGuide else { return }
    let (size, isDetermined) = (contentGuide.solvedFrame.size, contentGuide.isDetermined)
    contentSize = CGSize(
      width: isDetermined.width ? size.width : contentSize.width,
      height: isDetermined.height ? size.height : contentSize.height)
  }

  var loadedFrameGuide: ScrollFrameGuide {
    if let frameGuide { return frameGuide }
    let guide = ScrollFrameGuide(in: self)
    frameGuide = guide
    return guide
  }
}

/// The frame layout guide of a scroll view, which does not scroll with the content.
final class ScrollFrameGuide: UILayoutGuide {
  private var position: [NSLayoutConstraint] = []

  init(in view: UIScrollView) {
    super.init()
    identifier = "frameLayoutGuide"
    view.addLayoutGuide(self)
    position = [
      leftAnchor.constraint(equalTo: view.leftAnchor),
      topAnchor.constraint(equalTo: view.topAnchor),
    ]
    NSLayoutConstraint.activate(
      position + [
        widthAnchor.constraint(equalTo: view.widthAnchor),
        heightAnchor.constraint(equalTo: view.heightAnchor),
      ])
    track(view)
  }

  func track(_ view: UIScrollView) {
    position[0].constant = view.contentOffset.x
    position[1].constant = view.contentOffset.y
  }
}
