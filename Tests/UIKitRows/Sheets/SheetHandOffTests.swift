import HeadlessUIKit
import Testing

/// The accuracy of the hand-off of a pan from a scroll view to its sheet, and back.
@Suite struct SheetHandOffTests {
  /// A pan of constant velocity.
  struct Pan: CustomTestStringConvertible, Sendable {
    /// The velocity, pt/s; negative upward.
    var velocity: Double
    /// Touch events per second.
    var rate: Double
    /// The content offset at the start, pt.
    var offset = 0.0
    var testDescription: String { "\(velocity) pt/s at \(rate) Hz from \(offset) pt" }

    nonisolated static let down = [300.0, 700, 940].flatMap { velocity in
      [60.0, 120].flatMap { rate in
        [0, 37.3, 211.9].map { Pan(velocity: velocity, rate: rate, offset: $0) }
      }
    }
    nonisolated static let up = [-300.0, -900, -2400].flatMap { velocity in
      [60.0, 120].map { Pan(velocity: velocity, rate: $0) }
    }
  }

  /// The positions after a touch event.
  private struct Sample {
    var touch: Double
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

  /// Pans for a number of touch events, and leaves the touch on the screen.
  private func drag(
    _ pan: Pan, _ samples: Int, _ ui: Driver, _ scene: SheetScene, _ list: UIScrollView
  ) -> [Sample] {
    let (begin, start) = (ui.now, scene.top + 100)
    ui.touchDown(at: CGPoint(x: 187.5, y: start))
    return (1...samples).map { event in
      let seconds = Double(event) / pan.rate
      ui.advance(by: begin + seconds - ui.now)
      let touch = start + pan.velocity * seconds
      ui.touchMove(to: CGPoint(x: 187.5, y: touch))
      ui.turn()
      return Sample(touch: touch, top: scene.top, offset: list.contentOffset.y)
    }
  }

  /// Checks that the velocity equals the touch's between all events, across the hand-off.
  private func checkSpeeds(_ pan: Pan, _ samples: [Sample], _ first: Sample) {
    // The pan is recognized after about 10 pt (UIKit row 194).
    let moved = samples.drop { $0.top == first.top && $0.offset == first.offset }.dropFirst()
    #expect(moved.count > 3)
    for (one, other) in zip(moved, moved.dropFirst()) {
      let distance = (other.top - other.offset) - (one.top - one.offset)
      let step = pan.velocity / pan.rate
      // Offsets are whole pixels, of half a point.
      let pixel = other.offset == one.offset ? 0 : 0.5
      #expect(isClose(distance, step, within: 0.05 * abs(step) + pixel))
    }
  }

  private func spread(_ values: [Double]) -> Double { (values.max() ?? .nan) - (values.min() ?? 0) }

  @Test(
    "[208] panned down, content and sheet follow within 0.5 pt, at the touch's velocity (208a)",
    arguments: Pan.down)
  func down(_ pan: Pan) {
    Driver.run { ui in
      let (scene, list) = scene(ui)
      scene.controller?.selectedDetentIdentifier = .large
      ui.settle()
      list.contentOffset.y = pan.offset
      let first = Sample(touch: 0, top: scene.top, offset: list.contentOffset.y)
      let samples = drag(pan, Int((pan.offset + 200) / pan.velocity * pan.rate), ui, scene, list)
      let dragged = samples.filter { $0.top > first.top }
      #expect(dragged.count > 3)
      #expect(dragged.allSatisfy { $0.offset == 0 })
      #expect(spread(dragged.map { $0.touch - $0.top }) < 0.5)
      // The first events only begin the pan.
      #expect(spread(samples.dropFirst(3).map { $0.touch - $0.top + $0.offset }) < 0.5)
      checkSpeeds(pan, samples, first)
      ui.touchUp()
      ui.turn()
      let top = scene.top
      ui.advance(by: 1e-4)
      #expect(isClose((scene.top - top) / 1e-4 / pan.velocity, 1, within: 0.05))
      ui.settle()
      #expect(list.contentOffset.y == 0)
    }
  }

  @Test(
    "[208][237] panned up, sheet and content follow within 0.5 pt, at the touch's velocity (208b)",
    arguments: Pan.up)
  func up(_ pan: Pan) {
    Driver.run { ui in
      let (scene, list) = scene(ui)
      let first = Sample(touch: 0, top: scene.top, offset: 0)
      let samples = drag(pan, Int(450 / -pan.velocity * pan.rate), ui, scene, list)
      let dragged = samples.filter { $0.top < first.top && $0.top > 30 }
      #expect(dragged.count > 3)
      #expect(dragged.allSatisfy { $0.offset == 0 })
      #expect(spread(dragged.map { $0.touch - $0.top }) < 0.5)
      #expect(samples.last?.top == 30)
      #expect(list.contentOffset.y > 50)
      checkSpeeds(pan, samples, first)
      ui.touchUp()
      ui.turn()
      let offset = list.contentOffset.y
      ui.advance(by: 0.01)
      // The velocity falls to 99 % meanwhile, and offsets are whole pixels.
      let distance = -pan.velocity * 0.0099
      #expect(isClose(list.contentOffset.y - offset, distance, within: 0.5))
      ui.settle()
      #expect(scene.top == 30)
    }
  }

  @Test(
    "[208] in a pan back and forth each point of translation moves either the sheet or its content (208a, 208b)"
  )
  func thereAndBack() {
    Driver.run { ui in
      let (scene, list) = scene(ui)
      scene.controller?.selectedDetentIdentifier = .large
      ui.settle()
      list.contentOffset.y = 40
      ui.touchDown(at: CGPoint(x: 187.5, y: 130))
      var sums: [Double] = []
      for distance in [15.0, 33, 61, 94, 140, 96, 55, 20, -25, -60, -11, 30, 77] {
        ui.advance(by: 0.016)
        ui.touchMove(to: CGPoint(x: 187.5, y: 130 + distance))
        ui.turn()
        sums.append(distance - scene.top + list.contentOffset.y)
        #expect(scene.top == 30 || list.contentOffset.y == 0)
      }
      #expect(spread(sums) < 0.5)
      ui.touchCancel()
      ui.settle()
      #expect(scene.top == 30)
    }
  }
}
