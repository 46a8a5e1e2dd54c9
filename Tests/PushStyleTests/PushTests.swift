import HeadlessUIKit
import PushStyle
import SegueConfig
import SegueCore
import SegueMotion
import SegueParts
import StyleTestSupport
import TestSupport
import Testing

@Suite(.checkedDevices) struct PushTests {
  private func stage(
    _ kind: CoverStage.Kind, isMirrored: Bool = false,
    _ tune: (inout PushParameters) -> Void = { _ in }
  ) -> CoverStage {
    var parameters = PushParameters()
    parameters.timing.motion = .curve(.linear)
    parameters.timing.duration = 0.4
    tune(&parameters)
    var device = DeviceConfiguration(size: CGSize(width: 400, height: 600))
    if isMirrored { device.layoutDirection = .rightToLeft }
    return CoverStage(kind, device, style: StyleDescriptor.push.make(parameters))
  }

  @Test(
    "both views move side by side, and back again", arguments: CoverStage.Kind.allCases)
  func pushes(_ kind: CoverStage.Kind) {
    let stage = stage(kind)
    stage.forward()
    stage.device.advance(by: 0.1)
    #expect(isClose(stage.frame(of: stage.upper).minX, 300))
    #expect(isClose(stage.frame(of: stage.lower).minX, -100))
    stage.device.settle()
    #expect(stage.frame(of: stage.upper).minX == 0)
    stage.reverse()
    stage.device.advance(by: 0.1)
    #expect(isClose(stage.frame(of: stage.upper).minX, 100))
    #expect(isClose(stage.frame(of: stage.lower).minX, -300))
    stage.device.settle()
    #expect(!stage.isUpperShown)
    #expect(stage.lower.view.transform.isIdentity)
  }

  @Test(
    "the upper view appears from its edge, mirrored for leading and trailing",
    arguments: [
      (ConfigEdge.trailing, false, CGPoint(x: 200, y: 0)),
      (.trailing, true, CGPoint(x: -200, y: 0)),
      (.leading, false, CGPoint(x: -200, y: 0)), (.right, true, CGPoint(x: 200, y: 0)),
      (.top, false, CGPoint(x: 0, y: -300)), (.bottom, true, CGPoint(x: 0, y: 300)),
    ])
  func edges(_ edge: ConfigEdge, _ isMirrored: Bool, _ origin: CGPoint) {
    let stage = stage(.modal, isMirrored: isMirrored) { $0.edge = edge }
    stage.forward()
    stage.device.advance(by: 0.2)
    let (upper, lower) = (stage.frame(of: stage.upper), stage.frame(of: stage.lower))
    #expect(isClose(upper.minX, origin.x))
    #expect(isClose(upper.minY, origin.y))
    let size = edge.isHorizontal ? CGPoint(x: 400, y: 0) : CGPoint(x: 0, y: 600)
    let sign: CGFloat = origin.x + origin.y > 0 ? 1 : -1
    #expect(isClose(lower.minX, origin.x - sign * size.x))
    #expect(isClose(lower.minY, origin.y - sign * size.y))
  }

  @Test("with a parallax the lower view moves by that fraction, under the upper one's shadow")
  func parallax() {
    let stage = stage(.stack) {
      $0.parallax = 0.25
      $0.shadowOpacity = 0.6
    }
    stage.forward()
    stage.device.advance(by: 0.2)
    #expect(isClose(stage.frame(of: stage.lower).minX, -50))
    let shadows = stage.upper.view.superview?.subviews.filter { $0.layer.shadowOpacity > 0 } ?? []
    #expect(shadows.map(\.layer.shadowOpacity) == [0.6])
    stage.device.settle()
    #expect(shadows.first?.superview == nil)
  }

  // MARK: Pans

