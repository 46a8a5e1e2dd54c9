import HeadlessUIKit
import Testing

/// Preferred transitions of view controllers, mainly zooms (row 97).
@Suite struct ZoomTests {
  /// A list with a tile, and a detail controller that zooms from it.
  private struct Scene {
    static let tile = CGRect(x: 20, y: 300, width: 150, height: 100)

    let stacked: StackScene
    let tile = UIView(frame: Scene.tile)
    let detail: LoggingController
    var ui: Driver { stacked.ui }

    init(
      _ ui: Driver, options: UIViewController.Transition.ZoomOptions? = nil, hasSource: Bool = true
    ) {
      stacked = ui.stack("list")
      stacked.stack.isNavigationBarHidden = true
      stacked[0].view.addSubview(tile)
      detail = ui.controller("detail")
      let tile = tile
      detail.preferredTransition = .zoom(options: options) { _ in hasSource ? tile : nil }
      ui.settle()
      ui.log.clear()
    }

    func push(settles: Bool = true) {
      stacked.stack.pushViewController(detail, animated: true)
      if settles {
        ui.settle()
        ui.log.clear()
      } else {
        ui.turn()
      }
    }

    /// The zoomed view's presentation frame.
    var shown: CGRect { detail.view.superview.map { presentationFrame(of: $0) } ?? .null }
    var calls: [String] { ui.log.calls(of: "list", "detail") }

    func drag(_ distances: CGFloat..., lifts: Bool = true, rests: Bool = true) {
      ui.touchDown(at: CGPoint(x: 180, y: 330))
      for distance in distances {
        ui.advance(by: 0.02)
        ui.touchMove(to: CGPoint(x: 180, y: 330 + distance))
      }
      ui.turn()
      if rests { ui.advance(by: 0.2) }
      guard lifts else { return }
      ui.touchUp()
      ui.turn()
    }

    func swipe(from x: CGFloat, by translation: CGPoint) {
      ui.touchDown(at: CGPoint(x: x, y: 400))
      for step in 1...4 {
        let fraction = CGFloat(step) / 4
        ui.advance(by: 0.02)
        ui.touchMove(
          to: CGPoint(x: x + translation.x * fraction, y: 400 + translation.y * fraction))
      }
      ui.advance(by: 0.2)
      ui.touchUp()
      ui.settle()
    }
  }

