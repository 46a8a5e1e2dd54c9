import HeadlessUIKit
import Testing

/// Whatever an app does in whatever order, what stands on the screen agrees with the links.
@Suite struct ChaosTests {
  /// An app that does things at random, from a seed.
  final class Monkey {
    private let ui: Driver
    private let census: Census
    private var seed: UInt64
    private var made = 0
    private var delegates: [LoggingDelegate] = []
    private var hands: [HandInteractor] = []
    private var drivers: [UIPercentDrivenInteractiveTransition] = []
    private(set) var names: [String] = ["root"]
    private(set) var deeds: [String] = []
    private var root: UIViewController

    init(_ ui: Driver, _ census: Census, seed: UInt64) {
      self.ui = ui
      self.census = census
      self.seed = seed
      root = ui.root
    }

    private func pick(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((seed >> 33) % UInt64(count))
    }

    private func pick<Element>(from all: [Element]) -> Element { all[pick(all.count)] }

    var chain: [UIViewController] {
      var all = [root]
      while let next = all.last?.presentedViewController, all.count < 50 { all.append(next) }
      return all
    }

    func act() {
      switch pick(14) {
      case 0...3: present(on: pick(from: chain))
      case 4...5: dismiss(pick(from: chain))
      case 6...7: ui.advance(by: Double(pick(40)) * 0.02)
      case 8:
        let hand = hands.popLast()
        deeds.append(hand == nil ? "no hand" : "hand")
        if pick(2) == 0 { hand?.finish() } else { hand?.cancel() }
      case 9:
        let side = pick(from: [UIInterfaceOrientation.portrait, .landscapeLeft])
        deeds.append("rotate")
        ui.rotate(to: side)
      case 10 where pick(4) == 0: replaceRoot()
      case 12, 13: drive()
      default:
        deeds.append("settle")
        ui.settle()
      }
    }

    /// A finger does something to one of the percent-driven transitions.
    private func drive() {
      guard !drivers.isEmpty else { return }
      let driver = pick(from: drivers)
      let deed = pick(from: ["update", "update", "pause", "cancel", "finish"])
      deeds.append(deed)
      switch deed {
      case "update": driver.update(CGFloat(pick(12)) / 10 - 0.1)
      case "pause": driver.pause()
      case "cancel": driver.cancel()
      default: driver.finish()
      }
    }

    private func makeDriver() -> UIPercentDrivenInteractiveTransition {
      let driver = UIPercentDrivenInteractiveTransition()
      driver.wantsInteractiveStart = pick(3) > 0
      driver.completionSpeed = pick(from: [0.5, 1, 3])
      drivers.append(driver)
      return driver
    }

    private func replaceRoot() {
      deeds.append("root")
      root = makeController()
      ui.window.rootViewController = root
    }

    private func makeController() -> LoggingController {
      made += 1
      let name = "c\(made)"
      names.append(name)
      let controller = ui.controller(
        name,
        style: pick(from: [
          .custom, .custom, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext,
          .formSheet,
        ]))
      census.add(name, controller)
      controller.definesPresentationContext = pick(3) == 0
      guard pick(4) > 0 else { return controller }
      let delegate = LoggingDelegate(
        ui.log, pick(from: [.slides, .slides, .completesAtOnce, .waits]))
      let removes = pick(3) == 0
      delegate.setUp = { $0.removes = removes }
      if pick(3) == 0 { delegate.interactor = makeHand() }
      if pick(3) == 0 { delegate.dismissalInteractor = makeHand() }
      if pick(3) == 0 { delegate.interactor = makeDriver() }
      if pick(3) == 0 { delegate.dismissalInteractor = makeDriver() }
      if pick(4) == 0 { delegate.animator = InterruptibleSlide(ui.log) }
      if pick(4) == 0 { delegate.dismissalAnimator = InterruptibleSlide(ui.log) }
      delegates.append(delegate)
      controller.transitioningDelegate = delegate
      return controller
    }

    private func makeHand() -> HandInteractor {
      let hand = HandInteractor(ui.log)
      hand.wantsInteractiveStart = pick(3) > 0
      hands.append(hand)
      return hand
    }

    private func present(on presenter: UIViewController) {
      let controller = makeController()
      let isAnimated = pick(4) > 0
      deeds.append(
        "\(presenter.restorationIdentifier ?? "") presents \(controller.name) \(isAnimated)")
      if pick(6) == 0 {
        let call = pick(from: [
          "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
          "viewDidDisappear",
        ])
        let dismisses = pick(2) == 0
        let flag = pick(2) == 0
        deeds.append("and in \(call) \(dismisses ? "dismisses" : "presents") \(flag)")
        controller.hooks[call] = { [unowned self] controller in
          controller.hooks = [:]
          if dismisses {
            controller.dismiss(animated: flag)
          } else {
            present(on: controller)
          }
        }
      }
      presenter.present(controller, animated: isAnimated)
    }

    private func dismiss(_ receiver: UIViewController) {
      let isAnimated = pick(3) > 0
      deeds.append("\(receiver.restorationIdentifier ?? "") dismisses \(isAnimated)")
      receiver.dismiss(animated: isAnimated)
    }

    /// Everything is let go and dismissed.
    func calm() {
      deeds.append("calm")
      for _ in 1...10 {
        for hand in hands { hand.finish() }
        for driver in drivers { driver.finish() }
        ui.settle()
        for delegate in delegates {
          for interactor in [delegate.interactor, delegate.dismissalInteractor] {
            (interactor as? HandInteractor)?.finish()
          }
          delegate.interactor = nil
          delegate.dismissalInteractor = nil
        }
        ui.settle()
      }
    }
  }

  @Test("links, views and callbacks agree after anything", arguments: 1...300)
  func agree(seed: Int) {
    let census = Census()
    Driver.run(.endingAbandonedTransitions) {
      $0.dismissingAStackMovesTheImmediateChild = seed.isMultiple(of: 2)
    } _: { ui in
      let monkey = Monkey(ui, census, seed: UInt64(seed))
      for _ in 1...25 { monkey.act() }
      monkey.calm()
      let story = Comment(rawValue: "\(monkey.deeds)\n\(ui.log.history)")
      let chain = monkey.chain
      for (lower, upper) in zip(chain, chain.dropFirst()) {
        #expect(upper.presentingViewController === lower, story)
      }
      #expect(chain.last?.view.window === ui.window, story)
      for controller in chain {
        #expect(controller.transitionCoordinator == nil, story)
      }
      for name in monkey.names {
        #expect(AppearanceGrammar.faults(of: name, in: ui.log) == [], story)
      }
      #expect(!ui.complaints.contains { $0.hasPrefix("Unbalanced") }, story)
      chain[0].dismiss(animated: false)
      monkey.calm()
      #expect(chain[0].presentedViewController == nil, story)
      #expect(ui.window.subviews == [chain[0].view], story)
      #expect(chain[0].view.frame == ui.window.bounds, story)
      #expect(AppearanceGrammar.faults(of: "root", in: ui.log) == [], story)
    }
    #expect(census.living == [])
  }
}
