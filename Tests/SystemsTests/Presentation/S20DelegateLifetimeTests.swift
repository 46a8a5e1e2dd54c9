import HeadlessUIKit
import SegueCore
import SegueMotion
import TestSupport
import Testing

/// S20: the transitioning delegate is weak: what retains it, and what happens when nothing does.
@Suite("S20: the lifetime of the transitioning delegate", .checkedDevices)
struct S20DelegateLifetimeTests {
  private let message =
    "the transitioningDelegate of panel was deallocated: the property is weak, so keep a strong "
    + "reference; the built-in transition runs instead"

  private func makePanel() -> Page {
    let panel = Page("panel")
    panel.modalPresentationStyle = .custom
    return panel
  }

  /// Returns the presented origin of a panel halfway through 0.4 s.
  private func halfwayOrigin(_ stage: Stage, _ panel: Page) -> CGPoint {
    stage.turn()
    stage.advance(by: 0.2)
    return roundedFrame(of: panel.view).origin
  }

  @Test("a view controller holds its transitioning delegate weakly")
  func weakly() {
    let panel = makePanel()
    var delegate: TransitionDelegate? = TransitionDelegate(FromRight())
    panel.transitioningDelegate = delegate
    #expect(panel.transitioningDelegate != nil)
    delegate = nil
    #expect(panel.transitioningDelegate == nil)
  }

  @Test("a retained delegate provides the presentation and the dismissal")
  func retainedDelegateProvidesBoth() {
    let home = Page("home")
    Stage.run(home) { stage in
      let panel = makePanel()
      let delegate = TransitionDelegate(FromRight())
      panel.transitioningDelegate = delegate
      home.present(panel, animated: true)
      #expect(halfwayOrigin(stage, panel) == CGPoint(x: 200, y: 0))
      stage.settle()
      delegate.animator = Downwards()
      home.dismiss(animated: true)
      stage.turn()
      stage.advance(by: 0.1)
      #expect(roundedFrame(of: panel.view).origin == CGPoint(x: 0, y: 400))
      stage.settle()
      #expect(home.presentedViewController == nil)
    }
  }

  @Test(
    "an unretained delegate is released before its first call: the built-in presentation runs, and is reported"
  )
  func unretainedDelegate() {
    let home = Page("home")
    Stage.run(home) { stage in
      let panel = makePanel()
      present(panel, on: home)
      #expect(panel.transitioningDelegate == nil)
      stage.turn()
      stage.advance(by: 0.2)
      // The system's spring from below, 0.5 s.
      #expect(isClose(roundedFrame(of: panel.view).minY, (1 - 0.879282) * 800, within: 0.01))
      #expect(roundedFrame(of: panel.view).minX == 0)
      stage.settle()
      #expect(home.presentedViewController === panel)
      #expect(stage.diagnosticMessages == [message])
      #expect(stage.diagnosticCodes == [.delegateDeallocated])
      // The dismissal is the system's too, and is not reported again.
      home.dismiss(animated: true)
      stage.settle()
      #expect(home.presentedViewController == nil)
      #expect(stage.diagnosticMessages == [message])
    }
  }

  /// A common mistake of apps: the delegate is a local constant.
  private func present(_ panel: Page, on presenter: UIViewController) {
    let delegate = TransitionDelegate(FromRight())
    panel.transitioningDelegate = delegate
    presenter.present(panel, animated: true)
  }

  @Test(
    "if the delegate is released while its panel is presented, the built-in dismissal runs, reported once"
  )
  func delegateReleasedWhilePresented() {
    let home = Page("home")
    Stage.run(home) { stage in
      let panel = makePanel()
      var delegate: TransitionDelegate? = TransitionDelegate(FromRight())
      panel.transitioningDelegate = delegate
      home.present(panel, animated: true)
      stage.settle()
      #expect(stage.diagnosticMessages == [])
      delegate = nil
      home.dismiss(animated: true)
      stage.turn()
      stage.advance(by: 0.1)
      #expect(isClose(roundedFrame(of: panel.view).minY, 0.544778 * 800, within: 0.01))
      stage.settle()
      #expect(home.presentedViewController == nil)
      #expect(stage.diagnosticMessages == [message])
      #expect(delegate == nil)
    }
  }

