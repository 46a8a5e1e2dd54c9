import HeadlessUIKit
import Testing

/// Section 3 of the rules: the presenter's view, and what the context answers for keys and frames.
@Suite struct KeysAndFramesTests {
  @Test("[46] a presentation controller leaves the presenter's view by default")
  func leavesThePresentersView() {
    Driver.run { _ in
      let controller = UIPresentationController(
        presentedViewController: UIViewController(), presenting: nil)
      #expect(!controller.shouldRemovePresentersView)
    }
  }

  struct Removal: CustomTestStringConvertible, Sendable {
    var style: UIModalPresentationStyle
    var removes: Bool
    var testDescription: String { "\(style)" }
    nonisolated static let all = [
      Removal(style: .fullScreen, removes: true), Removal(style: .currentContext, removes: true),
      Removal(style: .overFullScreen, removes: false),
      Removal(style: .overCurrentContext, removes: false),
      Removal(style: .custom, removes: false), Removal(style: .pageSheet, removes: false),
      Removal(style: .formSheet, removes: false),
    ]
  }

  @Test(
    "[47][48] a style takes the presenter's view out at the end, or never", arguments: Removal.all)
  func takesThePresentersViewOut(removal: Removal) {
    Driver.run { ui in
      let home = ui.window.subviews
      let sheet = ui.controller("sheet", style: removal.style)
      ui.root.present(sheet, animated: true)
      ui.advance(by: 0.1)
      #expect(ui.root.view.window === ui.window)
      #expect(sheet.view.window === ui.window)
      ui.settle()
      #expect((ui.root.view.window == nil) == removal.removes)
      ui.root.dismiss(animated: true)
      ui.advance(by: 0.1)
      #expect(ui.root.view.window === ui.window)
      ui.settle()
      #expect(ui.window.subviews == home)
      #expect(ui.root.view.frame == ui.window.bounds)
    }
  }

  struct Keys: CustomTestStringConvertible, Sendable {
    var removes: Bool
    var testDescription: String {
      removes ? "the presenter's view goes" : "the presenter's view stays"
    }
    nonisolated static let all = [Keys(removes: false), Keys(removes: true)]
  }

