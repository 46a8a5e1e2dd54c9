import HeadlessUIKit
import Testing

/// Section 3 of the rules: the presenter's view, and the context's views by key and its frames.
@Suite struct KeysAndFramesTests {
  @Test("[46] a presentation controller keeps the presenter's view by default (46a)")
  func leavesThePresentersView() {
    Driver.run { _ in
      let controller = UIPresentationController(
        presentedViewController: UIViewController(), presenting: nil)
      #expect(!controller.shouldRemovePresentersView)
    }
  }

  struct Removal: CustomTestStringConvertible, Sendable {
    var style: UIModalPresentationStyle
    var removesPresentersView: Bool
    var testDescription: String { "\(style)" }
    nonisolated static let all = [
      Removal(style: .fullScreen, removesPresentersView: true),
      Removal(style: .currentContext, removesPresentersView: true),
      Removal(style: .overFullScreen, removesPresentersView: false),
      Removal(style: .overCurrentContext, removesPresentersView: false),
      Removal(style: .custom, removesPresentersView: false),
      Removal(style: .pageSheet, removesPresentersView: false),
      Removal(style: .formSheet, removesPresentersView: false),
      Removal(style: .popover, removesPresentersView: false),
    ]
  }

  @Test(
    "[47][48][F038] a style removes the presenter's view at the end, or never (47a, 47b)",
    arguments: Removal.all)
  func styleRemovesPresenterView(removal: Removal) {
    // On a phone a popover is a sheet.
    Driver.run(removal.style == .popover ? .tablet : DeviceConfiguration()) { ui in
      let home = ui.window.subviews
      let sheet = ui.controller("sheet", style: removal.style)
      sheet.popoverPresentationController?.sourceView = ui.root.view
      ui.root.present(sheet, animated: true)
      ui.advance(by: 0.1)
      #expect(ui.root.view.window === ui.window)
      #expect(sheet.view.window === ui.window)
      ui.settle()
      #expect((ui.root.view.window == nil) == removal.removesPresentersView)
      ui.root.dismiss(animated: true)
      ui.advance(by: 0.1)
      #expect(ui.root.view.window === ui.window)
      ui.settle()
      #expect(ui.window.subviews == home)
      #expect(ui.root.view.frame == ui.window.bounds)
    }
  }

  struct Keys: CustomTestStringConvertible, Sendable {
    var removesPresentersView: Bool
    var testDescription: String {
      removesPresentersView ? "the presenter's view is removed" : "the presenter's view is kept"
    }
    nonisolated static let all = [
      Keys(removesPresentersView: false), Keys(removesPresentersView: true),
    ]
  }

