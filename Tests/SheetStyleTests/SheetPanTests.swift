import HeadlessUIKit
import SegueCore
import SegueParts
import SheetStyle
import TestSupport
import Testing

@Suite(.checkedDevices) struct SheetPanTests {
  @Test("a drag moves the sheet point for point, and dismisses it from half of the travel on")
  func follows() {
    let stage = SheetStage()
    stage.show()
    stage.beginPan(at: 310)
    #expect(isClose(stage.top, 300))
    stage.move(to: 400)
    #expect(isClose(stage.top, 380))
    stage.move(to: 470)
    #expect(isClose(stage.top, 450))
    stage.endTouch()
    stage.device.settle()
    #expect(!stage.isPresented)
    #expect(stage.window.subviews.count == 1)
  }

  @Test("[F004] a drag that ends before the threshold restores everything exactly")
  func cancels() {
    let stage = SheetStage()
    stage.show { $0.presenter.scale = 0.9 }
    let before = stage.tree
    stage.beginPan(at: 310)
    stage.move(to: 469)
    #expect(isClose(stage.top, 449))
    stage.endTouch()
    stage.device.settle()
    #expect(stage.isPresented)
    #expect(stage.tree == before)
  }

  @Test("past its height the sheet follows for a length, then with the square root of the distance")
  func rubberBands() {
    let stage = SheetStage()
    stage.show { $0.rubberBand = 20 }
    stage.beginPan(at: 310, up: true)
    stage.move(to: 285)
    #expect(isClose(stage.top, 285))
    stage.move(to: 220)
    #expect(isClose(stage.top, 300 - 20 * (80.0 / 20).squareRoot()))
    stage.endTouch()
    stage.device.advance(by: 0.2)
    #expect(isClose(stage.top, 280))
    stage.device.settle()
    #expect(isClose(stage.top, 300))
    #expect(stage.isPresented)
  }

  @Test("without a rubber band the sheet stays, and the distance restarts where the drag reverses")
  func dragWithoutRubberBand() {
    let stage = SheetStage()
    stage.show { $0.rubberBand = 0 }
    stage.beginPan(at: 350, up: true)
    stage.move(to: 240)
    #expect(isClose(stage.top, 300))
    stage.move(to: 340)
    #expect(isClose(stage.top, 400))
    stage.endTouch()
    stage.device.settle()
    #expect(stage.isPresented)
  }

  @Test("a centered form stays under the touch that dismisses it")
  func dismissesForm() {
    let configuration = DeviceConfiguration(
      size: CGSize(width: 800, height: 1000), idiom: .pad)
    let stage = SheetStage(configuration)
    stage.panel.preferredContentSize = CGSize(width: 400, height: 300)
    stage.show { $0.isFormInRegularWidth = true }
    #expect(isClose(stage.top, 350))
    stage.device.perform {
      stage.device.touchDown(at: CGPoint(x: 400, y: 400))
      stage.device.advance(by: 0.02)
      stage.device.touchMove(to: CGPoint(x: 400, y: 410))
      stage.device.turn()
      stage.device.touchMove(to: CGPoint(x: 400, y: 610))
      stage.device.advance(by: 0.2)
    }
    #expect(isClose(stage.top, 550))
    stage.endTouch()
    stage.device.settle()
    #expect(stage.isPresented)
  }

  @Test("a sheet that is presented at a higher detent stays under the touch that interrupts it")
  func interruptsHigherDetent() {
    let stage = SheetStage()
    stage.begin {
      $0.detents = [.points(150), .points(450)]
      $0.selectedDetent = .points(450)
    }
    stage.device.advance(by: 0.2)
    stage.beginPan(at: 500)
    let top = stage.top
    stage.move(to: 550)
    #expect(isClose(stage.top, top + 40))
  }

