/// A built-in transition of views, in three steps.
struct ViewMovement {
  /// Sets the start values.
  var begin: () -> Void = {}
  /// Sets the end values; for an animation block.
  var move: () -> Void
  /// Removes what was needed only during the animation.
  var end: () -> Void = {}
}

extension ViewMovement {
  /// Returns a transition in which a view moves up from the bottom edge, or down to it.
  static func cover(_ view: UIView, in container: UIView, comes: Bool) -> ViewMovement {
    let shown = view.frame
    var away = shown
    away.origin.y = container.bounds.maxY
    return ViewMovement(
      begin: { if comes { view.frame = away } }, move: { view.frame = comes ? shown : away })
  }

  /// Returns a transition in which a view fades in or out.
  static func dissolve(_ view: UIView, comes: Bool) -> ViewMovement {
    let alpha = view.alpha
    return ViewMovement(
      begin: { if comes { view.alpha = 0 } }, move: { view.alpha = comes ? alpha : 0 },
      end: { view.alpha = alpha })
  }

  /// Returns the transition of an alert: it fades in while scaling down from 1.2, and fades out.
  static func alert(_ view: UIView, comes: Bool) -> ViewMovement {
    ViewMovement(
      begin: {
        guard comes else { return }
        view.alpha = 0
        view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
      },
      move: {
        view.alpha = comes ? 1 : 0
        view.transform = .identity
      },
      end: { view.alpha = 1 })
  }

  /// Returns a flip transition.
  static func flip(_ card: CardFlip) -> ViewMovement {
    ViewMovement(begin: card.begin, move: card.turnOver, end: card.end)
  }

  /// Returns a transition in which a page curls up from the content beneath it, or down over it.
  static func curl(of page: UIView?, in container: UIView, goes: Bool) -> ViewMovement {
    let curl = page.flatMap { PageCurl(of: $0, in: container, folded: goes ? 0 : 1) }
    return ViewMovement(
      move: { curl?.lay(folded: goes ? 1 : 0) }, end: { curl?.end() })
  }
}
