import HeadlessUIKit
import Testing

/// The presenter behind a sheet during adaptations and changes of size.
@Suite struct SheetCardChangeTests {
  /// Checks that a view fills the window without a transform.
  private func expectFilled(
    _ view: UIView, _ ui: Driver, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(view.transform == .identity, sourceLocation: location)
    #expect(view.frame == ui.window.bounds, sourceLocation: location)
    #expect(presentationFrame(of: view) == ui.window.bounds, sourceLocation: location)
  }

  @Test(
    "a custom presentation keeps its frame when the size changes while a sheet is in front of it",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .formSheet], [0.05, 0.3])
  func resizesDuringPresentation(style: UIModalPresentationStyle, delay: Double) {
    Driver.run(.tablet) { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.suppliesPresentation = false
      let adapter = LoggingAdapter(ui.log)
      adapter.compactStyle = style
      let panel = ui.custom("panel", delegate)
      panel.presentationController?.delegate = adapter
      ui.show(panel)
      ui.resize(to: CGSize(width: 375, height: 768))
      let sheet = ui.controller("sheet", style: .formSheet)
      panel.present(sheet, animated: true)
      ui.advance(by: delay)
      ui.resize(to: CGSize(width: 1024, height: 768))
      ui.settle()
      expectFilled(panel.view, ui)
      panel.dismiss(animated: true)
      ui.settle()
      expectFilled(panel.view, ui)
    }
  }

  @Test(
    "a presenter behind a sheet fills its container after the sheet has adapted",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext], [0.2, 1])
  func adaptedPresenterFillsContainer(style: UIModalPresentationStyle, delay: Double) {
    Driver.run(.tablet) { ui in
      ui.resize(to: CGSize(width: 507.5, height: 1024))
      let page = ui.controller("page")
      page.definesPresentationContext = true
      let parent = ui.controller("parent")
      parent.embed(page)
      ui.mount(parent)
      let adapter = LoggingAdapter(ui.log)
      adapter.compactStyle = .formSheet
      let modal = ui.controller("modal", style: style)
      modal.presentationController?.delegate = adapter
      page.present(modal, animated: true)
      ui.advance(by: delay)
      ui.resize(to: CGSize(width: 1024, height: 507.5))
      ui.settle()
      #expect(modal.view.convert(modal.view.bounds, to: nil) == ui.window.bounds)
      page.dismiss(animated: false)
      ui.settle()
      expectFilled(page.view, ui)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }

  @Test(
    "a push in viewDidAppear of a presenter that reappears by a rotation keeps the frames",
    arguments: [UIModalPresentationStyle.popover, .pageSheet])
  func pushesDuringRotation(style: UIModalPresentationStyle) {
    Driver.run { ui in
      let scene = ui.stack("home")
      let (sheet, detail) = (ui.controller("sheet", style: style), ui.controller("detail"))
      sheet.popoverPresentationController?.sourceView = scene.stack.view
      scene.stack.present(sheet, animated: false)
      ui.rotate(to: .landscapeRight)
      ui.advance(by: 0.1)
      scene[0].hooks["viewDidAppear"] = { home in
        home.hooks = [:]
        scene.stack.pushViewController(detail, animated: true)
      }
      ui.rotate(to: .portrait)
      ui.settle()
      #expect(scene.names == ["home", "detail"])
      scene.stack.dismiss(animated: false)
      ui.settle()
      expectFilled(scene.stack.view, ui)
      #expect(detail.view.convert(detail.view.bounds, to: nil) == ui.window.bounds)
      #expect(presentationFrame(of: detail.view) == detail.view.frame)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }

  @Test(
    "a presentation in a sheet's context has the sheet's size after a rotation",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext], [0.06, 1])
  func rotatesWithContext(style: UIModalPresentationStyle, delay: Double) {
    Driver.run { ui in
      let scene = SheetScene(ui, style: .formSheet)
      scene.sheet.definesPresentationContext = true
      let modal = ui.controller("modal", style: style)
      scene.sheet.present(modal, animated: true)
      ui.advance(by: delay)
      for side in [UIInterfaceOrientation.landscapeLeft, .portrait] {
        ui.rotate(to: side)
        ui.settle()
        let frame = scene.controller?.frameOfPresentedViewInContainerView
        #expect(modal.view.convert(modal.view.bounds, to: nil) == frame)
      }
      modal.dismiss(animated: false)
      ui.settle()
      #expect(scene.sheet.view.frame == scene.controller?.frameOfPresentedViewInContainerView)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }
}
