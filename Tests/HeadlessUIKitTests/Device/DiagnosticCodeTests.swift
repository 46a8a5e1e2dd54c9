import HeadlessUIKit
import TestSupport
import Testing

/// The stable codes of diagnostics about transitions.
@Suite(.checkedDevices) struct DiagnosticCodeTests {
  /// A mistake of an app.
  struct Mistake: CustomTestStringConvertible, Sendable {
    var code: DeviceDiagnostic.Code
    var act: @MainActor @Sendable (Stage) -> Void
    var testDescription: String { code.rawValue }

    nonisolated init(
      _ code: DeviceDiagnostic.Code, act: @escaping @MainActor @Sendable (Stage) -> Void
    ) {
      self.code = code
      self.act = act
    }

    nonisolated static let all = [
      Mistake(.alreadyPresented) { stage in
        stage.root.present(stage.sheet, animated: false)
        stage.root.present(stage.sheet, animated: false)
      },
      Mistake(.unbalancedAppearance) { $0.root.beginAppearanceTransition(true, animated: false) },
      Mistake(.hierarchyInconsistency) { stage in
        let unrelated = UIViewController()
        stage.root.addChild(stage.sheet)
        withExtendedLifetime(unrelated) { unrelated.view.addSubview(stage.sheet.view) }
      },
      Mistake(.viewNotInContainer) { stage in
        stage.present { _, _ in }
        stage.complete()
      },
      Mistake(.transitionNeverCompleted) { $0.present { $1.addSubview($0) } },
      Mistake(.transitionCompletedEarly) { stage in
        stage.present {
          $1.addSubview($0)
          stage.animate()
        }
        stage.complete()
      },
      Mistake(.animationsRemoved) { stage in
        stage.present {
          $1.addSubview($0)
          stage.animate { stage.complete() }
        }
        stage.sheet.view.layer.removeAllAnimations()
      },
      Mistake(.transitionCompletedTwice) { stage in
        stage.present { $1.addSubview($0) }
        stage.complete()
        stage.complete()
      },
      Mistake(.completedAfterCancel) { stage in
        stage.isInteractive = true
        stage.present { _, _ in }
        stage.context?.cancelInteractiveTransition()
        stage.complete()
      },
      Mistake(.viewNotRestored) { stage in
        stage.isInteractive = true
        stage.present { _, _ in }
        stage.root.view.alpha = 0
        stage.context?.cancelInteractiveTransition()
        stage.context?.completeTransition(false)
      },
      Mistake(.animatorChanged) { stage in
        let interactionController = UIPercentDrivenInteractiveTransition()
        let animator = ChangingAnimator()
        stage.other = (animator, interactionController)
        stage.present { _, _ in }
        interactionController.finish()
      },
    ]
  }

  @Test(
    "a frozen app never settles, unless the device ends abandoned transitions",
    arguments: [false, true])
  func freezes(ends: Bool) {
    var configuration = DeviceConfiguration()
    configuration.endsAbandonedTransitions = ends
    let device = makeDevice(configuration)
    device.perform {
      let stage = Stage(device)
      stage.present { $1.addSubview($0) }
      #expect(device.settle() == ends)
      #expect(device.isFrozen == !ends)
      #expect(device.isAtRest == ends)
      #expect(device.diagnostics.map(\.code) == [.transitionNeverCompleted])
      guard !ends else { return }
      stage.complete()
      #expect(device.settle())
      #expect(device.isAtRest)
      #expect(!device.isFrozen)
    }
  }

  @Test("a mistake has one diagnostic code", arguments: Mistake.all)
  func isNamed(_ mistake: Mistake) {
    let device = makeDevice()
    device.perform {
      let stage = Stage(device)
      mistake.act(stage)
      device.settle()
      #expect(device.diagnostics.map(\.code) == [mistake.code])
    }
  }

  /// A root view controller, and a sheet that the test's animator presents.
  final class Stage: NSObject {
    let root = UIViewController()
    let sheet = UIViewController()
    /// Whether the stage drives the transition interactively.
    var isInteractive = false
    /// The animator and interaction controller to use in place of the stage.
    var other:
      (
        animator: any UIViewControllerAnimatedTransitioning,
        interactionController: any UIViewControllerInteractiveTransitioning
      )?
    private(set) var context: (any UIViewControllerContextTransitioning)?
    /// Called by the animator with the view of the sheet and the container view.
    private var start: (_ view: UIView, _ container: UIView) -> Void = { _, _ in }
    private let window = UIWindow(frame: UIScreen.main.bounds)
    private let device: SimulatedDevice

    init(_ device: SimulatedDevice) {
      self.device = device
      super.init()
      window.rootViewController = root
      window.makeKeyAndVisible()
      device.settle()
    }

    /// Presents the sheet, up to the start of its animator.
    func present(_ start: @escaping (_ view: UIView, _ container: UIView) -> Void) {
      self.start = start
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = self
      root.present(sheet, animated: true)
      device.turn()
    }

    func animate(_ completion: @escaping () -> Void = {}) {
      UIView.animate(withDuration: 0.2) { [self] in
        sheet.view.alpha = 0.5
      } completion: { _ in
        completion()
      }
    }

    func complete() { context?.completeTransition(true) }
  }

  /// Returns a different interruptible animator at every call.
  private final class ChangingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.2 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {}

    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
      -> any UIViewImplicitlyAnimating
    {
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      let made = UIViewPropertyAnimator(duration: 0.2, curve: .linear) {
        context.view(forKey: .to)?.alpha = 0.5
      }
      made.addCompletion { _ in context.completeTransition(true) }
      return made
    }
  }
}

extension DiagnosticCodeTests.Stage: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { other?.animator ?? self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    other?.interactionController ?? (isInteractive ? self : nil)
  }
}

extension DiagnosticCodeTests.Stage: UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    if let view = context.view(forKey: .to) { start(view, context.containerView) }
  }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
  }
}
