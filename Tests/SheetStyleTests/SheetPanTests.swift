import HeadlessUIKit
import SegueCore
import SegueParts
import SheetStyle
import TestSupport
import Testing

@Suite struct SheetPanTests {
  @Test("a finger has the sheet under it point for point, and from half of the way it goes")
  func follows() {
    let stage = SheetStage()
    stage.show()
    stage.grab(at: 310)
    #expect(isClose(stage.top, 300))
    stage.move(to: 400)
    #expect(isClose(stage.top, 380))
    stage.move(to: 470)
    #expect(isClose(stage.top, 450))
    stage.lift()
    stage.device.settle()
    #expect(!stage.isPresented)
    #expect(stage.window.subviews.count == 1)
    #expect(stage.diagnosticMessages == [])
  }

  @Test("[F004] a finger that lifts too soon leaves everything as it was, to the bit")
  func cancels() {
    let stage = SheetStage()
    stage.show { $0.presenter.scale = 0.9 }
    let before = stage.tree
    stage.grab(at: 310)
    stage.move(to: 469)
    #expect(isClose(stage.top, 449))
    stage.lift()
    stage.device.settle()
    #expect(stage.isPresented)
    #expect(stage.tree == before)
    #expect(stage.diagnosticMessages == [])
  }

  @Test("pulled past its height it follows for the stretch, then with the square root of the way")
  func stretches() {
    let stage = SheetStage()
    stage.show { $0.rubberBand = 20 }
    stage.grab(at: 310, up: true)
    stage.move(to: 285)
    #expect(isClose(stage.top, 285))
    stage.move(to: 220)
    #expect(isClose(stage.top, 300 - 20 * (80.0 / 20).squareRoot()))
    stage.lift()
    stage.device.advance(by: 0.2)
    #expect(isClose(stage.top, 280))
    stage.device.settle()
    #expect(isClose(stage.top, 300))
    #expect(stage.isPresented)
    #expect(stage.diagnosticMessages == [])
  }

  @Test("without a stretch it stays, and the way down counts from where the finger turns")
  func staysPut() {
    let stage = SheetStage()
    stage.show { $0.rubberBand = 0 }
    stage.grab(at: 350, up: true)
    stage.move(to: 240)
    #expect(isClose(stage.top, 300))
    stage.move(to: 340)
    #expect(isClose(stage.top, 400))
    stage.lift()
    stage.device.settle()
    #expect(stage.isPresented)
  }

  @Test("a second finger and the system taking it away leave nothing half done")
  func disturbed() {
    let stage = SheetStage()
    stage.show()
    stage.grab(at: 310)
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
    #expect(stage.diagnosticMessages == [])
  }

  @Test("grabbed on its way in it stops under the finger, and goes on where the finger lets it")
  func caughtComing() {
    for (way, stays) in [(10.0, true), (100.0, false)] {
      let stage = SheetStage()
      stage.begin()
      stage.device.advance(by: 0.15)
      #expect(isClose(stage.top, 450))
      stage.grab(at: 500)
      let held = stage.top
      #expect(held < 450)
      stage.move(to: 510 + way)
      #expect(isClose(stage.top, min(600, held + way)))
      stage.lift()
      stage.device.settle()
      #expect(stage.isPresented == stays)
      #expect(stage.window.subviews.count == (stays ? 2 : 1))
      #expect(stage.diagnosticMessages == [])
    }
  }

  @Test("grabbed on its way in, the finger is the sheet's and not that of a list in it")
  func caughtWithAList() {
    let stage = SheetStage()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    list.contentSize = CGSize(width: 400, height: 3000)
    stage.device.perform { stage.panel.view.addSubview(list) }
    stage.begin()
    stage.device.advance(by: 0.15)
    stage.grab(at: 500, up: true)
    let held = stage.top
    stage.move(to: 460)
    #expect(isClose(stage.top, held - 30))
    #expect(list.contentOffset.y == 0)
    stage.lift()
    stage.device.settle()
    #expect(stage.isPresented)
    #expect(stage.diagnosticMessages == [])
  }

