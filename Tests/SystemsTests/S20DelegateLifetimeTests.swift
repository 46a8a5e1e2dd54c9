import HeadlessUIKit
import SegueCore
import SegueMotion
import TestSupport
import Testing

/// S20: the transitioning delegate is weak: what keeps it alive, and what happens when nothing does.
@Suite("S20: who keeps the transitioning delegate") struct S20DelegateLifetimeTests {
  private let gone =
    "the transitioningDelegate of panel is gone: it is weak, so something must keep it; "
    + "the built-in transition runs instead"

  private func makePanel() -> Page {
    let panel = Page("panel")
    panel.modalPresentationStyle = .custom
    return panel
  }

  /// Where a panel is shown half way through 0.4 s, from the left and from the top.
  private func halfWay(_ stage: Stage, _ panel: Page) -> CGPoint {
    stage.turn()
    stage.advance(by: 0.2)
    return roundedFrame(of: panel.view).origin
  }

  @Test("a controller holds it weakly")
  func weakly() {
    let panel = makePanel()
    var delegate: Supplier? = Supplier(FromRight())
    panel.transitioningDelegate = delegate
    #expect(panel.transitioningDelegate != nil)
    delegate = nil
    #expect(panel.transitioningDelegate == nil)
  }

  @Test("kept by somebody it serves the way there and the way back")
  func kept() {
    let home = Page("home")
    Stage.run(home) { stage in
      let panel = makePanel()
      let delegate = Supplier(FromRight())
      panel.transitioningDelegate = delegate
      home.present(panel, animated: true)
      #expect(halfWay(stage, panel) == CGPoint(x: 200, y: 0))
      stage.settle()
      delegate.animator = Downwards()
      home.dismiss(animated: true)
      stage.turn()
      stage.advance(by: 0.1)
      #expect(roundedFrame(of: panel.view).origin == CGPoint(x: 0, y: 400))
      stage.settle()
      #expect(home.presentedViewController == nil)
      #expect(stage.diagnosticMessages == [])
    }
  }

  @Test("kept by nobody it is gone before it is asked: the built-in presentation runs, and says so")
  func keptByNobody() {
    let home = Page("home")
    Stage.run(home) { stage in
      let panel = makePanel()
      present(panel, on: home)
      #expect(panel.transitioningDelegate == nil)
      stage.turn()
      stage.advance(by: 0.2)
      // The system's own spring from below, 0.5 s.
      #expect(isClose(roundedFrame(of: panel.view).minY, (1 - 0.879282) * 800, within: 0.01))
      #expect(roundedFrame(of: panel.view).minX == 0)
      stage.settle()
      #expect(home.presentedViewController === panel)
      #expect(stage.diagnosticMessages == [gone])
      #expect(stage.diagnosticCodes == [.delegateGone])
      // The way back is the system's too, and is not complained about again.
      home.dismiss(animated: true)
      stage.settle()
      #expect(home.presentedViewController == nil)
      #expect(stage.diagnosticMessages == [gone])
    }
  }

  /// As apps do it by mistake: the delegate is a local constant.
  private func present(_ panel: Page, on presenter: UIViewController) {
    let delegate = Supplier(FromRight())
    panel.transitioningDelegate = delegate
    presenter.present(panel, animated: true)
  }

  @Test("lost while its panel stands, the built-in dismissal runs, and it is said once")
  func lostMeanwhile() {
    let home = Page("home")
    Stage.run(home) { stage in
      let panel = makePanel()
      var delegate: Supplier? = Supplier(FromRight())
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
      #expect(stage.diagnosticMessages == [gone])
      #expect(delegate == nil)
    }
  }

  @Test("lost in mid-flight, the presentation ends as it began")
  func lostInFlight() {
    let home = Page("home")
    Stage.run(home) { stage in
      let panel = makePanel()
      var delegate: Supplier? = Supplier(FromRight())
      panel.transitioningDelegate = delegate
      home.present(panel, animated: true)
      #expect(halfWay(stage, panel) == CGPoint(x: 200, y: 0))
      delegate = nil
      stage.advance(by: 0.1)
      #expect(roundedFrame(of: panel.view).origin == CGPoint(x: 100, y: 0))
      stage.settle()
      #expect(home.presentedViewController === panel)
      #expect(stage.diagnosticMessages == [])
      #expect(delegate == nil)
    }
  }

  @Test("a controller that is its own delegate keeps it by being there")
  func ownDelegate() {
    let home = Page("home")
    Stage.run(home) { stage in
      home.present(Panel("panel"), animated: true)
      stage.settle()
      #expect(home.presentedViewController != nil)
      home.dismiss(animated: true)
      stage.settle()
      #expect(home.presentedViewController == nil)
      #expect(stage.diagnosticMessages == [])
    }
  }

  /// A presentation controller that keeps the delegate that made it.
  final class Keeper: UIPresentationController {
    private let delegateOfTransition: any UIViewControllerTransitioningDelegate

    init(
      _ presented: UIViewController, _ presenting: UIViewController?,
      keeping delegate: any UIViewControllerTransitioningDelegate
    ) {
      delegateOfTransition = delegate
      super.init(presentedViewController: presented, presenting: presenting)
    }
  }

  /// A delegate that lives as long as the presentation controller that it makes.
  final class Kept: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? { Keeper(presented, presenting, keeping: self) }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FromRight() }

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { Downwards() }
  }

  @Test("its own presentation controller keeps it while its panel is up, and no longer")
  func keptByPresentation() {
    let home = Page("home")
    Stage.run(home) { stage in
      weak var witness: Kept?
      do {
        let panel = makePanel()
        let delegate = Kept()
        witness = delegate
        panel.transitioningDelegate = delegate
        home.present(panel, animated: true)
      }
      stage.settle()
      #expect(witness != nil)
      home.dismiss(animated: true)
      stage.settle()
      #expect(stage.diagnosticMessages == [])
      #expect(witness == nil)
    }
  }

  // MARK: Styles

  /// A style that comes from the right and leaves the same way.
  final class RightStyle: TransitionStyle, ModalTransitionDelegate {
    var transitioningDelegate: (any ModalTransitionDelegate)? { self }

    func movement(
      for direction: TransitionDirection, of controller: UIViewController,
      in presentation: UIPresentationController?
    ) -> (any TransitionMovement)? { Movement() }

    struct Movement: TransitionMovement {
      var timing: TransitionTiming { .curve(.linear, duration: 0.4) }
      func prepare(_ context: MovementContext) {
        if context.direction == .forward { context.view.frame = away(context) }
      }
      func animate(_ context: MovementContext) {
        context.view.frame = context.direction == .forward ? context.presentedFrame : away(context)
      }
      private func away(_ context: MovementContext) -> CGRect {
        context.presentedFrame.offsetBy(dx: context.container.bounds.width, dy: 0)
      }
    }
  }

  @Test("a controller that uses a style keeps it, and nothing else need do so")
  func styleKept() {
    let home = Page("home")
    Stage.run(home) { stage in
      weak var witness: RightStyle?
      do {
        let panel = Page("panel")
        let style = RightStyle()
        witness = style
        panel.use(style)
        home.present(panel, animated: true)
        #expect(halfWay(stage, panel) == CGPoint(x: 200, y: 0))
      }
      stage.settle()
      #expect(witness != nil)
      home.dismiss(animated: true)
      stage.turn()
      stage.advance(by: 0.1)
      #expect(home.presentedViewController.map { roundedFrame(of: $0.view).minX } == 100)
      stage.settle()
      #expect(witness == nil)
      #expect(stage.diagnosticMessages == [])
    }
  }
}
