/// How one view replaces another.
enum ViewExchange {
  case flip(CardFlip.Side), curlUp, curlDown, dissolve

  /// Returns the movement in which one view replaces another.
  ///
  /// - Parameter alpha: The new view's final alpha; until then the view may be invisible.
  func movement(from old: UIView, to new: UIView, alpha: CGFloat) -> ViewMovement {
    guard let container = old.parent else { return ViewMovement(move: { new.alpha = alpha }) }
    switch self {
    case .flip(let side):
      new.alpha = alpha
      return .flip(CardFlip(from: side, face: old, back: new))
    case .dissolve:
      // The old view fades too, unless the new one covers it: otherwise it would show through and then
      // disappear abruptly.
      let isCovered = alpha == 1 && new.isSolid
      let opacity = old.alpha
      return ViewMovement(
        move: {
          new.alpha = alpha
          if !isCovered { old.alpha = 0 }
        }, end: { old.alpha = opacity })
    case .curlUp:
      new.alpha = alpha
      return .curl(of: old, in: container, goes: true).hiding(old)
    case .curlDown:
      new.alpha = alpha
      return .curl(of: new, in: container, goes: false).hiding(new)
    }
  }
}

extension ViewMovement {
  /// Returns the animation with a view hidden during it, for which a snapshot is shown.
  fileprivate func hiding(_ view: UIView) -> ViewMovement {
    let alpha = view.alpha
    return ViewMovement(
      begin: { view.alpha = 0 }, move: move,
      end: {
        view.alpha = alpha
        end()
      })
  }
}

extension UIView {
  /// Whether the view is opaque apart from its alpha.
  fileprivate var isSolid: Bool {
    if isHidden { return false }
    if case .image(_, isSymbol: false, _) = drawing { return true }
    return ownLayer.model.background.alpha == 1
      || children.contains { $0.alpha == 1 && $0.frame.contains(bounds) && $0.isSolid }
  }
}

extension UIView.AnimationOptions {
  /// The transition in option bits 20-22; nil for none.
  var exchange: ViewExchange? {
    switch Self(rawValue: rawValue & 7 << 20) {
    case .transitionFlipFromLeft: .flip(.left)
    case .transitionFlipFromRight: .flip(.right)
    case .transitionFlipFromTop: .flip(.top)
    case .transitionFlipFromBottom: .flip(.bottom)
    case .transitionCurlUp: .curlUp
    case .transitionCurlDown: .curlDown
    case .transitionCrossDissolve: .dissolve
    default: nil
    }
  }
}
