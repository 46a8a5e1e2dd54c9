import HeadlessUIKit
import SegueCore
import SwipeBackStyle
import TestSupport

/// An app on a simulated device that a run changes at random.
///
/// All changes are derived from the seeds of the steps, and logged in `story`.
final class RandomApp {
  let device: SimulatedDevice
  let window: UIWindow
  private(set) var records: [AppearanceRecord] = []
  /// The log of the changes, in order.
  private(set) var story: [String] = []
  private let isTelling: Bool
  let containerDelegate = ContainerDelegate()
  /// The delegates and interaction controllers, which UIKit does not retain.
  var sources: [TransitionSource] = []
  var adapters: [Adapter] = []
  var drivers: [Driver] = []
  var manualControllers: [ManualInteractionController] = []
  /// The points of the touches that are down.
  var touches: [Int: CGPoint] = [:]
  /// The presented controllers that UIKit has accepted, in order.
  var presentations: [AppearanceRecord] = []
  /// Presentations during a push or a selection, which UIKit starts when that ends.
  var pending: [AppearanceRecord] = []
  /// Whether hooks may still change the app.
  var isRunning = true
  /// The nesting depth of hooks.
  var nesting = 0

  init(device: SimulatedDevice, isTelling: Bool, numbers: inout SeededGenerator) {
    self.device = device
    self.isTelling = isTelling
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = makeRoot(&numbers)
    window.makeKeyAndVisible()
    device.settle()
  }

  func log(_ sentence: @autoclosure () -> String) {
    if isTelling { story.append("\((device.now * 1000).rounded() / 1000) s: \(sentence())") }
  }

  // MARK: Controllers

  /// Records the callbacks of a controller under a new name.
  func add<Controller: RecordedController>(_ controller: Controller, _ kind: String) -> Controller {
    let record = AppearanceRecord("\(kind)\(records.count)", controller)
    controller.record = record
    records.append(record)
    return controller
  }

  func name(_ controller: UIViewController?) -> String {
    guard let controller else { return "nil" }
    if let name = controller.restorationIdentifier { return name }
    let index = controller.parent?.children.firstIndex(of: controller) ?? 0
    return "\(type(of: controller)) \(index) of \(name(controller.parent))"
  }

  /// The controllers of the app, the root first: children precede presented controllers.
  var tree: [UIViewController] {
    var all: [UIViewController] = []
    func visit(_ controller: UIViewController) {
      all.append(controller)
      for child in controller.children { visit(child) }
      if let presented = controller.presentedViewController,
        presented.presentingViewController === controller
      {
        visit(presented)
      }
    }
    if let root = window.rootViewController { visit(root) }
    return all
  }

  /// The presented controllers that are alive, in order of presentation.
  var presented: [UIViewController] { presentations.compactMap(\.controller) }

  /// Appends the presentations that UIKit has accepted meanwhile to `presentations`.
  func noteAccepted() {
    let accepted = pending.filter { $0.controller?.presentingViewController != nil }
    presentations += accepted
    pending.removeAll { record in accepted.contains { $0 === record } }
  }

  /// The controllers in the window, the root first.
  var visible: [UIViewController] { tree.filter { $0.viewIfLoaded?.window != nil } }

  func all<Kind: UIViewController>(_ kind: Kind.Type) -> [Kind] { tree.compactMap { $0 as? Kind } }

  /// Returns a random controller of a kind, mostly one in the window.
  func pick<Kind: UIViewController>(_ kind: Kind.Type, _ numbers: inout SeededGenerator) -> Kind? {
    let shown = visible.compactMap { $0 as? Kind }
    if !shown.isEmpty, !numbers.once(in: 5) { return numbers.pick(from: shown) }
    return numbers.pick(fromAny: all(kind))
  }

  /// Returns the last visible controller, or sometimes its presenter.
  func pickFront(_ numbers: inout SeededGenerator) -> UIViewController? {
    guard let last = visible.last else { return nil }
    return numbers.once(in: 3) ? last.presentingViewController ?? last : last
  }