  @Test("a second touch and a canceled touch leave no transition unfinished")
  func disturbed() {
    let stage = SheetStage()
    stage.show()
    stage.beginPan(at: 310)
    stage.move(to: 500)
    stage.device.perform {
      stage.device.touchDown(1, at: CGPoint(x: 300, y: 400))
      stage.device.touchMove(1, to: CGPoint(x: 300, y: 590))
      stage.device.advance(by: 0.1)
    }
    #expect(isClose(stage.top, 480))
    stage.device.perform {
      stage.device.touchUp(1)
      stage.device.touchCancel()
    }
    stage.device.settle()
    #expect(stage.isPresented)
    #expect(isClose(stage.top, 300))
  }

  @Test(
    "interrupting a presentation stops the sheet, which ends by where the drag does",
    arguments: [(10.0, true), (100.0, false)])
  func interruptedPresentation(_ distance: Double, _ stays: Bool) {
    let stage = SheetStage()
    stage.begin()
    stage.device.advance(by: 0.15)
    #expect(isClose(stage.top, 450))
    stage.beginPan(at: 500)
    let interruptedTop = stage.top
    #expect(interruptedTop < 450)
    stage.move(to: 510 + distance)
    #expect(isClose(stage.top, min(600, interruptedTop + distance)))
    stage.endTouch()
    stage.device.settle()
    #expect(stage.isPresented == stays)
    #expect(stage.window.subviews.count == (stays ? 2 : 1))
  }

  @Test("interrupting a presentation drags the sheet, not a scroll view in it")
  func interruptionDragsSheetNotScrollView() {
    let stage = SheetStage()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    list.contentSize = CGSize(width: 400, height: 3000)
    stage.device.perform { stage.panel.view.addSubview(list) }
    stage.begin()
    stage.device.advance(by: 0.15)
    stage.beginPan(at: 500, up: true)
    let interruptedTop = stage.top
    stage.move(to: 460)
    #expect(isClose(stage.top, interruptedTop - 30))
    #expect(list.contentOffset.y == 0)
    stage.endTouch()
    stage.device.settle()
    #expect(stage.isPresented)
  }

  @Test("[F015] a drag in progress does not move a sheet that code dismisses")
  func dragDoesNotMoveDismissingSheet() {
    let tops = [false, true].map { moves in
      let stage = SheetStage()
      stage.show { $0.detents = [.medium, .fraction(0.75)] }
      stage.beginPan(at: 310, up: true)
      stage.move(to: 260)
      stage.dismiss()
      stage.device.advance(by: 0.1)
      stage.move(to: moves ? 200 : 260, rest: 0.05)
      return stage.top
    }
    #expect(tops[0] == tops[1])
    #expect(tops[0] > 300)
  }

  @Test("a drag interrupts a sheet whose content has changed its height twice in a row")
  func interruptedAfterTwoHeightChanges() {
    let stage = SheetStage()
    stage.panel.preferredContentSize = CGSize(width: 400, height: 200)
    stage.show { $0.detents = [.content] }
    #expect(isClose(stage.top, 400))
    for height in [400.0, 300.0] {
      stage.device.perform {
        stage.panel.preferredContentSize = CGSize(width: 400, height: height)
        stage.device.turn()
      }
      stage.device.advance(by: 0.2)
    }
    // From 300, the end of the first change, halfway to 300.
    #expect(isClose(stage.top, 300))
    stage.device.perform {
      stage.panel.preferredContentSize = CGSize(width: 400, height: 200)
      stage.device.turn()
    }
    stage.device.advance(by: 0.25)
    stage.beginPan(at: 450, up: true)
    let interruptedTop = stage.top
    stage.device.advance(by: 0.3)
    #expect(isClose(stage.top, interruptedTop))
    stage.endTouch()
    stage.device.settle()
    #expect(stage.isPresented)
  }

  @Test("interrupting a dismissal can reverse it")
  func interruptedDismissal() {
    let stage = SheetStage()
    stage.show()
    stage.dismiss()
    stage.device.advance(by: 0.1)
    stage.beginPan(at: 450, up: true)
    let interruptedTop = stage.top
    stage.move(to: 400)
    #expect(isClose(stage.top, interruptedTop - 40))
    stage.endTouch()
    stage.device.settle()
    #expect(stage.isPresented)
    #expect(isClose(stage.top, 300))
  }

