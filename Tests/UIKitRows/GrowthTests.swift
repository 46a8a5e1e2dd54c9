import HeadlessUIKit
import Testing

/// Work that grows with the cube of what an app does would not end within these limits.
@Suite struct GrowthTests {
  @Test("400 nested presentations, and their dismissal, end", .timeLimit(.minutes(1)))
  func presentsDeeply() {
    for style in [UIModalPresentationStyle.overFullScreen, .fullScreen, .formSheet] {
      Driver.run { ui in
        var top: UIViewController = ui.root
        for _ in 0..<400 {
          let next = UIViewController()
          next.modalPresentationStyle = style
          top.present(next, animated: false)
          ui.settle()
          top = next
        }
        #expect(top.view.window === ui.window)
        ui.root.dismiss(animated: false)
        ui.settle()
        #expect(ui.window.subviews == [ui.root.view])
      }
    }
  }

  @Test("800 pushes, and as many pops, end", .timeLimit(.minutes(1)))
  func pushesDeeply() {
    Driver.run { ui in
      let stack = UINavigationController(rootViewController: UIViewController())
      ui.mount(stack)
      for _ in 0..<800 {
        stack.pushViewController(UIViewController(), animated: false)
        ui.settle()
      }
      #expect(stack.topViewController?.view.window === ui.window)
      for _ in 0..<800 {
        stack.popViewController(animated: false)
        ui.settle()
      }
      #expect(stack.viewControllers.count == 1)
    }
  }
}
