import HeadlessUIKit
import TestSupport
import Testing

/// The event log of the device.
@Suite(.checkedDevices) struct DeviceLogTests {
  @Test("a callback is logged before the events that it causes")
  func callbackIsLoggedBeforeItsEvents() {
    let device = makeDevice()
    device.perform {
      var calls: [String] = []
      /// The last log line at each of the calls.
      var logged: [String] = []
      let note: (String) -> Void = { [unowned device] call in
        calls.append(call)
        logged.append(device.events.last?.text ?? "nothing")
      }
      let report = { (callback: String, isAnimated: Bool) in note("\(callback)(\(isAnimated))") }
      let root = ReportingController(nil, report)
      makeWindow(root)
      device.settle()
      let animator = LoggingAnimator(note)
      let sheet = ReportingController(nil, report)
      sheet.modalPresentationStyle = .fullScreen
      sheet.transitioningDelegate = animator
      root.present(sheet, animated: true)
      device.settle()
      root.dismiss(animated: true)
      device.settle()
      // Three when the root appears, and six in each transition.
      #expect(calls.count == 15)
      #expect(logged == calls)
    }
  }

  @Test("the log lists delegate calls, transition steps, callbacks and completions in order")
  func listsAPresentation() {
    let scene = LogScene()
    let delegate = LoggingAnimator { _ in }
    delegate.isInteractive = true
    scene.run { root in
      let sheet = scene.controller("sheet")
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = delegate
      root.present(sheet, animated: true) {}
    }
    #expect(
      scene.lines == [
        "delegate sheet presentationController(forPresented:presenting:source:)",
        "delegate sheet animationController(forPresented:presenting:source:)",
        "delegate sheet interactionControllerForPresentation(using:)",
        "presentation sheet presentationTransitionWillBegin",
        "appearance sheet viewWillAppear(true)",
        "transition sheet startInteractiveTransition",
        "transition sheet finishInteractiveTransition at 0",
        "transition sheet completeTransition(true)",
        "presentation sheet presentationTransitionDidEnd(true)",
        "appearance sheet viewIsAppearing(true)",
        "appearance sheet viewDidAppear(true)",
        "completion sheet present",
      ])
    scene.run { $0.dismiss(animated: true) {} }
    #expect(
      scene.lines == [
        "delegate sheet animationController(forDismissed:)",
        "delegate sheet interactionControllerForDismissal(using:)",
        "presentation sheet dismissalTransitionWillBegin",
        "appearance sheet viewWillDisappear(true)",
        "transition sheet startInteractiveTransition",
        "transition sheet finishInteractiveTransition at 0",
        "transition sheet completeTransition(true)",
        "presentation sheet dismissalTransitionDidEnd(true)",
        "appearance sheet viewDidDisappear(true)",
        "completion sheet dismiss",
      ])
  }

  @Test("the log lists the delegate calls of a navigation controller and a tab bar controller")
  func listsContainers() {
    let scene = LogScene()
    let delegate = LoggingAnimator { _ in }
    delegate.isInteractive = true
    let stack = UINavigationController(nibName: nil, bundle: nil)
    let tabs = UITabBarController(nibName: nil, bundle: nil)
    scene.run { _ in
      stack.restorationIdentifier = "stack"
      stack.viewControllers = [scene.controller("home")]
      stack.delegate = delegate
      tabs.restorationIdentifier = "tabs"
      tabs.delegate = delegate
      tabs.viewControllers = [stack, scene.controller("other")]
      scene.window.rootViewController = tabs
    }
    scene.markRead()
    scene.run { _ in stack.pushViewController(scene.controller("page"), animated: true) }
    #expect(
      scene.lines == [
        "delegate page navigationController(_:animationControllerFor: push)",
        "delegate stack navigationController(_:interactionControllerFor:)",
        "appearance home viewWillDisappear(true)",
        "appearance page viewWillAppear(true)",
        "delegate page navigationController(_:willShow:animated: true)",
        "transition page startInteractiveTransition",
        "transition page finishInteractiveTransition at 0",
        "transition page completeTransition(true)",
        "appearance home viewDidDisappear(true)",
        "appearance page viewIsAppearing(true)",
        "appearance page viewDidAppear(true)",
        "container stack push(true)",
        "delegate page navigationController(_:didShow:animated: true)",
      ])
    scene.run { _ in stack.popViewController(animated: true) }
    #expect(
      scene.lines == [
        "delegate home navigationController(_:animationControllerFor: pop)",
        "delegate stack navigationController(_:interactionControllerFor:)",
        "appearance page viewWillDisappear(true)",
        "appearance home viewWillAppear(true)",
        "delegate home navigationController(_:willShow:animated: true)",
        "transition page startInteractiveTransition",
        "transition page finishInteractiveTransition at 0",
        "transition page completeTransition(true)",
        "appearance page viewDidDisappear(true)",
        "appearance home viewIsAppearing(true)",
        "appearance home viewDidAppear(true)",
        "container stack pop(true)",
        "delegate home navigationController(_:didShow:animated: true)",
      ])
    scene.run { _ in tabs.selectedIndex = 1 }
    #expect(
      scene.lines == [
        "delegate other tabBarController(_:animationControllerForTransitionFrom:to:)",
        "delegate tabs tabBarController(_:interactionControllerFor:)",
        "appearance other viewWillAppear(true)",
        "appearance stack viewWillDisappear(true)",
        "appearance home viewWillDisappear(true)",
        "transition other startInteractiveTransition",
        "transition other finishInteractiveTransition at 0",
        "transition other completeTransition(true)",
        "appearance stack viewDidDisappear(true)",
        "appearance home viewDidDisappear(true)",
        "appearance other viewIsAppearing(true)",
        "appearance other viewDidAppear(true)",
        "container tabs selection(true)",
      ])
    // The first tab.
    scene.device.tap(at: CGPoint(x: 90, y: 640))
    scene.device.settle()
    #expect(
      scene.lines.filter { $0.hasSuffix("Select:)") } == [
        "delegate stack tabBarController(_:shouldSelect:)",
        "delegate stack tabBarController(_:didSelect:)",
      ])
  }

  @Test("the log lists the size and trait changes of a rotation")
  func listsATurn() {
    let scene = LogScene()
    scene.run { root in
      let sheet = scene.controller("sheet")
      sheet.modalPresentationStyle = .overFullScreen
      root.present(sheet, animated: false)
    }
    scene.markRead()
    scene.device.rotate(to: .landscapeLeft)
    scene.device.settle()
    #expect(
      scene.lines == [
        "size root willTransition(to: width compact, height compact)",
        "size sheet presentationController.willTransition(to: width compact, height compact)",
        "size sheet willTransition(to: width compact, height compact)",
        "size root viewWillTransition(to: 667 x 375)",
        "size sheet presentationController.viewWillTransition(to: 667 x 375)",
        "size sheet viewWillTransition(to: 667 x 375)",
      ])
  }

  @Test("the watcher is called after every event and every commit")
  func isWatched() {
    let device = makeDevice()
    var calls: [String] = []
    device.watcher = { calls.append($0 ? "commit" : "event") }
    device.schedule(after: 0) { calls.append("done") }
    device.turn()
    #expect(calls == ["done", "event", "commit"])
    device.turn()
    #expect(calls == ["done", "event", "commit", "commit"])
    calls = []
    let view = LaidOutView { calls.append("layout") }
    device.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      window.addSubview(view)
    }
    device.schedule(after: 0) { view.setNeedsLayout() }
    device.turn()
    #expect(calls == ["layout", "event", "layout", "commit"])
  }
}

