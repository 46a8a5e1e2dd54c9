import HeadlessUIKit
import TestSupport

/// Random animation calls of an app within a second and a half.
struct Program {
  typealias Act = (ProgramStage) -> Void

  /// The calls, each with its time, s.
  private(set) var steps: [(time: Double, act: Act)] = []

  /// - Parameter usesAnimators: Whether property animators are started, paused and reversed as
  /// well.
  init(_ random: inout SeededGenerator, usesAnimators: Bool = false) {
    var time = 0.0
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      steps.append((time, Self.act(&random, usesAnimators: usesAnimators)))
      // One time in three the next call is made in the same run-loop turn.
      if !random.once(in: 3) { time += .random(in: 0...0.5, using: &random) }
    }
  }

  /// Creates a program whose calls all run in one run-loop turn.
  init(inOneTurn random: inout SeededGenerator) {
    steps = (0..<Int.random(in: 1...6, using: &random)).map { _ in (0, Self.block(&random, 0)) }
  }

  /// Schedules the calls on the device of a stage.
  func queue(on stage: ProgramStage) {
    for step in steps {
      stage.scene.device.schedule(at: step.time) { [unowned stage] in step.act(stage) }
    }
  }

  // MARK: Calls

  private static func act(_ random: inout SeededGenerator, usesAnimators: Bool) -> Act {
    if usesAnimators, random.once(in: 2) { return animatorAct(&random) }
    let view = Int.random(in: 0..<ProgramStage.count, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return { $0.remove(view) }
    case 1: return { $0.bringBack(view) }
    case 2: return { $0.removeAnimations(of: view) }
    case 3:
      let isEnabled = random.once(in: 2)
      return { _ in UIView.setAnimationsEnabled(isEnabled) }
    case 4: return change(&random)
    default: return block(&random, 0)
    }
  }

  /// Returns an animation block that contains changes and nested blocks.
  private static func block(_ random: inout SeededGenerator, _ depth: Int) -> Act {
    var block = ProgramBlock(&random)
    let count = Int.random(in: 0...3, using: &random)
    block.acts = (0..<count).map { _ in
      switch Int.random(in: 0..<(depth < 3 ? 8 : 5), using: &random) {
      case 5, 6: return Self.block(&random, depth + 1)
      case 7:
        let inner = Self.block(&random, depth + 1)
        return { stage in UIView.performWithoutAnimation { inner(stage) } }
      default: return change(&random)
      }
    }
    return { [block] in $0.run(block) }
  }

  private static func change(_ random: inout SeededGenerator) -> Act {
    let view = Int.random(in: 0..<ProgramStage.count, using: &random)
    let number = CGFloat.random(in: 1...300, using: &random)
    let other = CGFloat.random(in: 0.1...3, using: &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return { $0.change(view) { $0.center.x = number } }
    case 1: return { $0.change(view) { $0.center.y = number } }
    case 2: return { $0.change(view) { $0.bounds.size.width = number } }
    case 3: return { $0.replace(view) { $0.alpha = 1 / (1 + number) } }
    case 4:
      return { $0.change(view) { $0.transform = .init(rotationAngle: other).scaledBy(x: 2, y: 3) } }
    case 5: return { $0.change(view) { $0.layer.cornerRadius = number } }
    default:
      return { $0.replace(view) { $0.backgroundColor = UIColor(white: 1 / other / 10, alpha: 1) } }
    }
  }

  private static func animatorAct(_ random: inout SeededGenerator) -> Act {
    let seconds = Double.random(in: 0...1, using: &random)
    let fraction = CGFloat.random(in: 0...1, using: &random)
    let curve = random.one(of: UIView.AnimationCurve.linear, .easeIn, .easeOut, .easeInOut)
    let inner = change(&random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return { $0.animator.pauseAnimation() }
    case 1: return { $0.animator.fractionComplete = fraction }
    case 2: return { $0.animator.isReversed.toggle() }
    case 3:
      return {
        $0.animator.continueAnimation(
          withTimingParameters: UICubicTimingParameters(animationCurve: curve),
          durationFactor: fraction)
      }
    case 4:
      return {
        $0.animator.continueAnimation(
          withTimingParameters: UISpringTimingParameters(
            dampingRatio: 0.4, initialVelocity: CGVector(dx: 3, dy: 3)), durationFactor: fraction)
      }
    case 5:
      return { stage in
        stage.animator.addAnimations { [unowned stage] in inner(stage) }
      }
    case 6:
      return {
        $0.animator.stopAnimation(false)
        if $0.animator.state == .stopped { $0.animator.finishAnimation(at: .current) }
      }
    default:
      return { stage in
        if stage.animator.state == .inactive {
          stage.animator = UIViewPropertyAnimator(duration: seconds, curve: curve) {
            [unowned stage] in inner(stage)
          }
        }
        stage.animator.startAnimation()
      }
    }
  }
}

/// One animation block of a program.
struct ProgramBlock {
  enum Kind { case plain, dampedSpring, spring, keyframes, transition }

  var kind: Kind
  var duration: Double
  var delay: Double
  var options: UIView.AnimationOptions = []
  var acts: [Program.Act] = []

  init(_ random: inout SeededGenerator) {
    kind = random.one(of: .plain, .plain, .plain, .dampedSpring, .spring, .keyframes, .transition)
    duration =
      random.once(in: 5)
      ? random.one(of: 0, -1, 1e-9) : .random(in: 0.01...1.2, using: &random)
    delay = random.once(in: 3) ? .random(in: -0.1...0.6, using: &random) : 0
    let all: [UIView.AnimationOptions] = [
      .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
      .autoreverse, .beginFromCurrentState, .curveEaseIn, .allowAnimatedContent,
    ]
    for option in all where random.once(in: 4) { options.insert(option) }
  }
}
