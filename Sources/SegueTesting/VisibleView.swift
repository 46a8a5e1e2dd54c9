import SegueCore

/// What is visible of a view at a time, to find a jump.
struct VisibleView {
  private let name: String
  private let view: UIView
  private let frame: CGRect
  private let opacity: Double

  /// Reads the presented frame and opacity of a view; nil if it is invisible, such as one that a
  /// snapshot replaces.
  ///
  /// - Parameter name: The view's name in messages.
  init?(_ view: UIView?, named name: String, at time: Double) {
    guard let view, view.window != nil else { return nil }
    let state = view.layer.presentationState(at: time)
    guard state.opacity > 0, !state.isHidden else { return nil }
    (self.name, self.view, opacity) = (name, view, state.opacity)
    frame = view.frameOnScreen(at: time)
  }

  /// Returns the expected and found frame or opacity, if the view has jumped.
  ///
  /// - Parameters:
  ///   - time: A time at which the view must be where it was.
  ///   - distance: The distance that counts as a jump, pt.
  func jump(at time: Double, by distance: Double) -> (expected: String, found: String)? {
    guard view.window != nil else { return nil }
    let (now, new) = (view.frameOnScreen(at: time), view.layer.presentationState(at: time).opacity)
    if now.misses(frame, by: distance) {
      let (former, now) =
        distance < 0.01 ? (frame, now) : (frame.roundedToPixels, now.roundedToPixels)
      return ("\(name) at \(former.text), where it was", now.text)
    }
    guard abs(new - opacity) > 0.01 else { return nil }
    return ("\(name) with the opacity \(opacity.fixed(2)), as before", new.fixed(2))
  }
}

/// The visible views of a transition, to find those that jump or vanish as it completes.
struct VisibleViews {
  /// The distance of a visible jump, pt: at its end a spring has nearly settled.
  private static let visibleJump = 1.0

  private let movingView: VisibleView?
  /// The controller's view, if the style moves a wrapper around it.
  private let content: VisibleView?
  private let viewBelow: VisibleView?
  /// The moving view, with its visible part.
  private let moving: (name: String, view: UIView, part: VisiblePart)?
  private let snapshots: [VisibleSnapshot]
  /// The style's other views in the containers, with their visible parts.
  private let decorations: [(name: String, view: UIView, part: VisiblePart)]

  /// Reads the views of a scene's transitions in their containers.
  init(of scene: any ContractScene, in containers: [UIView], at time: Double) {
    movingView = VisibleView(scene.movingView, named: scene.words.movingView, at: time)
    // A presentation above may have taken the view out of the wrapper.
    let content = scene.content.flatMap { view in
      scene.movingView.flatMap { $0 !== view && view.isDescendant(of: $0) ? view : nil }
    }
    self.content = VisibleView(content, named: "the controller's view", at: time)
    viewBelow = VisibleView(scene.viewBelow, named: "the view below", at: time)
    moving = scene.movingView.flatMap { view in
      VisiblePart(of: view, at: time).map { (scene.words.movingView, view, $0) }
    }
    snapshots = scene.root.view.window.map { VisibleSnapshot.all(in: $0, at: time) } ?? []
    decorations = containers.flatMap(\.subviews).flatMap(\.decorations).compactMap { view in
      VisiblePart(of: view, at: time).map { (ViewState.name(of: view), view, $0) }
    }
  }

  /// Returns the expected and found part of the first view that was removed while it was visible: the
  /// moving view, or one that the style has added.
  func cut() -> (expected: String, found: String)? {
    let views = (moving.map { [$0] } ?? []) + decorations
    guard let cut = views.first(where: { $0.view.window == nil }) else { return nil }
    return (
      "\(cut.name) outside the screen, transparent or covered before it is removed",
      "it was visible at \(cut.part.text)"
    )
  }

  /// Returns the expected and found values of the first snapshot that was removed where its view does not
  /// appear.
  func snapshotFault(at time: Double) -> (expected: String, found: String)? {
    snapshots.lazy.compactMap { $0.fault(at: time) }.first
  }

  /// Returns the expected and found values of the first view that has jumped.
  func jump(at time: Double) -> (expected: String, found: String)? {
    movingView?.jump(at: time, by: Self.visibleJump)
      ?? content?.jump(at: time, by: Self.visibleJump)
      ?? viewBelow?.jump(at: time, by: Self.visibleJump)
  }
}

extension UIView {
  /// The view and its descendants that draw something, without the views of controllers, and without
  /// snapshots and the views that move them: where these are removed, other views appear.
  fileprivate var decorations: [UIView] {
    guard !(next is UIViewController), !containsSnapshot else { return [] }
    let isDrawn = backgroundColor != nil || layer.borderWidth > 0 || layer.shadowOpacity > 0
    return (isDrawn ? [self] : []) + subviews.flatMap(\.decorations)
  }

  private var containsSnapshot: Bool {
    self is SnapshotView || subviews.contains(where: \.containsSnapshot)
  }
}

extension CGRect {
  /// Whether a rectangle differs from the expected one by more than a distance, pt; by default more
  /// than rounding.
  func misses(_ expected: CGRect, by distance: Double = 1e-6) -> Bool {
    abs(minX - expected.minX) > distance || abs(minY - expected.minY) > distance
      || abs(width - expected.width) > distance || abs(height - expected.height) > distance
  }
}

extension UIView {
  /// Returns the presented frame at a time, in the screen's coordinates.
  func frameOnScreen(at time: Double) -> CGRect {
    layer.presentationState(at: time).bounds.applying(presentedMapToRoot(at: time))
  }
}