  @Test(
    "a drag toward the edge moves the upper view point for point and dismisses, pops or deselects",
    arguments: CoverStage.Kind.allCases)
  func drags(_ kind: CoverStage.Kind) {
    let stage = stage(kind)
    stage.forward(animated: false)
    stage.device.settle()
    stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 340, y: 300))
    #expect(isClose(stage.frame(of: stage.upper).minX, 210))
    stage.release()
    #expect(!stage.isUpperShown)
  }

  @Test("a vertical push is dismissed by a vertical drag")
  func dragsVertically() {
    let stage = stage(.modal) { $0.edge = .bottom }
    stage.forward(animated: false)
    stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 420))
    #expect(isClose(stage.frame(of: stage.upper).minY, 280))
    stage.release()
    #expect(!stage.isUpperShown)
  }

  @Test("a drag away from the edge selects the next tab, and none after the last")
  func dragsToNextTab() {
    let stage = stage(.tabs)
    stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 60, y: 300))
    #expect(isClose(stage.frame(of: stage.upper).minX, 190))
    #expect(isClose(stage.frame(of: stage.lower).minX, -210))
    stage.release()
    #expect(stage.isUpperShown)
    stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 60, y: 300))
    #expect(stage.frame(of: stage.upper).minX == 0)
    stage.release()
    #expect(stage.isUpperShown)
  }

  @Test("in a right-to-left layout the drags between tabs are mirrored")
  func dragsMirrored() {
    let stage = stage(.tabs, isMirrored: true)
    stage.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 300, y: 300))
    #expect(isClose(stage.frame(of: stage.upper).minX, -190))
    stage.release()
    #expect(stage.isUpperShown)
  }

  /// A controller with a next one.
  private final class Page: UIViewController, SwipeableContent {
    var following: UIViewController?
    var allowsInteractivePop = true
    var allowsInteractivePush: Bool { following != nil }
    func makeNextViewController() -> UIViewController? { following }
  }

  /// A navigation stack with only a page.
  private func stageWithRoot(
    _ page: UIViewController
  ) -> (stage: CoverStage, stack: UINavigationController?) {
    let stage = stage(.stack)
    let stack = stage.lower.navigationController
    stage.device.perform { stack?.setViewControllers([page], animated: false) }
    stage.device.settle()
    return (stage, stack)
  }

  @Test("a drag away from the edge pushes what the top controller returns, by its distance")
  func dragsToPush() {
    let page = Page()
    page.following = UIViewController()
    let (stage, stack) = stageWithRoot(page)
    stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 60, y: 300))
    #expect(isClose(stage.frame(of: page).minX, -210))
    stage.release()
    #expect(stack?.topViewController === page.following)
  }

  @Test("a canceled interactive push leaves the stack as it was")
  func cancelsPush() {
    let page = Page()
    page.following = UIViewController()
    let (stage, stack) = stageWithRoot(page)
    stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 240, y: 300))
    stage.release()
    #expect(stack?.viewControllers == [page])
    #expect(stage.frame(of: page).minX == 0)
  }

  @Test("a controller that disallows interactive pops stays, and is popped programmatically")
  func disallowsPop() {
    let page = Page()
    page.allowsInteractivePop = false
    let stage = stage(.stack)
    let stack = stage.lower.navigationController
    stage.device.perform { stack?.pushViewController(page, animated: false) }
    stage.device.settle()
    stage.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 390, y: 300))
    #expect(stage.frame(of: page).minX == 0)
    stage.release()
    #expect(stack?.topViewController === page)
    stage.device.perform { _ = stack?.popViewController(animated: true) }
    stage.device.settle()
    #expect(stack?.topViewController === stage.lower)
  }

  @Test("a drag that the host refuses does not move the view, and its end notifies the host")
  func refuses() {
    let recorder = HostRecorder()
    recorder.allows = false
    let stage = CoverStage(.modal, style: StyleDescriptor.push.make(), host: recorder.host)
    stage.forward(animated: false)
    stage.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 390, y: 300))
    #expect(stage.frame(of: stage.upper).minX == 0)
    #expect(recorder.lines == [])
    stage.release()
    #expect(recorder.lines == ["attempt drag"])
    #expect(stage.isUpperShown)
  }
}
