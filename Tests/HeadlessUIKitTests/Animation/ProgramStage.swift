import HeadlessUIKit
import TestSupport

/// Three views that a program animates, and a book of what each block's completion was to be and
/// was.
final class ProgramStage {
  /// What one block's completion is to be, and how it came.
  final class Entry {
    let begin: Double
    /// When it may come at the earliest if it ran through, s.
    var end: Double
    /// The views that it has moved.
    var views: Set<Int> = []
    /// How often something that ends animations early had been done to each view by the time.
    let spoilersBefore: [Int]
    var spoilersAfter: [Int]
    var calls: [(time: Double, isFinished: Bool)] = []

    init(begin: Double, end: Double, spoilersBefore: [Int]) {
      self.begin = begin
      self.end = end
      self.spoilersBefore = spoilersBefore
      spoilersAfter = spoilersBefore
    }

    /// Whether something that ends animations early was done to a view that it has moved.
    var isSpoiled: Bool { views.contains { spoilersAfter[$0] > spoilersBefore[$0] } }
  }

  static let count = 3
  let scene = AnimationScene()
  let views: [UIView]
  var animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
  private(set) var book: [Entry] = []
  /// When each animation that was made began, less its delay, s.
  private(set) var begins: [Double] = []
  /// How often something was done to each view that ends its animations before their time.
  private(set) var spoilers = Array(repeating: 0, count: count)
  /// The blocks that are open, innermost last: what an inner one takes over, and whether the block
  /// has moved anything; nil where changes are at once.
  private var open: [(duration: Double, delay: Double, reverses: Bool, entry: Entry)?] = []
  private var hasMoved: [Bool] = []

  init() {
    let scene = scene
    views = scene.run {
      [scene.view]
        + (1..<Self.count).map { place in
          let view = UIView(frame: CGRect(x: 10 * place, y: 20, width: 30, height: 40))
          scene.window.addSubview(view)
          return view
        }
    }
  }

  /// All that is to be seen of the views now, as numbers.
  var state: [CGFloat] {
    scene.run {
      views.flatMap { view -> [CGFloat] in
        let shown = view.layer.presentation() ?? view.layer
        return shown.position.numbers + shown.bounds.numbers + shown.transform.numbers
          + [shown.cornerRadius, CGFloat(shown.opacity)]
          + (shown.backgroundColor?.components ?? [])
      }
    }
  }

  /// Ends what a program left standing.
  func close() {
    scene.run {
      animator.stopAnimation(true)
      UIView.setAnimationsEnabled(true)
    }
    scene.device.settle()
  }

  // MARK: What a program does

  func remove(_ view: Int) {
    spoilers[view] += 1
    views[view].removeFromSuperview()
  }

  func bringBack(_ view: Int) { scene.window.addSubview(views[view]) }

  func removeAnimations(of view: Int) {
    spoilers[view] += 1
    views[view].layer.removeAllAnimations()
  }

  /// Changes what blends with the animations before.
  func change(_ view: Int, _ body: (UIView) -> Void) {
    // Out of the window nothing moves.
    if views[view].window == nil { spoilers[view] += 1 }
    if let place = hasMoved.indices.last { hasMoved[place] = true }
    open.last??.entry.views.insert(view)
    body(views[view])
  }

  /// Changes what takes the place of the animation before.
  func replace(_ view: Int, _ body: (UIView) -> Void) {
    spoilers[view] += 1
    change(view, body)
  }

  func run(_ block: ProgramBlock) {
    let now = scene.device.now
    let entry = Entry(begin: now, end: now, spoilersBefore: spoilers)
    book.append(entry)
    let completion = { [unowned self] (isFinished: Bool) in
      entry.spoilersAfter = spoilers
      entry.calls.append((scene.device.now, isFinished))
    }
    switch block.kind {
    case .exchange:
      if UIView.areAnimationsEnabled { entry.end = now + max(0, block.duration) }
      UIView.transition(
        with: views[0], duration: block.duration, options: block.options, animations: nil,
        completion: completion)
    case .plain:
      UIView.animate(
        withDuration: block.duration, delay: block.delay, options: block.options,
        animations: { self.fill(block, entry, lasting: block.duration) }, completion: completion)
    case .keyframes:
      var block = block
      block.options.subtract([.overrideInheritedCurve, .allowAnimatedContent])
      for (place, act) in block.acts.enumerated() {
        block.acts[place] = { stage in
          UIView.addKeyframe(withRelativeStartTime: 0.2 * Double(place), relativeDuration: 0.5) {
            act(stage)
          }
        }
      }
      UIView.animateKeyframes(
        withDuration: block.duration, delay: block.delay,
        options: UIView.KeyframeAnimationOptions(rawValue: block.options.rawValue),
        animations: { [block] in self.fill(block, entry, lasting: block.duration) },
        completion: completion)
    case .dampedSpring:
      UIView.animate(
        withDuration: block.duration, delay: block.delay, usingSpringWithDamping: 0.6,
        initialSpringVelocity: 1, options: block.options,
        animations: { self.fill(block, entry, lasting: shown(block.duration)) },
        completion: completion)
    case .spring:
      let timing = UISpringTimingParameters(duration: max(0, block.duration), bounce: 0.2)
      let own =
        block.duration > 0
        ? UIViewPropertyAnimator(duration: 0, timingParameters: timing).duration : 0
      UIView.animate(
        springDuration: block.duration, bounce: 0.2, delay: block.delay, options: block.options,
        animations: { self.fill(block, entry, lasting: shown(own)) }, completion: completion)
    }
    /// How long a spring is seen to move: not at all below a tenth of a second (UIKit row 149).
    func shown(_ duration: Double) -> Double { duration < 0.1 ? 0 : duration }
  }

  /// Does what is in a block, and notes when it is to end (UIKit rows 153, 154, 156).
  private func fill(_ block: ProgramBlock, _ entry: Entry, lasting own: Double) {
    let outer = open.last ?? nil
    let inherits = !block.options.contains(.overrideInheritedDuration)
    let duration = outer.map { inherits ? $0.duration : own } ?? own
    let delay = max(0, block.delay) + (outer?.delay ?? 0)
    let reverses =
      block.options.contains(.autoreverse)
      || (!block.options.contains(.overrideInheritedOptions) && outer?.reverses == true)
    let moves = UIView.areAnimationsEnabled && duration > 0
    open.append(moves ? (duration, delay, reverses, entry) : nil)
    hasMoved.append(false)
    for act in block.acts { act(self) }
    open.removeLast()
    let moved = hasMoved.removeLast()
    guard moves, moved else { return }
    entry.end = entry.begin + delay + duration * (reverses ? 2 : 1)
    begins.append(entry.begin + delay)
  }
}
