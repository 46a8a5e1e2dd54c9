import HeadlessUIKit
import SegueCore
import SegueParts
import SheetStyle
import TestSupport
import Testing

/// The accuracy of the hand-off from a scroll view to the sheet around it.
@Suite struct SheetHandOffTests {
  /// A downward drag at a constant velocity, pt/s, with a number of events per second, on a scroll
  /// view at an offset.
  struct Pull: CustomTestStringConvertible, Sendable {
    var speed: Double
    var rate: Double
    var offset: Double
    var testDescription: String { "\(speed) pt/s at \(rate) Hz from \(offset) pt" }
  }

  nonisolated private static let pulls: [Pull] = [300.0, 900].flatMap { speed in
    [60.0, 120].flatMap { rate in
      [0.0, 37.3, 111.9].map { Pull(speed: speed, rate: rate, offset: $0) }
    }
  }

  @Test(
    "[F063] scroll view and sheet follow the touch within 0.5 pt, and keep its velocity",
    arguments: pulls)
  func follows(_ pull: Pull) {
    let (speed, rate, offset) = (pull.speed, pull.rate, pull.offset)
    let stage = SheetStage()
    let list = UIScrollView()
    stage.show {
      $0.detents = [.medium, .fraction(0.75)]
      $0.drag = DragParameters()
    }
    stage.device.perform {
      list.frame = stage.panel.view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentSize = CGSize(width: 400, height: 3000)
      stage.panel.view.addSubview(list)
      stage.device.settle()
      list.contentOffset.y = offset
    }
    let (begin, start, top) = (stage.device.now, stage.top + 20, stage.top)
    var positions: [(touch: Double, top: Double, offset: Double)] = []
    stage.device.touchDown(at: CGPoint(x: 200, y: start))
    for report in 1...Int((offset + 110) / speed * rate) {
      let seconds = Double(report) / rate
      stage.device.advance(to: begin + seconds)
      stage.device.touchMove(to: CGPoint(x: 200, y: start + speed * seconds))
      // The dismissal that the drag begins starts in a run-loop turn at the same time.
      stage.device.advance(to: stage.device.now)
      positions.append((start + speed * seconds, stage.top, list.contentOffset.y))
    }
    let dragged = positions.filter { $0.top > top }
    #expect(dragged.count > 3)
    let distances = dragged.map { $0.touch - $0.top }
    #expect((distances.max() ?? .nan) - (distances.min() ?? 0) < 0.5)
    // The first points are those before the pan is recognized (UIKit row 194). Its beginning moves
    // the content to the next pixel (UIKit row 311).
    let moved = positions.drop { $0.top == top && isClose($0.offset, offset, within: 0.25) }
      .dropFirst()
    let late = zip(moved, moved.dropFirst()).filter { one, other in
      let found = (other.top - other.offset) - (one.top - one.offset)
      // Content moves by whole pixels.
      return !isClose(found, speed / rate, within: 0.05 * speed / rate + 0.5)
    }
    #expect(late.count == 0)
    stage.endTouch()
    let released = stage.top
    stage.device.advance(by: 1e-4)
    #expect(isClose((stage.top - released) / 1e-4 / speed, 1, within: 0.05))
    stage.device.settle()
    #expect(stage.diagnosticMessages == [])
  }
}
