/// Views that come into a window while it changes its size.
///
/// Such a view is placed for the new size while its surroundings still show the old one. It begins
/// where the same share of the old surroundings is, and goes with them from there.
struct Arrivals {
  private var known: [ObjectIdentifier: (view: UIView, bounds: CGRect)] = [:]

  /// Remembers the views of a window before the change.
  init(before window: UIWindow) { remember(window) }

  private mutating func remember(_ view: UIView) {
    known[ObjectIdentifier(view)] = (view, view.bounds)
    for child in view.subviews { remember(child) }
  }

  /// Lets what has come into a view since then begin in the old surroundings; called in the block
  /// that animates the change.
  func begin(in view: UIView) {
    guard let old = known[ObjectIdentifier(view)]?.bounds else { return }
    for child in view.subviews {
      if known[ObjectIdentifier(child)] != nil {
        begin(in: child)
      } else if old.size != view.bounds.size, child.transform.isIdentity {
        let (size, final) = (view.bounds.size, child.place)
        let x = size.width > 0 ? old.width / size.width : 1
        let y = size.height > 0 ? old.height / size.height : 1
        UIView.performWithoutAnimation {
          child.place(
            in: CGRect(
              x: final.minX * x, y: final.minY * y, width: final.width * x, height: final.height * y
            ))
          // Only from here down: the surroundings are laid out in the animation.
          child.solveConstraints(below: child)
          child.layoutPass()
        }
        // The layout may have given it a transform: a sheet in front sets it back.
        child.place(in: final)
        // What lays the surroundings out has the last word.
        view.setNeedsLayout()
      }
    }
  }
}
