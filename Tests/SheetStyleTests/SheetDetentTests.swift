import HeadlessUIKit
import SegueConfig
import SegueCore
import SegueMotion
import SegueParts
import TestSupport
import Testing

@testable import SheetStyle

/// Detents: their formulas, their selection by code and by assistive technologies, and the
/// dimming, corners and touches at each of them. The container is 400 x 600 pt.
@Suite(.checkedDevices) struct SheetDetentTests {
  private func decode(_ text: String) -> (detent: Detent?, messages: [String]) {
    let source = ConfigSource(name: "test.yaml", text: text)
    let start = ConfigPosition(line: 1, column: 1, offset: 0)
    let range = ConfigRange(source: source, start: start, end: start)
    let value = ConfigValue(.scalar(text, isPlain: true), range: range)
    var diagnostics = ConfigDiagnostics()
    let detent = Detent.kind.decode(value, &diagnostics)
    return (detent, diagnostics.all.map(\.message))
  }

  /// A sheet is at least 64 pt high.
  @Test(
    "a formula is a fraction of the container's height and points",
    arguments: [
      ("max", CGFloat(600)), ("max - 100", 500), ("max-100", 500), ("max * 0.5", 300),
      ("max * 0.5 + 20", 320), ("max * 0.25 - 40", 110), ("max + 50", 600), ("max * 0", 64),
    ])
  func formulas(_ text: String, _ height: CGFloat) {
    let detent = decode(text).detent
    #expect(detent?.height(in: 600, below: 20) { 0 } == height)
  }

  @Test(
    "a wrong formula is an error with the valid ones",
    arguments: ["max -", "max * x", "max - 100 - 20", "max / 2", "maximum", "max * 99999"])
  func wrongFormulas(_ text: String) {
    let (detent, messages) = decode(text)
    #expect(detent == nil)
    #expect(messages.count == 1)
  }

  @Test(
    "a formula is encoded as it is written",
    arguments: ["max * 0.5 + 20", "max * 0.5 - 20", "max * 0.5", "max + 20"])
  func encoding(text: String) {
    #expect(decode(text).detent.map(Detent.kind.encode) == .string(text))
    #expect(Detent.kind.encode(.inset(50)) == .object([.init("inset", .number(50))]))
  }

  private func presentation(_ stage: SheetStage) -> (any DetentPresentation)? {
    stage.panel.presentationController as? any DetentPresentation
  }

  @Test(
    "the sheet is presented at its selected detent, by default the lowest",
    arguments: [
      (Detent?.none, CGFloat(300), "medium"), (.large, 0, "large"), (.points(100), 300, "medium"),
    ])
  func initialDetent(_ selected: Detent?, _ top: CGFloat, _ identifier: String) {
    let stage = SheetStage()
    stage.show {
      $0.detents = [.medium, .large]
      $0.selectedDetent = selected
    }
    #expect(stage.top == top)
    #expect(presentation(stage)?.selectedDetentIdentifier == identifier)
    #expect(presentation(stage)?.detentIdentifiers == ["medium", "large"])
  }

