import HeadlessUIKit
import SegueConfig
import SegueCore
import SegueMotion
import SegueParts
import SharedElementStyle
import StyleTestSupport
import TestSupport
import Testing

@Suite(.checkedDevices) struct SharedElementTests {
  /// A stage whose lower view has a photo of 100 x 50 pt at (40, 100), and the upper one of 300 x
  /// 200 pt at (50, 350).
  private struct Scene {
    let stage: CoverStage
    let lower = UIView(frame: CGRect(x: 40, y: 100, width: 100, height: 50))
    let upper = UIView(frame: CGRect(x: 50, y: 350, width: 300, height: 200))

    init(
      _ kind: CoverStage.Kind = .stack, _ tune: (inout SharedElementParameters) -> Void = { _ in }
    ) {
      var parameters = SharedElementParameters()
      parameters.elements = [SharedElement("photo")]
      parameters.timing = TimingParameters(duration: 0.4, motion: .curve(.linear))
      tune(&parameters)
      stage = CoverStage(kind, style: StyleDescriptor.sharedElement.make(parameters))
      stage.device.perform { [stage, lower, upper] in
        for photo in [lower, upper] { photo.accessibilityIdentifier = "photo" }
        lower.layer.cornerRadius = 20
        stage.lower.view.addSubview(lower)
        stage.upper.view.addSubview(upper)
      }
      stage.device.settle()
    }

    /// The moving elements, the lowest first.
    var flights: [UIView] {
      let container = stage.upper.viewIfLoaded?.superview
      return container?.subviews.filter { $0.accessibilityIdentifier == "sharedElement" } ?? []
    }

    func shown(_ view: UIView?) -> CALayer? {
      stage.device.perform { view?.layer.presentation() }
    }
  }

  @Test(
    "an element moves between its frames and corner radii, in both directions",
    arguments: CoverStage.Kind.allCases)
  func moves(_ kind: CoverStage.Kind) {
    let scene = Scene(kind)
    let stage = scene.stage
    stage.forward()
    #expect(scene.shown(scene.flights.first)?.frame == scene.lower.frame)
    #expect(scene.shown(scene.flights.first)?.cornerRadius == 20)
    stage.device.advance(by: 0.2)
    let halfway = CGRect(x: 45, y: 225, width: 200, height: 125)
    #expect(scene.shown(scene.flights.first).map { isClose($0.frame, halfway) } == true)
    #expect(scene.shown(scene.flights.first)?.cornerRadius == 10)
    stage.device.settle()
    #expect(scene.flights == [])
    stage.reverse()
    stage.device.advance(by: 0.2)
    #expect(scene.shown(scene.flights.first).map { isClose($0.frame, halfway) } == true)
    stage.device.settle()
    #expect(!stage.isUpperShown)
    #expect(scene.lower.alpha == 1)
    #expect(scene.upper.alpha == 1)
  }

  @Test(
    "an element fades from its alpha in the lower view to that in the upper one, and keeps both")
  func fades() {
    let scene = Scene()
    scene.stage.device.perform { scene.lower.alpha = 0.5 }
    scene.stage.forward()
    #expect(scene.shown(scene.flights.first)?.opacity == 0.5)
    scene.stage.device.advance(by: 0.2)
    #expect(scene.shown(scene.flights.first)?.opacity == 0.75)
    #expect(scene.flights.first?.subviews.first?.alpha == 1)
    scene.stage.device.settle()
    #expect(scene.lower.alpha == 0.5)
    #expect(scene.upper.alpha == 1)
  }

  @Test("the upper content fades in above the lower one, and the views are hidden meanwhile")
  func crossFades() {
    let scene = Scene()
    scene.stage.forward()
    scene.stage.device.advance(by: 0.1)
    let snapshots = scene.flights.first?.subviews ?? []
    #expect(snapshots.map { scene.shown($0)?.opacity } == [1, 0.25])
    #expect(scene.lower.alpha == 0)
    #expect(scene.upper.alpha == 0)
  }

