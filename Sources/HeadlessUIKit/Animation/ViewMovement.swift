/// A built-in way for views to come, go or change places, in three steps.
struct ViewMovement {
  /// Brings everything to where it starts.
  var begin: () -> Void = {}
  /// Brings everything to its end; for an animation block.
  var move: () -> Void
  /// Takes back what was for the way only.
  var end: () -> Void = {}
}

extension ViewMovement {
  /// A view comes up from the bottom edge, or goes there.
  static func cover(_ view: UIView, in container: UIView, comes: Bool) -> ViewMovement {
    let shown = view.frame
    var away = shown
    away.origin.y = container.bounds.maxY
    return ViewMovement(
      begin: { if comes { view.frame = away } }, move: { view.frame = comes ? shown : away })
  }

  /// A view fades in, or out.
  static func dissolve(_ view: UIView, comes: Bool) -> ViewMovement {
    let alpha = view.alpha
    return ViewMovement(
      begin: { if comes { view.alpha = 0 } }, move: { view.alpha = comes ? alpha : 0 },
      end: { view.alpha = alpha })
  }

  /// An alert comes out of the eye's way: a little too large and faint at first; it goes by fading.
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

  /// A card turns over.
  static func flip(_ card: CardFlip) -> ViewMovement {
    ViewMovement(begin: card.begin, move: card.turnOver, end: card.end)
  }

  /// A picture of a page curls up from what lies beneath it, or comes down over it.
  static func curl(of page: UIView?, in container: UIView, goes: Bool) -> ViewMovement {
    let curl = page.flatMap { PageCurl(of: $0, in: container, folded: goes ? 0 : 1) }
    return ViewMovement(
      move: { curl?.lay(folded: goes ? 1 : 0) }, end: { curl?.end() })
  }
}