  @Test(
    "[49][51][52][F039] a presentation provides its controllers and views by key",
    arguments: Keys.all)
  func answersKeysAtPresentation(keys: Keys) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.removesPresentersView = keys.removesPresentersView }
      let sheet = ui.custom("sheet", delegate)
      var isChecked = false
      delegate.loggingAnimator?.onStart = { context in
        #expect(context.viewController(forKey: .from) === ui.root)
        #expect(context.viewController(forKey: .to) === sheet)
        #expect(context.view(forKey: .from) === (keys.removesPresentersView ? ui.root.view : nil))
        #expect(context.view(forKey: .to) === sheet.view)
        isChecked = true
      }
      ui.root.present(sheet, animated: true)
      ui.settle()
      #expect(isChecked)
    }
  }

  @Test("[50][51][52][F039] a dismissal's controllers and views by key (50a)", arguments: Keys.all)
  func answersKeysAtDismissal(keys: Keys) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.removesPresentersView = keys.removesPresentersView }
      let sheet = ui.custom("sheet", delegate)
      var isChecked = false
      delegate.loggingDismissalAnimator?.onStart = { context in
        #expect(context.viewController(forKey: .from) === sheet)
        #expect(context.viewController(forKey: .to) === ui.root)
        #expect(context.view(forKey: .from) === sheet.view)
        #expect(context.view(forKey: .to) === (keys.removesPresentersView ? ui.root.view : nil))
        isChecked = true
      }
      ui.show(sheet)
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(isChecked)
    }
  }

  @Test(
    "[50][53][59] the animated view is presentedView, which may contain the controller's view (50b, 59b)"
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
      #expect(sheet.view.superview == nil)
    }
  }

  @Test(
    "[54] an appearing view that the animator does not add to the container is not visible (54a)")
  func reportsAMissingView() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log, .forgetsView)
      let sheet = ui.custom("sheet", delegate)
      ui.show(sheet)
      #expect(sheet.view.window == nil)
      #expect(
        ui.diagnosticMessages == [
          "the animator did not add the view of sheet to containerView, so the view is not "
            + "visible; add context.view(forKey: .to) in animateTransition"
        ])
    }
  }

  @Test(
    "[54] without the animator the presenter's view is missing until UIKit puts it back (54b, 54c)")
  func putsTheMissingPresenterBack() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      var isInWindow: [String: Bool] = [:]
      delegate.setUp = {
        $0.removesPresentersView = true
        $0.hooks["dismissalTransitionDidEnd(true)"] = { _ in
          isInWindow["at the end"] = ui.root.view.window != nil
        }
      }
      delegate.dismissalAnimator = LoggingAnimator(ui.log, .forgetsView)
      ui.root.hooks["viewDidAppear"] = { isInWindow["in viewDidAppear"] = $0.view.window != nil }
      let frame = ui.root.view.frame
      ui.show(ui.custom("sheet", delegate))
      ui.root.dismiss(animated: true)
      ui.turn()
      isInWindow["at the beginning"] = ui.root.view.window != nil
      #expect(
        ui.diagnosticMessages == [
          "the animator did not add the view of root to containerView, so the view is not visible "
            + "until the end; add context.view(forKey: .to) in animateTransition"
        ])
      ui.settle()
      #expect(
        isInWindow == ["at the beginning": false, "at the end": false, "in viewDidAppear": true])
      #expect(ui.window.subviews == [ui.root.view])
      #expect(ui.root.view.frame == frame)
    }
  }

  @Test(
    "[55][F040] UIKit removes the view and the container after a dismissal (55a)",
    arguments: [true, false])
  func dismissalRemovesViewAndContainer(animated: Bool) {
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
    var removesPresentersView: Bool
    var presenterEnd: CGRect
    var testDescription: String { removesPresentersView ? "removed" : "kept" }
    nonisolated static let screen = CGRect(x: 0, y: 0, width: 375, height: 667)
    nonisolated static let all = [
      Frames(removesPresentersView: false, presenterEnd: screen),
      Frames(removesPresentersView: true, presenterEnd: .zero),
    ]
  }

  @Test("[56] a presenter whose view does not fill the window keeps its frame (56c)")
  func findsASmallPresenter() {
    Driver.run { ui in
      let frame = CGRect(x: 10, y: 20, width: 300, height: 600)
      ui.root.view.frame = frame
      let delegate = LoggingDelegate(ui.log)
      var frames: [CGRect] = []
      delegate.loggingAnimator?.onStart = {
        frames = [$0.initialFrame(for: ui.root), $0.finalFrame(for: ui.root)]
      }
      let sheet = ui.custom("sheet", delegate)
      sheet.modalPresentationStyle = .overFullScreen
      ui.root.present(sheet, animated: true)
      ui.settle()
      #expect(frames == [frame, frame])
    }
  }

  @Test(
    "[56] the initial frame of a view that the animator moves stays that of the beginning (56a)",
    arguments: [UIModalPresentationStyle.custom, .fullScreen])
  func keepsTheInitialFrame(style: UIModalPresentationStyle) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", delegate)
      sheet.modalPresentationStyle = style
      ui.show(sheet)
      sheet.view.frame = CGRect(x: 0, y: 100, width: 375, height: 567)
      var frames: [CGRect] = []
      delegate.loggingDismissalAnimator?.onStart = { context in
        // A subclass may move the view before it requests the frame.
        sheet.view.frame.origin.y = 667
        frames.append(context.initialFrame(for: sheet))
        sheet.view.frame.origin.y = 900
        frames.append(context.initialFrame(for: sheet))
      }
      ui.root.dismiss(animated: true)
      ui.settle()
      // A custom dismissal lays out its container first.
      let y: CGFloat = style == .custom ? 0 : 100
      let frame = CGRect(x: 0, y: y, width: 375, height: 667 - y)
      #expect(frames == [frame, frame])
    }
  }

  @Test("[57] the animator sets the final frame: UIKit keeps the frame that it leaves (57c)")
  func leavesTheFrameToTheAnimator() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log, .waits)
      delegate.suppliesPresentation = false
      let sheet = ui.custom("sheet", delegate)
      ui.root.present(sheet, animated: true)
      ui.turn()
      let frame = CGRect(x: 7, y: 70, width: 300, height: 500)
      sheet.view.frame = frame
      delegate.loggingAnimator?.context?.completeTransition(true)
      ui.settle()
      #expect(sheet.view.frame == frame)
      #expect(presentationFrame(of: sheet.view) == frame)
    }
  }

  @Test(
    "[56][57][299] an appearing view's initial frame is zero; a custom presentation begins, and its dismissal ends, at the presented frame (56b, 56c, 56d, 57a, 57b, 299a)",
    arguments: Frames.all)
  func answersFrames(frames: Frames) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = {
        $0.removesPresentersView = frames.removesPresentersView
        $0.inset = 20
      }
      let sheet = ui.custom("sheet", delegate)
      let frame = CGRect(x: 20, y: 20, width: 335, height: 627)
      var checkCount = 0
      delegate.loggingAnimator?.onStart = { context in
        #expect(context.initialFrame(for: ui.root) == frame)
        #expect(context.finalFrame(for: ui.root) == frames.presenterEnd)
        #expect(context.initialFrame(for: sheet) == .zero)
        #expect(context.finalFrame(for: sheet) == frame)
        checkCount += 1
      }
      delegate.loggingDismissalAnimator?.onStart = { context in
        #expect(context.initialFrame(for: sheet) == frame)
        #expect(context.finalFrame(for: sheet) == frame)
        #expect(context.initialFrame(for: ui.root) == .zero)
        #expect(context.finalFrame(for: ui.root) == Frames.screen)
        checkCount += 1
      }
      ui.show(sheet)
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(checkCount == 2)
    }
  }

  @Test(
    "[299] the final frame of a dismissed view is the presented frame (299a, 299b)",
    arguments: [UIModalPresentationStyle.custom, .fullScreen, .overFullScreen])
  func endsAtThePresentedFrame(style: UIModalPresentationStyle) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", delegate)
      sheet.modalPresentationStyle = style
      var end: CGRect?
      delegate.loggingDismissalAnimator?.onStart = { end = $0.finalFrame(for: sheet) }
      ui.show(sheet)
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(end == Frames.screen)
    }
  }

  @Test("[301] a presenter that filled the container has that final frame, whatever its size")
  func endsWithoutItsLook() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      var ends: [CGRect] = []
      delegate.loggingDismissalAnimator?.onStart = {
        ends.append($0.finalFrame(for: ui.root))
        ui.root.view.frame = ui.window.bounds.insetBy(dx: 16, dy: 40)
        ends.append($0.finalFrame(for: ui.root))
        ui.root.view.frame = $0.finalFrame(for: ui.root)
      }
      ui.show(ui.custom("sheet", delegate))
      ui.root.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
      ui.root.dismiss(animated: true)
      ui.turn()
      ui.root.view.transform = .identity
      ui.settle()
      #expect(ends == [Frames.screen, Frames.screen])
    }
  }

  @Test("[301] a presenter that filled the container has that final frame after resizes")
  func endsWithoutItsLookAfterResizes() {
    Driver.run(.tablet) { ui in
      // Flexible margins of 0 cause rounding errors.
      ui.root.view.autoresizingMask = [
        .flexibleWidth, .flexibleHeight, .flexibleRightMargin, .flexibleBottomMargin,
      ]
      for (width, height) in [(600.1, 340.3), (700.7, 330.1), (333.3, 777.7), (1e3 / 3, 2e3 / 3)] {
        for size in [(width, height), (height * 1.1, width / 1.3)] {
          ui.resize(to: CGSize(width: size.0, height: size.1))
          ui.settle()
        }
        let delegate = LoggingDelegate(ui.log)
        var end = CGRect.null
        delegate.loggingDismissalAnimator?.onStart = {
          ui.root.view.frame = ui.window.bounds.insetBy(dx: 16, dy: 40)
          end = $0.finalFrame(for: ui.root)
          ui.root.view.frame = end
        }
        ui.show(ui.custom("sheet", delegate))
        ui.root.dismiss(animated: true)
        ui.settle()
        #expect(end == ui.window.bounds, "\(ui.window.bounds)")
      }
    }
  }
}
