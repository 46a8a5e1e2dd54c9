import HeadlessUIKit
import Testing

/// Current-context presentations whose context's container changes during the transition.
@Suite struct SupersededContextTests {
  /// A navigation stack whose root view controller is a presentation context.
  private func context(_ ui: Driver) -> StackScene {
    let scene = ui.stack("home", conduct: .slides)
    scene[0].definesPresentationContext = true
    return scene
  }

  /// Makes a delegate that adapts to a style in compact size classes.
  private func adapter(_ ui: Driver, _ style: UIModalPresentationStyle) -> LoggingAdapter {
    let adapter = LoggingAdapter(ui.log)
    adapter.compactStyle = style
    return adapter
  }

  @Test(
    "a presentation that ends after its presenter was pushed or popped does not move its views",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext], [false, true])
  func completesAfterPush(style: UIModalPresentationStyle, popsBack: Bool) {
    Driver.run { ui in
      let scene = context(ui)
      let (modal, detail) = (ui.controller("modal", style: style), ui.controller("detail"))
      let adapter = adapter(ui, .fullScreen)
      modal.presentationController?.delegate = adapter
      scene[0].present(modal, animated: true)
      ui.advance(by: 0.1)
      scene.stack.pushViewController(detail, animated: true)
      if popsBack {
        ui.advance(by: 0.1)
        scene.stack.popViewController(animated: true)
      }
      ui.settle()
      #expect(modal.view.window === ui.window)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
      scene[0].dismiss(animated: false)
      ui.settle()
      let top = popsBack ? scene[0] : detail
      #expect(top.view.window === ui.window)
      #expect(top.view.superview?.subviews.count == 1)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }

  @Test(
    "a presentation that waits for a push does not begin after its context disappeared",
    arguments: [UIModalPresentationStyle.overFullScreen, .formSheet, .overCurrentContext])
  func waitsWhileDisappearing(style: UIModalPresentationStyle) {
    Driver.run(.tablet) { ui in
      let scene = ui.stack("home")
      scene.stack.definesPresentationContext = true
      _ = ui.tabs([scene.stack, ui.controller("other")])
      let modal = ui.controller("modal", style: .overCurrentContext)
      let adapter = adapter(ui, style)
      modal.presentationController?.delegate = adapter
      let cover = ui.controller("cover", style: .fullScreen)
      scene[0].present(modal, animated: true)
      scene[0].present(cover, animated: false)
      scene.stack.pushViewController(ui.controller("detail"), animated: true)
      ui.resize(to: CGSize(width: 507.5, height: 1024))
      ui.settle()
      #expect(modal.viewIfLoaded?.window == nil)
      #expect(scene[0].view.window == nil)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
      cover.dismiss(animated: false)
      ui.settle()
      #expect(scene.stack.topViewController?.view.window === ui.window)
      #expect(
        ui.diagnosticMessages == [
          "the view of stack left the window before the presentation of modal began; "
            + "the presentation is canceled"
        ])
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }

  @Test(
    "a presentation from a current-context modal waits for the end of a push",
    arguments: [true, false])
  func waitsForPush(isCanceled: Bool) {
    Driver.run { ui in
      let scene = context(ui)
      let modal = ui.controller("modal", style: .currentContext)
      ui.show(modal, on: scene[0])
      let (detail, hand) = (ui.controller("detail"), HandInteractor(ui.log))
      scene.delegate.interactor = hand
      scene.stack.pushViewController(detail, animated: true)
      ui.turn()
      let sheet = ui.controller("sheet", style: .pageSheet)
      modal.present(sheet, animated: true)
      ui.advance(by: 0.1)
      #expect(sheet.viewIfLoaded?.window == nil)
      isCanceled ? hand.cancel() : hand.finish()
      ui.settle()
      #expect((sheet.viewIfLoaded?.window != nil) == isCanceled)
      #expect(scene.names == (isCanceled ? ["home"] : ["home", "detail"]))
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
      let rejection =
        "Attempt to present sheet on modal (from modal) whose view is not in the window hierarchy."
      #expect(ui.diagnosticMessages == (isCanceled ? [] : [rejection]))
    }
  }

  @Test(
    "a dismissal below a context is rejected before and while the context presents",
    arguments: [false, true])
  func dismissesBelowBeginning(hasBegun: Bool) {
    Driver.run { ui in
      let page = ui.controller("page")
      page.definesPresentationContext = true
      let stack = UINavigationController(rootViewController: page)
      stack.modalPresentationStyle = .overFullScreen
      ui.show(stack)
      let modal = ui.controller("modal", style: .overCurrentContext)
      page.present(modal, animated: true)
      if hasBegun { ui.advance(by: 0.1) }
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(ui.root.presentedViewController === stack)
      #expect(modal.view.window === ui.window)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
      #expect(
        ui.diagnosticMessages == [
          "Trying to dismiss the presentation controller while transitioning already. "
            + "(SystemPresentationController)"
        ])
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(ui.window.subviews == [ui.root.view])
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }

  @Test(
    "dismissing a cover does not show the presentation of a tab that is not selected",
    arguments: [true, false], [true, false])
  func dismissesCoverOfTab(animated: Bool, isDriven: Bool) {
    Driver.run { ui in
      let home = ui.controller("home")
      let other = ui.controller("other")
      let stack = UINavigationController(rootViewController: home)
      stack.definesPresentationContext = true
      let tabs = ui.tabs([stack, other]).tabs
      let modal = ui.controller("modal", style: .overCurrentContext)
      ui.show(modal, on: home)
      let cover = ui.controller("cover", style: .fullScreen)
      let (delegate, hand) = (LoggingDelegate(ui.log), HandInteractor(ui.log))
      delegate.suppliesPresentation = false
      if isDriven { delegate.dismissalInteractor = hand }
      cover.transitioningDelegate = delegate
      ui.show(cover, on: modal)
      cover.dismiss(animated: animated)
      tabs.selectedIndex = 1
      ui.turn()
      hand.finish()
      ui.settle()
      #expect(other.view.window === ui.window)
      #expect(modal.view.window == nil)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
      tabs.selectedIndex = 0
      ui.settle()
      #expect(modal.view.window === ui.window)
      #expect(home.view.window === ui.window)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }

  @Test("a container layout after the dismissal does not call the presentation controller")
  func laysOutAfterTheEnd() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.logsLayout = true }
      let sheet = ui.custom("sheet", delegate)
      ui.show(sheet)
      let presentation = delegate.presentation
      let container = presentation?.containerView
      ui.root.dismiss(animated: true)
      ui.settle()
      ui.log.clear()
      #expect(container != nil)
      #expect(presentation != nil)
      container?.setNeedsLayout()
      container?.layoutIfNeeded()
      #expect(ui.log.calls == [])
    }
  }

  // MARK: Dismissing a stack of presentations

  /// A call to `present` in a callback of a stack that is being dismissed.
  struct Call: CustomTestStringConvertible, Sendable {
    var callback: String
    var isFromTop: Bool
    var testDescription: String { "\(isFromTop ? "top" : "root") in \(callback)" }
    nonisolated static let all = ["viewWillDisappear", "viewDidDisappear"].flatMap {
      [Call(callback: $0, isFromTop: true), Call(callback: $0, isFromTop: false)]
    }
  }

  @Test(
    "present in a callback of a stack of presentations that is being dismissed is rejected",
    arguments: Call.all)
  func presentsInDismissal(call: Call) {
    Driver.run(choosing: { $0.dismissingAStackMovesTheImmediateChild = false }) { ui in
      let sheet = ui.controller("sheet", style: .pageSheet)
      let top = ui.controller("top", style: .overFullScreen)
      ui.show(sheet)
      ui.show(top, on: sheet)
      let new = ui.controller("new", style: .overFullScreen)
      sheet.hooks[call.callback] = { _ in
        (call.isFromTop ? top : ui.root).present(new, animated: false)
      }
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(ui.root.presentedViewController == nil)
      #expect(new.viewIfLoaded?.window == nil)
      #expect(ui.window.subviews == [ui.root.view])
      #expect(
        ui.diagnosticMessages == [
          call.isFromTop
            ? "Attempt to present new on top (from top) while a presentation is in progress."
            : "Attempt to present new on root (from root) which is already presenting top."
        ])
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }

  @Test("dismissing a stack of presentations also dismisses what its children present")
  func dismissesContextsOfChildren() {
    Driver.run(choosing: { $0.dismissingAStackMovesTheImmediateChild = false }) { ui in
      let page = ui.controller("page")
      page.definesPresentationContext = true
      let stack = UINavigationController(rootViewController: page)
      stack.modalPresentationStyle = .fullScreen
      ui.show(stack)
      let (inner, top) = (
        ui.controller("inner", style: .currentContext), ui.controller("top", style: .pageSheet)
      )
      ui.show(inner, on: page)
      ui.show(top, on: inner)
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(ui.root.presentedViewController == nil)
      #expect(page.presentedViewController == nil)
      #expect(ui.window.subviews == [ui.root.view])
      #expect(ui.root.view.window === ui.window)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }

  @Test("a disappearing context finishes disappearing when the stack above it is dismissed")
  func dismissesWhileDisappearing() {
    Driver.run(choosing: { $0.dismissingAStackMovesTheImmediateChild = false }) { ui in
      let scene = context(ui)
      let modal = ui.controller("modal", style: .overCurrentContext)
      ui.show(modal, on: scene[0])
      let cover = ui.controller("cover", style: .fullScreen)
      let top = ui.controller("top", style: .overFullScreen)
      scene.stack.present(cover, animated: true)
      modal.present(top, animated: false)
      ui.turn()
      scene[0].dismiss(animated: true)
      ui.settle()
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
      ui.window.rootViewController?.dismiss(animated: false)
      ui.settle()
      #expect(ui.window.subviews == [scene.stack.view])
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }

  @Test(
    "dismissing a stack of presentations animates the topmost, though its context is removed",
    arguments: [true, false])
  func removedContextAnimatesTopmost(isRootContext: Bool) {
    Driver.run(choosing: { $0.dismissingAStackMovesTheImmediateChild = false }) { ui in
      let cover = ui.controller("cover", style: .fullScreen)
      ui.root.definesPresentationContext = isRootContext
      cover.definesPresentationContext = true
      ui.show(cover)
      let page = ui.controller("page")
      let stack = UINavigationController(rootViewController: page)
      stack.modalPresentationStyle = .overCurrentContext
      ui.show(stack, on: cover)
      ui.root.dismiss(animated: true)
      ui.advance(by: 0.1)
      #expect(page.view.window === ui.window)
      #expect(ui.root.view.window === ui.window)
      ui.settle()
      #expect(ui.window.subviews == [ui.root.view])
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }
}
