import HeadlessUIKit
import Testing

/// Zooms during and after a gesture.
@Suite struct ZoomReleaseTests {
  @Test("the source's snapshot is in front of the zooming view and fades out")
  func sourceSnapshotFadesOut() {
    Driver.run { ui in
      let scene = ui.stack("list")
      let tile = UIView(frame: CGRect(x: 20, y: 300, width: 150, height: 100))
      scene[0].view.addSubview(tile)
      ui.settle()
      let detail = ui.controller("detail")
      detail.preferredTransition = .zoom { _ in tile }
      scene.stack.pushViewController(detail, animated: true)
      ui.turn()
      let parts = detail.view.superview?.subviews ?? []
      #expect(parts.count == 2)
      #expect(parts.first === detail.view)
      #expect(parts.last.map { presentationFrame(of: $0).size } == tile.bounds.size)
      #expect(parts.last.map { presentationOpacity(of: $0) } == 1)
      ui.advance(by: 0.1)
      let opacity = parts.last.map { presentationOpacity(of: $0) } ?? -1
      #expect(opacity < 1)
      #expect(opacity > 0)
      ui.settle()
      #expect(parts.last?.window == nil)
    }
  }

  @Test("a pan that ends in the event in which it begins retains nothing")
  func endsAtOnce() {
    let census = Census()
    Driver.run { ui in
      let detail = ui.controller("detail", style: .fullScreen)
      census.add("detail", detail)
      detail.preferredTransition = .zoom { _ in nil }
      ui.show(detail)
      ui.touchDown(at: CGPoint(x: 180, y: 300))
      ui.touchMove(to: CGPoint(x: 180, y: 380))
      ui.touchUp()
      ui.settle()
      ui.mount(ui.controller("new"))
    }
    #expect(census.living == [])
  }

  @Test("after a cancel the views below stay visible until the zoomed view is back")
  func cancelKeepsViewsBelowVisible() {
    Driver.run { ui in
      let scene = ui.stack("list")
      let detail = ui.controller("detail")
      detail.preferredTransition = .zoom { _ in nil }
      scene.stack.pushViewController(detail, animated: true)
      ui.settle()
      ui.touchDown(at: CGPoint(x: 180, y: 300))
      for distance in [20.0, 60, 120] {
        ui.advance(by: 0.02)
        ui.touchMove(to: CGPoint(x: 180, y: 300 + distance))
      }
      ui.turn()
      ui.touchCancel()
      ui.turn()
      // Behind the zoomed view are still the snapshot of the list and the dimming.
      #expect(detail.view.superview?.subviews.count == 3)
      #expect(detail.view.superview?.subviews.last === detail.view)
      ui.settle()
      #expect(detail.view.superview?.subviews.count == 1)
    }
  }

  @Test("a gesture on a zoom reports its progress and its end", arguments: [true, false])
  func gestureReportsProgressAndEnd(finishes: Bool) {
    Driver.run { ui in
      let scene = ui.stack("list")
      let detail = ui.controller("detail")
      detail.preferredTransition = .zoom { _ in nil }
      scene.stack.pushViewController(detail, animated: true)
      ui.settle()
      let before = ui.transitionEvents.count
      ui.touchDown(at: CGPoint(x: 180, y: 300))
      for distance in [20.0, 60, finishes ? 320 : 110] {
        ui.advance(by: 0.02)
        ui.touchMove(to: CGPoint(x: 180, y: 300 + distance))
      }
      ui.advance(by: 0.2)
      let coordinator = scene.stack.transitionCoordinator
      let progress = coordinator?.percentComplete ?? 0
      // Progress counts from the 20 pt at which the pan was recognized.
      #expect(isClose(progress, (finishes ? 300 : 90) / 667))
      var ends: [Bool] = []
      coordinator?.notifyWhenInteractionChanges { ends.append($0.isCancelled) }
      let dragged = detail.view.superview.map { presentationFrame(of: $0) } ?? .null
      ui.touchUp()
      ui.turn()
      ui.advance(by: 0.1)
      if finishes {
        #expect(
          detail.view.superview.map { presentationFrame(of: $0).width < dragged.width } == true)
      }
      ui.settle()
      #expect(ends == [!finishes])
      #expect(ui.window.subviews == [scene.stack.view])
      let events = ui.transitionEvents[before...].map { $0.split(separator: " ")[1] }
      #expect(
        events == [
          "startInteractiveTransition",
          finishes ? "finishInteractiveTransition" : "cancelInteractiveTransition",
          "completeTransition(\(finishes))",
        ])
    }
  }

  @Test(
    "a push in the run-loop turn in which a gesture on a zoom ends leaves no transform",
    arguments: [true, false])
  func pushesWithTheRelease(lifts: Bool) {
    Driver.run { ui in
      let scene = ui.stack("list")
      let (detail, new) = (ui.controller("detail"), ui.controller("new"))
      detail.preferredTransition = .zoom { _ in nil }
      scene.stack.pushViewController(detail, animated: true)
      ui.settle()
      ui.touchDown(at: CGPoint(x: 180, y: 300))
      for distance in [20.0, 60, 110] {
        ui.advance(by: 0.02)
        ui.touchMove(to: CGPoint(x: 180, y: 300 + distance))
      }
      ui.turn()
      if lifts { ui.touchUp() }
      scene.stack.pushViewController(new, animated: true)
      if !lifts {
        ui.touchMove(to: CGPoint(x: 180, y: 500))
        ui.turn()
        ui.touchUp()
      }
      ui.settle()
      #expect(scene.names == ["list", "detail", "new"])
      #expect(new.view.window === ui.window)
      scene.stack.popViewController(animated: false)
      ui.settle()
      #expect(detail.view.transform.isIdentity)
      #expect(detail.view.frame == ui.window.bounds)
      #expect(detail.view.superview?.transform.isIdentity == true)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }

  @Test("a zoom that ends because its tab is replaced in willShow shows its source again")
  func replacesTabsInWillShow() {
    Driver.run { ui in
      let list = ui.controller("list")
      let tile = UIView(frame: CGRect(x: 20, y: 300, width: 150, height: 100))
      list.view.addSubview(tile)
      let (stack, delegate) = (
        UINavigationController(rootViewController: list), LoggingStackDelegate(ui.log)
      )
      stack.delegate = delegate
      let other = ui.controller("other")
      let tabs = ui.tabs([stack]).tabs
      let detail = ui.controller("detail")
      detail.preferredTransition = .zoom { _ in tile }
      delegate.onWillShow = { shown in if shown === detail { tabs.viewControllers = [other] } }
      stack.pushViewController(detail, animated: true)
      ui.settle()
      #expect(other.view.window === ui.window)
      #expect(tabs.children == [other])
      #expect(!tile.isHidden)
      #expect(tile.alpha == 1)
      #expect(detail.view.transform.isIdentity)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }
}
