import HeadlessUIKit
import SegueConfig
import SegueCore
import SegueMotion
import SegueParts
import StyleTestSupport
import TestSupport
import Testing
import ZoomStyle

@Suite(.checkedDevices) struct ZoomTests {
  /// A stage whose lower view has a source of 100 x 50 pt at (40, 100).
  private func stage(
    _ kind: CoverStage.Kind = .modal, _ tune: (inout ZoomParameters) -> Void = { _ in }
  ) -> (stage: CoverStage, source: UIView) {
    let source = UIView(frame: CGRect(x: 40, y: 100, width: 100, height: 50))
    source.layer.cornerRadius = 8
    var parameters = ZoomParameters()
    parameters.source = SourceView(source)
    parameters.timing = TimingParameters(duration: 0.4, motion: .curve(.linear))
    tune(&parameters)
    let stage = CoverStage(kind, style: StyleDescriptor.zoom.make(parameters))
    stage.device.perform { stage.lower.view.addSubview(source) }
    stage.device.settle()
    return (stage, source)
  }

  /// The stage of a running transition.
  private func zoomStage(_ stage: CoverStage) -> UIView? {
    let view = stage.upper.viewIfLoaded?.superview
    return view?.accessibilityIdentifier == "zoomStage" ? view : nil
  }

  private func shown(_ stage: CoverStage) -> CALayer? {
    stage.device.perform { zoomStage(stage)?.layer.presentation() }
  }

