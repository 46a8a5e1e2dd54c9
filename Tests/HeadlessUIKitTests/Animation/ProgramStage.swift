import HeadlessUIKit
import TestSupport
import Testing

/// Three views that a random `Program` of calls animates, with the expected and the actual completion of each block.
final class ProgramStage {
  /// The expected completion of one block, and its calls.
  final class Entry {
    let begin: Double
    /// The earliest time at which it may complete as finished, s.
    var end: Double
    /// The indices of the views that it has animated.
    var views: Set<Int> = []
    /// `interruptions` of the stage when the block began, and when its completion ran.
    let interruptionsBefore: [Int]
    var interruptionsAfter: [Int]
    /// The calls of its completion: one, if all is right.
    var calls: [(time: Double, isFinished: Bool)] = []

    init(begin: Double, end: Double, interruptionsBefore: [Int]) {
      self.begin = begin
      self.end = end
      self.interruptionsBefore = interruptionsBefore
      interruptionsAfter = interruptionsBefore
    }

    /// Whether an operation ended animations of one of its views early.
    var isInterrupted: Bool { views.contains { interruptionsAfter[$0] > interruptionsBefore[$0] } }
  }

  static let count = 3
  let scene = AnimationScene()
  let views: [UIView]
  var animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
  /// The blocks, in the order of their calls.
  private(set) var blocks: [Entry] = []
  /// The begin time of each animation, after its delay, s.
  private(set) var begins: [Double] = []
  /// For each view, the number of operations that end its animations early, or keep new ones from running.
  private(set) var interruptions = Array(repeating: 0, count: count)
  /// A block whose calls are running.
  private struct OpenBlock {
    /// What a nested block inherits, and the entry; `nil` if changes are not animated.
    var animation: (duration: Double, delay: Double, reverses: Bool, entry: Entry)?
    /// Whether it has changed anything itself, not only by nested blocks, which have their own animations.
    var hasChanges = false
  }
  /// The open blocks, innermost last.
  private var openBlocks: [OpenBlock] = []

  init() {
    let scene = scene
    views = scene.run {
      [scene.view]
        + (1..<Self.count).map { index in
          let view = UIView(frame: CGRect(x: 10 * index, y: 20, width: 30, height: 40))
          scene.window.addSubview(view)
          return view
        }
    }
  }

  /// All presented values of the views, as numbers.
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

  /// Ends the animations that a program left.
  func close() {
    scene.run {
      animator.stopAnimation(true)
      UIView.setAnimationsEnabled(true)
    }
    scene.device.settle()
    // A program may make calls that its animator refuses, and animate with springs that do not
    // settle.
    #expect(scene.device.diagnosticMessages(except: .invalidCall, .springNotSettled) == [])
  }

  // MARK: Calls of a program

  func remove(_ view: Int) {
    interruptions[view] += 1
    views[view].removeFromSuperview()
  }

  func bringBack(_ view: Int) { scene.window.addSubview(views[view]) }

  func removeAnimations(of view: Int) {
    interruptions[view] += 1
    views[view].layer.removeAllAnimations()
  }

  /// Changes a property whose animations are additive.
  func change(_ view: Int, _ body: (UIView) -> Void) {
    // Outside a window nothing animates: the completion runs early, as after an interruption.
    if views[view].window == nil { interruptions[view] += 1 }
    if let innermost = openBlocks.indices.last {
      openBlocks[innermost].hasChanges = true
      openBlocks[innermost].animation?.entry.views.insert(view)
    }
    body(views[view])
  }

  /// Changes a property whose new animation replaces the previous one.
  func replace(_ view: Int, _ body: (UIView) -> Void) {
    interruptions[view] += 1
    change(view, body)
  }

  func run(_ block: ProgramBlock) {
    let now = scene.device.now
    let entry = Entry(begin: now, end: now, interruptionsBefore: interruptions)
    blocks.append(entry)
    let completion = { [unowned self] (isFinished: Bool) in
      entry.interruptionsAfter = interruptions
      entry.calls.append((scene.device.now, isFinished))
    }
    switch block.kind {
    case .transition:
      // Changes nothing, and so needs no `fill`: its end is that of its own duration, also in a block.
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
      // Keyframe animations do not have these options.
      block.options.subtract([.overrideInheritedCurve, .allowAnimatedContent])
      for (index, act) in block.acts.enumerated() {
        block.acts[index] = { stage in
          UIView.addKeyframe(withRelativeStartTime: 0.2 * Double(index), relativeDuration: 0.5) {
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
      let ownDuration =
        block.duration > 0
        ? UIViewPropertyAnimator(duration: 0, timingParameters: timing).duration : 0
      UIView.animate(
        springDuration: block.duration, bounce: 0.2, delay: block.delay, options: block.options,
        animations: { self.fill(block, entry, lasting: shown(ownDuration)) }, completion: completion
      )
    }
    /// Returns the visible duration of a spring: 0 if it is below 0.1 s (UIKit row 149).
    func shown(_ duration: Double) -> Double { duration < 0.1 ? 0 : duration }
  }

  /// Runs the calls of a block, and records when it should end (UIKit rows 153, 154, 156).
  private func fill(_ block: ProgramBlock, _ entry: Entry, lasting ownDuration: Double) {
    let outer = openBlocks.last?.animation
    let inherits = !block.options.contains(.overrideInheritedDuration)
    let duration = outer.map { inherits ? $0.duration : ownDuration } ?? ownDuration
    let delay = max(0, block.delay) + (outer?.delay ?? 0)
    let reverses =
      block.options.contains(.autoreverse)
      || (!block.options.contains(.overrideInheritedOptions) && outer?.reverses == true)
    let animates = UIView.areAnimationsEnabled && duration > 0
    openBlocks.append(OpenBlock(animation: animates ? (duration, delay, reverses, entry) : nil))
    for act in block.acts { act(self) }
    let hasChanges = openBlocks.removeLast().hasChanges
    guard animates, hasChanges else { return }
    entry.end = entry.begin + delay + duration * (reverses ? 2 : 1)
    begins.append(entry.begin + delay)
  }
}
