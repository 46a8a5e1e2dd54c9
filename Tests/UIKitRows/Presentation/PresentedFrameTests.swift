import HeadlessUIKit
import Testing

/// Section 3 of the rules: the container view, and the presented view and its frame.
@Suite struct PresentedFrameTests {
  @Test(
    "[58][59] frame and view default to the container's bounds and the controller's view (58a, 59a)"
  )
  func frameDefaultsToContainerBounds() throws {
    try Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.suppliesPresentation = false
      let sheet = ui.custom("sheet", delegate)
      ui.show(sheet)
      let controller = try #require(sheet.presentationController)
      let container = try #require(controller.containerView)
      #expect(controller.frameOfPresentedViewInContainerView == container.bounds)
      #expect(controller.presentedView === sheet.view)
    }
  }

  @Test("[58][59] frame and view are read again in every layout (58b, 59c)")
  func readsAgain() {
    final class Counting: UIPresentationController {
      var reads = (frame: 0, view: 0)
      var inset: CGFloat = 20
      override var frameOfPresentedViewInContainerView: CGRect {
        reads.frame += 1
        return super.frameOfPresentedViewInContainerView.insetBy(dx: inset, dy: inset)
      }
      override var presentedView: UIView? {
        reads.view += 1
        return super.presentedView
      }
      override func containerViewWillLayoutSubviews() {
        presentedView?.frame = frameOfPresentedViewInContainerView
      }
    }
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log, nil)
      weak var made: Counting?
      delegate.makePresentation = {
        let counting = Counting(presentedViewController: $0, presenting: $1)
        made = counting
        return counting
      }
      let sheet = ui.controller("sheet", style: .custom)
      sheet.transitioningDelegate = delegate
      ui.show(sheet)
      #expect(made.map { $0.reads.frame > 1 } == true)
      #expect(made.map { $0.reads.view > 1 } == true)
      #expect(sheet.view.frame == ui.window.bounds.insetBy(dx: 20, dy: 20))
      made?.reads = (0, 0)
      made?.inset = 50
      made?.containerView?.setNeedsLayout()
      ui.settle()
      #expect(made.map { $0.reads.frame > 0 } == true)
      #expect(made.map { $0.reads.view > 0 } == true)
      #expect(sheet.view.frame == ui.window.bounds.insetBy(dx: 50, dy: 50))
    }
  }

  @Test(
    "[60] the container exists from the start and contains a presenter's view that is removed (60a, 60b, 60c, 60d)",
    arguments: [true, false])
  func hasAContainerInTime(removesPresentersView: Bool) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      var early: UIView?
      var containsInAnimator: Bool?
      var containsInWillBegin: Bool?
      delegate.setUp = { presentation in
        presentation.removesPresentersView = removesPresentersView
        early = presentation.containerView
        presentation.hooks["presentationTransitionWillBegin"] = {
          containsInWillBegin = $0.containerView.map(ui.root.view.isDescendant)
        }
      }
      delegate.loggingAnimator?.onStart = {
        containsInAnimator = ui.root.view.isDescendant(of: $0.containerView)
      }
      ui.root.present(ui.custom("sheet", delegate), animated: true)
      ui.turn()
      #expect(early == nil)
      #expect(delegate.presentation?.containerView?.window === ui.window)
      #expect(containsInWillBegin == removesPresentersView)
      #expect(containsInAnimator == removesPresentersView)
      ui.settle()
    }
  }

  @Test("[61] the container fills the window, even when a child presents (61a)")
  func spansTheWindow() {
    Driver.run { ui in
      let child = ui.controller("child")
      ui.root.addChild(child)
      child.view.frame = CGRect(x: 0, y: 300, width: 200, height: 200)
      ui.root.view.addSubview(child.view)
      child.didMove(toParent: ui.root)
      let delegate = LoggingDelegate(ui.log)
      ui.show(ui.custom("sheet", delegate), on: child)
      let container = delegate.presentation?.containerView
      #expect(container?.superview === ui.window)
      #expect(container?.frame == ui.window.bounds)
    }
  }

  @Test("[62] targetTransform is the identity or a rotation by a multiple of 90 degrees")
  func targetTransformRotatesByQuarters() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      var transforms: [CGAffineTransform] = []
      delegate.loggingAnimator?.onStart = { transforms.append($0.targetTransform) }
      delegate.loggingDismissalAnimator?.onStart = { transforms.append($0.targetTransform) }
      ui.show(ui.custom("sheet", delegate))
      ui.rotate(to: .landscapeLeft)
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(transforms.count == 2)
      for transform in transforms {
        #expect(transform.b == 0 || transform.a == 0)
        #expect(transform.tx == 0)
        #expect(transform.ty == 0)
      }
    }
  }

  @Test(
    "[63] resetting and reapplying the presenter's transform around a rotation keeps its size (63b)"
  )
  func keepsATransformedPresenter() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let scaled = CGAffineTransform(scaleX: 0.9, y: 0.9)
      delegate.setUp = { presentation in
        presentation.hooks["presentationTransitionWillBegin"] = { _ in
          ui.root.view.transform = scaled
        }
        presentation.hooks["dismissalTransitionDidEnd(true)"] = { _ in
          ui.root.view.transform = .identity
        }
      }
      ui.show(ui.custom("sheet", delegate))
      ui.root.view.transform = .identity
      ui.rotate(to: .landscapeLeft)
      ui.root.view.transform = scaled
      ui.settle()
      #expect(ui.root.view.bounds.size == CGSize(width: 667, height: 375))
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(ui.root.view.frame == ui.window.bounds)
    }
  }

  @Test("[63] a transformed snapshot of the presenter survives a rotation (63c)")
  func transformsASnapshot() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let snapshot = ui.root.view.snapshotView(afterScreenUpdates: false)
      let scaled = CGAffineTransform(scaleX: 0.9, y: 0.9)
      delegate.setUp = { presentation in
        presentation.hooks["presentationTransitionWillBegin"] = {
          guard let snapshot else { return }
          snapshot.transform = scaled
          $0.containerView?.insertSubview(snapshot, at: 0)
        }
      }
      ui.show(ui.custom("sheet", delegate))
      ui.rotate(to: .landscapeLeft)
      ui.settle()
      #expect(snapshot?.transform == scaled)
      #expect(snapshot?.bounds.size == CGSize(width: 375, height: 667))
      #expect(ui.root.view.bounds.size == CGSize(width: 667, height: 375))
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(ui.root.view.frame == ui.window.bounds)
    }
  }

  @Test(
    "[63] a rotation sets the frame of a scaled presenter and breaks its bounds, unless switched off (63a)",
    arguments: [true, false])
  func breaksATransformedPresenter(setsFrame: Bool) {
    Driver.run(choosing: { $0.rotationSetsFrameUnderTransform = setsFrame }) { ui in
      ui.root.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      ui.rotate(to: .landscapeLeft)
      ui.settle()
      let screen = CGRect(x: 0, y: 0, width: 667, height: 375)
      #expect(
        ui.root.view.frame
          == (setsFrame ? screen : CGRect(x: 166.75, y: 93.75, width: 333.5, height: 187.5)))
      ui.root.view.transform = .identity
      #expect(
        ui.root.view.bounds.size
          == (setsFrame ? CGSize(width: 1334, height: 750) : screen.size))
    }
  }

  @Test(
    "[64] dimming removed in both end callbacks is visible exactly during the presentation (64a, 64b)"
  )
  func dimsInTime() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let dimming = UIView()
      delegate.setUp = { presentation in
        presentation.hooks["presentationTransitionWillBegin"] = {
          $0.containerView?.insertSubview(dimming, at: 0)
        }
        for end in ["presentationTransitionDidEnd(false)", "dismissalTransitionDidEnd(true)"] {
          presentation.hooks[end] = { _ in dimming.removeFromSuperview() }
        }
      }
      let sheet = ui.custom("sheet", delegate)
      let hand = HandInteractor(ui.log)
      delegate.interactor = hand
      ui.root.present(sheet, animated: true)
      ui.turn()
      hand.cancel()
      ui.settle()
      #expect(dimming.superview == nil)
      delegate.interactor = nil
      ui.show(sheet)
      #expect(dimming.window === ui.window)
      delegate.dismissalInteractor = hand
      ui.root.dismiss(animated: true)
      ui.turn()
      hand.cancel()
      ui.settle()
      #expect(dimming.window === ui.window)
      delegate.dismissalInteractor = nil
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(dimming.superview == nil)
    }
  }

  @Test(
    "[65] with the switch shouldPresentInFullscreen false keeps a presentation in its context (65a, 65b)",
    arguments: [true, false])
  func keepsToItsContext(honors: Bool) {
    Driver.run(choosing: { $0.customHonorsShouldPresentInFullscreen = honors }) { ui in
      let child = ui.controller("child")
      child.definesPresentationContext = true
      ui.root.addChild(child)
      child.view.frame = CGRect(x: 0, y: 300, width: 200, height: 200)
      ui.root.view.addSubview(child.view)
      child.didMove(toParent: ui.root)
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.coversScreen = false }
      let sheet = ui.custom("sheet", delegate)
      ui.show(sheet, on: child)
      #expect(sheet.presentingViewController === (honors ? child : ui.root))
      #expect(
        delegate.presentation?.containerView?.frame
          == (honors ? child.view.frame : ui.window.bounds))
      #expect(
        UIPresentationController(presentedViewController: sheet, presenting: nil)
          .shouldPresentInFullscreen)
    }
  }

  @Test(
    "[264] a beginning transition has a container, and both controllers return its coordinator (264a, 264b)"
  )
  func isFoundFromBoth() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", delegate)
      var checks: [Bool] = []
      delegate.setUp = { presentation in
        for call in ["presentationTransitionWillBegin", "dismissalTransitionWillBegin"] {
          presentation.hooks[call] = {
            checks += [
              $0.containerView != nil, sheet.transitionCoordinator != nil,
              $0.presentingViewController.transitionCoordinator === sheet.transitionCoordinator,
            ]
          }
        }
      }
      ui.show(sheet)
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(checks == Array(repeating: true, count: 6))
    }
  }
}
