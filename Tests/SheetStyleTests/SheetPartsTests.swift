import HeadlessUIKit
import SegueCore
import TestSupport
import Testing

@testable import SheetStyle

@Suite(.checkedDevices) struct SheetPartsTests {
  @Test(
    "a limit follows for its length, then with the square root of the distance over it",
    arguments: [
      (25.0, 10.0, 10.0), (25, 25, 25), (25, 100, 50), (25, -100, -50), (25, -10, -10),
      (0, 80, 0), (-5, 80, 0), (30, 0, 0),
    ])
  func rubberBand(_ length: Double, _ pull: Double, _ offset: Double) {
    #expect(RubberBandLimit(length).offset(forTranslation: pull) == offset)
  }

  @Test(
    "the translation of a rubber-band offset is the inverse, and its slope the derivative",
    arguments: [-400, -30, -7, 0, 7, 30, 31, 400.0])
  func rubberBandInverse(pull: Double) {
    let rubberBand = RubberBandLimit(30)
    let offset = rubberBand.offset(forTranslation: pull)
    #expect(isClose(rubberBand.translation(forOffset: offset), pull, within: 1e-9))
    // Toward the bound: at the end of the linear part the derivative has two values.
    let step = pull < 0 ? 1e-6 : -1e-6
    let slope = (rubberBand.offset(forTranslation: pull + step) - offset) / step
    #expect(isClose(rubberBand.slope(atOffset: offset), slope, within: 1e-4))
  }

  @Test("the rubber-band offset is monotonic, at most the distance dragged, and continuous")
  func rubberBandIsSmooth() {
    let rubberBand = RubberBandLimit(30)
    var last = 0.0
    for tenth in 1...20_000 {
      let pull = Double(tenth) / 10
      let offset = rubberBand.offset(forTranslation: pull)
      #expect(offset > last)
      #expect(offset <= pull)
      #expect(offset - last <= 0.1 + 1e-9)
      last = offset
    }
  }

  @Test("only a fitting height is measured, and it is limited by the safe area")
  func detents() {
    var asked = 0
    func height(_ detent: Detent) -> CGFloat {
      detent.height(in: 800, below: 50) {
        asked += 1
        return 790
      }
    }
    #expect(
      [.fraction(0.25), .medium, .fraction(0.75), .large, .fraction(0.1), .points(20), .inset(20)]
        .map(height)
        == [200, 400, 600, 800, 80, 64, 780])
    #expect(asked == 0)
    #expect(height(.content) == 750)
    #expect(asked == 1)
  }

  @Test("heights are sorted with their detents, and the nearest one is found")
  func heights() {
    let heights = SheetHeights([.fraction(0.75), .points(70), .medium], in: 800, below: 0) { 0 }
    #expect(heights.all == [70, 400, 600])
    #expect(heights.lowest == 70)
    #expect(heights.highest == 600)
    #expect(heights.lowestDetent == .points(70))
    #expect(heights.height(of: .fraction(0.75)) == 600)
    #expect(heights.height(of: .large) == 70)
    #expect(heights.height(of: nil) == 70)
    #expect(
      [0, 234, 236, 500, 501, 9000].map { heights.detent(nextTo: $0) }
        == [.points(70), .points(70), .medium, .medium, .fraction(0.75), .fraction(0.75)])
    #expect(SheetHeights([], in: 800, below: 0) { 0 }.all == [400])
  }

  @Test("a sheet that overshoots upward shows its content's background below")
  func skirt() {
    let device = makeDevice()
    device.perform {
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      content.backgroundColor = .red
      let sheet = SheetView(content, cornerRadius: 6, hasGrabber: false)
      sheet.layoutIfNeeded()
      let skirt = sheet.subviews.first
      #expect(skirt?.frame == CGRect(x: 0, y: 80, width: 100, height: 80))
      #expect(skirt?.backgroundColor == .red)
      #expect(skirt?.isUserInteractionEnabled == false)
      #expect(content.superview?.layer.cornerRadius == 6)
      #expect(!sheet.clipsToBounds)
    }
  }
}
