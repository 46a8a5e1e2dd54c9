/// How one view takes the place of another.
enum ViewExchange {
  case flip(CardFlip.Side), curlUp, curlDown, dissolve

  /// - Parameter alpha: How opaque the new view is at the end; until then it may be unseen.
  func movement(from old: UIView, to new: UIView, alpha: CGFloat) -> ViewMovement {
    guard let place = old.superview else { return ViewMovement(move: { new.alpha = alpha }) }
    switch self {
    case .flip(let side):
      new.alpha = alpha
      return .flip(CardFlip(from: side, face: old, back: new))
    case .dissolve:
      // The old one is not to be seen through the new one, and then gone all at once.
      let isCovered = alpha == 1 && new.isSolid
      let opacity = old.alpha
      return ViewMovement(
        move: {
          new.alpha = alpha
          if !isCovered { old.alpha = 0 }
        }, end: { old.alpha = opacity })
    case .curlUp:
      new.alpha = alpha
      return .curl(of: old, in: place, goes: true).hiding(old)
    case .curlDown:
      new.alpha = alpha
      return .curl(of: new, in: place, goes: false).hiding(new)
    }
  }
}

extension ViewMovement {
  /// The same, with a view unseen on the way: a picture stands for it.
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
  /// Whether nothing behind the view is seen through it where it is opaque itself.
  fileprivate var isSolid: Bool {
    if isHidden { return false }
    if case .image(_, isSymbol: false, _) = drawing { return true }
    return layer.model.background.alpha == 1
      || subviews.contains { $0.alpha == 1 && $0.frame.contains(bounds) && $0.isSolid }
  }
}

extension UIView.AnimationOptions {
  /// What the bits 20-22 name; nil for none.
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
