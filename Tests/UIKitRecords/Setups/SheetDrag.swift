import HeadlessUIKit
import TestSupport

/// The interval between two steps of 4 pt, s.
private let interval = 0.016
/// The rest before a release without velocity, s.
private let rest = 0.4

/// Drags a sheet in steps of 4 pt, without ending the touch.
///
/// - Parameters:
///   - travel: The distance, pt; negative is up.
///   - start: Where the touch begins, pt below the top edge of the sheet.
///   - after: Receives the distance after each step, pt.
private func drag(
  _ scene: RecordedSheet, by travel: CGFloat, from start: CGFloat = 40,
  after: (CGFloat) -> Void = { _ in }
) -> SteadyTouch {
  var touch = scene.touch(below: start)
  let step: CGFloat = travel < 0 ? -4 : 4
  touch.move(by: CGVector(dx: 0, dy: step), every: interval, times: Int(travel / step)) {
    after(step * CGFloat($0))
  }
  return touch
}

private func atRest() -> [String: Recorded] {
  ["alpha of the dimming": Recorded(RecordedSheet().dimming)]
}

private func dragDown() -> [String: Recorded] {
  let scene = RecordedSheet()
  let top = scene.frame.minY
  var values: [String: Recorded] = [:]
  _ = drag(scene, by: 400) { travel in
    values["movement after \(Int(travel)) pt"] = Recorded(scene.frame.minY - top)
    values["alpha of the dimming after \(Int(travel)) pt"] = Recorded(scene.dimming)
  }
  return values
}

private func dragUp() -> [String: Recorded] {
  let scene = RecordedSheet()
  let top = scene.frame.minY
  _ = drag(scene, by: -160, from: 340)
  return [
    "movement after 160 pt": Recorded(scene.frame.minY - top),
    "alpha of the dimming after 160 pt": Recorded(scene.dimming),
  ]
}

/// A release without velocity.
private func restingRelease(
  after travel: CGFloat, height: CGFloat? = nil, isModal: Bool = false
) -> Setup {
  {
    let scene = RecordedSheet {
      [height.map { height in .custom { _ in height } } ?? .large()]
    } prepare: {
      $0.isModalInPresentation = isModal
    }
    drag(scene, by: travel).lift(after: rest)
    scene.stage.settle()
    return ["the sheet stays": Recorded(scene.isPresented)]
  }
}

/// A release after about 64 pt at a constant speed, in pt/s.
private func flick(at speed: CGFloat) -> Setup {
  {
    let scene = RecordedSheet()
    let seconds = 0.008
    let step = speed * seconds
    var touch = scene.touch()
    touch.move(
      by: CGVector(dx: 0, dy: step), every: seconds, times: Int((64 / step).rounded()))
    touch.lift(after: seconds)
    scene.stage.settle()
    return ["the sheet stays": Recorded(scene.isPresented)]
  }
}

private func settling() -> [String: Recorded] {
  let scene = RecordedSheet()
  let (device, top) = (scene.stage.device, scene.frame.minY)
  drag(scene, by: 180).lift(after: rest)
  // The recorded spring began 6 ms after the lift, at the next frame; here it begins at once.
  let start = device.now - 0.006
  var values: [String: Recorded] = [:]
  for time in [0.0553, 0.0886, 0.1553, 0.2553, 0.3553] {
    device.advance(to: start + time)
    values["distance from the detent \(time) s after the release"] =
      Recorded(scene.frame.minY - top)
  }
  return values
}

/// A drag of a scroll view that fills the sheet.
private func scrollingDrag(by travel: CGFloat, from offset: CGFloat) -> Setup {
  {
    var scrollView = UIScrollView()
    let scene = RecordedSheet(prepare: { sheet in
      scrollView = UIScrollView(frame: sheet.view.bounds)
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 393, height: 4000)
      sheet.view.addSubview(scrollView)
    })
    scene.stage.device.perform { scrollView.contentOffset.y = offset }
    let top = scene.frame.minY
    _ = drag(scene, by: travel, from: 340)
    return [
      "movement of the sheet": Recorded(scene.frame.minY - top),
      "offset of the content": Recorded(scrollView.contentOffset.y),
    ]
  }
}

private func twoDetents() -> [String: Recorded] {
  let (mediumFrame, largeFrame) = (RecordedSheet { [.medium()] }.frame, RecordedSheet().frame)
  let scene = RecordedSheet { [.medium(), .large()] }
  let before = scene.frame
  let touch = drag(scene, by: -240)
  let bottomMovement = scene.frame.maxY - before.maxY
  touch.lift(after: rest)
  scene.stage.settle()
  return [
    "the sheet opens with the frame of the medium detent":
      Recorded(before == mediumFrame && before != largeFrame),
    "movement of the bottom edge": Recorded(bottomMovement),
    "top after the release": Recorded(scene.frame.minY),
  ]
}

/// The setups of `Facts/sheet-drag.txt`, by name.
/// The setups of `Facts/sheet-drag.txt`, by name.
let sheetDrag: [String: Setup] = [
  "at rest": atRest, "drag down": dragDown, "drag up": dragUp,
  "release at 380": restingRelease(after: 380), "release at 408": restingRelease(after: 408),
  "flick at 900": flick(at: 900), "flick at 975": flick(at: 975), "flick at 1000": flick(at: 1000),
  "modal": restingRelease(after: 500, isModal: true), "settling": settling,
  "content at its top, drag down": scrollingDrag(by: 200, from: 0),
  "content at its top, drag up": scrollingDrag(by: -200, from: 0),
  "content scrolled, drag down": scrollingDrag(by: 200, from: 600),
  "medium and large": twoDetents,
  // The sheet follows the touch from 10 pt on.
  "custom 400, release at 170": restingRelease(after: 180, height: 400),
  "custom 400, release at 210": restingRelease(after: 220, height: 400),
]
