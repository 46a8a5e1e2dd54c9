/// A snapshot of a view that curls up like a page, from its lower right corner to its upper left
/// corner.
///
/// A slanted fold line crosses the page at constant speed. Beyond it lies the rest of the page; the
/// part that it has passed is removed and shown mirrored on the other side, as the back of the
/// paper. In a coordinate system along the line, these are two clipping views that grow and shrink.
final class PageCurl {
  /// The fold line's angle from horizontal, rad: its right end is higher; chosen by eye.
  private static let slope = -Double.pi / 6

  /// Clips the rest of the page.
  private let kept = PageCurl.makeClip()
  /// Clips the back of the paper.
  private let flap = PageCurl.makeClip()
  private let size: CGSize
  /// The page's center, pt.
  private let center: CGPoint
  /// Half of the page's extent along the line and across it, pt.
  private let half: CGSize

  /// Adds a snapshot of a page above everything else in the container; returns nil if the page has
  /// no size.
  init?(of page: UIView, in container: UIView, folded part: Double) {
    guard let picture = page.snapshotView(afterScreenUpdates: true) else { return nil }
    let (sine, cosine) = Trigonometry.sineCosine(abs(Self.slope))
    size = page.bounds.size
    center = page.center
    half = CGSize(
      width: (size.width * cosine + size.height * sine) / 2,
      height: (size.width * sine + size.height * cosine) / 2)
    let paper = UIView(frame: .zero)
    paper.backgroundColor = .systemGray5
    paper.ownLayer.borderColor = UIColor.systemGray3.cgColor
    paper.ownLayer.borderWidth = 1
    let turnedBack = CGAffineTransform(rotationAngle: -Self.slope)
    UIView.performWithoutAnimation {
      put(picture, in: kept, turnedBack)
      put(paper, in: flap, turnedBack.concatenating(CGAffineTransform(scaleX: 1, y: -1)))
      for part in [kept, flap] { container.addSubview(part) }
      lay(folded: part)
    }
  }

  private static func makeClip() -> UIView {
    let clip = UIView(frame: .zero)
    clip.clipsToBounds = true
    clip.isUserInteractionEnabled = false
    clip.ownLayer.anchorPoint = CGPoint(x: 0.5, y: 0)
    clip.transform = CGAffineTransform(rotationAngle: slope)
    return clip
  }

  private func put(_ sheet: UIView, in clip: UIView, _ transform: CGAffineTransform) {
    sheet.bounds = CGRect(origin: .zero, size: size)
    sheet.center = CGPoint(x: half.width, y: half.height)
    sheet.transform = transform
    clip.addSubview(sheet)
  }

  /// Folds a fraction of the page, 0...1 across it; animated in a block.
  func lay(folded part: Double) {
    let across = 2 * half.height
    kept.bounds.size = CGSize(width: 2 * half.width, height: across * (1 - part))
    kept.center = point(across: -half.height)
    flap.bounds.size = CGSize(width: 2 * half.width, height: across * part)
    flap.center = point(across: half.height - 2 * across * part)
  }

  /// Removes the snapshot.
  func end() {
    for part in [kept, flap] { part.removeFromSuperview() }
  }

  /// Returns a point on the perpendicular through the page's center, where 0 is the center.
  private func point(across distance: Double) -> CGPoint {
    let (sine, cosine) = Trigonometry.sineCosine(Self.slope)
    return CGPoint(x: center.x - sine * distance, y: center.y + cosine * distance)
  }
}