  @Test("if the delegate is released during the presentation, its animator completes it")
  func delegateReleasedDuringPresentation() {
    let home = Page("home")
    Stage.run(home) { stage in
      let panel = makePanel()
      var delegate: TransitionDelegate? = TransitionDelegate(FromRight())
      panel.transitioningDelegate = delegate
      home.present(panel, animated: true)
      #expect(halfwayOrigin(stage, panel) == CGPoint(x: 200, y: 0))
      delegate = nil
      stage.advance(by: 0.1)
      #expect(roundedFrame(of: panel.view).origin == CGPoint(x: 100, y: 0))
      stage.settle()
      #expect(home.presentedViewController === panel)
      #expect(delegate == nil)
    }
  }

  @Test("a view controller that is its own delegate needs no other owner")
  func actsAsItsOwnDelegate() {
    let home = Page("home")
    Stage.run(home) { stage in
      home.present(Panel("panel"), animated: true)
      stage.settle()
      #expect(home.presentedViewController != nil)
      home.dismiss(animated: true)
      stage.settle()
      #expect(home.presentedViewController == nil)
    }
  }

  /// A presentation controller that retains the delegate that created it.
  final class RetainingPresentationController: UIPresentationController {
    private let delegateOfTransition: any UIViewControllerTransitioningDelegate

    init(
      _ presented: UIViewController, _ presenting: UIViewController?,
      retaining delegate: any UIViewControllerTransitioningDelegate
    ) {
      delegateOfTransition = delegate
      super.init(presentedViewController: presented, presenting: presenting)
    }
  }

  /// A delegate that lives as long as the presentation controller that it creates.
  final class RetainedDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      RetainingPresentationController(presented, presenting, retaining: self)
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FromRight() }

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { Downwards() }
  }

  @Test(
    "a presentation controller can retain the delegate while its panel is presented, and no longer")
  func keptByPresentation() {
    let home = Page("home")
    Stage.run(home) { stage in
      weak var weakReference: RetainedDelegate?
      do {
        let panel = makePanel()
        let delegate = RetainedDelegate()
        weakReference = delegate
        panel.transitioningDelegate = delegate
        home.present(panel, animated: true)
      }
      stage.settle()
      #expect(weakReference != nil)
      home.dismiss(animated: true)
      stage.settle()
      #expect(weakReference == nil)
    }
  }

  // MARK: Styles

  /// A style that presents from the right and dismisses to the right.
  final class RightStyle: TransitionStyle, ModalTransitionDelegate {
    var transitioningDelegate: (any ModalTransitionDelegate)? { self }

    func movement(
      for direction: TransitionDirection, of controller: UIViewController,
      in presentation: UIPresentationController?
    ) -> (any TransitionMovement)? { Movement() }

    struct Movement: TransitionMovement {
      var timing: TransitionTiming { .curve(.linear, duration: 0.4) }
      func prepare(_ context: MovementContext) {
        if context.direction == .forward { context.view.frame = offscreenFrame(context) }
      }
      func animate(_ context: MovementContext) {
        context.view.frame =
          context.direction == .forward ? context.presentedFrame : offscreenFrame(context)
      }
      private func offscreenFrame(_ context: MovementContext) -> CGRect {
        context.presentedFrame.offsetBy(dx: context.container.bounds.width, dy: 0)
      }
    }
  }

  @Test("a view controller retains the style that it uses")
  func styleKept() {
    let home = Page("home")
    Stage.run(home) { stage in
      weak var weakReference: RightStyle?
      do {
        let panel = Page("panel")
        let style = RightStyle()
        weakReference = style
        panel.use(style)
        home.present(panel, animated: true)
        #expect(halfwayOrigin(stage, panel) == CGPoint(x: 200, y: 0))
      }
      stage.settle()
      #expect(weakReference != nil)
      home.dismiss(animated: true)
      stage.turn()
      stage.advance(by: 0.1)
      #expect(home.presentedViewController.map { roundedFrame(of: $0.view).minX } == 100)
      stage.settle()
      #expect(weakReference == nil)
    }
  }
}