  @Test(
    "an element that moves in flight is where the moving one ends, without a jump",
    arguments: [true, false])
  func movesInFlight(_ isForward: Bool) {
    let scene = Scene()
    scene.stage.forward(animated: isForward)
    if !isForward { scene.stage.reverse() }
    scene.stage.device.advance(by: 0.2)
    let target = isForward ? scene.upper : scene.lower
    let before = scene.shown(scene.flights.first)?.frame
    scene.stage.device.perform { target.frame.origin.x += 40 }
    #expect(scene.shown(scene.flights.first)?.frame == before)
    scene.stage.device.advance(by: 1.0 / 60)
    // More than half of the 40 pt at once would be a jump.
    let (next, former) = (scene.shown(scene.flights.first)?.frame.minX, before?.minX ?? .nan)
    #expect(next.map { isClose($0, former, within: 8) } == true)
    #expect(isClose(runToEnd(scene), target.frame, within: 6))
    #expect(scene.lower.alpha == 1)
    #expect(scene.upper.alpha == 1)
  }

  /// Runs a transition to its end in frames; returns the last frame of the moving element.
  private func runToEnd(_ scene: Scene) -> CGRect {
    var last = CGRect.null
    while let frame = scene.shown(scene.flights.first)?.frame {
      last = frame
      scene.stage.device.advance(by: 1.0 / 240)
    }
    return last
  }

  @Test("an element that returns to a cell of a scrolling list ends where the cell is")
  func listScrollsInFlight() {
    let scene = Scene { $0.timing.motion = .dampedSpring(ratio: 1, initialVelocity: 0) }
    let stage = scene.stage
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    stage.device.perform {
      list.contentSize = CGSize(width: 400, height: 3000)
      stage.lower.view.addSubview(list)
      list.addSubview(scene.lower)
      scene.lower.frame.origin.y = 500
    }
    stage.forward(animated: false)
    stage.reverse()
    stage.device.advance(by: 0.05)
    stage.device.perform { list.setContentOffset(CGPoint(x: 0, y: 200), animated: true) }
    let last = runToEnd(scene)
    let cell = stage.device.perform {
      scene.lower.convert(scene.lower.bounds, to: stage.lower.view)
    }
    #expect(cell == CGRect(x: 40, y: 300, width: 100, height: 50))
    #expect(isClose(last, cell, within: 3))
  }

  @Test(
    "a rotation in flight leads the element to its rotated place, in both directions",
    arguments: [CoverStage.Kind.modal, .stack], [true, false])
  func rotatesInFlight(_ kind: CoverStage.Kind, _ isForward: Bool) {
    let scene = Scene(kind)
    let stage = scene.stage
    stage.device.perform {
      // Both are at the bottom edge.
      scene.lower.frame.origin.y = 500
      for photo in [scene.lower, scene.upper] { photo.autoresizingMask = [.flexibleTopMargin] }
    }
    stage.forward(animated: isForward)
    if !isForward { stage.reverse() }
    stage.device.advance(by: 0.1)
    stage.device.perform { stage.device.rotate(to: .landscapeLeft) }
    let last = runToEnd(scene)
    let rotated =
      isForward
      ? CGRect(x: 50, y: 150, width: 300, height: 200)
      : CGRect(x: 40, y: 300, width: 100, height: 50)
    #expect(isClose(last, rotated, within: 8))
    stage.device.settle()
    #expect(stage.isUpperShown == isForward)
    #expect(scene.lower.alpha == 1)
    #expect(scene.upper.alpha == 1)
  }

  @Test("an element that moves during a drag is where a canceled one returns, without a jump")
  func elementMovesBeforeCancellation() {
    let scene = Scene(.stack)
    let stage = scene.stage
    stage.forward(animated: false)
    stage.drag(from: CGPoint(x: 10, y: 300), to: CGPoint(x: 110, y: 300))
    stage.device.perform {
      scene.upper.center = CGPoint(x: 150, y: 250)
      stage.device.advance(by: 0.2)
    }
    var (last, step) = (scene.shown(scene.flights.first)?.frame ?? .null, 0.0)
    stage.device.perform { stage.device.touchUp() }
    while let next = scene.shown(scene.flights.first)?.frame {
      step = max(step, abs(next.minX - last.minX), abs(next.minY - last.minY))
      last = next
      stage.device.advance(by: 1.0 / 240)
    }
    #expect(step < 12)
    #expect(isClose(last, CGRect(x: 0, y: 150, width: 300, height: 200), within: 8))
    #expect(stage.isUpperShown)
    #expect(scene.upper.alpha == 1)
  }

