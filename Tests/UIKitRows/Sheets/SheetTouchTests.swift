import HeadlessUIKit
import Testing

/// What touches find while a sheet settles.
@Suite struct SheetTouchTests {
  /// How a sheet comes to move from its large height down to another.
  struct Way: CustomTestStringConvertible, Sendable {
    var isByCode: Bool
    /// Of the smaller height, pt; nil for the medium one.
    var height: CGFloat?
    var testDescription: String {
      "\(isByCode ? "by code" : "let go") to \(height.map { "\($0) pt" } ?? "medium")"
    }
    nonisolated static let all = [nil, 100].flatMap { height in
      [Way(isByCode: true, height: height), Way(isByCode: false, height: height)]
    }
  }

  private func scene(_ ui: Driver, _ way: Way, isUndimmed: Bool = false) -> SheetScene {
    let small: UISheetPresentationController.Detent =
      way.height.map { height in .custom(identifier: .init("small")) { _ in height } } ?? .medium()
    let scene = SheetScene(ui) { sheet in
      sheet.detents = [small, .large()]
      sheet.selectedDetentIdentifier = .large
      if isUndimmed { sheet.largestUndimmedDetentIdentifier = small.identifier }
    }
    if way.isByCode {
      scene.controller?.animateChanges {
        scene.controller?.selectedDetentIdentifier = small.identifier
      }
      ui.turn()
    } else {
      let far: CGFloat = way.height == nil ? 180 : 400
      scene.drag(50, far)
    }
    return scene
  }

  @Test(
    "[F071] a tap on a sheet that settles dismisses it, or goes through it: not here",
    arguments: Way.all, [0, 0.03, 0.08, 0.15])
  func takesTaps(_ way: Way, after seconds: Double) {
    for isUndimmed in [false, true] {
      Driver.run { ui in
        var below = 0
        ui.root.view.addGestureRecognizer(Tap { below += 1 })
        let scene = scene(ui, way, isUndimmed: isUndimmed)
        ui.advance(by: seconds)
        let top = scene.top
        #expect(top + 30 < scene.sheet.view.frame.minY)
        for place in [top + 30, scene.sheet.view.frame.minY - 5] {
          ui.tap(at: CGPoint(x: 100, y: place))
        }
        #expect(scene.top == top)
        ui.settle()
        #expect(scene.isUp)
        #expect(below == 0)
        #expect(ui.log.calls.contains("judge.willDismiss") == false)
      }
    }
  }

  @Test("[F071] a button on a sheet that settles is pressed where it is seen")
  func pressesButtons() {
    Driver.run { ui in
      let way = Way(isByCode: true)
      let scene = scene(ui, way)
      let button = UIView(frame: CGRect(x: 50, y: 20, width: 100, height: 40))
      var taps = 0
      button.addGestureRecognizer(Tap { taps += 1 })
      scene.sheet.view.addSubview(button)
      ui.advance(by: 0.08)
      ui.tap(at: CGPoint(x: 100, y: scene.top + 40))
      ui.settle()
      #expect(taps == 1)
      #expect(scene.isUp)
    }
  }

  @Test("[223] beside a sheet that grows is beside what is shown of it (223b)")
  func isBeside() {
    Driver.run { ui in
      let scene = SheetScene(ui) { $0.detents = [.medium(), .large()] }
      scene.controller?.animateChanges { scene.controller?.selectedDetentIdentifier = .large }
      ui.advance(by: 0.05)
      #expect(scene.top > 200)
      ui.tap(at: CGPoint(x: 100, y: scene.top - 30))
      ui.settle()
      #expect(!scene.isUp)
      #expect(ui.log.calls.contains("judge.didDismiss"))
    }
  }

  @Test("[F023] a finger catches a sheet that goes down by what is seen of it")
  func catches() {
    Driver.run { ui in
      let scene = scene(ui, Way(isByCode: false))
      ui.advance(by: 0.03)
      let finger = CGPoint(x: 100, y: scene.top + 20)
      ui.touchDown(at: finger)
      ui.advance(by: 0.02)
      let caught = scene.top
      #expect(caught < 320)
      ui.touchMove(to: CGPoint(x: finger.x, y: finger.y - 11))
      ui.turn()
      #expect(isClose(scene.top, caught))
      ui.touchMove(to: CGPoint(x: finger.x, y: finger.y - 30))
      ui.turn()
      #expect(isClose(scene.top, caught - 20))
      ui.touchUp()
      ui.settle()
      #expect(scene.isUp)
      #expect(ui.complaints == [])
    }
  }
}
