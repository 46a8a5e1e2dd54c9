import HeadlessUIKit
import Testing

/// The stable names of what apps do wrong around transitions.
@Suite struct DiagnosticCodeTests {
  /// Something that an app does wrong.
  struct Deed: CustomTestStringConvertible, Sendable {
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
      Deed(.alreadyPresented) { stage in
        stage.root.present(stage.sheet, animated: false)
        stage.root.present(stage.sheet, animated: false)
      },
      Deed(.unbalancedAppearance) { $0.root.beginAppearanceTransition(true, animated: false) },
      Deed(.hierarchyInconsistency) { stage in
        let stranger = UIViewController()
        stage.root.addChild(stage.sheet)
        withExtendedLifetime(stranger) { stranger.view.addSubview(stage.sheet.view) }
      },
      Deed(.viewNotInContainer) { stage in
        stage.present { _, _ in }
        stage.complete()
      },
      Deed(.transitionNeverCompleted) { $0.present { $1.addSubview($0) } },
      Deed(.transitionCompletedEarly) { stage in
        stage.present {
          $1.addSubview($0)
          stage.move()
        }
        stage.complete()
      },
      Deed(.animationsRemoved) { stage in
        stage.present {
          $1.addSubview($0)
          stage.move { stage.complete() }
        }
        stage.sheet.view.layer.removeAllAnimations()
      },
      Deed(.transitionCompletedTwice) { stage in
        stage.present { $1.addSubview($0) }
        stage.complete()
        stage.complete()
      },
      Deed(.completedAfterCancel) { stage in
        stage.isDriven = true
        stage.present { _, _ in }
        stage.context?.cancelInteractiveTransition()
        stage.complete()
      },
      Deed(.animatorChanged) { stage in
        let driver = UIPercentDrivenInteractiveTransition()
        let animator = ChangingAnimator()
        stage.other = (animator, driver)
        stage.present { _, _ in }
        driver.finish()
      },
    ]
  }

  @Test("a frozen app never settles, unless the device ends what nobody completes")
  func freezes() {
    for ends in [false, true] {
      var configuration = DeviceConfiguration()
      configuration.endsAbandonedTransitions = ends
      let device = SimulatedDevice(configuration)
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
  }

  @Test("a mistake has one name", arguments: Deed.all)
  func isNamed(_ deed: Deed) {
    let device = SimulatedDevice()
    device.perform {
      let stage = Stage(device)
      deed.act(stage)
      device.settle()
      #expect(device.diagnostics.map(\.code) == [deed.code])
    }
  }

  /// A root, and a sheet that comes by what the test says.
  final class Stage: NSObject {
    let root = UIViewController()
    let sheet = UIViewController()
    /// Whether a finger of the test's own drives it.
    var isDriven = false
    /// Who moves and drives in the stage's place.
    var other:
      (
        animator: any UIViewControllerAnimatedTransitioning,
        driver: any UIViewControllerInteractiveTransitioning
      )?
    private(set) var context: (any UIViewControllerContextTransitioning)?
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

    func move(_ completion: @escaping () -> Void = {}) {
      UIView.animate(withDuration: 0.2) { [self] in
        sheet.view.alpha = 0.5
      } completion: { _ in
        completion()
      }
    }

    func complete() { context?.completeTransition(true) }
  }

  /// Vends another animator each time.
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
  ) -> (any UIViewControllerInteractiveTransitioning)? { other?.driver ?? (isDriven ? self : nil) }
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