  @Test("[49][51][52] keys at a presentation", arguments: Keys.all)
  func answersKeysAtPresentation(keys: Keys) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.removes = keys.removes }
      let sheet = ui.custom("sheet", delegate)
      var isChecked = false
      delegate.loggingAnimator?.onStart = { context in
        #expect(context.viewController(forKey: .from) === ui.root)
        #expect(context.viewController(forKey: .to) === sheet)
        #expect(context.view(forKey: .from) === (keys.removes ? ui.root.view : nil))
        #expect(context.view(forKey: .to) === sheet.view)
        isChecked = true
      }
      ui.root.present(sheet, animated: true)
      ui.settle()
      #expect(isChecked)
    }
  }

  @Test("[50][51][52] keys at a dismissal", arguments: Keys.all)
  func answersKeysAtDismissal(keys: Keys) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.removes = keys.removes }
      let sheet = ui.custom("sheet", delegate)
      var isChecked = false
      delegate.loggingDismissalAnimator?.onStart = { context in
        #expect(context.viewController(forKey: .from) === sheet)
        #expect(context.viewController(forKey: .to) === ui.root)
        #expect(context.view(forKey: .from) === sheet.view)
        #expect(context.view(forKey: .to) === (keys.removes ? ui.root.view : nil))
        isChecked = true
      }
      ui.show(sheet)
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(isChecked)
    }
  }

  @Test(
    "[50][53][59] the view that moves is the presentation's, which may stand around the controller's"
  )
  func movesTheWrapper() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let wrapper = UIView()
      let sheet = ui.custom("sheet", delegate)
      delegate.setUp = {
        $0.wrapper = wrapper
        wrapper.addSubview(sheet.view)
      }
      var moved: [UIView?] = []
      delegate.loggingAnimator?.onStart = { moved.append($0.view(forKey: .to)) }
      delegate.loggingDismissalAnimator?.onStart = { moved.append($0.view(forKey: .from)) }
      ui.show(sheet)
      #expect(wrapper.superview === delegate.presentation?.containerView)
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(moved == [wrapper, wrapper])
      #expect(wrapper.superview == nil)
    }
  }

  @Test("[54] a coming view that the animator does not put into the container is not to be seen")
  func reportsAMissingView() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log, .forgetsView)
      let sheet = ui.custom("sheet", delegate)
      ui.show(sheet)
      #expect(sheet.view.window == nil)
      #expect(
        ui.complaints == [
          "the animator has not put the view of sheet into the containerView, so nothing of it is on "
            + "the screen; add context.view(forKey: .to) in animateTransition"
        ])
    }
  }

  @Test("[54][98] the animator of a dismissal owes the presenter's view; without it there is black")
  func reportsAMissingPresentersView() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.removes = true }
      delegate.dismissalAnimator = LoggingAnimator(ui.log, .forgetsView)
      let sheet = ui.custom("sheet", delegate)
      ui.show(sheet)
      ui.root.dismiss(animated: true)
      ui.turn()
      #expect(ui.root.view.window == nil)
      #expect(
        ui.complaints == [
          "the animator has not put the view of root into the containerView, so nothing of it is on "
            + "the screen; add context.view(forKey: .to) in animateTransition"
        ])
      ui.settle()
      #expect(ui.root.view.superview === ui.window)
    }
  }

  @Test("[55] UIKit takes view and container away after a dismissal", arguments: [true, false])
  func takesAwayAfterDismissal(animated: Bool) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", delegate)
      let before = ui.window.subviews
      ui.show(sheet)
      let container = delegate.presentation?.containerView
      #expect(container?.window === ui.window)
      ui.root.dismiss(animated: animated)
      ui.settle()
      #expect(sheet.view.superview == nil)
      #expect(container?.superview == nil)
      #expect(ui.window.subviews == before)
    }
  }

  struct Frames: CustomTestStringConvertible, Sendable {
    var removes: Bool
    var presenterEnd: CGRect
    var testDescription: String { removes ? "goes" : "stays" }
    nonisolated static let screen = CGRect(x: 0, y: 0, width: 375, height: 667)
    nonisolated static let all = [
      Frames(removes: false, presenterEnd: screen), Frames(removes: true, presenterEnd: .zero),
    ]
  }

  @Test("[56][57] frames: what goes ends nowhere, what comes starts nowhere", arguments: Frames.all)
  func answersFrames(frames: Frames) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = {
        $0.removes = frames.removes
        $0.inset = 20
      }
      let sheet = ui.custom("sheet", delegate)
      let place = CGRect(x: 20, y: 20, width: 335, height: 627)
      var isChecked = 0
      delegate.loggingAnimator?.onStart = { context in
        #expect(context.initialFrame(for: ui.root) == Frames.screen)
        #expect(context.finalFrame(for: ui.root) == frames.presenterEnd)
        #expect(context.initialFrame(for: sheet) == .zero)
        #expect(context.finalFrame(for: sheet) == place)
        isChecked += 1
      }
      delegate.loggingDismissalAnimator?.onStart = { context in
        #expect(context.initialFrame(for: sheet) == place)
        #expect(context.finalFrame(for: sheet) == .zero)
        #expect(context.initialFrame(for: ui.root) == frames.presenterEnd)
        #expect(context.finalFrame(for: ui.root) == Frames.screen)
        isChecked += 1
      }
      ui.show(sheet)
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(isChecked == 2)
    }
  }

  @Test("[58][59] place and view default to the container's bounds and the controller's view")
  func placesByDefault() throws {
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

  @Test("[60] the container comes with the presentation, and holds the presenter's view if it goes")
  func hasAContainerInTime() {
    for removes in [true, false] {
      Driver.run { ui in
        let delegate = LoggingDelegate(ui.log)
        var early: UIView?
        var holdsPresenter: Bool?
        delegate.setUp = { presentation in
          presentation.removes = removes
          early = presentation.containerView
        }
        delegate.loggingAnimator?.onStart = {
          holdsPresenter = ui.root.view.isDescendant(of: $0.containerView)
        }
        ui.root.present(ui.custom("sheet", delegate), animated: true)
        ui.turn()
        #expect(early == nil)
        #expect(delegate.presentation?.containerView?.window === ui.window)
        #expect(holdsPresenter == removes)
        ui.settle()
      }
    }
  }

  @Test("[61] the container spans the window, whoever presents")
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

  @Test("[62] the target transform is identity or a multiple of a quarter turn")
  func turnsByQuarters() {
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
        #expect(transform.tx == 0 && transform.ty == 0)
      }
    }
  }

  @Test(
    "[63] a transform on the presenter's view is reset, framed and reapplied when the screen turns")
  func keepsATransformedPresenter() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let shrunk = CGAffineTransform(scaleX: 0.9, y: 0.9)
      delegate.setUp = { presentation in
        presentation.hooks["presentationTransitionWillBegin"] = { _ in
          ui.root.view.transform = shrunk
        }
        presentation.hooks["dismissalTransitionDidEnd(true)"] = { _ in
          ui.root.view.transform = .identity
        }
      }
      ui.show(ui.custom("sheet", delegate))
      ui.rotate(to: .landscapeLeft)
      ui.root.view.transform = .identity
      ui.root.view.frame = ui.window.bounds
      ui.root.view.transform = shrunk
      ui.settle()
      #expect(ui.root.view.bounds.size == CGSize(width: 667, height: 375))
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(ui.root.view.frame == ui.window.bounds)
    }
  }

  @Test("[64] dimming that goes with the two messages of an end is there exactly while it should")
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
    "[65] a controller that does not present in full screen keeps to its context, by choice",
    arguments: [true, false])
  func keepsToItsContext(honours: Bool) {
    Driver.run(choosing: { $0.customHonoursShouldPresentInFullscreen = honours }) { ui in
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
      #expect(sheet.presentingViewController === (honours ? child : ui.root))
      #expect(
        delegate.presentation?.containerView?.frame
          == (honours ? child.view.frame : ui.window.bounds))
      #expect(
        UIPresentationController(presentedViewController: sheet, presenting: nil)
          .shouldPresentInFullscreen)
    }
  }

  @Test("[264] when it begins, a transition has its container and is found from both controllers")
  func isFoundFromBoth() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", delegate)
      var facts: [Bool] = []
      delegate.setUp = { presentation in
        for call in ["presentationTransitionWillBegin", "dismissalTransitionWillBegin"] {
          presentation.hooks[call] = {
            facts += [
              $0.containerView != nil, sheet.transitionCoordinator != nil,
              $0.presentingViewController.transitionCoordinator === sheet.transitionCoordinator,
            ]
          }
        }
      }
      ui.show(sheet)
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(facts == Array(repeating: true, count: 6))
    }
  }
}
