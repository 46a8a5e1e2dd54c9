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
  /// The progress of the transition, 0...1.
  private let progress: Double

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
    progress = Double(scene.root.transitionCoordinator?.percentComplete ?? 0)
  }

  /// Returns the expected and found changes of the progress, if those for equal distances of the touch
  /// differ; at its limits the progress stays.
  static func unevenness(of samples: [GestureSample]) -> (expected: String, found: String)? {
    let progress = samples.map(\.progress).filter { $0 > 0 && $0 < 1 }
    let changes = zip(progress.dropFirst(), progress).map { $0 - $1 }
    guard let first = changes.first, changes.contains(where: { abs($0 - first) > 0.001 }) else {
      return nil
    }
    return (
      "a progress that changes evenly with the touch",
      "changes of \(changes.map { $0.fixed(3) }.joined(separator: ", ")) for equal distances"
    )
  }

  /// Returns the expected and found distance of the moving view, if it differs from that of the touch: a
  /// view that only slides follows it point for point.
  ///
  /// - Parameters:
  ///   - samples: The samples after equal distances of the touch.
  ///   - distance: The distance, pt.
  static func lag(
    of samples: [GestureSample], _ direction: DragDirection, by distance: CGFloat
  ) -> (expected: String, found: String)? {
    let unit = direction.translation(1)
    for (former, now) in zip(samples, samples.dropFirst()) {
      guard former.isScrubbed, now.isScrubbed, let start = former.frame, let end = now.frame,
        let state = former.movingViews.first, state.alpha == now.movingViews.first?.alpha,
        abs(end.width - start.width) < 0.01, abs(end.height - start.height) < 0.01
      else { continue }
      let (x, y) = (end.minX - start.minX, end.minY - start.minY)
      let along = x * unit.x + y * unit.y
      // A pan may lead across the movement.
      guard abs(x * unit.y) + abs(y * unit.x) < 0.01, abs(along) > 0.01,
        abs(along - distance) > 0.5
      else { continue }
      return (
        "\(now.words.movingView) moves by \(Double(distance).trimmed(3)) pt \(direction), as the touch",
        "by \(Double(along).trimmed(3)) pt"
      )
    }
    return nil
  }

  /// Whether the transition is between its limits.
  private var isScrubbed: Bool { progress > 0 && progress < 1 }

  /// Returns the expected and found views, if they differ from those of the same location of the touch.
  func difference(from former: GestureSample) -> (expected: String, found: String)? {
    TreeDifference(views.map(\.rounded), from: former.views.map(\.rounded)).map {
      ("\($0.expected), as when the touch was here before", $0.found)
    }
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
