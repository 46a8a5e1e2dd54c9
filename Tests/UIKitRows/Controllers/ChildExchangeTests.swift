import HeadlessUIKit
import Testing

/// Children exchanged by `transition(from:to:)` during other transitions.
@Suite struct ChildExchangeTests {
  /// A container in the window, with a child that defines a presentation context.
  private struct Scene {
    let ui: Driver
    let parent: LoggingController
    let page: LoggingController
    let new: LoggingController

    init(_ ui: Driver) {
      self.ui = ui
      (parent, page, new) = (ui.controller("parent"), ui.controller("page"), ui.controller("new"))
      page.definesPresentationContext = true
      parent.embed(page)
      ui.mount(parent)
    }

    /// Exchanges the child as apps do.
    func exchange(in duration: TimeInterval) {
      page.willMove(toParent: nil)
      parent.addChild(new)
      new.view.frame = parent.view.bounds
      new.view.alpha = 0
      let (parent, page, new) = (parent, page, new)
      parent.transition(from: page, to: new, duration: duration, options: []) {
        new.view.alpha = 1
      } completion: { _ in
        page.removeFromParent()
        new.didMove(toParent: parent)
      }
    }
  }

  /// The phase of the presentation in the child's context.
  nonisolated enum Moment: CaseIterable, Sendable { case presenting, presented, dismissing }

  @Test(
    "exchanging a child removes what is presented in its context",
    arguments: combinations(
      [UIModalPresentationStyle.currentContext, .overCurrentContext], Moment.allCases, [0, 0.4]))
  func exchangeRemovesContextPresentation(
    style: UIModalPresentationStyle, moment: Moment, duration: Double
  ) {
    Driver.run { ui in
      let scene = Scene(ui)
      let modal = ui.controller("modal", style: style)
      scene.page.present(modal, animated: true)
      ui.advance(by: moment == .presenting ? 0.1 : 1)
      if moment == .dismissing {
        modal.dismiss(animated: true)
        ui.advance(by: 0.1)
      }
      scene.exchange(in: duration)
      ui.settle()
      #expect(scene.parent.children == [scene.new])
      #expect(scene.parent.view.subviews == [scene.new.view])
      #expect(scene.page.view.window == nil)
      #expect(modal.view.window == nil)
      #expect(scene.page.presentedViewController == nil)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }

  @Test("a new child that the old one's viewWillDisappear removes is not added to the view")
  func removesNewChild() {
    Driver.run { ui in
      let scene = Scene(ui)
      scene.page.hooks["viewWillDisappear"] = { page in
        page.hooks = [:]
        scene.new.leave()
      }
      scene.exchange(in: 0.2)
      ui.settle()
      #expect(scene.new.view.window == nil)
      #expect(scene.page.view.window == nil)
      #expect(scene.parent.view.subviews == [])
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }

  /// How the presentation in the child's context ends.
  nonisolated enum Departure: CaseIterable, Sendable { case withRoot, unanimated, animated }

  @Test(
    "a child exchanged in a callback of its presentation does not return when that is dismissed",
    arguments: Departure.allCases)
  func exchangedChildDoesNotReturn(departure: Departure) {
    Driver.run { ui in
      let scene = Scene(ui)
      let delegate = LoggingDelegate(ui.log, .completesAtOnce)
      delegate.dismissalAnimator = LoggingAnimator(ui.log, lasting: 0.3)
      let modal = ui.custom("modal", delegate)
      modal.modalPresentationStyle = .currentContext
      scene.page.hooks["viewWillDisappear"] = { page in
        page.hooks = [:]
        scene.exchange(in: 0.4)
      }
      ui.log.clear()
      scene.page.present(modal, animated: true)
      ui.advance(by: 0.2)
      if departure == .withRoot {
        ui.window.rootViewController = ui.controller("other")
      } else {
        scene.page.dismiss(animated: departure == .animated)
      }
      ui.settle()
      #expect(!ui.log.calls.contains("page.viewWillAppear"))
      #expect((scene.new.view.window == nil) == (departure == .withRoot))
      #expect(scene.page.view.window == nil)
      #expect(modal.viewIfLoaded?.window == nil)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }
}
