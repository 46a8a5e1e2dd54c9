import HeadlessUIKit
import Testing

/// The height of a navigation bar with large titles.
@Suite struct LargeTitleTests {
  private typealias Mode = UINavigationItem.LargeTitleDisplayMode

  private func height(_ scene: StackScene) -> CGFloat { scene.stack.navigationBar.frame.height }

  /// Makes a stack whose bar prefers large titles, with an item for each mode.
  private func scene(_ ui: Driver, _ modes: [Mode]) -> StackScene {
    let scene = ui.stack("home")
    scene.stack.navigationBar.prefersLargeTitles = true
    scene[0].navigationItem.largeTitleDisplayMode = modes[0]
    for (index, mode) in modes.dropFirst().enumerated() {
      let page = ui.controller("page\(index + 1)")
      page.navigationItem.largeTitleDisplayMode = mode
      scene.stack.pushViewController(page, animated: false)
    }
    ui.settle()
    return scene
  }

  @Test("[327] prefersLargeTitles makes the bar and the safe area higher, and back (327a)")
  func largeTitlesChangeHeight() {
    Driver.run { ui in
      let scene = ui.stack("home")
      let (bar, page) = (scene.stack.navigationBar, scene[0])
      let (barHeight, inset) = (bar.frame.height, page.view.safeAreaInsets.top)
      bar.prefersLargeTitles = true
      ui.settle()
      let added = bar.frame.height - barHeight
      #expect(added > 0)
      #expect(page.view.safeAreaInsets.top == inset + added)
      bar.prefersLargeTitles = false
      ui.settle()
      #expect(bar.frame.height == barHeight)
      #expect(page.view.safeAreaInsets.top == inset)
    }
  }

  @Test(
    "[327] the display mode of the top item decides; an automatic one follows the item below (327b)"
  )
  func modeDecides() {
    Driver.run { ui in
      let small = height(scene(ui, [.never]))
      let large = height(scene(ui, [.always]))
      #expect(large > small)
      let cases: [([Mode], CGFloat)] = [
        ([.automatic], large), ([.always, .automatic], large), ([.never, .automatic], small),
        ([.always, .never], small), ([.never, .always], large),
        ([.always, .never, .automatic], small), ([.never, .always, .automatic], large),
      ]
      for (modes, expected) in cases {
        #expect(height(scene(ui, modes)) == expected, "\(modes)")
      }
    }
  }

  @Test("[327] a changed display mode of an item below an automatic one is followed (327b)")
  func modeChangesBelow() {
    Driver.run { ui in
      let scene = scene(ui, [.always, .automatic])
      let large = height(scene)
      scene[0].navigationItem.largeTitleDisplayMode = .never
      ui.settle()
      #expect(height(scene) < large)
      scene[0].navigationItem.largeTitleDisplayMode = .always
      ui.settle()
      #expect(height(scene) == large)
    }
  }

  @Test(
    "[327] a push between a large and a small title animates the height (327c)",
    arguments: [true, false])
  func pushAnimatesHeight(toSmall: Bool) {
    Driver.run { ui in
      let scene = scene(ui, [toSmall ? .always : .never])
      let (start, inset) = (height(scene), scene[0].view.safeAreaInsets.top)
      let page = ui.controller("page")
      page.navigationItem.largeTitleDisplayMode = toSmall ? .never : .always
      scene.stack.pushViewController(page, animated: true)
      ui.advance(by: 0.1)
      let middle = presentationFrame(of: scene.stack.navigationBar).height
      ui.settle()
      let end = height(scene)
      #expect(toSmall ? start > end : start < end)
      #expect(middle > min(start, end))
      #expect(middle < max(start, end))
      #expect(page.view.safeAreaInsets.top - inset == end - start)
    }
  }

  @Test(
    "[327] a pop animates the height, a canceled one leaves it (327d)", arguments: [true, false])
  func popAnimatesHeight(isCanceled: Bool) {
    Driver.run { ui in
      let scene = scene(ui, [.always, .never])
      let small = height(scene)
      let hand = scene.beginInteractivePop()
      hand.drag(to: 0.5)
      let middle = presentationFrame(of: scene.stack.navigationBar).height
      #expect(middle > small)
      isCanceled ? hand.cancel() : hand.finish()
      ui.settle()
      let end = height(scene)
      #expect(isCanceled ? end == small : end > middle)
      #expect(scene.stack.viewControllers.count == (isCanceled ? 2 : 1))
    }
  }

  @Test("[327] each controller of a stack has the safe area of its own item (327a, 327b)")
  func eachControllerHasItsInset() {
    Driver.run { ui in
      let scene = scene(ui, [.always, .never])
      let small = scene.stack.viewControllers[1].view.safeAreaInsets.top
      scene.stack.popViewController(animated: false)
      ui.settle()
      #expect(scene[0].view.safeAreaInsets.top > small)
    }
  }
}