  @Test("[F015] a finger that is still on a sheet dismissed by code moves it no more")
  func codeTakesTheFinger() {
    let tops = [false, true].map { moves in
      let stage = SheetStage()
      stage.show { $0.detents = [.medium, .fraction(0.75)] }
      stage.grab(at: 310, up: true)
      stage.move(to: 260)
      stage.dismiss()
      stage.device.advance(by: 0.1)
      stage.move(to: moves ? 200 : 260, rest: 0.05)
      return stage.top
    }
    #expect(tops[0] == tops[1])
    #expect(tops[0] > 300)
  }

  @Test("a finger holds a sheet whose content has changed its height twice in a row")
  func heldAfterTwoChanges() {
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
    // From 300, where the first change had brought it, halfway to 300.
    #expect(isClose(stage.top, 300))
    stage.device.perform {
      stage.panel.preferredContentSize = CGSize(width: 400, height: 200)
      stage.device.turn()
    }
    stage.device.advance(by: 0.25)
    stage.grab(at: 450, up: true)
    let held = stage.top
    stage.device.advance(by: 0.3)
    #expect(isClose(stage.top, held))
    stage.lift()
    stage.device.settle()
    #expect(stage.isPresented)
    #expect(stage.diagnosticMessages == [])
  }

  @Test("grabbed on its way out it may come back")
  func caughtGoing() {
    let stage = SheetStage()
    stage.show()
    stage.dismiss()
    stage.device.advance(by: 0.1)
    stage.grab(at: 450, up: true)
    let held = stage.top
    stage.move(to: 400)
    #expect(isClose(stage.top, held - 40))
    stage.lift()
    stage.device.settle()
    #expect(stage.isPresented)
    #expect(isClose(stage.top, 300))
    #expect(stage.diagnosticMessages == [])
  }

  @Test("[F015] who dismisses by code wins over a finger on the sheet, and it goes once")
  func codeWins() {
    let stage = SheetStage()
    stage.show()
    stage.grab(at: 310, up: true)
    stage.move(to: 260)
    stage.dismiss()
    stage.device.advance(by: 0.1)
    stage.move(to: 400)
    stage.lift()
    stage.device.settle()
    #expect(!stage.isPresented)
    #expect(stage.window.subviews.count == 1)
    #expect(stage.diagnosticMessages == [])
  }

  @Test("what is let go between two heights goes on to the one next to where it would glide")
  func detents() {
    for (step, top) in [(2.0, 300.0), (25, 150)] {
      let stage = SheetStage()
      stage.show { $0.detents = [.fraction(0.75), .fraction(0.25), .medium] }
      #expect(isClose(stage.top, 450))
      stage.grab(at: 460, up: true)
      stage.device.advance(by: 0.2)
      for frame in 1...4 { stage.move(to: 390 - step * Double(frame), rest: 1.0 / 60) }
      let before = stage.top
      stage.lift()
      stage.device.advance(by: 0.2)
      let goal = CGFloat(top)
      #expect(isClose(stage.top, (before + goal) / 2))
      stage.device.settle()
      #expect(isClose(stage.top, goal))
      #expect(stage.isPresented)
      #expect(stage.diagnosticMessages == [])
    }
  }

  @Test("held in mid-settling it stays where it is shown")
  func heldWhileSettling() {
    let stage = SheetStage()
    stage.show { $0.detents = [.fraction(0.25), .fraction(0.75)] }
    stage.grab(at: 460, up: true)
    stage.move(to: 200)
    stage.lift()
    stage.device.advance(by: 0.1)
    stage.grab(at: 400, up: true)
    let held = stage.top
    #expect(held > 150)
    #expect(held < 200)
    stage.device.advance(by: 0.3)
    #expect(isClose(stage.top, held))
    stage.lift()
    stage.device.settle()
    #expect(isClose(stage.top, 150))
  }

  @Test("a sheet that may not be dragged away is not caught on its way in either")
  func notCaught() {
    for isModal in [true, false] {
      let stage = SheetStage()
      stage.panel.isModalInPresentation = isModal
      stage.begin { $0.dismissOnDrag = isModal }
      stage.device.advance(by: 0.15)
      stage.grab(at: 500)
      stage.move(to: 590)
      stage.lift()
      stage.device.settle()
      #expect(stage.isPresented)
      #expect(isClose(stage.top, 300))
      #expect(stage.diagnosticMessages == [])
    }
  }

