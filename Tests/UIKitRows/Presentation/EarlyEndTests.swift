import HeadlessUIKit
import Testing

/// Animators that complete while what they move is still on its way, and those that only seem to.
@Suite struct EarlyEndTests {
  /// One controller takes the place of another by an animator.
  struct Movement: CustomTestStringConvertible, Sendable {
    /// As messages name it.
    var testDescription: String
    /// Begins it; returns who comes, and who must live on for it.
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
        delegate.setUp = { $0.removes = true }
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
    "[F006] who completes before the animation ends is told, and everybody else hears of it once",
    arguments: Movement.all, [0, 0.1])
  func isSaid(movement: Movement, wait: Double) {
    Driver.run { ui in
      let animator = LoggingAnimator(ui.log, .completesAfter(wait))
      let (coming, delegate) = movement.begin(ui, animator)
      ui.advance(by: wait)
      let said = [
        "completeTransition was called at \(wait == 0 ? "0" : "0.1") s for the "
          + "\(movement.testDescription), whose animation ends at 0.25 s; everybody is told of an end "
          + "that is still to come; call it in the animation's completion"
      ]
      #expect(ui.complaints == said)
      #expect(coming.transitionCoordinator == nil)
      let calls = ui.log.calls
      #expect(calls.count { $0 == "\(coming.name).viewDidAppear" } == 1)
      ui.settle()
      #expect(ui.log.calls == calls)
      #expect(coming.view.frame == coming.view.superview?.bounds)
      #expect(presentationFrame(of: coming.view) == coming.view.frame)
      let probe = ui.controller("probe", style: .fullScreen)
      ui.show(probe, on: coming)
      #expect(probe.view.window != nil)
      coming.dismiss(animated: true)
      ui.settle()
      #expect(coming.view.window != nil)
      #expect(probe.view.window == nil)
      #expect(ui.complaints == said)
      withExtendedLifetime(delegate) {}
    }
  }

  /// Moves a view by an animation that is added to its layer.
  static func addAnimation(to view: UIView, lasting duration: Double, repeats: Bool = false) {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 400.0
    animation.duration = duration
    animation.repeatCount = repeats ? .infinity : 0
    view.layer.add(animation, forKey: "slide")
  }

  @Test("[F006] who completes before an animation ends that was added to a layer is told")
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
        ui.complaints == [
          "completeTransition was called at 0 s for the presentation of sheet, whose animation ends "
            + "at 0.25 s; everybody is told of an end that is still to come; call it in the "
            + "animation's completion"
        ])
    }
  }

  /// A presentation whose animator is not to blame.
  struct Course: CustomTestStringConvertible, Sendable {
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
      Course("nothing moves", by: .completesAtOnce) { ui, sheet, _ in
        ui.root.present(sheet, animated: true)
      },
      Course("nothing may move", by: .completesAfter(0)) { ui, sheet, _ in
        UIView.setAnimationsEnabled(false)
        ui.root.present(sheet, animated: true)
        ui.turn()
        UIView.setAnimationsEnabled(true)
      },
      Course("something in the view turns for ever", by: .completesAtOnce) { ui, sheet, _ in
        sheet.view.addSubview(Pulse())
        ui.root.present(sheet, animated: true)
      },
      Course("what goes alongside takes longer") { ui, sheet, _ in
        sheet.hooks["viewWillAppear"] = {
          $0.transitionCoordinator?.animate(alongsideTransition: { _ in
            UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
              ui.root.view.alpha = 0.5
            }
          })
        }
        ui.root.present(sheet, animated: true)
      },
      Course("it waits by a timer", by: .completesAfter(0.25)) { ui, sheet, _ in
        ui.root.present(sheet, animated: true)
      },
      Course("it waits for one of two movements") { ui, sheet, delegate in
        delegate.loggingAnimator?.onStart = { context in
          UIView.animate(withDuration: 1) { context.containerView.backgroundColor = .black }
        }
        ui.root.present(sheet, animated: true)
      },
      Course("it is completed where a finger holds it", by: .waits) { ui, sheet, delegate in
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.interactor = driver
        delegate.loggingAnimator?.onStart = { context in
          UIView.animate(withDuration: 0.25) { context.containerView.alpha = 0.5 }
        }
        ui.root.present(sheet, animated: true)
        ui.turn()
        driver.update(0.5)
        delegate.loggingAnimator?.context?.completeTransition(true)
      },
      Course("it takes its own animation away", by: .waits) { ui, sheet, delegate in
        delegate.loggingAnimator?.onStart = { context in
          UIView.animate(withDuration: 0.25) { context.containerView.alpha = 0.5 }
        }
        ui.root.present(sheet, animated: true)
        ui.advance(by: 0.1)
        let context = delegate.loggingAnimator?.context
        context?.containerView.layer.removeAllAnimations()
        context?.completeTransition(true)
      },
      Course("it waits for an animation added to a layer", by: .waits) { ui, sheet, delegate in
        delegate.loggingAnimator?.onStart = { context in
          CATransaction.begin()
          CATransaction.setCompletionBlock { context.completeTransition(true) }
          addAnimation(to: context.containerView, lasting: 0.25)
          CATransaction.commit()
        }
        ui.root.present(sheet, animated: true)
      },
      Course("an animation added to a layer repeats for ever", by: .completesAtOnce) {
        ui, sheet, delegate in
        delegate.loggingAnimator?.onStart = { context in
          addAnimation(to: context.containerView, lasting: 0.25, repeats: true)
        }
        ui.root.present(sheet, animated: true)
      },
      Course("a layer without a view animates its own change", by: .completesAtOnce) {
        ui, sheet, delegate in
        let layer = CALayer()
        ui.root.view.layer.addSublayer(layer)
        ui.settle()
        delegate.loggingAnimator?.onStart = { _ in layer.opacity = 0.5 }
        ui.root.present(sheet, animated: true)
      },
      Course("it takes away what it has added to a layer", by: .waits) { ui, sheet, delegate in
        delegate.loggingAnimator?.onStart = { context in
          addAnimation(to: context.containerView, lasting: 0.25)
        }
        ui.root.present(sheet, animated: true)
        ui.advance(by: 0.1)
        let context = delegate.loggingAnimator?.context
        context?.containerView.layer.removeAllAnimations()
        context?.completeTransition(true)
      },
      Course("it jumps to its end") { ui, sheet, delegate in
        let animator = InterruptibleSlide(ui.log)
        delegate.animator = animator
        ui.root.present(sheet, animated: true)
        ui.advance(by: 0.1)
        animator.jump()
      },
      Course("the app goes to the background") { ui, sheet, _ in
        ui.root.present(sheet, animated: true)
        ui.advance(by: 0.1)
        ui.goToBackgroundAndBack()
      },
    ]
  }

  @Test("nobody is told of an early end that is none", arguments: Course.all)
  func isBlameless(_ course: Course) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log, course.conduct)
      let sheet = ui.custom("sheet", delegate)
      course.run(ui, sheet, delegate)
      ui.advance(by: 3)
      #expect(ui.log.count(of: "sheet.viewDidAppear") == 1)
      #expect(ui.complaints == [])
    }
  }
}

/// Pulses as long as it is to be seen.
private final class Pulse: UIView {
  override func didMoveToWindow() {
    guard window != nil else { return }
    UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) {
      self.alpha = 0.5
    }
  }
}
