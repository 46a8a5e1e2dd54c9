import HeadlessUIKit
import Testing

/// Appearance callbacks of nested presentations and containers (section 2 of rules.txt).
@Suite struct AppearanceNestingTests {
  @Test("[23][28] in a chain of full-screen presentations only the top two receive callbacks")
  func onlyTopTwoReceiveCallbacks() {
    Driver.run { ui in
      let (lower, upper) = (
        ui.controller("lower", style: .fullScreen), ui.controller("upper", style: .fullScreen)
      )
      ui.show(lower)
      lower.present(upper, animated: true) { ui.log.add("call.completion") }
      ui.settle()
      #expect(
        ui.log.calls == [
          "lower.viewWillDisappear", "upper.viewWillAppear", "upper.viewIsAppearing",
          "upper.viewDidAppear", "lower.viewDidDisappear", "call.completion",
        ])
      ui.log.clear()
      lower.dismiss(animated: true) { ui.log.add("call.completion") }
      ui.settle()
      #expect(
        ui.log.calls == [
          "upper.viewWillDisappear", "lower.viewWillAppear", "lower.viewIsAppearing",
          "lower.viewDidAppear", "upper.viewDidDisappear", "call.completion",
        ])
      #expect(ui.root.view.window == nil)
    }
  }

  @Test(
    "[28] dismissing a chain of full-screen presentations sends no callbacks to the covered ones")
  func coveredReceiveNoCallbacks() {
    Driver.run { ui in
      let (lower, upper) = (
        ui.controller("lower", style: .fullScreen), ui.controller("upper", style: .fullScreen)
      )
      ui.show(lower)
      ui.show(upper, on: lower)
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(
        ui.log.calls(of: "root") == [
          "root.viewWillAppear", "root.viewIsAppearing", "root.viewDidAppear",
        ])
      #expect(AppearanceGrammar.faults(of: ["root", "lower", "upper"], in: ui.log) == [])
      #expect(ui.log.count(of: "upper.viewDidDisappear") == 1)
      #expect(ui.root.view.window === ui.window)
      #expect(lower.view.window == nil)
    }
  }

  @Test("[23][28] presenting over tabs sends callbacks only to the visible child of the stack")
  func onlyVisibleChildReceivesCallbacks() {
    Driver.run { ui in
      let pages = ["home", "page", "other"].map { ui.controller($0) }
      let stack = UINavigationController(nibName: nil, bundle: nil)
      stack.viewControllers = [pages[0], pages[1]]
      let tabs = ui.tabs([stack, pages[2]]).tabs
      let cover = ui.controller("cover", style: .fullScreen)
      pages[1].present(cover, animated: true)
      ui.settle()
      #expect(cover.presentingViewController === tabs)
      #expect(
        ui.log.calls == [
          "page.viewWillDisappear", "cover.viewWillAppear", "cover.viewIsAppearing",
          "cover.viewDidAppear", "page.viewDidDisappear",
        ])
      ui.log.clear()
      cover.dismiss(animated: true)
      ui.settle()
      #expect(
        ui.log.calls == [
          "cover.viewWillDisappear", "page.viewWillAppear", "page.viewIsAppearing",
          "page.viewDidAppear", "cover.viewDidDisappear",
        ])
    }
  }

  @Test(
    "[27][91] a canceled dismissal removes the presenter's view again and reverses its callbacks (91a)"
  )
  func reversesThePresentersAppearance() {
    Driver.run { ui in
      let scene = HandScene(ui, presents: false, removesPresentersView: true)
      let hand = scene.hand
      #expect(ui.root.view.window === ui.window)
      hand.cancel()
      ui.settle()
      #expect(ui.root.view.window == nil)
      #expect(
        ui.log.calls(of: "root", "sheet") == [
          "sheet.viewWillDisappear", "root.viewWillAppear", "root.viewIsAppearing",
          "root.viewWillDisappear", "root.viewDidDisappear", "sheet.viewWillAppear",
          "sheet.viewIsAppearing", "sheet.viewDidAppear",
        ])
      scene.delegate.dismissalInteractor = nil
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(ui.window.subviews == [ui.root.view])
      #expect(ui.root.view.frame == ui.window.bounds)
    }
  }

  @Test("a presenter that reappears has its final frame, whatever the animator did to its view")
  func reappearingPresenterHasFinalFrame() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.removesPresentersView = true }
      let sheet = ui.custom("sheet", delegate)
      ui.show(sheet)
      ui.rotate(to: .landscapeLeft)
      ui.settle()
      var frames: [CGRect] = []
      delegate.loggingDismissalAnimator?.onStart = { context in
        frames.append(context.finalFrame(for: ui.root))
        context.containerView.insertSubview(ui.root.view, at: 0)
        frames.append(context.finalFrame(for: ui.root))
        ui.root.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        frames.append(context.finalFrame(for: ui.root))
        ui.root.view.transform = .identity
      }
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(frames == Array(repeating: CGRect(x: 0, y: 0, width: 667, height: 375), count: 3))
      #expect(ui.root.view.frame == ui.window.bounds)
    }
  }
}