  @Test("a sheet that presents something is not pulled off, and gives nobody's dismissal a finger")
  func isBehindOthers() {
    let stage = SheetStage()
    let upper = UIViewController()
    stage.show()
    stage.grab(at: 310)
    stage.device.perform {
      stage.panel.present(upper, animated: false)
      stage.device.settle()
    }
    stage.move(to: 500)
    stage.lift()
    stage.device.settle()
    #expect(stage.panel.presentedViewController === upper)
    #expect(stage.diagnosticMessages == [])
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
    #expect(stage.diagnosticMessages == [])
  }

  @Test("held between two heights and turned, it rests at the one next to where it was held")
  func turnedBetweenHeights() {
    let stage = SheetStage()
    stage.show { $0.detents = [.medium, .fraction(0.75)] }
    stage.grab(at: 310, up: true)
    stage.move(to: 250)
    stage.device.perform { stage.device.rotate(to: .landscapeLeft) }
    stage.device.settle()
    #expect(stage.sheetView?.frame == CGRect(x: 0, y: 200, width: 600, height: 200))
  }

  @Test("a height keeps its meaning when others overtake it")
  func keepsDetent() {
    let stage = SheetStage()
    stage.panel.preferredContentSize.height = 200
    stage.show { $0.detents = [.medium, .content] }
    #expect(isClose(stage.top, 400))
    stage.device.perform { stage.panel.preferredContentSize.height = 350 }
    stage.device.settle()
    #expect(isClose(stage.top, 250))
  }

  @Test("[F056] content that grows under the finger moves nothing before the finger has let go")
  func growsUnderTheFinger() {
    let stage = SheetStage()
    stage.panel.preferredContentSize.height = 200
    stage.show { $0.detents = [.content] }
    stage.grab(at: 410)
    stage.move(to: 460)
    #expect(isClose(stage.top, 440))
    stage.device.perform {
      stage.panel.preferredContentSize.height = 300
      stage.device.advance(by: 0.5)
    }
    #expect(isClose(stage.top, 440))
    stage.move(to: 470)
    #expect(isClose(stage.top, 450))
    stage.lift()
    stage.device.settle()
    #expect(stage.isPresented)
    #expect(isClose(stage.top, 300))
    #expect(stage.diagnosticMessages == [])
  }

  @Test("pulled down and up again in one go, it goes up with the finger past where it was")
  func downAndUp() {
    let stage = SheetStage()
    stage.show { $0.detents = [.medium, .fraction(0.75)] }
    stage.grab(at: 310)
    stage.move(to: 360)
    #expect(isClose(stage.top, 340))
    stage.move(to: 220)
    #expect(isClose(stage.top, 200))
    stage.lift()
    stage.device.settle()
    #expect(stage.isPresented)
    #expect(isClose(stage.top, 150))
    #expect(stage.diagnosticMessages == [])
  }

  @Test("a flick too fast for more than one report counts by its speed")
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
    #expect(stage.diagnosticMessages == [])
  }

  @Test("dismissed by code while it is held high, it is seen until it is off the screen")
  func dismissedHigh() {
    let stage = SheetStage()
    stage.show { $0.rubberBand = 1000 }
    stage.grab(at: 310, up: true)
    stage.move(to: 120)
    stage.dismiss()
    stage.device.advance(by: 0.15)
    let way = 600.0 - 120
    #expect(isClose(stage.top, 120 + way / 2))
    stage.device.settle()
    #expect(!stage.isPresented)
    #expect(stage.diagnosticMessages == [])
  }

  @Test("where it cannot give way, what goes down does not count, and the way up counts anew")
  func refusedWithoutStretch() {
    let stage = SheetStage()
    stage.show {
      $0.detents = [.medium, .fraction(0.75)]
      $0.dismissOnDrag = false
      $0.rubberBand = 0
    }
    stage.grab(at: 310)
    stage.move(to: 450)
    #expect(isClose(stage.top, 300))
    stage.move(to: 400)
    #expect(isClose(stage.top, 250))
    stage.lift()
    stage.device.settle()
    #expect(isClose(stage.top, 300))
  }

  @Test("two hundred pulls leave no trace")
  func manyPulls() {
    let stage = SheetStage()
    stage.show { $0.presenter.scale = 0.8 }
    let before = stage.tree
    for pull in 0..<200 {
      stage.grab(at: 310)
      stage.move(to: 320 + CGFloat(pull % 120), rest: 0.1)
      stage.lift()
      stage.device.settle()
    }
    #expect(stage.tree == before)
    #expect(stage.diagnosticMessages == [])
  }
}
