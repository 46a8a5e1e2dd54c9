import HeadlessUIKit
import Testing

/// Animators that complete before their animation ends, and animators that only appear to.
@Suite struct EarlyEndTests {
  /// A transition between two view controllers by an animator.
  struct Movement: CustomTestStringConvertible, Sendable {
    /// The transition's name in diagnostics.
    var testDescription: String
    /// Starts the transition; returns the appearing view controller and an object to retain.
    var begin: @MainActor @Sendable (Driver, LoggingAnimator) -> (LoggingController, AnyObject)
    nonisolated static let all = [
      Movement(testDescription: "presentation of next") { ui, animator in
        let delegate = LoggingDelegate(ui.log)
        delegate.animator = animator
        let next = ui.custom("next", delegate)
        ui.root.present(next, animated: true)
        return (next, delegate)
      },
      Movement(testDescription: "dismissal of sheet") { ui, animator in
        let delegate = LoggingDelegate(ui.log, .completesAtOnce)
        delegate.setUp = { $0.removesPresentersView = true }
        delegate.dismissalAnimator = animator
        ui.show(ui.custom("sheet", delegate))
        ui.root.dismiss(animated: true)
        return (ui.root, delegate)
      },
      Movement(testDescription: "push of next") { ui, animator in
        let scene = ui.stack("home")
        scene.delegate.animator = animator
        let next = ui.controller("next")
        scene.stack.pushViewController(next, animated: true)
        return (next, scene.delegate)
      },
      Movement(testDescription: "selection of next") { ui, animator in
        let delegate = LoggingStackDelegate(ui.log)
        delegate.animator = animator
        let next = ui.controller("next")
        ui.tabs([ui.controller("home"), next], delegate: delegate).tabs.selectedIndex = 1
        return (next, delegate)
      },
    ]
  }

  @Test(
    "[F006] completing before the animation ends is reported, and callbacks run once",
    arguments: Movement.all, [0, 0.1])
  func earlyCompletionIsReported(movement: Movement, wait: Double) {
    Driver.run { ui in
      let animator = LoggingAnimator(ui.log, .completesAfter(wait))
      let (appearing, delegate) = movement.begin(ui, animator)
      ui.advance(by: wait)
      let diagnostics = [
        "completeTransition was called at \(wait == 0 ? "0" : "0.1") s for the "
          + "\(movement.testDescription), whose animation ends at 0.25 s; call it in the animation's completion handler"
      ]
      #expect(ui.diagnosticMessages == diagnostics)
      #expect(appearing.transitionCoordinator == nil)
      let calls = ui.log.calls
      #expect(calls.count { $0 == "\(appearing.name).viewDidAppear" } == 1)
      ui.settle()
      #expect(ui.log.calls == calls)
      #expect(appearing.view.frame == appearing.view.superview?.bounds)
      #expect(presentationFrame(of: appearing.view) == appearing.view.frame)
      // The app can still present and dismiss.
      let probe = ui.controller("probe", style: .fullScreen)
      ui.show(probe, on: appearing)
      #expect(probe.view.window != nil)
      appearing.dismiss(animated: true)
      ui.settle()
      #expect(appearing.view.window != nil)
      #expect(probe.view.window == nil)
      #expect(ui.diagnosticMessages == diagnostics)
      withExtendedLifetime(delegate) {}
    }
  }

  /// Animates a view by an explicit animation of its layer.
  static func addAnimation(to view: UIView, lasting duration: Double, repeats: Bool = false) {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 400.0
    animation.duration = duration
    animation.repeatCount = repeats ? .infinity : 0
    view.layer.add(animation, forKey: "slide")
  }

