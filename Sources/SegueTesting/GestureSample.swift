import SegueCore

/// The views of a transition at one progress of the gesture that drives it.
struct GestureSample {
  private let words: ContractWords
  /// The views in the container, and the view below, with their descendants; not a bar, which the
  /// system animates.
  private let views: [ViewState]
  /// The moving view and its descendants.
  private let movingViews: [ViewState]
  private let frame: CGRect?

  init(of scene: any ContractScene, at time: Double) {
    words = scene.words
    let movingView = scene.movingView
    let contained = movingView?.superview?.subviews ?? [movingView].compactMap(\.self)
    views = (contained + [scene.viewBelow].compactMap(\.self)).flatMap {
      ViewState.tree(of: $0, at: time)
    }
    movingViews = movingView.map { ViewState.tree(of: $0, at: time) } ?? []
    // The style may move a superview instead.
    frame = movingView.map { $0.frameOnScreen(at: time) }
  }

  /// Whether any view differs from another sample.
  static func != (one: GestureSample, other: GestureSample) -> Bool { one.views != other.views }

  /// Whether the moving view is as in another sample.
  func hasSameMovingView(as other: GestureSample) -> Bool {
    movingViews == other.movingViews && frame == other.frame
  }

  /// Returns the expected and found views, if they do not follow the gesture.
  ///
  /// - Parameters:
  ///   - former: An earlier sample.
  ///   - interval: The parts of the gesture at which the samples were made, in messages.
  ///   - movesAlone: Whether the moving view moves in a transition without a gesture.
  func fault(
    after former: GestureSample, _ interval: String, movesAlone: Bool
  ) -> (expected: String, found: String)? {
    guard hasSameMovingView(as: former) else { return nil }
    if views == former.views {
      return ("a view that moves or fades \(interval)", "every view is as before")
    }
    guard movesAlone, let movingView = movingViews.first else { return nil }
    return (
      "\(words.movingView) moves or fades \(interval), as without a gesture",
      "it stays: \(movingView.text)"
    )
  }
}