/// A view that reports its layout passes.
private final class LaidOutView: UIView {
  private let onLayout: () -> Void

  init(_ onLayout: @escaping () -> Void) {
    self.onLayout = onLayout
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}

/// A window with a root view controller, and its log.
private final class LogScene {
  let device = makeDevice()
  let window: UIWindow
  private var read = 0

  init() {
    let device = device
    window = device.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.rootViewController?.restorationIdentifier = "root"
      window.makeKeyAndVisible()
      return window
    }
    device.settle()
    markRead()
  }

  func controller(_ name: String) -> UIViewController {
    let made = UIViewController()
    made.restorationIdentifier = name
    return made
  }

  /// Runs `body` with the root view controller, and lets the device settle.
  func run(_ body: (UIViewController) -> Void) {
    device.perform { window.rootViewController.map(body) }
    device.settle()
  }

  func markRead() { read = device.events.count }

  /// The events logged since the last read.
  var lines: [String] {
    let news = device.events[read...].map { "\($0.kind) \($0.subject) \($0.text)" }
    markRead()
    return news
  }
}

/// An animator that records its call and completes at once.
private final class LoggingAnimator: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private let note: (String) -> Void
  /// Whether its transitions are interactive.
  var isInteractive = false

  init(_ note: @escaping (String) -> Void) {
    self.note = note
    super.init()
  }

  private var interactionController: (any UIViewControllerInteractiveTransitioning)? {
    isInteractive ? self : nil
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { interactionController }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { self }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    note("animateTransition")
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    context.completeTransition(true)
  }
}

extension LoggingAnimator: UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    context.finishInteractiveTransition()
    animateTransition(using: context)
  }
}

extension LoggingAnimator: UINavigationControllerDelegate, UITabBarControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController }
}