  @Test("a zoom starts at its source, which is hidden meanwhile, and returns to it")
  func zooms() {
    Driver.run { ui in
      let scene = Scene(ui)
      let before = treeLines(of: scene.stacked[0].view)
      scene.push(settles: false)
      #expect(scene.shown == Scene.tile)
      #expect(scene.tile.isHidden)
      let inner = presentationFrame(of: scene.detail.view)
      #expect(isClose(inner.minX, 0))
      #expect(isClose(inner.minY, 0))
      #expect(isClose(inner.width, 150))
      ui.advance(by: 0.1)
      // Row 172: the system's spring is at .544778 after .1 s.
      #expect(isClose(scene.shown.minY, 300 * (1 - 0.544778), within: 0.01))
      ui.settle()
      #expect(scene.shown == ui.window.bounds)
      #expect(!scene.tile.isHidden)
      #expect(scene.detail.view.transform.isIdentity)
      #expect(scene.detail.view.frame == ui.window.bounds)
      ui.log.clear()
      scene.stacked.stack.popViewController(animated: true)
      ui.turn()
      #expect(scene.shown == ui.window.bounds)
      #expect(scene.tile.isHidden)
      ui.settle()
      #expect(
        scene.calls == [
          "detail.viewWillDisappear", "list.viewWillAppear", "list.viewIsAppearing",
          "detail.viewDidDisappear", "list.viewDidAppear",
        ])
      #expect(treeLines(of: scene.stacked[0].view) == before)
      #expect(!scene.tile.isHidden)
    }
  }

  @Test("[97] a canceled pop sends disappearing, appearing and appeared in one run-loop turn (97a)")
  func givesUp() {
    Driver.run { ui in
      let scene = Scene(ui)
      scene.push()
      let before = treeLines(of: scene.detail.view)
      scene.drag(20, 60, 110, lifts: false)
      #expect(scene.calls.first == "detail.viewWillDisappear")
      #expect(scene.stacked.stack.transitionCoordinator?.isInteractive == true)
      let dragged = scene.shown
      #expect(dragged.width < 375)
      #expect(dragged.midY > 400)
      ui.log.clear()
      ui.touchUp()
      ui.turn()
      #expect(
        scene.calls == [
          "list.viewWillDisappear", "list.viewDidDisappear", "detail.viewWillAppear",
          "detail.viewIsAppearing", "detail.viewDidAppear",
        ])
      #expect(scene.stacked.stack.transitionCoordinator == nil)
      // The presentation values still animate back.
      let released = presentationFrame(of: scene.detail.view)
      #expect(isClose(released.width, dragged.width, within: 0.01))
      #expect(isClose(released.midY, dragged.midY))
      ui.settle()
      #expect(treeLines(of: scene.detail.view) == before)
      #expect(!ui.log.history.contains("detail.viewDidDisappear"))
    }
  }

  @Test(
    "[97] an interrupted push first becomes appeared, then the pop begins in the same turn (97b)")
  func interrupts() {
    Driver.run { ui in
      let scene = Scene(ui)
      scene.push(settles: false)
      ui.advance(by: 0.1)
      let frame = scene.shown
      ui.log.clear()
      scene.stacked.stack.popViewController(animated: true)
      ui.turn()
      #expect(
        scene.calls == [
          "list.viewDidDisappear", "detail.viewDidAppear", "detail.viewWillDisappear",
          "list.viewWillAppear", "list.viewIsAppearing",
        ])
      #expect(isClose(scene.shown.minY, frame.minY))
      #expect(isClose(scene.shown.width, frame.width))
      ui.settle()
      #expect(scene.stacked.names == ["list"])
      #expect(AppearanceGrammar.faults(of: ["list", "detail"], in: ui.log) == [])
    }
  }

  @Test("pushing the controller whose pop is running continues from its presentation frame")
  func pushesAgain() {
    Driver.run { ui in
      let scene = Scene(ui)
      scene.push()
      scene.stacked.stack.popViewController(animated: true)
      ui.turn()
      ui.advance(by: 0.1)
      let frame = scene.shown
      scene.push(settles: false)
      #expect(isClose(scene.shown.minY, frame.minY))
      #expect(frame.minY > 10)
      ui.settle()
      #expect(scene.stacked.names == ["list", "detail"])
      #expect(scene.shown == ui.window.bounds)
      #expect(!scene.tile.isHidden)
    }
  }

  @Test("[97] a pan interrupts a push, and may pop it (97b)", arguments: [true, false])
  func panInterruptsPush(pops: Bool) {
    Driver.run { ui in
      let scene = Scene(ui)
      scene.push(settles: false)
      ui.advance(by: 0.2)
      ui.log.clear()
      scene.drag(12, 30, lifts: false, rests: false)
      #expect(
        scene.calls.prefix(3) == [
          "list.viewDidDisappear", "detail.viewDidAppear", "detail.viewWillDisappear",
        ])
      if pops { ui.touchMove(to: CGPoint(x: 180, y: 660)) }
      ui.advance(by: 0.2)
      ui.touchUp()
      ui.settle()
      #expect(scene.stacked.names == (pops ? ["list"] : ["list", "detail"]))
      #expect(AppearanceGrammar.faults(of: ["list", "detail"], in: ui.log) == [])
    }
  }

  @Test("a downward pan that is long or fast enough pops", arguments: [true, false])
  func downwardPanPops(isFast: Bool) {
    Driver.run { ui in
      let scene = Scene(ui)
      let before = treeLines(of: scene.stacked[0].view)
      scene.push()
      scene.drag(20, 60, isFast ? 120 : 320, rests: !isFast)
      ui.settle()
      #expect(scene.stacked.names == ["list"])
      #expect(treeLines(of: scene.stacked[0].view) == before)
      #expect(
        scene.calls == [
          "detail.viewWillDisappear", "list.viewWillAppear", "list.viewIsAppearing",
          "detail.viewDidDisappear", "list.viewDidAppear",
        ])
    }
  }

  @Test("the handler of interaction changes is called once, when the pan ends")
  func changeHandlerIsCalledOnce() {
    Driver.run { ui in
      let scene = Scene(ui)
      scene.push()
      scene.drag(20, 60, 320, lifts: false)
      var changes: [String] = []
      scene.detail.transitionCoordinator?.notifyWhenInteractionChanges { context in
        changes.append(
          "\(context.isInteractive ? "interactive" : "noninteractive"), "
            + (context.isCancelled ? "canceled" : "not canceled"))
      }
      #expect(scene.detail.transitionCoordinator?.isInteractive == true)
      ui.touchUp()
      ui.turn()
      #expect(changes == ["noninteractive, not canceled"])
      ui.settle()
      #expect(changes == ["noninteractive, not canceled"])
      #expect(scene.stacked.names == ["list"])
    }
  }

  @Test("a pan from the edge pops, one upward or across the content does not")
  func edgePanPops() {
    Driver.run { ui in
      let scene = Scene(ui)
      scene.push()
      scene.swipe(from: 100, by: CGPoint(x: 220, y: 0))
      scene.swipe(from: 100, by: CGPoint(x: 0, y: -300))
      #expect(scene.stacked.names == ["list", "detail"])
      #expect(scene.calls == [])
      scene.swipe(from: 4, by: CGPoint(x: 220, y: 0))
      #expect(scene.stacked.names == ["list"])
    }
  }

  @Test("zoom options decide about the gesture, the alignment rectangle and the dimming")
  func hasOptions() {
    Driver.run { ui in
      let options = UIViewController.Transition.ZoomOptions()
      var wouldBegin: [Bool] = []
      options.interactiveDismissShouldBegin = { context in
        wouldBegin.append(context.willBegin)
        return false
      }
      options.alignmentRectProvider = { context in
        CGRect(x: 0, y: 100, width: context.sourceView.bounds.width * 2, height: 200)
      }
      options.dimmingColor = .red
      let scene = Scene(ui, options: options)
      scene.push(settles: false)
      let inner = presentationFrame(of: scene.detail.view)
      // The rectangle of 300 x 200 pt at y = 100 is scaled by 0.5 to the source of 150 x 100 pt.
      #expect(isClose(inner.minY, -50))
      #expect(isClose(inner.width, 187.5))
      let dimming = scene.detail.view.superview?.superview?.subviews.dropLast().last
      #expect(dimming?.backgroundColor == .red)
      ui.settle()
      scene.drag(20, 300)
      ui.settle()
      #expect(wouldBegin == [true])
      #expect(scene.stacked.names == ["list", "detail"])
    }
  }

  @Test("without a source a zoom fades in from the center")
  func hasNoSource() {
    Driver.run { ui in
      let scene = Scene(ui, hasSource: false)
      scene.push(settles: false)
      #expect(scene.shown == ui.window.bounds.insetBy(dx: 93.75, dy: 166.75))
      #expect(scene.detail.view.superview.map { presentationOpacity(of: $0) } == 0)
      ui.settle()
      #expect(scene.shown == ui.window.bounds)
    }
  }

  @Test("the delegate's animator takes precedence over the preferred transition")
  func yieldsToTheDelegate() {
    Driver.run { ui in
      let scene = Scene(ui)
      scene.stacked.delegate.animator = LoggingAnimator(ui.log)
      scene.push(settles: false)
      #expect(ui.log.calls.contains { $0.hasPrefix("animator.") })
      ui.settle()
      #expect(!scene.tile.isHidden)
    }
  }

  struct Other: CustomTestStringConvertible, Sendable {
    var name: String
    var make: @MainActor @Sendable () -> UIViewController.Transition
    var testDescription: String { name }
    nonisolated static let all = [
      Other(name: "coverVertical", make: { .coverVertical }),
      Other(name: "crossDissolve", make: { .crossDissolve }),
      Other(name: "flipHorizontal", make: { .flipHorizontal }),
      Other(name: "partialCurl", make: { .partialCurl }),
    ]
  }

  @Test("the other transitions push and pop, and leave no view behind", arguments: Other.all)
  func pushesOtherwise(other: Other) {
    Driver.run { ui in
      let scene = Scene(ui)
      let before = treeLines(of: scene.stacked[0].view)
      scene.detail.preferredTransition = other.make()
      scene.push(settles: false)
      if other.name == "coverVertical" {
        #expect(presentationFrame(of: scene.detail.view).minY == 667)
      }
      if other.name == "crossDissolve" { #expect(presentationOpacity(of: scene.detail.view) == 0) }
      ui.settle()
      #expect(scene.detail.view.frame == ui.window.bounds)
      #expect(scene.detail.view.alpha == 1)
      scene.stacked.stack.popViewController(animated: true)
      ui.settle()
      #expect(treeLines(of: scene.stacked[0].view) == before)
    }
  }

  @Test(
    "a rotation during a zoom in, out or under a pan ends with the final frame",
    arguments: [0, 1, 2])
  func turns(moment: Int) {
    Driver.run { ui in
      let scene = Scene(ui)
      scene.push(settles: moment > 0)
      if moment == 1 { scene.stacked.stack.popViewController(animated: true) }
      if moment == 2 { scene.drag(20, 110, lifts: false) }
      ui.advance(by: 0.1)
      ui.rotate(to: .landscapeLeft)
      ui.settle()
      ui.touchUp()
      ui.settle()
      let top = scene.stacked.stack.topViewController
      #expect(scene.stacked.names == (moment == 1 ? ["list"] : ["list", "detail"]))
      #expect(top?.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
      #expect(top?.view.transform.isIdentity == true)
      #expect(!scene.tile.isHidden)
    }
  }

  @Test(
    "[223][224] the pan on a presented zoom calls the delegate like a sheet's (223a, 224a, 224b)",
    arguments: [true, false])
  func panCallsDelegate(isModal: Bool) {
    Driver.run { ui in
      let judge = SheetJudge(ui.log)
      let cover = ui.controller("cover", style: .fullScreen)
      cover.presentationController?.delegate = judge
      cover.isModalInPresentation = isModal
      cover.preferredTransition = .zoom { _ in nil }
      ui.show(cover)
      ui.touchDown(at: CGPoint(x: 180, y: 200))
      for y in [CGFloat(220), 400, 640] {
        ui.advance(by: 0.02)
        ui.touchMove(to: CGPoint(x: 180, y: y))
      }
      ui.advance(by: 0.2)
      ui.touchUp()
      ui.settle()
      #expect(
        ui.log.calls(of: "judge")
          == (isModal
            ? ["judge.didAttempt"]
            : ["judge.shouldDismiss", "judge.willDismiss", "judge.didDismiss"]))
      #expect((ui.root.presentedViewController != nil) == isModal)
    }
  }

  @Test("a presented zoom starts at its source, and a pan dismisses it")
  func presents() {
    Driver.run { ui in
      let tile = UIView(frame: Scene.tile)
      ui.root.view.addSubview(tile)
      let cover = ui.controller("cover", style: .fullScreen)
      cover.preferredTransition = .zoom { _ in tile }
      let before = treeLines(of: ui.window)
      ui.root.present(cover, animated: true)
      ui.turn()
      #expect(cover.view.superview.map { presentationFrame(of: $0) } == Scene.tile)
      ui.settle()
      #expect(cover.view.frame == ui.window.bounds)
      #expect(ui.root.view.window == nil)
      for distance in [CGFloat(100), 400] {
        ui.log.clear()
        ui.touchDown(at: CGPoint(x: 180, y: 300))
        for fraction in [0.2, 0.5, 1] {
          ui.advance(by: 0.02)
          ui.touchMove(to: CGPoint(x: 180, y: 300 + distance * fraction))
        }
        ui.advance(by: 0.2)
        ui.touchUp()
        ui.settle()
        #expect((ui.root.presentedViewController == nil) == (distance == 400))
      }
      #expect(treeLines(of: ui.window) == before)
      #expect(!tile.isHidden)
      #expect(AppearanceGrammar.faults(of: ["cover", "root"], in: ui.log) == [])
    }
  }
}