  @Test("[F015] a programmatic dismissal cancels a drag of the sheet, and runs once")
  func programmaticDismissalCancelsDrag() {
    let stage = SheetStage()
    stage.show()
    stage.beginPan(at: 310, up: true)
    stage.move(to: 260)
    stage.dismiss()
    stage.device.advance(by: 0.1)
    stage.move(to: 400)
    stage.endTouch()
    stage.device.settle()
    #expect(!stage.isPresented)
    #expect(stage.window.subviews.count == 1)
  }

  @Test(
    "a drag that ends between two detents settles at the one nearest to its projection",
    arguments: [(2.0, 300.0), (25, 150)])
  func detents(_ step: Double, _ top: Double) {
    let stage = SheetStage()
    stage.show { $0.detents = [.fraction(0.75), .fraction(0.25), .medium] }
    #expect(isClose(stage.top, 450))
    stage.beginPan(at: 460, up: true)
    stage.device.advance(by: 0.2)
    for frame in 1...4 { stage.move(to: 390 - step * Double(frame), rest: 1.0 / 60) }
    let before = stage.top
    stage.endTouch()
    stage.device.advance(by: 0.2)
    let goal = CGFloat(top)
    #expect(isClose(stage.top, (before + goal) / 2))
    stage.device.settle()
    #expect(isClose(stage.top, goal))
    #expect(stage.isPresented)
  }

  @Test("interrupting a settling sheet keeps its visible position")
  func interruptedWhileSettling() {
    let stage = SheetStage()
    stage.show { $0.detents = [.fraction(0.25), .fraction(0.75)] }
    stage.beginPan(at: 460, up: true)
    stage.move(to: 200)
    stage.endTouch()
    stage.device.advance(by: 0.1)
    stage.beginPan(at: 400, up: true)
    let interruptedTop = stage.top
    #expect(interruptedTop > 150)
    #expect(interruptedTop < 200)
    stage.device.advance(by: 0.3)
    #expect(isClose(stage.top, interruptedTop))
    stage.endTouch()
    stage.device.settle()
    #expect(isClose(stage.top, 150))
  }

  @Test(
    "a presentation is not interruptible if the sheet may not be dismissed by a drag",
    arguments: [true, false])
  func notInterruptibleIfNotDismissible(isModal: Bool) {
    let stage = SheetStage()
    stage.panel.isModalInPresentation = isModal
    stage.begin { $0.dismissOnDrag = isModal }
    stage.device.advance(by: 0.15)
    stage.beginPan(at: 500)
    stage.move(to: 590)
    stage.endTouch()
    stage.device.settle()
    #expect(stage.isPresented)
    #expect(isClose(stage.top, 300))
  }

  @Test("a sheet that presents is not dragged, and programmatic dismissals stay noninteractive")
  func presentingSheetIsNotDragged() {
    let stage = SheetStage()
    let upper = UIViewController()
    stage.show()
    stage.beginPan(at: 310)
    stage.device.perform {
      stage.panel.present(upper, animated: false)
      stage.device.settle()
    }
    stage.move(to: 500)
    stage.endTouch()
    stage.device.settle()
    #expect(stage.panel.presentedViewController === upper)
    stage.device.perform {
      upper.dismiss(animated: true)
      stage.device.settle()
    }
    #expect(stage.panel.presentedViewController == nil)
    #expect(stage.isPresented)
    stage.dismiss()
    #expect(stage.device.perform { stage.panel.transitionCoordinator?.isInteractive } == false)
    stage.device.settle()
    #expect(!stage.isPresented)
  }