  @Test("[F006] completing before an explicit layer animation ends is reported")
  func addedAnimation() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log, .completesAtOnce)
      delegate.loggingAnimator?.onStart = { context in
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        Self.addAnimation(to: view, lasting: 0.25)
      }
      ui.root.present(ui.custom("sheet", delegate), animated: true)
      ui.settle()
      #expect(
        ui.diagnosticMessages == [
          "completeTransition was called at 0 s for the presentation of sheet, whose animation ends "
            + "at 0.25 s; call it in the animation's completion handler"
        ])
    }
  }

  /// A presentation whose end is not reported as early.
  struct Example: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var conduct: LoggingAnimator.Conduct
    var run: @MainActor @Sendable (Driver, LoggingController, LoggingDelegate) -> Void

    nonisolated init(
      _ description: String, by conduct: LoggingAnimator.Conduct = .slides,
      run: @escaping @MainActor @Sendable (Driver, LoggingController, LoggingDelegate) -> Void
    ) {
      testDescription = description
      self.conduct = conduct
      self.run = run
    }

    nonisolated static let all = [
      Example("nothing is animated", by: .completesAtOnce) { ui, sheet, _ in
        ui.root.present(sheet, animated: true)
      },
      Example("animations are disabled", by: .completesAfter(0)) { ui, sheet, _ in
        UIView.setAnimationsEnabled(false)
        ui.root.present(sheet, animated: true)
        ui.turn()
        UIView.setAnimationsEnabled(true)
      },
      Example("a subview animates indefinitely", by: .completesAtOnce) { ui, sheet, _ in
        sheet.view.addSubview(Pulse())
        ui.root.present(sheet, animated: true)
      },
      Example("an alongside animation takes longer") { ui, sheet, _ in
        sheet.hooks["viewWillAppear"] = {
          $0.transitionCoordinator?.animate(alongsideTransition: { _ in
            UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
              ui.root.view.alpha = 0.5
            }
          })
        }
        ui.root.present(sheet, animated: true)
      },
      Example("the animator completes by a timer", by: .completesAfter(0.25)) { ui, sheet, _ in
        ui.root.present(sheet, animated: true)
      },
      Example("the animator completes with one of two animations") { ui, sheet, delegate in
        delegate.loggingAnimator?.onStart = { context in
          UIView.animate(withDuration: 1) { context.containerView.backgroundColor = .black }
        }
        ui.root.present(sheet, animated: true)
      },
      Example("the animator removes its animation", by: .waits) { ui, sheet, delegate in
        delegate.loggingAnimator?.onStart = { context in
          UIView.animate(withDuration: 0.25) { context.containerView.alpha = 0.5 }
        }
        ui.root.present(sheet, animated: true)
        ui.advance(by: 0.1)
        let context = delegate.loggingAnimator?.context
        context?.containerView.layer.removeAllAnimations()
        context?.completeTransition(true)
      },
      Example("it completes with an explicit layer animation", by: .waits) { ui, sheet, delegate in
        delegate.loggingAnimator?.onStart = { context in
          CATransaction.begin()
          CATransaction.setCompletionBlock { context.completeTransition(true) }
          addAnimation(to: context.containerView, lasting: 0.25)
          CATransaction.commit()
        }
        ui.root.present(sheet, animated: true)
      },
      Example("an explicit layer animation repeats indefinitely", by: .completesAtOnce) {
        ui, sheet, delegate in
        delegate.loggingAnimator?.onStart = { context in
          addAnimation(to: context.containerView, lasting: 0.25, repeats: true)
        }
        ui.root.present(sheet, animated: true)
      },
      Example("a layer without a view animates implicitly", by: .completesAtOnce) {
        ui, sheet, delegate in
        let layer = CALayer()
        ui.root.view.layer.addSublayer(layer)
        ui.settle()
        delegate.loggingAnimator?.onStart = { _ in layer.opacity = 0.5 }
        ui.root.present(sheet, animated: true)
      },
      Example("it removes its explicit layer animation", by: .waits) { ui, sheet, delegate in
        delegate.loggingAnimator?.onStart = { context in
          addAnimation(to: context.containerView, lasting: 0.25)
        }
        ui.root.present(sheet, animated: true)
        ui.advance(by: 0.1)
        let context = delegate.loggingAnimator?.context
        context?.containerView.layer.removeAllAnimations()
        context?.completeTransition(true)
      },
      Example("the animator finishes immediately") { ui, sheet, delegate in
        let animator = InterruptibleSlide(ui.log)
        delegate.animator = animator
        ui.root.present(sheet, animated: true)
        ui.advance(by: 0.1)
        animator.finishImmediately()
      },
      Example("the app enters the background") { ui, sheet, _ in
        ui.root.present(sheet, animated: true)
        ui.advance(by: 0.1)
        ui.goToBackgroundAndBack()
      },
    ]
  }

  @Test("a transition that ends on time is not reported as early", arguments: Example.all)
  func isBlameless(_ example: Example) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log, example.conduct)
      let sheet = ui.custom("sheet", delegate)
      example.run(ui, sheet, delegate)
      ui.advance(by: 3)
      #expect(ui.log.count(of: "sheet.viewDidAppear") == 1)
      #expect(ui.diagnosticMessages == [])
    }
  }
}

/// Pulses while it is in a window.
private final class Pulse: UIView {
  override func didMoveToWindow() {
    guard window != nil else { return }
    UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) {
      self.alpha = 0.5
    }
  }
}
