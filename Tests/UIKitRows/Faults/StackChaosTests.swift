import HeadlessUIKit
import Testing

/// Whatever is done with stacks and tabs in whatever order, screen and model agree in the end.
@Suite struct StackChaosTests {
  /// An app that does things at random, from a seed.
  final class Monkey {
    private let ui: Driver
    private let delegate: LoggingStackDelegate
    private let tabs = UITabBarController(nibName: nil, bundle: nil)
    private let stack = UINavigationController(nibName: nil, bundle: nil)
    private var hands: [HandInteractor] = []
    private var seed: UInt64
    private(set) var names: [String] = []
    private(set) var deeds: [String] = []

    init(_ ui: Driver, seed: UInt64) {
      self.ui = ui
      self.seed = seed
      delegate = LoggingStackDelegate(ui.log)
      stack.viewControllers = [make()]
      stack.delegate = delegate
      tabs.viewControllers = [stack, make()]
      tabs.delegate = delegate
      ui.mount(tabs)
    }

    private func pick(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((seed >> 33) % UInt64(count))
    }

    private func make() -> LoggingController {
      let made = ui.controller("page \(names.count)")
      names.append(made.name)
      return made
    }

    func act() {
      let animated = pick(4) > 0
      let deed = pick(14)
      deeds.append("\(deed) \(animated)")
      switch deed {
      case 0...2: stack.pushViewController(make(), animated: animated)
      case 3, 4: stack.popViewController(animated: animated)
      case 5: stack.popToRootViewController(animated: animated)
      case 6:
        let kept = stack.viewControllers.filter { _ in pick(2) == 0 }
        stack.setViewControllers(
          kept + (pick(2) == 0 || kept.isEmpty ? [make()] : []), animated: animated)
      case 7: tabs.selectedIndex = pick(2)
      case 8: hold()
      case 9:
        let hand = hands.popLast()
        hand?.drag(to: CGFloat(pick(10)) / 10)
        if pick(2) == 0 { hand?.finish() } else { hand?.cancel() }
      case 10: edge()
      case 11: ui.resize(to: CGSize(width: 300 + pick(3) * 100, height: 600))
      case 12: ui.settle()
      default: ui.advance(by: Double(pick(40)) * 0.02)
      }
    }

    /// From now on nobody, an animator, or an animator under a hand moves exchanges.
    private func hold() {
      let way = pick(3)
      delegate.animator = way == 0 ? nil : LoggingAnimator(ui.log)
      delegate.interactor = nil
      guard way == 2 else { return }
      let hand = HandInteractor(ui.log)
      hands.append(hand)
      delegate.interactor = hand
    }

    private func edge() {
      ui.touchDown(at: CGPoint(x: 2, y: 300))
      for step in 1...4 {
        ui.advance(by: 0.01)
        ui.touchMove(to: CGPoint(x: 2 + CGFloat(step * (20 + pick(50))), y: 300))
      }
      ui.turn()
      if pick(5) == 0 { ui.touchCancel() } else { ui.touchUp() }
    }

    /// What is wrong once everything has come to rest.
    func faults() -> [String] {
      delegate.interactor = nil
      for hand in hands { hand.cancel() }
      ui.settle()
      tabs.selectedIndex = 0
      ui.settle()
      var faults: [String] = []
      func check(_ holds: Bool, _ fault: String) { if !holds { faults.append(fault) } }
      check(stack.transitionCoordinator == nil, "a transition runs")
      check(stack.children == stack.viewControllers, "children and stack differ")
      for controller in stack.viewControllers {
        let isTop = controller === stack.topViewController
        check((controller.viewIfLoaded?.window != nil) == isTop, "the wrong one is shown")
      }
      if let top = stack.topViewController?.view {
        check(shownFrame(of: top) == stack.view.bounds, "the top stands at \(shownFrame(of: top))")
        check(top.superview?.subviews.count == 1, "other views are left beside the top's")
        check(top.isUserInteractionEnabled && top.alpha == 1, "the top is dead")
      }
      check(
        stack.navigationBar.topItem === stack.topViewController?.navigationItem, "the bar differs")
      check(stack.navigationBar.subviews.count == 3, "old titles are left in the bar")
      faults += names.flatMap { name in
        AppearanceGrammar.faults(of: name, in: ui.log).map { "\(name): \($0)" }
      }
      // That its own hands let go of nothing is what the device rightly says of them.
      return faults + ui.complaints.filter { !$0.contains("with no touch on the screen") }
    }
  }

  @Test("a monkey that pushes, pops, drags, selects and turns breaks nothing", arguments: 1...60)
  func survives(seed: Int) {
    Driver.run(.endingAbandonedTransitions) { ui in
      let monkey = Monkey(ui, seed: UInt64(seed) &* 7919)
      for _ in 0..<120 { monkey.act() }
      let faults = monkey.faults()
      #expect(faults == [], "after \(monkey.deeds.suffix(12))")
    }
  }
}