  @Test("a rotation during a drag settles the sheet at the nearest detent")
  func rotationDuringDragSettles() {
    let stage = SheetStage()
    stage.show { $0.detents = [.medium, .fraction(0.75)] }
    stage.beginPan(at: 310, up: true)
    stage.move(to: 250)
    stage.device.perform { stage.device.rotate(to: .landscapeLeft) }
    stage.device.settle()
    #expect(stage.sheetView?.frame == CGRect(x: 0, y: 200, width: 600, height: 200))
  }

  @Test("a detent keeps its identity when others exceed its height")
  func keepsDetent() {
    let stage = SheetStage()
    stage.panel.preferredContentSize.height = 200
    stage.show { $0.detents = [.medium, .content] }
    #expect(isClose(stage.top, 400))
    stage.device.perform { stage.panel.preferredContentSize.height = 350 }
    stage.device.settle()
    #expect(isClose(stage.top, 250))
  }

  @Test("[F056] content that grows during a drag moves the sheet only after the drag")
  func contentGrowsDuringDrag() {
    let stage = SheetStage()
    stage.panel.preferredContentSize.height = 200
    stage.show { $0.detents = [.content] }
    stage.beginPan(at: 410)
    stage.move(to: 460)
    #expect(isClose(stage.top, 440))
    stage.device.perform {
      stage.panel.preferredContentSize.height = 300
      stage.device.advance(by: 0.5)
    }
    #expect(isClose(stage.top, 440))
    stage.move(to: 470)
    #expect(isClose(stage.top, 450))
    stage.endTouch()
    stage.device.settle()
    #expect(stage.isPresented)
    #expect(isClose(stage.top, 300))
  }

  @Test("a drag down and up in one gesture moves the sheet up past its start")
  func downAndUp() {
    let stage = SheetStage()
    stage.show { $0.detents = [.medium, .fraction(0.75)] }
    stage.beginPan(at: 310)
    stage.move(to: 360)
    #expect(isClose(stage.top, 340))
    stage.move(to: 220)
    #expect(isClose(stage.top, 200))
    stage.endTouch()
    stage.device.settle()
    #expect(stage.isPresented)
    #expect(isClose(stage.top, 150))
  }

  @Test("a swipe with a single change is handled by its velocity")
  func flick() {
    let stage = SheetStage()
    stage.show()
    stage.device.perform {
      stage.device.touchDown(at: CGPoint(x: 200, y: 310))
      stage.device.advance(by: 0.01)
      stage.device.touchMove(to: CGPoint(x: 200, y: 350))
      stage.device.touchUp()
      stage.device.settle()
    }
    #expect(!stage.isPresented)
  }

  @Test("a programmatic dismissal during a drag stays visible until it is offscreen")
  func programmaticDismissalDuringDrag() {
    let stage = SheetStage()
    stage.show { $0.rubberBand = 1000 }
    stage.beginPan(at: 310, up: true)
    stage.move(to: 120)
    stage.dismiss()
    stage.device.advance(by: 0.15)
    let distance = 600.0 - 120
    #expect(isClose(stage.top, 120 + distance / 2))
    stage.device.settle()
    #expect(!stage.isPresented)
  }

  @Test("without a rubber band a refused downward distance does not count, and upward restarts")
  func refusedWithoutRubberBand() {
    let stage = SheetStage()
    stage.show {
      $0.detents = [.medium, .fraction(0.75)]
      $0.dismissOnDrag = false
      $0.rubberBand = 0
    }
    stage.beginPan(at: 310)
    stage.move(to: 450)
    #expect(isClose(stage.top, 300))
    stage.move(to: 400)
    #expect(isClose(stage.top, 250))
    stage.endTouch()
    stage.device.settle()
    #expect(isClose(stage.top, 300))
  }

  @Test("two hundred drags leave no trace")
  func manyDrags() {
    let stage = SheetStage()
    stage.show { $0.presenter.scale = 0.8 }
    let before = stage.tree
    for pull in 0..<200 {
      stage.beginPan(at: 310)
      stage.move(to: 320 + CGFloat(pull % 120), rest: 0.1)
      stage.endTouch()
      stage.device.settle()
    }
    #expect(stage.tree == before)
  }
}
