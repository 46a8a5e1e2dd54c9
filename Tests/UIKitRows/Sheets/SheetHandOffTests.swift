import HeadlessUIKit
import Testing

/// How exactly a finger goes from a list to the sheet around it, and back.
@Suite struct SheetHandOffTests {
  /// A finger that goes evenly.
  struct Pull: CustomTestStringConvertible, Sendable {
    /// pt/s; below 0 up.
    var speed: Double
    /// Reports a second.
    var rate: Double
    /// Where the list stands, pt.
    var offset = 0.0
    var testDescription: String { "\(speed) pt/s at \(rate) Hz from \(offset) pt" }

    nonisolated static let down = [300.0, 700, 940].flatMap { speed in
      [60.0, 120].flatMap { rate in
        [0, 37.3, 211.9].map { Pull(speed: speed, rate: rate, offset: $0) }
      }
    }
    nonisolated static let up = [-300.0, -900, -2400].flatMap { speed in
      [60.0, 120].map { Pull(speed: speed, rate: $0) }
    }
  }

  /// Where all stood after a report.
  private struct Report {
    var finger: Double
    var top: Double
    var offset: Double
  }

  private func scene(_ ui: Driver) -> (SheetScene, UIScrollView) {
    let list = UIScrollView()
    let scene = SheetScene(ui) { $0.detents = [.medium(), .large()] }
    list.frame = scene.sheet.view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 375, height: 5000)
    scene.sheet.view.addSubview(list)
    ui.settle()
    return (scene, list)
  }

  /// Moves a finger by a number of reports, and leaves it on the screen.
  private func drag(
    _ pull: Pull, _ reports: Int, _ ui: Driver, _ scene: SheetScene, _ list: UIScrollView
  ) -> [Report] {
    let (begin, start) = (ui.now, scene.top + 100)
    ui.touchDown(at: CGPoint(x: 187.5, y: start))
    return (1...reports).map { report in
      let seconds = Double(report) / pull.rate
      ui.advance(by: begin + seconds - ui.now)
      let finger = start + pull.speed * seconds
      ui.touchMove(to: CGPoint(x: 187.5, y: finger))
      ui.turn()
      return Report(finger: finger, top: scene.top, offset: list.contentOffset.y)
    }
  }

  /// What the finger moves goes as fast as the finger, from report to report, across the hand-off.
  private func checkSpeeds(_ pull: Pull, _ reports: [Report], _ first: Report) {
    // The first points make the pan (UIKit row 194).
    let moved = reports.drop { $0.top == first.top && $0.offset == first.offset }.dropFirst()
    #expect(moved.count > 3)
    for (one, other) in zip(moved, moved.dropFirst()) {
      let speed = ((other.top - other.offset) - (one.top - one.offset)) * pull.rate
      #expect(isClose(speed / pull.speed, 1, within: 0.05))
    }
  }

  private func spread(_ values: [Double]) -> Double { (values.max() ?? .nan) - (values.min() ?? 0) }

  @Test(
    "[208] pulled down, list and sheet follow the finger within 0.5 pt, and keep its speed (208a)",
    arguments: Pull.down)
  func down(_ pull: Pull) {
    Driver.run { ui in
      let (scene, list) = scene(ui)
      scene.controller?.selectedDetentIdentifier = .large
      ui.settle()
      list.contentOffset.y = pull.offset
      let first = Report(finger: 0, top: scene.top, offset: pull.offset)
      let reports = drag(
        pull, Int((pull.offset + 200) / pull.speed * pull.rate), ui, scene, list)
      let held = reports.filter { $0.top > first.top }
      #expect(held.count > 3)
      #expect(held.allSatisfy { $0.offset == 0 })
      #expect(spread(held.map { $0.finger - $0.top }) < 0.5)
      #expect(spread(reports.dropFirst(3).map { $0.finger - $0.top + $0.offset }) < 0.5)
      checkSpeeds(pull, reports, first)
      ui.touchUp()
      ui.turn()
      let top = scene.top
      ui.advance(by: 1e-4)
      #expect(isClose((scene.top - top) / 1e-4 / pull.speed, 1, within: 0.05))
      ui.settle()
      #expect(list.contentOffset.y == 0)
      #expect(ui.complaints == [])
    }
  }

  @Test(
    "[208][237] pushed up, sheet and list follow the finger within 0.5 pt, and keep its speed (208b)",
    arguments: Pull.up)
  func up(_ pull: Pull) {
    Driver.run { ui in
      let (scene, list) = scene(ui)
      let first = Report(finger: 0, top: scene.top, offset: 0)
      let reports = drag(pull, Int(450 / -pull.speed * pull.rate), ui, scene, list)
      let held = reports.filter { $0.top < first.top && $0.top > 30 }
      #expect(held.count > 3)
      #expect(held.allSatisfy { $0.offset == 0 })
      #expect(spread(held.map { $0.finger - $0.top }) < 0.5)
      #expect(reports.last?.top == 30)
      #expect(list.contentOffset.y > 50)
      checkSpeeds(pull, reports, first)
      ui.touchUp()
      ui.turn()
      let offset = list.contentOffset.y
      ui.advance(by: 1e-3)
      #expect(isClose((list.contentOffset.y - offset) / 1e-3 / -pull.speed, 1, within: 0.05))
      ui.settle()
      #expect(scene.top == 30)
      #expect(ui.complaints == [])
    }
  }

  @Test("[208] there and back again under one finger, all of its way counts once (208a, 208b)")
  func thereAndBack() {
    Driver.run { ui in
      let (scene, list) = scene(ui)
      scene.controller?.selectedDetentIdentifier = .large
      ui.settle()
      list.contentOffset.y = 40
      ui.touchDown(at: CGPoint(x: 187.5, y: 130))
      var sums: [Double] = []
      for way in [15.0, 33, 61, 94, 140, 96, 55, 20, -25, -60, -11, 30, 77] {
        ui.advance(by: 0.016)
        ui.touchMove(to: CGPoint(x: 187.5, y: 130 + way))
        ui.turn()
        sums.append(way - scene.top + list.contentOffset.y)
        #expect(scene.top == 30 || list.contentOffset.y == 0)
      }
      #expect(spread(sums) < 0.5)
      ui.touchCancel()
      ui.settle()
      #expect(scene.top == 30)
      #expect(ui.complaints == [])
    }
  }
}
