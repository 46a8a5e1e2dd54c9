import HeadlessUIKit
import Testing

/// Whatever is done with columns, pages and what is presented in their places, in whatever order,
/// screen and model agree in the end.
@Suite struct ColumnChaosTests {
  /// An app that does things at random, from a seed.
  final class Monkey {
    private let ui: Driver
    private let tabs = UITabBarController(nibName: nil, bundle: nil)
    private let split = UISplitViewController(style: .doubleColumn)
    private let pages: UIPageViewController
    private let book: LoggingBook
    private let leaves: [LoggingController]
    private var seed: UInt64
    private var names: [String] = []
    private(set) var deeds: [String] = []

    init(_ ui: Driver, seed: UInt64) {
      self.ui = ui
      self.seed = seed
      leaves = ["one", "two", "three"].map { ui.controller($0) }
      leaves[1].definesPresentationContext = true
      book = LoggingBook(leaves, ui.log)
      pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.dataSource = book
      pages.setViewControllers([leaves[0]], direction: .forward, animated: false)
      names = leaves.map(\.name)
      split.setViewController(make(), for: .primary)
      split.setViewController(make(), for: .secondary)
      tabs.viewControllers = [split, pages]
      ui.mount(tabs)
    }

    private func pick(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((seed >> 33) % UInt64(count))
    }

    private func make(_ style: UIModalPresentationStyle = .automatic) -> LoggingController {
      let made = ui.controller("page \(names.count)", style: style)
      names.append(made.name)
      return made
    }

    private func stack(_ column: UISplitViewController.Column) -> UINavigationController? {
      split.viewController(for: column)?.navigationController
    }
    private var someStack: UINavigationController? { stack(pick(2) == 0 ? .primary : .secondary) }

    func act() {
      let animated = pick(4) > 0
      let deed = pick(17)
      deeds.append("\(deed) \(animated)")
      switch deed {
      case 0, 1: someStack?.pushViewController(make(), animated: animated)
      case 2, 3: someStack?.popViewController(animated: animated)
      case 4: split.show([.primary, .secondary][pick(2)])
      case 5: split.hide([.primary, .secondary][pick(2)])
      case 6: split.setViewController(make(), for: .secondary)
      case 7, 8: ui.resize(to: CGSize(width: 500 + pick(3) * 200, height: 900))
      case 9: tabs.selectedIndex = pick(2)
      case 10:
        pages.setViewControllers([leaves[pick(3)]], direction: .forward, animated: animated)
      case 11: drag()
      case 12, 13: present(animated)
      case 14: (someStack?.topViewController ?? split).dismiss(animated: animated)
      case 15: ui.settle()
      default: ui.advance(by: Double(pick(40)) * 0.02)
      }
    }

    private func present(_ animated: Bool) {
      let style: [UIModalPresentationStyle] = [
        .currentContext, .overCurrentContext, .overFullScreen,
      ]
      let caller =
        tabs.selectedIndex == 1 ? pages.viewControllers?.first : someStack?.topViewController
      caller?.present(make(style[pick(3)]), animated: animated)
    }

    private func drag() {
      let way: CGFloat = pick(2) == 0 ? -1 : 1
      ui.touchDown(at: CGPoint(x: 250, y: 300))
      for step in 1...4 {
        ui.advance(by: 0.02)
        ui.touchMove(to: CGPoint(x: 250 + way * CGFloat(step * (10 + pick(50))), y: 300))
      }
      if pick(5) == 0 { ui.touchCancel() } else { ui.touchUp() }
    }

    /// What is wrong once everything is dismissed and has come to rest in a wide window.
    func faults() -> [String] {
      ui.settle()
      ui.resize(to: CGSize(width: 900, height: 900))
      split.show(.primary)
      ui.settle()
      for index in [1, 0] {
        tabs.selectedIndex = index
        ui.settle()
        for caller in [tabs, split, pages, leaves[1]] + split.viewControllers {
          caller.dismiss(animated: false)
          ui.settle()
        }
      }
      var faults: [String] = []
      func check(_ holds: Bool, _ fault: String) { if !holds { faults.append(fault) } }
      check(ui.window.subviews == [tabs.view], "containers are left in the window")
      check(!split.isCollapsed, "the columns are one stack")
      let views = split.view.subviews.sorted { $0.center.x < $1.center.x }
      check(views == split.viewControllers.map(\.view), "other views beside columns")
      for (column, frame) in [
        (UISplitViewController.Column.primary, CGRect(x: 0, y: 0, width: 320, height: 900)),
        (.secondary, CGRect(x: 320.5, y: 0, width: 579.5, height: 900)),
      ] {
        guard let stack = stack(column) else {
          faults.append("there is no stack")
          continue
        }
        check(shownFrame(of: stack.view) == frame, "\(column) at \(shownFrame(of: stack.view))")
        check(stack.children == stack.viewControllers, "children and stack differ")
        for controller in stack.viewControllers {
          let isTop = controller === stack.topViewController
          check((controller.viewIfLoaded?.window != nil) == isTop, "the wrong one is shown")
        }
        check(
          stack.topViewController?.view.superview?.subviews.count == 1, "views beside the top's")
      }
      check(pages.children == pages.viewControllers, "other children than the page")
      faults += names.flatMap { name in
        AppearanceGrammar.faults(of: name, in: ui.log).map { "\(name): \($0)" }
      }
      // Refusals are what so much at once deserves.
      return faults
        + ui.complaints.filter {
          !$0.hasPrefix("Attempt to present") && !$0.hasPrefix("Trying to dismiss")
            && !$0.contains("left the window before the presentation")
        }
    }
  }

  @Test(
    "a monkey that shows, hides, narrows, turns, pushes and presents breaks nothing",
    arguments: 1...40)
  func survives(seed: Int) {
    Driver.run(.tablet) { ui in
      let monkey = Monkey(ui, seed: UInt64(seed) &* 7919)
      for _ in 0..<80 { monkey.act() }
      let faults = monkey.faults()
      #expect(faults == [], "after \(monkey.deeds.suffix(12))")
    }
  }
}
