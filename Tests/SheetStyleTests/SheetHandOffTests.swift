import HeadlessUIKit
import SegueConfig
import SegueCore
import SegueParts
import TestSupport
import Testing

@testable import SheetStyle

/// The accuracy of the hand-off from a scroll view to the sheet around it.
@Suite(.checkedDevices) struct SheetHandOffTests {
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
  }

  private struct Scrolled {
    // Without a safe area the list rests at an offset of 0 at every detent.
    let stage = SheetStage(
      DeviceConfiguration(size: CGSize(width: 400, height: 600), portraitSafeArea: .zero))
    let list = UIScrollView()

    init(_ tune: (inout SheetParameters) -> Void) {
      stage.show(tune: tune)
      stage.device.perform { [stage, list] in
        list.frame = stage.panel.view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize = CGSize(width: 400, height: 3000)
        stage.panel.view.addSubview(list)
        stage.device.settle()
      }
    }

    var offset: CGFloat { stage.device.perform { list.contentOffset.y } }
  }

  @Test("[331] a drag up from a lower detent ends at the highest one, and scrolls the list (331b)")
  func upFromLowerDetent() {
    let scrolled = Scrolled { $0.detents = [.points(200), .points(400)] }
    let stage = scrolled.stage
    #expect(stage.top == 400)
    stage.beginPan(at: 500, up: true)
    stage.move(to: 230)
    #expect(stage.top == 200)
    #expect(isClose(scrolled.offset, 60, within: 0.5))
    stage.endTouch()
    stage.device.settle()
    #expect(stage.top == 200)
    #expect(isClose(scrolled.offset, 60, within: 0.5))
  }

  nonisolated enum Detents: CaseIterable {
    case one, two
    var all: [Detent] { self == .one ? [.points(400)] : [.points(200), .points(400)] }
  }

  @Test(
    "[331] the list and the sheet take over from each other as often as the touch turns (331b)",
    arguments: Detents.allCases, [0.0, 30])
  func turns(detents: Detents, rubberBand: Double) {
    let scrolled = Scrolled {
      $0.detents = detents.all
      $0.selectedDetent = .points(400)
      $0.rubberBand = rubberBand
    }
    let stage = scrolled.stage
    stage.beginPan(at: 300)
    stage.move(to: 400)
    let start = stage.top
    #expect(start > 280)
    for _ in 1...2 {
      stage.move(to: 250)
      #expect(stage.top == 200)
      #expect(isClose(scrolled.offset, 150 - (start - 200), within: 0.5))
      stage.move(to: 400)
      #expect(isClose(stage.top, start, within: 0.5))
      #expect(scrolled.offset == 0)
    }
    stage.move(to: 280)
    stage.endTouch()
    stage.device.settle()
    #expect(stage.isPresented)
  }

  /// A preset of the style at one of its detents.
  struct PresetDetent: CustomTestStringConvertible, Sendable {
    var preset: Named<SheetParameters>
    var detent: Detent
    var testDescription: String { "\(preset.name) at \(detent.identifier)" }
  }

  nonisolated private static let presetDetents = StyleDescriptor.sheet.parameters.presets.flatMap {
    preset in preset.value.detents.map { PresetDetent(preset: preset, detent: $0) }
  }

  @Test(
    "[331] with every preset, list and sheet hand over from every detent, up and down (331b)",
    arguments: presetDetents)
  func turnsWithPreset(_ start: PresetDetent) {
    let scrolled = Scrolled {
      $0 = start.preset.value
      $0.selectedDetent = start.detent
    }
    let stage = scrolled.stage
    let sheet = stage.panel.presentationController as? SheetPresentation
    let (top, highest) = (stage.top, 600 - (sheet?.heights.highest ?? .nan))
    let lowest = 600 - (sheet?.heights.lowest ?? .nan)
    // Below its lowest detent a sheet that a drag does not dismiss has a rubber band.
    let down = start.preset.value.dismissOnDrag ? 25 : min(25, lowest - top)
    let up = highest - top - 40
    stage.beginPan(at: 570, up: true)
    for _ in 1...2 {
      for distance in [up, down] {
        stage.move(to: 560 + distance)
        #expect(isClose(stage.top, max(highest, top + distance), within: 0.5))
        #expect(isClose(scrolled.offset, max(0, highest - top - distance), within: 0.5))
      }
    }
    stage.move(to: 560 + up)
    stage.endTouch()
    stage.device.settle()
    #expect(stage.top == highest)
    #expect(isClose(scrolled.offset, 40, within: 0.5))
  }

  @Test("a list does not go on scrolling after a drag of the sheet")
  func listRests() {
    let scrolled = Scrolled { $0.detents = [.points(200), .points(400)] }
    let stage = scrolled.stage
    stage.beginPan(at: 500, up: true)
    stage.move(to: 480, rest: 0.02)
    stage.move(to: 440, rest: 0.02)
    stage.endTouch()
    stage.device.settle()
    #expect(scrolled.offset == 0)
  }
}