  @Test("snapshots of elements with other corner radii show no corners inside the moving element")
  func corners() {
    let scene = Scene()
    scene.stage.device.perform { scene.upper.layer.cornerRadius = 60 }
    scene.stage.forward()
    scene.stage.device.advance(by: 0.2)
    #expect(scene.shown(scene.flights.first)?.cornerRadius == 40)
    #expect(scene.flights.first?.subviews.map(\.layer.cornerRadius) == [0, 0])
    #expect(scene.lower.layer.cornerRadius == 20)
    #expect(scene.upper.layer.cornerRadius == 60)
  }

  @Test(
    "everything else fades, or is pushed, or slides in from the bottom",
    arguments: [
      (SharedElementParameters.Movement.fade, Float(0.5), CGPoint.zero),
      (.push, 1, CGPoint(x: 200, y: 0)), (.slide, 1, CGPoint(x: 0, y: 300)),
    ])
  func movements(_ movement: SharedElementParameters.Movement, _ alpha: Float, _ origin: CGPoint) {
    let scene = Scene { $0.movement = movement }
    scene.stage.forward()
    scene.stage.device.advance(by: 0.2)
    #expect(scene.stage.opacity(of: scene.stage.upper) == alpha)
    #expect(isClose(scene.stage.frame(of: scene.stage.upper).minX, origin.x))
    #expect(isClose(scene.stage.frame(of: scene.stage.upper).minY, origin.y))
  }

  @Test("elements with other names in the two views are a pair, and later ones are in front")
  func pairs() {
    let scene = Scene {
      $0.elements = [
        SharedElement("photo"), SharedElement(from: SourceView("caption"), to: SourceView("title")),
      ]
    }
    let (caption, title) = (UIView(frame: scene.lower.frame), UIView(frame: scene.upper.frame))
    caption.accessibilityIdentifier = "caption"
    title.accessibilityIdentifier = "title"
    caption.frame.origin.y += 60
    scene.stage.device.perform {
      scene.stage.lower.view.addSubview(caption)
      scene.stage.upper.view.addSubview(title)
    }
    scene.stage.forward()
    #expect(scene.flights.map(\.frame.origin) == [scene.upper.frame.origin, title.frame.origin])
    #expect(scene.flights.map { scene.shown($0)?.frame } == [scene.lower.frame, caption.frame])
  }

  nonisolated enum Obstacle: CaseIterable {
    case lowerIsMissing, upperIsMissing, lowerIsHidden, upperIsOutside
  }

  @Test(
    "an element that is missing or not visible in one view stays in its own view",
    arguments: Obstacle.allCases)
  func missing(_ obstacle: Obstacle) {
    let scene = Scene()
    scene.stage.device.perform {
      switch obstacle {
      case .lowerIsMissing: scene.lower.removeFromSuperview()
      case .upperIsMissing: scene.upper.removeFromSuperview()
      case .lowerIsHidden: scene.lower.isHidden = true
      case .upperIsOutside: scene.upper.frame.origin.y = 2000
      }
    }
    scene.stage.forward()
    #expect(scene.flights == [])
    #expect(scene.lower.alpha == 1)
    scene.stage.device.settle()
    #expect(scene.stage.isUpperShown)
  }

  @Test(
    "a swipe drives the elements back, and its cancellation shows both views again",
    arguments: [CoverStage.Kind.modal, .stack], [(240.0, false), (100, true)])
  func swipes(_ kind: CoverStage.Kind, _ end: (distance: Double, isShown: Bool)) {
    let scene = Scene(kind)
    scene.stage.forward(animated: false)
    scene.stage.drag(from: CGPoint(x: 10, y: 300), to: CGPoint(x: 10 + end.distance, y: 300))
    let fraction = end.distance * 7 / 8 / 400
    #expect(
      scene.shown(scene.flights.first).map {
        isClose($0.frame.width, 300 - 200 * fraction)
      } == true)
    scene.stage.release()
    #expect(scene.stage.isUpperShown == end.isShown)
    #expect(scene.lower.alpha == 1)
    #expect(scene.upper.alpha == 1)
  }
}
