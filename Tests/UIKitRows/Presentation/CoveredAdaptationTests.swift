import HeadlessUIKit
import Testing

/// Size changes while a presenter or a presentation is covered by a presentation.
@Suite struct CoveredAdaptationTests {
  /// The presented controllers whose containers are in the window, from back to front.
  private func order(in ui: Driver, of controllers: [UIViewController]) -> [String] {
    ui.window.subviews.compactMap { view in
      controllers.first { $0.presentationController?.containerView === view }?
        .restorationIdentifier
    }
  }

  @Test(
    "a presentation that adapts stays below the presentation above it",
    arguments: [UIModalPresentationStyle.overFullScreen, .fullScreen])
  func staysBelow(style: UIModalPresentationStyle) {
    Driver.run { ui in
      let adapter = CompactAdapter(.overFullScreen)
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.delegate = adapter }
      let panel = ui.custom("panel", delegate)
      let cover = ui.controller("cover", style: style)
      ui.show(panel)
      ui.show(cover, on: panel)
      for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
        ui.rotate(to: orientation)
        ui.settle()
        #expect(order(in: ui, of: [panel, cover]) == ["panel", "cover"])
        #expect((panel.view.window == nil) == (style == .fullScreen))
        #expect(ui.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === cover.view)
      }
      #expect(ui.log.calls(of: "panel") == [])
      cover.dismiss(animated: true)
      ui.settle()
      #expect(panel.view.window === ui.window)
      let frame = panel.presentationController?.frameOfPresentedViewInContainerView
      #expect(panel.view.frame == frame)
      let back = ["panel.viewWillAppear", "panel.viewIsAppearing", "panel.viewDidAppear"]
      #expect(ui.log.calls(of: "panel") == (style == .fullScreen ? back : []))
    }
  }

  @Test("an alert above a popover that adapts to a sheet stays on top and receives touches")
  func leavesTheAlertOnTop() {
    Driver.run(.tablet) { ui in
      let popover = ui.controller("popover", style: .popover)
      popover.popoverPresentationController?.sourceView = ui.root.view
      ui.show(popover)
      let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
      alert.restorationIdentifier = "alert"
      var isTapped = false
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in isTapped = true })
      popover.present(alert, animated: true)
      ui.settle()
      ui.resize(to: CGSize(width: 320, height: 1024))
      ui.settle()
      #expect(order(in: ui, of: [popover, alert]) == ["popover", "alert"])
      let button = alert.view.convert(
        CGPoint(x: alert.view.bounds.midX, y: alert.view.bounds.maxY - 10), to: nil)
      ui.tap(at: button)
      ui.settle()
      #expect(isTapped)
      #expect(popover.presentedViewController == nil)
    }
  }

  @Test(
    "a popover's replacement becomes the presenter of what the popover presents, and back",
    arguments: [UIModalPresentationStyle.overFullScreen, .fullScreen])
  func replacementBecomesPresenter(style: UIModalPresentationStyle) {
    Driver.run(.tablet) { ui in
      let (popover, other) = (ui.popover(), ui.controller("other"))
      let adapter = LoggingAdapter(ui.log)
      adapter.compactStyle = .fullScreen
      adapter.replacement = other
      popover.presentationController?.delegate = adapter
      ui.show(popover)
      let cover = ui.controller("cover", style: style)
      ui.show(cover, on: popover)
      let sizes = [CGSize(width: 320, height: 1024), CGSize(width: 768, height: 1024)]
      for (size, (present, absent)) in zip(sizes, [(other, popover), (popover, other)]) {
        ui.resize(to: size)
        ui.settle()
        #expect(ui.root.presentedViewController === present)
        #expect(cover.presentingViewController === present)
        #expect(present.presentedViewController === cover)
        #expect(absent.presentedViewController == nil)
        #expect(ui.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === cover.view)
        #expect(AppearanceGrammar.faults(of: [popover, other, cover], in: ui.log) == [])
      }
      ui.resize(to: sizes[0])
      ui.settle()
      cover.dismiss(animated: true)
      ui.settle()
      #expect(other.view.window === ui.window)
      #expect(popover.view.window == nil)
      #expect(AppearanceGrammar.faults(of: [popover, other, cover], in: ui.log) == [])
    }
  }

  @Test(
    "a controller pushed while its navigation stack is covered appears when it is uncovered",
    arguments: [UIModalPresentationStyle.fullScreen, .currentContext, .formSheet])
  func pushesWhileCovered(style: UIModalPresentationStyle) {
    Driver.run { ui in
      let scene = ui.stack("home")
      let cover = ui.controller("cover", style: style)
      // A form sheet covers its presenter in compact height.
      ui.rotate(to: .landscapeLeft)
      ui.settle()
      ui.show(cover, on: scene[0])
      #expect(scene[0].view.window == nil)
      let page = ui.controller("page")
      scene.stack.pushViewController(page, animated: false)
      ui.resize(to: CGSize(width: 700, height: 380))
      ui.settle()
      #expect(page.viewIfLoaded?.window == nil)
      #expect(ui.log.calls(of: "page", "home") == [])
      cover.dismiss(animated: true)
      ui.settle()
      #expect(page.view.window === ui.window)
      #expect(
        ui.log.calls(of: "page", "home")
          == ["page.viewWillAppear", "page.viewIsAppearing", "page.viewDidAppear"])
      #expect(page.view.convert(page.view.bounds, to: nil) == ui.window.bounds)
    }
  }

  @Test(
    "a presenter that was off screen during fractional resizes reappears in the new size",
    arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
  func presenterReappearsInNewSize(style: UIModalPresentationStyle) {
    Driver.run(.tablet) { ui in
      let sizes = [(600.1, 340.3), (700.7, 330.1), (333.3, 777.7), (1e3 / 3, 2e3 / 3)]
      for (width, height) in sizes {
        let cover = ui.controller("cover", style: style)
        ui.show(cover)
        ui.resize(to: CGSize(width: width, height: height))
        ui.settle()
        ui.resize(to: CGSize(width: height * 1.1, height: width / 1.3))
        ui.settle()
        cover.dismiss(animated: true)
        ui.settle()
        #expect(ui.root.view.bounds.size == ui.window.bounds.size)
        #expect(ui.root.view.center == ui.window.center)
      }
    }
  }

  @Test("a presenter that reappears in a resize and pushes immediately has the correct size")
  func reappearingPresenterPushes() {
    var device = DeviceConfiguration.tablet
    // Since iOS 13 a page sheet does not remove its presenter.
    device.systemVersion = 12
    Driver.run(device) { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.inset = 33.3 }
      let page = ui.controller("page")
      let stack = UINavigationController(rootViewController: page)
      stack.modalPresentationStyle = .custom
      stack.transitioningDelegate = delegate
      ui.show(stack)
      ui.resize(to: CGSize(width: 375, height: 768))
      ui.settle()
      ui.show(ui.controller("sheet", style: .pageSheet), on: page)
      #expect(stack.view.window == nil)
      page.hooks["viewDidAppear"] = { page in
        page.hooks = [:]
        stack.pushViewController(ui.controller("detail"), animated: true)
      }
      ui.resize(to: CGSize(width: 1024, height: 768))
      ui.settle()
      #expect(isClose(stack.view.frame.width, 1024 - 66.6))
      #expect(isClose(stack.view.frame.height, 768 - 66.6))
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }
}
