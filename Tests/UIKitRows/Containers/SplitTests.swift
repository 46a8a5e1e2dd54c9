import HeadlessUIKit
import Testing

/// Split view controllers: children, appearance callbacks, traits and sizes.
@Suite struct SplitTests {
  @Test(
    "columns are next to each other, each in its navigation stack, and appear with the split view")
  func columnsAreSideBySide() {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "detail")
      #expect(scene.columnFrame(0) == CGRect(x: 0, y: 0, width: 307, height: 1024))
      #expect(scene.columnFrame(1) == CGRect(x: 307.5, y: 0, width: 460.5, height: 1024))
      #expect(scene.split.viewController(for: .primary) === scene[0])
      #expect(scene[0].splitViewController === scene.split)
      #expect(scene.split.viewControllers == [scene.stack(0), scene.stack(1)])
      #expect(scene.split.displayMode == .oneBesideSecondary)
      #expect(!scene.split.isCollapsed)
      #expect(
        ui.log.history.filter { $0.hasPrefix("list.") || $0.hasPrefix("detail.") }
          .map { $0.split(separator: ".")[1] } == [
            "viewWillAppear", "viewWillAppear", "viewIsAppearing", "viewIsAppearing",
            "viewDidAppear", "viewDidAppear",
          ])
    }
  }

  @Test("the primary column is compact, the secondary column has the split view's traits")
  func traits() {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "detail")
      #expect(scene[0].traitCollection.horizontalSizeClass == .compact)
      #expect(scene[0].view.traitCollection.verticalSizeClass == .regular)
      #expect(scene[1].traitCollection.horizontalSizeClass == .regular)
    }
  }

  @Test("each column's safe area has the insets of its edges only")
  func safeAreas() {
    let tablet = DeviceConfiguration(
      size: CGSize(width: 1000, height: 800),
      portraitSafeArea: UIEdgeInsets(top: 24, left: 30, bottom: 20, right: 40), idiom: .pad)
    Driver.run(tablet) { ui in
      let scene = ui.split("list", "detail")
      let bar = scene.stack(0)?.navigationBar.bounds.height ?? 0
      #expect(
        scene[0].view.safeAreaInsets
          == UIEdgeInsets(top: 24 + bar, left: 30, bottom: 20, right: 0))
      #expect(
        scene[1].view.safeAreaInsets
          == UIEdgeInsets(top: 24 + bar, left: 0, bottom: 20, right: 40))
    }
  }

  @Test("in right-to-left layout the primary column is on the right")
  func mirrors() {
    var tablet = DeviceConfiguration.tablet
    tablet.layoutDirection = .rightToLeft
    Driver.run(tablet) { ui in
      let scene = ui.split("list", "detail")
      #expect(scene.columnFrame(0) == CGRect(x: 461, y: 0, width: 307, height: 1024))
      #expect(scene.columnFrame(1) == CGRect(x: 0, y: 0, width: 460.5, height: 1024))
      scene.split.hide(.primary)
      ui.advance(by: 0.1)
      #expect(presentationFrame(of: scene.stack(0)?.view ?? UIView()).minX > 461)
      ui.settle()
      #expect(!scene.isPresented(0))
    }
  }

  @Test(
    "[218][220] a column receives its new size, and one whose size does not change receives nothing (218a)"
  )
  func sizes() {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "detail")
      // A fixed width, which the resizing does not change.
      scene.split.preferredPrimaryColumnWidth = 200
      ui.settle()
      var sizes: [String: CGSize] = [:]
      final class SizeRecorder: UIViewController {
        var onSize: (CGSize) -> Void = { _ in }
        override func viewWillTransition(
          to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) { onSize(size) }
      }
      for (name, column) in [
        ("list", UISplitViewController.Column.primary), ("detail", .secondary),
      ] {
        let recorder = SizeRecorder()
        recorder.onSize = { sizes[name] = $0 }
        scene.split.setViewController(recorder, for: column)
      }
      ui.settle()
      ui.resize(to: CGSize(width: 900, height: 1024))
      ui.settle()
      #expect(sizes == ["detail": CGSize(width: 699.5, height: 1024)])
    }
  }

  @Test("hiding and showing a column slides it at its edge, and only its controller gets callbacks")
  func hides() {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "detail")
      scene.split.hide(.primary)
      #expect(scene.split.displayMode == .secondaryOnly)
      ui.advance(by: 0.1)
      #expect(presentationFrame(of: scene.stack(0)?.view ?? UIView()).minX < 0)
      // The content of the secondary column grows with it.
      let wide = presentationFrame(of: scene.stack(1)?.view ?? UIView()).width
      #expect(wide < 768)
      #expect(isClose(presentationFrame(of: scene[1].view).width, wide))
      #expect(scene.isPresented(0))
      ui.settle()
      #expect(!scene.isPresented(0))
      #expect(scene.columnFrame(1) == ui.window.bounds)
      #expect(
        ui.log.calls == [
          "delegate.willChangeTo secondaryOnly", "delegate.willHide primary",
          "list.viewWillDisappear", "list.viewDidDisappear",
        ])
      ui.log.clear()
      scene.split.show(.primary)
      ui.advance(by: 0.1)
      let shown = (0...1).map { presentationFrame(of: scene.stack($0)?.view ?? UIView()) }
      #expect(shown[0].minX < 0)
      #expect(isClose(shown[1].minX, shown[0].maxX, within: 0.5))
      ui.settle()
      #expect(scene.columnFrame(0) == CGRect(x: 0, y: 0, width: 307, height: 1024))
      #expect(
        ui.log.calls == [
          "delegate.willChangeTo oneBesideSecondary", "delegate.willShow primary",
          "list.viewWillAppear", "list.viewIsAppearing", "list.viewDidAppear",
        ])
    }
  }

  @Test("[42] columns shown and hidden faster than the animation end as last requested (42b)")
  func hidesFast() {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "middle", "detail")
      scene.split.show(.primary)
      for _ in 1...3 {
        ui.advance(by: 0.05)
        scene.split.hide(.supplementary)
        ui.advance(by: 0.05)
        scene.split.show(.primary)
      }
      ui.settle()
      #expect(scene.split.displayMode == .twoBesideSecondary)
      #expect((0...2).map(scene.isPresented) == [true, true, true])
      #expect(AppearanceGrammar.faults(of: ["list", "middle", "detail"], in: ui.log) == [])
    }
  }

  @Test(
    "in compact width all columns are one stack, with the secondary or the delegate's on top",
    arguments: [nil, UISplitViewController.Column.primary])
  func collapses(top: UISplitViewController.Column?) {
    Driver.run { ui in
      let scene = ui.split("list", "detail", top: top)
      #expect(scene.split.isCollapsed)
      #expect(ui.log.history.contains("delegate.topColumn secondary"))
      let stack = scene.split.viewControllers.first as? UINavigationController
      #expect(scene.split.viewControllers.count == 1)
      #expect(stack?.viewControllers == (top == nil ? scene.controllers : [scene[0]]))
      scene.split.show(.secondary)
      ui.settle()
      #expect(stack?.viewControllers == scene.controllers)
      #expect(scene.isPresented(1))
      scene.split.hide(.secondary)
      ui.settle()
      #expect(stack?.viewControllers == [scene[0]])
      #expect(scene.isPresented(0))
    }
  }

  @Test("collapsing and expanding keeps the columns' stacks and what was pushed meanwhile")
  func expands() {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "detail")
      ui.resize(to: CGSize(width: 400, height: 1024))
      // A controller added to the single stack starts with the window's former width and shrinks.
      for width in [768.0, 682.7, 485.3] {
        #expect(isClose(presentationFrame(of: scene[1].view).width, width, within: 0.1))
        ui.advance(by: 0.1)
      }
      ui.settle()
      #expect(scene.split.isCollapsed)
      #expect(scene.stack(1) === scene.stack(0))
      #expect(scene[1].view.convert(scene[1].view.bounds, to: nil) == ui.window.bounds)
      let more = ui.controller("more")
      scene.stack(0)?.pushViewController(more, animated: true)
      ui.settle()
      ui.resize(to: CGSize(width: 768, height: 1024))
      ui.settle()
      #expect(!scene.split.isCollapsed)
      #expect(scene.stack(0)?.viewControllers == [scene[0]])
      #expect(scene.stack(1)?.viewControllers == [scene[1], more])
      #expect(scene.isPresented(0))
      #expect(!scene.isPresented(1))
      #expect(more.view.window != nil)
      #expect(AppearanceGrammar.faults(of: ["list", "detail", "more"], in: ui.log) == [])
      #expect(ui.log.calls(of: "delegate").suffix(1) == ["delegate.didExpand"])
    }
  }

  @Test("a controller popped in the collapsed stack is in its column after expanding")
  func keepsWhatWasPopped() {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "detail")
      ui.resize(to: CGSize(width: 400, height: 1024))
      ui.settle()
      scene.stack(0)?.popViewController(animated: true)
      ui.settle()
      ui.resize(to: CGSize(width: 768, height: 1024))
      ui.settle()
      #expect(scene.stack(1)?.viewControllers == [scene[1]])
      #expect(scene.isPresented(0))
      #expect(scene.isPresented(1))
    }
  }

  @Test("collapsing during a push ends as one stack with the pushed controller on top")
  func collapsesInAPush() {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "detail")
      let more = ui.controller("more")
      scene.stack(1)?.pushViewController(more, animated: true)
      ui.advance(by: 0.1)
      ui.resize(to: CGSize(width: 400, height: 1024))
      ui.settle()
      #expect(scene.stack(0)?.viewControllers == [scene[0], scene[1], more])
      #expect(more.view.window != nil)
      #expect(!scene.isPresented(1))
      #expect(!scene.isPresented(0))
      #expect(AppearanceGrammar.faults(of: ["list", "detail", "more"], in: ui.log) == [])
    }
  }

  @Test("the compact column's controller replaces the columns, which keep their stacks")
  func compactColumn() {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "detail")
      let small = ui.controller("small")
      scene.split.setViewController(small, for: .compact)
      ui.resize(to: CGSize(width: 400, height: 1024))
      ui.settle()
      #expect(scene.split.viewControllers == [small])
      #expect(small.view.window != nil)
      #expect(!scene.isPresented(0))
      #expect(!scene.isPresented(1))
      ui.resize(to: CGSize(width: 768, height: 1024))
      ui.settle()
      #expect(small.view.window == nil)
      #expect(scene.isPresented(0))
      #expect(scene.isPresented(1))
    }
  }

  @Test("setting a column's view controller replaces the former one")
  func settingColumnReplacesController() {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "detail")
      let other = ui.controller("other")
      scene.split.setViewController(other, for: .secondary)
      ui.settle()
      #expect(other.view.window != nil)
      #expect(!scene.isPresented(1))
      #expect(
        ui.log.calls == [
          "detail.viewWillDisappear", "detail.viewDidDisappear", "other.viewWillAppear",
          "other.viewIsAppearing", "other.viewDidAppear",
        ])
      #expect(scene.split.children.count == 2)
    }
  }
}
