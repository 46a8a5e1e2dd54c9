import HeadlessUIKit
import Testing

/// What the navigation bar shows of its items.
@Suite struct NavigationBarTests {
  /// A change of the items of a stack of home and detail.
  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The texts of the bar for detail after the change.
    var texts: [String]
    var make: @MainActor @Sendable (StackScene) -> Void
    nonisolated static let all = [
      Change(testDescription: "title", texts: ["edited", "home", "old"]) {
        $0[1].title = "edited"
      },
      Change(testDescription: "bar button items", texts: ["detail", "home", "new"]) {
        $0[1].navigationItem.rightBarButtonItem = button("new")
      },
      Change(testDescription: "title of a button", texts: ["detail", "home", "new"]) {
        $0[1].navigationItem.rightBarButtonItem?.title = "new"
      },
      Change(testDescription: "hidden back button", texts: ["detail", "old"]) {
        $0[1].navigationItem.hidesBackButton = true
      },
      Change(testDescription: "title below", texts: ["below", "detail", "old"]) {
        $0[0].title = "below"
      },
    ]

    static func button(_ title: String) -> UIBarButtonItem {
      UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }
  }

  @Test(
    "[329] a change of an item during an interactive pop is shown, also after a cancel (329a, 329b, 329c)",
    arguments: Change.all)
  func showsChanges(_ change: Change) {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      for controller in scene.controllers { controller.title = controller.name }
      scene[1].navigationItem.rightBarButtonItem = Change.button("old")
      ui.settle()
      #expect(texts(in: scene.stack.navigationBar) == ["detail", "home", "old"])
      let hand = scene.beginInteractivePop()
      hand.drag(to: 0.4)
      change.make(scene)
      ui.turn()
      hand.cancel()
      ui.settle()
      #expect(texts(in: scene.stack.navigationBar) == change.texts)
    }
  }

  @Test("[329] a change of an item during a pop is shown when the pop is complete (329a)")
  func showsChangesBelow() {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      for controller in scene.controllers { controller.title = controller.name }
      let hand = scene.beginInteractivePop()
      hand.drag(to: 0.4)
      scene[0].title = "below"
      hand.finish()
      ui.settle()
      #expect(texts(in: scene.stack.navigationBar) == ["below"])
    }
  }

  @Test("[329] a title view and a button of both items are shown after a canceled pop (329a, 329b)")
  func showsSharedViews() {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      let title = UILabel(frame: .zero)
      title.text = "shared"
      let button = Change.button("old")
      for controller in scene.controllers {
        controller.navigationItem.titleView = title
        controller.navigationItem.rightBarButtonItem = button
      }
      ui.settle()
      let hand = scene.beginInteractivePop()
      hand.drag(to: 0.4)
      hand.cancel()
      ui.settle()
      #expect(texts(in: scene.stack.navigationBar) == ["Back", "old", "shared"])
      button.title = "new"
      ui.turn()
      #expect(texts(in: scene.stack.navigationBar) == ["Back", "new", "shared"])
    }
  }

  /// The visible texts, without the arrow of a back button, in alphabetical order.
  private func texts(in view: UIView) -> [String] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    if let label = view as? UILabel {
      return [(label.text ?? "").replacing("‹ ", with: "")]
    }
    return view.subviews.flatMap { texts(in: $0) }.sorted()
  }
}
