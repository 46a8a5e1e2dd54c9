import HeadlessUIKit
import TestSupport
import Testing

/// Gestures of a view inside a sheet or a scroll view, next to those of the outer view.
@Suite(.checkedDevices) struct InnerGestureTests {
  /// A presented sheet with a picker that a touch drags down by 200 pt.
  private struct Scene: StageHolder {
    let stage = Stage(DeviceConfiguration())
    let sheet = UIViewController()
    let picker = Picker(frame: CGRect(x: 40, y: 200, width: 300, height: 200))

    init() {
      stage.device.perform {
        sheet.modalPresentationStyle = .pageSheet
        stage.root.present(sheet, animated: false)
        stage.settle()
        sheet.view.addSubview(picker)
      }
      stage.turn()
    }

    var top: CGFloat { stage.device.perform { sheet.view.convert(CGPoint.zero, to: nil).y } }

    /// Returns the distance that the sheet moves.
    func drag() -> CGFloat {
      let start = top
      stage.drag(from: CGPoint(x: 190, y: 330), by: CGVector(dx: 10, dy: 200))
      return top - start
    }
  }

  @Test("a view that tracks touches in a sheet loses them to the sheet's pan")
  func losesTouches() {
    let scene = Scene()
    #expect(scene.drag() > 100)
    #expect(scene.picker.cancellations == 1)
    scene.endTouch()
  }

  @Test("a view that refuses other recognizers keeps its touches in a sheet")
  func keepsTouches() {
    let scene = Scene()
    scene.picker.refusesOthers = true
    #expect(scene.drag() == 0)
    #expect(scene.picker.cancellations == 0)
    #expect(scene.picker.moves > 1)
    scene.endTouch()
  }

  @Test("a pan inside a sheet that the sheet's pan must wait for moves its own view")
  func precedes() {
    let scene = Scene()
    let (pan, precedence) = scene.device.perform {
      let (pan, precedence) = (UIPanGestureRecognizer(), Precedence())
      pan.delegate = precedence
      scene.picker.addGestureRecognizer(pan)
      return (pan, precedence)
    }
    #expect(scene.drag() == 0)
    #expect(pan.state == .changed)
    scene.endTouch()
    withExtendedLifetime(precedence) {}
  }

  @Test(
    "a screen-edge pan loses to a scroll view below it, unless that waits for its failure",
    arguments: [true, false])
  func edgePanAboveScrollView(waits: Bool) {
    let stage = Stage(DeviceConfiguration())
    let (scroll, edge) = stage.device.perform {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 375, height: 200))
      scroll.contentSize = CGSize(width: 1200, height: 200)
      scroll.contentOffset = CGPoint(x: 300, y: 0)
      stage.root.view.addSubview(scroll)
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = .left
      stage.root.view.addGestureRecognizer(edge)
      if waits { scroll.panGestureRecognizer.require(toFail: edge) }
      return (scroll, edge)
    }
    stage.turn()
    stage.drag(from: CGPoint(x: 2, y: 300), by: CGVector(dx: 200, dy: 2))
    #expect((edge.state == .changed) == waits)
    #expect((scroll.contentOffset.x == 300) == waits)
    stage.endTouch()
    stage.settle()
  }
}