  @Test("code selects a detent, animated; an unknown one changes nothing")
  func select() {
    let stage = SheetStage()
    stage.show { $0.detents = [.medium, .large] }
    stage.device.perform {
      #expect(presentation(stage)?.selectDetent("huge") == false)
      #expect(presentation(stage)?.selectDetent("large") == true)
    }
    stage.device.advance(by: 0.2)
    // The settling is linear over 0.4 s.
    #expect(isClose(stage.top, 150))
    #expect(
      stage.device.perform { presentation(stage)?.visibleHeight }.map { isClose($0, 450) } == true)
    stage.device.settle()
    #expect(stage.top == 0)
    #expect(presentation(stage)?.selectedDetentIdentifier == "large")
  }

  @Test("code replaces the detents, animated; the sheet stays at its detent or moves to the lowest")
  func setDetents() {
    let stage = SheetStage()
    stage.show {
      $0.detents = [.medium, .large]
      $0.selectedDetent = .large
    }
    stage.device.perform {
      #expect(presentation(stage)?.setDetents(["150 pt", "large"], selecting: nil) == true)
    }
    stage.device.settle()
    #expect(stage.top == 0)
    #expect(presentation(stage)?.detentIdentifiers == ["150 pt", "large"])
    stage.device.perform {
      _ = presentation(stage)?.setDetents(["max - 100", "0.25", "medium"], selecting: nil)
    }
    #expect(presentation(stage)?.detentIdentifiers == ["0.25", "medium", "max - 100"])
    stage.device.advance(by: 0.2)
    #expect(isClose(stage.top, 225))
    stage.device.settle()
    #expect(stage.top == 450)
    stage.device.perform {
      _ = presentation(stage)?.setDetents(["content", "max - 100"], selecting: "max - 100")
    }
    stage.device.settle()
    #expect(stage.top == 100)
  }

  @Test(
    "no detents, an unknown one, and a selection of another change nothing",
    arguments: [
      ([String](), String?.none), (["huge"], nil), (["0"], nil), (["medium"], "large"),
      (["medium"], "huge"),
    ])
  func refusedDetents(_ identifiers: [String], _ selected: String?) {
    let stage = SheetStage()
    stage.show { $0.detents = [.medium, .large] }
    stage.device.perform {
      #expect(presentation(stage)?.setDetents(identifiers, selecting: selected) == false)
    }
    stage.device.settle()
    #expect(presentation(stage)?.detentIdentifiers == ["medium", "large"])
  }

  @Test("detents that code sets during a presentation take effect after it")
  func setDetentsDuringPresentation() {
    let stage = SheetStage()
    stage.begin { $0.detents = [.medium, .large] }
    stage.device.advance(by: 0.1)
    stage.device.perform {
      _ = presentation(stage)?.setDetents(["0.25", "large"], selecting: nil)
      #expect(presentation(stage)?.selectDetent("medium") == false)
      #expect(presentation(stage)?.selectDetent("large") == true)
    }
    #expect(presentation(stage)?.detentIdentifiers == ["medium", "large"])
    stage.device.settle()
    #expect(presentation(stage)?.detentIdentifiers == ["0.25", "large"])
    #expect(stage.top == 0)
  }

  @Test("detents that code sets during a drag take effect when the drag ends")
  func setDetentsDuringDrag() {
    let stage = SheetStage()
    stage.show { $0.detents = [.fraction(0.25), .medium, .large] }
    stage.beginPan(at: 460, up: true)
    stage.move(to: 420)
    let top = stage.top
    stage.device.perform {
      _ = presentation(stage)?.setDetents(["medium", "max - 60"], selecting: nil)
    }
    #expect(stage.top == top)
    stage.move(to: 100)
    stage.endTouch()
    stage.device.settle()
    #expect(stage.top == 60)
    #expect(presentation(stage)?.selectedDetentIdentifier == "max - 60")
  }

  @Test("a selection during a presentation takes effect after it")
  func selectDuringPresentation() {
    let stage = SheetStage()
    stage.begin { $0.detents = [.medium, .large] }
    stage.device.advance(by: 0.1)
    stage.device.perform { _ = presentation(stage)?.selectDetent("large") }
    stage.device.settle()
    #expect(stage.top == 0)
  }

  @Test("a selection during a drag takes effect when the drag ends")
  func selectDuringDrag() {
    let stage = SheetStage()
    stage.show { $0.detents = [.fraction(0.25), .medium, .large] }
    stage.beginPan(at: 460, up: true)
    stage.move(to: 420)
    stage.device.perform { _ = presentation(stage)?.selectDetent("large") }
    stage.move(to: 400)
    #expect(stage.top < 450)
    #expect(stage.top > 380)
    stage.endTouch()
    stage.device.settle()
    #expect(stage.top == 0)
  }

  @Test("a selection during a drag takes effect when a rotation cancels the drag, and only then")
  func selectBeforeRotation() {
    let stage = SheetStage()
    stage.show { $0.detents = [.fraction(0.25), .medium, .large] }
    stage.beginPan(at: 460, up: true)
    stage.move(to: 420)
    stage.device.perform { _ = presentation(stage)?.selectDetent("large") }
    stage.device.rotate(to: .landscapeLeft)
    stage.device.settle()
    #expect(presentation(stage)?.selectedDetentIdentifier == "large")
    stage.endTouch()
    stage.device.perform { _ = presentation(stage)?.selectDetent("medium") }
    stage.device.settle()
    stage.beginPan(at: 220, up: true)
    stage.move(to: 215)
    stage.endTouch()
    stage.device.settle()
    #expect(presentation(stage)?.selectedDetentIdentifier == "medium")
  }

  @Test("a selection that replaces another keeps the sheet's velocity")
  func keepsVelocity() {
    let stage = SheetStage()
    stage.show {
      $0.detents = [.fraction(0.25), .medium, .large]
      $0.drag.settleMotion = .spring(SpringDescription(.durationAndBounce(0.5, 0)))
    }
    stage.device.perform { _ = presentation(stage)?.selectDetent("large") }
    stage.device.advance(by: 0.15)
    let step = 1e-4
    let (first, second) = (
      stage.top,
      {
        stage.device.advance(by: step); return stage.top
      }()
    )
    let before = (first - second) / step
    stage.device.perform { _ = presentation(stage)?.selectDetent("medium") }
    let start = stage.top
    stage.device.advance(by: step)
    let after = (start - stage.top) / step
    #expect(before > 500)
    #expect(isClose(after, before, within: before * 0.02))
    stage.device.settle()
    #expect(stage.top == 300)
  }

  @Test(
    "with skipsDetents false a swipe ends at the next detent",
    arguments: [(true, CGFloat(0)), (false, 300)])
  func doesNotSkip(_ skips: Bool, _ top: CGFloat) {
    let stage = SheetStage()
    stage.show {
      $0.detents = [.fraction(0.25), .medium, .large]
      $0.skipsDetents = skips
    }
    stage.beginPan(at: 460, up: true)
    for y in stride(from: 440.0, through: 340, by: -20) { stage.move(to: y, rest: 0.01) }
    stage.endTouch()
    stage.device.settle()
    #expect(stage.top == top)
  }

  @Test(
    "with dragArea grabber only the top of the sheet can be dragged",
    arguments: [(320.0, true), (400, false)])
  func grabberOnly(_ y: Double, _ moves: Bool) {
    let stage = SheetStage()
    stage.show {
      $0.detents = [.medium, .large]
      $0.dragArea = .grabber
    }
    stage.beginPan(at: y, up: true)
    stage.move(to: y - 100)
    #expect((stage.top < 300) == moves)
    stage.endTouch()
    stage.device.settle()
  }

  @Test("the content detent follows content that changes during a drag")
  func contentDuringDrag() {
    let stage = SheetStage()
    stage.panel.preferredContentSize.height = 200
    stage.show {
      $0.detents = [.content]
      $0.rubberBand = 0
    }
    stage.beginPan(at: 450, up: true)
    stage.move(to: 430)
    #expect(stage.top == 400)
    stage.device.perform { stage.panel.preferredContentSize.height = 320 }
    stage.move(to: 380)
    #expect(stage.top < 360)
    stage.endTouch()
    stage.device.settle()
    #expect(stage.top == 280)
  }

  // MARK: Dimming and touches

  private func dimmingAlpha(_ stage: SheetStage) -> Float? {
    let container = stage.panel.presentationController?.containerView
    let view = container?.subviews.first { $0.accessibilityIdentifier == "dimming" }
    return stage.device.perform { view?.layer.presentation()?.opacity }
  }

  @Test(
    "up to the largest undimmed detent nothing is dimmed, above it the opacity follows the drag")
  func undimmed() {
    let stage = SheetStage()
    stage.show {
      $0.detents = [.fraction(0.25), .medium, .large]
      $0.largestUndimmedDetent = .medium
      $0.rubberBand = 0
    }
    #expect(dimmingAlpha(stage) == 0)
    stage.beginPan(at: 460, up: true)
    stage.move(to: 300)
    #expect(isClose(stage.top, 300))
    #expect(dimmingAlpha(stage) == 0)
    stage.move(to: 150)
    #expect(isClose(stage.top, 150))
    #expect(dimmingAlpha(stage) == 0.25)
    stage.move(to: 0)
    stage.endTouch()
    stage.device.settle()
    #expect(stage.top == 0)
    #expect(dimmingAlpha(stage) == 0.5)
  }

  @Test(
    "at an undimmed detent touches pass to the presenter, unless the sheet is modal and blocks them",
    arguments: [
      (Detent.medium, false, true, 1), (.large, false, true, 0), (.medium, true, true, 0),
      (.medium, true, false, 1),
    ])
  func passesTouches(_ selected: Detent, _ isModal: Bool, _ blocks: Bool, _ count: Int) {
    let stage = SheetStage()
    var taps = 0
    let recognizer = UITapGestureRecognizer()
    recognizer.onAction { _ in taps += 1 }
    stage.root.view.addGestureRecognizer(recognizer)
    stage.panel.isModalInPresentation = isModal
    stage.show {
      $0.detents = [.medium, .inset(100)]
      $0.selectedDetent = selected == .large ? .inset(100) : selected
      $0.largestUndimmedDetent = .medium
      $0.blocksTouchesIfModal = blocks
      $0.dimming.dismissOnTap = false
    }
    stage.device.tap(at: CGPoint(x: 200, y: 50))
    stage.device.settle()
    #expect(taps == count)
    #expect(stage.isPresented)
  }

  @Test("the corner radius follows the height between detents with different radii")
  func cornerRadii() {
    let stage = SheetStage()
    stage.show {
      $0.detents = [.medium, .large]
      $0.cornerRadius = 20
      $0.cornerRadii = [DetentRadius(detent: .large, cornerRadius: 0)]
      $0.rubberBand = 0
    }
    let card = stage.sheetView?.subviews.first { $0.accessibilityIdentifier == "sheetView" }
    #expect(card?.layer.cornerRadius == 20)
    stage.beginPan(at: 320, up: true)
    stage.move(to: 160)
    #expect(isClose(stage.top, 150))
    #expect(card.map { isClose($0.layer.cornerRadius, 10) } == true)
    stage.move(to: 0)
    stage.endTouch()
    stage.device.settle()
    #expect(card?.layer.cornerRadius == 0)
  }

  // MARK: Reports

  @Test("the height is reported during a drag, at every frame of an animation, and at rest")
  func reports() {
    let stage = SheetStage()
    stage.show { $0.detents = [.medium, .large] }
    var heights: [CGFloat] = []
    stage.device.perform { presentation(stage)?.onHeightChange = { heights.append($0) } }
    stage.beginPan(at: 320, up: true)
    stage.move(to: 220)
    #expect(heights.last.map { isClose($0, 390) } == true)
    stage.move(to: 20)
    heights = []
    stage.endTouch()
    stage.device.settle()
    #expect(heights.count > 10)
    #expect(heights == heights.sorted())
    #expect(heights.last == 600)
    heights = []
    stage.dismiss()
    stage.device.settle()
    #expect(heights.count > 10)
    #expect(heights == heights.sorted(by: >))
    #expect(heights.last == 0)
  }

  @Test(
    "a drag that selects another detent generates haptic feedback, if enabled",
    arguments: [
      (true, 250.0, ["selection"]), (true, 20, []), (false, 250, []),
    ])
  func haptics(_ isEnabled: Bool, _ distance: Double, _ events: [String]) {
    let stage = SheetStage()
    stage.show {
      $0.detents = [.medium, .large]
      $0.hapticFeedback = isEnabled
    }
    stage.beginPan(at: 320, up: true)
    stage.move(to: 310 - distance)
    stage.endTouch()
    stage.device.settle()
    #expect(stage.device.events.filter { $0.kind == .haptic }.map(\.text) == events)
  }

  // MARK: Assistive technologies

  @Test("the grabber is adjustable: an increment expands the sheet, a decrement dismisses it last")
  func adjustable() {
    let stage = SheetStage()
    stage.show { $0.detents = [.medium, .large] }
    let grabber = stage.sheetView?.grabber
    #expect(grabber?.accessibilityTraits == .adjustable)
    #expect(grabber?.accessibilityValue == "medium")
    stage.device.perform { grabber?.accessibilityIncrement() }
    stage.device.settle()
    #expect(stage.top == 0)
    #expect(grabber?.accessibilityValue == "large")
    stage.device.perform { grabber?.accessibilityIncrement() }
    stage.device.settle()
    #expect(stage.top == 0)
    stage.device.perform { grabber?.accessibilityDecrement() }
    stage.device.settle()
    #expect(stage.top == 300)
    stage.device.perform { grabber?.accessibilityDecrement() }
    stage.device.settle()
    #expect(!stage.isPresented)
    let texts = stage.device.events.filter { $0.kind == .accessibility }.map(\.text)
    #expect(texts == ["announcement large", "announcement medium"])
  }

  @Test("the escape gesture dismisses the sheet, if the host allows it", arguments: [true, false])
  func escape(allows: Bool) {
    let recorder = HostRecorder()
    recorder.allows = allows
    let stage = SheetStage()
    stage.show(host: recorder.host)
    #expect(stage.device.accessibility.performEscapeGesture() == allows)
    stage.device.settle()
    #expect(stage.isPresented != allows)
    #expect(recorder.lines == (allows ? ["will escape", "did escape"] : ["attempt escape"]))
  }
}