  /// Whether a controller, or a descendant of it, presents another one.
  func isPresenter(_ presenter: UIViewController, of presented: UIViewController) -> Bool {
    var ancestor = presented.presentingViewController
    while let controller = ancestor {
      if controller === presenter { return true }
      ancestor = controller.parent
    }
    return false
  }

  // MARK: Making

  func makeScreen(_ numbers: inout SeededGenerator) -> Screen {
    let screen = add(Screen(nibName: nil, bundle: nil), "screen")
    screen.definesPresentationContext = numbers.once(in: 4)
    if numbers.once(in: 2) { addInteractivePresentation(to: screen, &numbers) }
    return screen
  }

  private func makeRoot(_ numbers: inout SeededGenerator) -> UIViewController {
    let tabs = add(Tabs(nibName: nil, bundle: nil), "tabs")
    tabs.delegate = containerDelegate
    switch numbers.pick(6) {
    case 0: return makeContent(&numbers, depth: 2)
    case 1: return makeStack(&numbers, depth: 1)
    case 2: return makeColumns(&numbers, depth: 1)
    default:
      tabs.viewControllers = (0..<(2 + numbers.pick(2))).map { _ in
        makeContent(&numbers, depth: 1)
      }
      return tabs
    }
  }

  /// Makes a screen, or a container with children.
  func makeContent(_ numbers: inout SeededGenerator, depth: Int) -> UIViewController {
    guard depth > 0 else { return makeScreen(&numbers) }
    switch numbers.pick(8) {
    case 0...2: return makeStack(&numbers, depth: depth)
    case 3: return makePageViewController(&numbers, depth: depth)
    case 4: return makeColumns(&numbers, depth: depth)
    case 5:
      let container = add(Container(nibName: nil, bundle: nil), "container")
      container.definesPresentationContext = numbers.once(in: 4)
      container.show(makeContent(&numbers, depth: depth - 1))
      return container
    case 6 where depth > 1:
      let tabs = add(Tabs(nibName: nil, bundle: nil), "tabs")
      tabs.delegate = containerDelegate
      tabs.viewControllers = (0..<2).map { _ in makeContent(&numbers, depth: depth - 1) }
      return tabs
    default: return makeScreen(&numbers)
    }
  }

  private func makeStack(_ numbers: inout SeededGenerator, depth: Int) -> Stack {
    let stack = add(Stack(nibName: nil, bundle: nil), "stack")
    stack.delegate = containerDelegate
    stack.definesPresentationContext = numbers.once(in: 6)
    if numbers.once(in: 6) { stack.use(.swipeBack) }
    stack.viewControllers = (0...numbers.pick(3)).map { _ in
      numbers.once(in: 3) ? makeContent(&numbers, depth: depth - 1) : makeScreen(&numbers)
    }.filter { !($0 is UINavigationController) && !($0 is UISplitViewController) }
    if stack.viewControllers.isEmpty { stack.viewControllers = [makeScreen(&numbers)] }
    return stack
  }

  private func makePageViewController(_ numbers: inout SeededGenerator, depth: Int) -> Pages {
    let pages = add(
      Pages(
        transitionStyle: numbers.once(in: 3) ? .pageCurl : .scroll,
        navigationOrientation: numbers.once(in: 4) ? .vertical : .horizontal), "pages")
    pages.all = (0..<3).map { _ in makeContent(&numbers, depth: depth - 1) }
    pages.dataSource = containerDelegate
    pages.delegate = containerDelegate
    pages.setViewControllers([pages.all[0]], direction: .forward, animated: false)
    return pages
  }

  private func makeColumns(_ numbers: inout SeededGenerator, depth: Int) -> Columns {
    let isTriple = numbers.once(in: 3)
    let columns = add(Columns(style: isTriple ? .tripleColumn : .doubleColumn), "columns")
    columns.setViewController(makeScreen(&numbers), for: .primary)
    columns.setViewController(makeScreen(&numbers), for: .secondary)
    if isTriple { columns.setViewController(makeScreen(&numbers), for: .supplementary) }
    return columns
  }
}