  @Test(
    "the view zooms from its source's frame and corner radius to its own",
    arguments: CoverStage.Kind.allCases)
  func zooms(_ kind: CoverStage.Kind) {
    let (stage, source) = stage(kind)
    stage.forward()
    #expect(shown(stage)?.frame == CGRect(x: 40, y: 100, width: 100, height: 50))
    #expect(shown(stage)?.cornerRadius == 8)
    stage.device.advance(by: 0.2)
    #expect(
      shown(stage).map { isClose($0.frame, CGRect(x: 20, y: 50, width: 250, height: 325)) } == true)
    #expect(shown(stage)?.cornerRadius == 4)
    stage.device.settle()
    #expect(zoomStage(stage) == nil)
    #expect(stage.frame(of: stage.upper) == CGRect(x: 0, y: 0, width: 400, height: 600))
    stage.reverse()
    stage.device.advance(by: 0.2)
    #expect(
      shown(stage).map { isClose($0.frame, CGRect(x: 20, y: 50, width: 250, height: 325)) } == true)
    stage.device.settle()
    #expect(!stage.isUpperShown)
    #expect(source.alpha == 1)
  }

  @Test(
    "the view fills its source, which clips it, or fits into it",
    arguments: [(ZoomParameters.Aspect.fill, 100.0), (.fit, 400 * 50.0 / 600)])
  func aspect(_ aspect: ZoomParameters.Aspect, _ width: Double) {
    let (stage, _) = stage { $0.aspect = aspect }
    stage.forward()
    #expect(isClose(stage.frame(of: stage.upper).width, width))
    #expect(zoomStage(stage)?.clipsToBounds == true)
  }

  @Test("a snapshot of the source fades out above the view")
  func crossFades() {
    let (stage, _) = stage()
    stage.forward()
    stage.device.advance(by: 0.1)
    let snapshot = zoomStage(stage)?.subviews.last
    #expect(stage.device.perform { snapshot?.layer.presentation()?.opacity } == 0.75)
    // It keeps the aspect ratio of 2 to 1, also in the full view of 400 x 600 pt.
    let frame = stage.device.perform { snapshot?.layer.presentation()?.frame }
    let expected = CGRect(x: -100, y: 0, width: 375, height: 187.5)
    #expect(frame.map { isClose($0, expected) } == true)
  }

  @Test(
    "at the position of the source is nothing, the source, or a color",
    arguments: [
      (ZoomParameters.Placeholder.hidden, CGFloat(0), ConfigColor?.none), (.visible, 1, nil),
      (.color(blue), 0, blue),
    ])
  func placeholder(
    _ placeholder: ZoomParameters.Placeholder, _ alpha: CGFloat, _ color: ConfigColor?
  ) {
    let (stage, source) = stage { $0.placeholder = placeholder }
    stage.forward()
    #expect(source.alpha == alpha)
    let view = stage.lower.view.subviews.first { $0 !== source && $0.frame == source.frame }
    #expect(view?.backgroundColor == color.map { UIColor($0) })
    #expect(view.map { $0.layer.cornerRadius } ?? 8 == 8)
    stage.device.settle()
    #expect(source.alpha == 1)
    #expect(view?.superview == nil)
  }

  nonisolated private static let blue = ConfigColor(red: 0, green: 0, blue: 1)

  @Test("with a corner radius the full-size view has it during the transition only")
  func cornerRadius() {
    let (stage, _) = stage { $0.cornerRadius = 40 }
    stage.forward()
    stage.device.advance(by: 0.3)
    #expect(shown(stage).map { isClose($0.cornerRadius, 32) } == true)
    stage.device.settle()
    #expect(stage.upper.view.layer.cornerRadius == 0)
  }

  @Test("without a visible source the view fades at the center", arguments: [false, true])
  func noSource(hides: Bool) {
    let (stage, source) = stage()
    stage.device.perform {
      if hides { source.isHidden = true } else { source.removeFromSuperview() }
    }
    stage.forward()
    #expect(shown(stage)?.frame == CGRect(x: 100, y: 150, width: 200, height: 300))
    #expect(shown(stage)?.opacity == 0)
    stage.device.settle()
    #expect(stage.isUpperShown)
  }

  @Test("a source that has moved in the meantime is where the view returns")
  func movedSource() {
    let (stage, source) = stage()
    stage.forward(animated: false)
    stage.device.perform { source.center = CGPoint(x: 300, y: 500) }
    stage.reverse()
    stage.device.advance(by: 0.399999)
    #expect(shown(stage).map { isClose($0.frame.midX, 300, within: 0.01) } == true)
    stage.device.settle()
  }

  /// Runs a returning zoom to its end in frames.
  ///
  /// - Returns: The greatest distance that a corner of the stage moves in a frame, and the last frame
  ///   of the stage.
  private func runToEnd(_ stage: CoverStage) -> (step: Double, last: CGRect) {
    var (step, last) = (0.0, shown(stage)?.frame ?? .null)
    while true {
      stage.device.advance(by: 1.0 / 60)
      guard let next = shown(stage)?.frame else { return (step, last) }
      step = max(step, abs(next.minX - last.minX), abs(next.minY - last.minY))
      step = max(step, abs(next.maxX - last.maxX), abs(next.maxY - last.maxY))
      last = next
    }
  }

  @Test(
    "a source that code moves in flight is where the view returns, without a jump",
    arguments: CoverStage.Kind.allCases)
  func sourceMovesInFlight(_ kind: CoverStage.Kind) {
    let (stage, source) = stage(kind)
    stage.forward(animated: false)
    stage.reverse()
    stage.device.advance(by: 0.2)
    let before = shown(stage)?.frame ?? .null
    stage.device.perform { source.center = CGPoint(x: 250, y: 325) }
    #expect(shown(stage)?.frame == before)
    let (step, last) = runToEnd(stage)
    // 160 pt and 200 pt more in 11 frames, in addition to 23 pt a frame.
    #expect(step < 45)
    #expect(isClose(last, CGRect(x: 200, y: 300, width: 100, height: 50), within: 45))
    stage.device.settle()
    #expect(!stage.isUpperShown)
    #expect(source.alpha == 1)
  }

  @Test("a view that returns to a cell of a scrolling list ends where the cell is")
  func listScrollsInFlight() {
    let (stage, source) = stage { $0.timing.motion = .dampedSpring(ratio: 1, initialVelocity: 0) }
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    stage.device.perform {
      list.contentSize = CGSize(width: 400, height: 3000)
      stage.lower.view.addSubview(list)
      list.addSubview(source)
      source.frame.origin.y = 500
    }
    stage.forward(animated: false)
    stage.reverse()
    stage.device.advance(by: 0.05)
    stage.device.perform { list.setContentOffset(CGPoint(x: 0, y: 200), animated: true) }
    var last = CGRect.null
    while let frame = shown(stage)?.frame {
      last = frame
      stage.device.advance(by: 1.0 / 120)
    }
    let cell = stage.device.perform { source.convert(source.bounds, to: stage.lower.view) }
    #expect(isClose(last.midX, cell.midX, within: 1))
    #expect(isClose(last.midY, cell.midY, within: 3))
    #expect(cell.minY < 350)
  }

  @Test(
    "a rotation in flight leads the view to the rotated place of its source",
    arguments: [CoverStage.Kind.modal, .stack])
  func rotatesInFlight(_ kind: CoverStage.Kind) {
    let (stage, source) = stage(kind)
    stage.device.perform {
      // At the bottom edge.
      source.frame.origin.y = 500
      source.autoresizingMask = [.flexibleTopMargin]
    }
    stage.forward(animated: false)
    stage.reverse()
    stage.device.advance(by: 0.1)
    stage.device.perform { stage.device.rotate(to: .landscapeLeft) }
    var last = CGRect.null
    while let frame = shown(stage)?.frame {
      last = frame
      stage.device.advance(by: 1.0 / 240)
    }
    #expect(stage.device.perform { source.frame.minY } == 300)
    #expect(isClose(last, CGRect(x: 40, y: 300, width: 100, height: 50), within: 8))
    stage.device.settle()
    #expect(!stage.isUpperShown)
  }

  @Test("a source that moves during a drag is where the released view returns")
  func sourceMovesDuringDrag() {
    let (stage, source) = stage()
    stage.forward(animated: false)
    stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 500))
    let before = shown(stage)?.frame ?? .null
    stage.device.perform { source.center.x += 160 }
    stage.device.advance(by: 0.05)
    #expect(shown(stage).map { isClose($0.frame, before) } == true)
    stage.device.perform { stage.device.touchUp() }
    var last = CGRect.null
    while let frame = shown(stage)?.frame {
      last = frame
      stage.device.advance(by: 1.0 / 240)
    }
    #expect(isClose(last.midX, 250, within: 2))
    #expect(!stage.isUpperShown)
  }

  @Test(
    "a source that moves in flight is where a reversed presentation returns, without a jump",
    arguments: [CoverStage.Kind.modal, .stack])
  func sourceMovesDuringReversal(_ kind: CoverStage.Kind) {
    let (stage, source) = stage(kind)
    stage.forward()
    stage.device.advance(by: 0.2)
    let before = stageFrame(stage)
    stage.device.perform {
      source.bounds.size = CGSize(width: 120, height: 60)
      source.center = CGPoint(x: 250, y: 325)
    }
    stage.device.advance(by: 0.02)
    #expect(isClose(stageFrame(stage), before, within: 30))
    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 300), steps: 4)
    stage.device.perform {
      stage.device.advance(by: 0.2)
      stage.device.touchUp()
    }
    var (last, step) = (stageFrame(stage), 0.0)
    while zoomStage(stage) != nil {
      stage.device.advance(by: 1.0 / 240)
      guard zoomStage(stage) != nil else { break }
      let next = stageFrame(stage)
      step = max(step, abs(next.minX - last.minX), abs(next.minY - last.minY))
      last = next
    }
    #expect(step < 12)
    #expect(isClose(last, CGRect(x: 190, y: 295, width: 120, height: 60), within: 8))
    #expect(!stage.isUpperShown)
    #expect(source.alpha == 1)
  }

  @Test("a reversed presentation that a rotation interrupts returns to the rotated place")
  func rotatesBeforeReversal() {
    let (stage, source) = stage { $0.timing.duration = 2 }
    stage.device.perform {
      source.frame.origin.y = 500
      source.autoresizingMask = [.flexibleTopMargin]
    }
    stage.forward()
    stage.device.advance(by: 0.8)
    stage.device.perform { stage.device.rotate(to: .landscapeLeft) }
    stage.device.advance(by: 0.4)
    stage.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 300, y: 300), steps: 4)
    stage.device.perform {
      stage.device.advance(by: 0.2)
      stage.device.touchUp()
    }
    var last = CGRect.null
    while zoomStage(stage) != nil {
      last = stageFrame(stage)
      #expect(last.height > 0)
      stage.device.advance(by: 1.0 / 240)
    }
    #expect(isClose(last, CGRect(x: 40, y: 300, width: 100, height: 50), within: 8))
    #expect(!stage.isUpperShown)
  }

  /// The presentation frame of the stage of a running transition.
  private func stageFrame(_ stage: CoverStage) -> CGRect { shown(stage)?.frame ?? .null }

  @Test("a view and a snapshot with other corner radii show no corners inside the stage")
  func corners() {
    let (stage, source) = stage()
    stage.device.perform {
      stage.upper.view.layer.cornerRadius = 30
      stage.upper.view.clipsToBounds = true
    }
    stage.forward()
    stage.device.advance(by: 0.2)
    #expect(shown(stage)?.cornerRadius == 19)
    #expect(zoomStage(stage)?.subviews.map(\.layer.cornerRadius) == [0, 0])
    #expect(source.layer.cornerRadius == 8)
    stage.device.settle()
    #expect(stage.upper.view.layer.cornerRadius == 30)
    stage.reverse()
    #expect(shown(stage)?.cornerRadius == 30)
    #expect(zoomStage(stage)?.subviews.map(\.layer.cornerRadius) == [0, 0])
    stage.device.settle()
    #expect(stage.upper.view.layer.cornerRadius == 30)
  }

  // MARK: Pans

  @Test(
    "a drag down, or from the leading edge, returns the view by its distance",
    arguments: [CoverStage.Kind.modal, .stack],
    [
      (CGPoint(x: 200, y: 200), CGPoint(x: 200, y: 520), 280.0 / 600),
      (CGPoint(x: 10, y: 300), CGPoint(x: 250, y: 300), 210.0 / 400),
    ])
  func drags(_ kind: CoverStage.Kind, _ drag: (start: CGPoint, end: CGPoint, fraction: Double)) {
    let (stage, _) = stage(kind)
    stage.forward(animated: false)
    stage.drag(from: drag.start, to: drag.end)
    #expect(shown(stage).map { isClose($0.frame.width, 400 - 300 * drag.fraction) } == true)
    stage.release()
    #expect(!stage.isUpperShown)
  }

  @Test("a drag that ends early returns the view to its full size, and shows the source again")
  func cancels() {
    let (stage, source) = stage()
    stage.forward(animated: false)
    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 300))
    #expect(source.alpha == 0)
    stage.release()
    #expect(stage.isUpperShown)
    #expect(source.alpha == 1)
    #expect(stage.frame(of: stage.upper) == CGRect(x: 0, y: 0, width: 400, height: 600))
  }

  @Test(
    "a drag interrupts a presentation and reverses it", arguments: [CoverStage.Kind.modal, .stack])
  func interrupts(_ kind: CoverStage.Kind) {
    let (stage, source) = stage(kind)
    stage.forward()
    stage.device.advance(by: 0.2)
    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 440), steps: 4)
    stage.release()
    #expect(!stage.isUpperShown)
    #expect(source.alpha == 1)
    #expect(zoomStage(stage) == nil)
  }
}
