import HeadlessUIKit
import SegueConfig
import SegueCore
import SegueParts
import SlideInStyle
import StyleTestSupport
import TestSupport
import Testing

@Suite(.checkedDevices) struct SlideInDragTests {
  private func stage(
    _ tune: (inout SlideInParameters) -> Void = { _ in }, host: TransitionHost = TransitionHost()
  ) -> CoverStage {
    var parameters = SlideInParameters()
    parameters.extent = .points(200)
    tune(&parameters)
    let stage = CoverStage(.modal, style: StyleDescriptor.slideIn.make(parameters), host: host)
    stage.forward(animated: false)
    return stage
  }

  @Test(
    "a drag toward the edge moves the panel point for point and dismisses it",
    arguments: [ConfigEdge.left, .right, .top, .bottom])
  func drags(_ edge: ConfigEdge) {
    let recorder = HostRecorder()
    let stage = stage({ $0.edge = edge }, host: recorder.host)
    let frame = stage.frame(of: stage.upper)
    let direction: CGPoint =
      switch edge {
      case .left: CGPoint(x: -1, y: 0)
      case .right: CGPoint(x: 1, y: 0)
      case .top: CGPoint(x: 0, y: -1)
      default: CGPoint(x: 0, y: 1)
      }
    let start = CGPoint(x: frame.midX, y: frame.midY)
    stage.drag(
      from: start, to: CGPoint(x: start.x + 80 * direction.x, y: start.y + 80 * direction.y))
    // The pan counts from its recognition, which here is the first of eight steps.
    #expect(isClose(stage.frame(of: stage.upper).minX, frame.minX + 70 * direction.x))
    #expect(isClose(stage.frame(of: stage.upper).minY, frame.minY + 70 * direction.y))
    stage.device.perform {
      stage.device.touchMove(
        to: CGPoint(x: start.x + 95 * direction.x, y: start.y + 95 * direction.y))
    }
    stage.release()
    #expect(!stage.isUpperShown)
    #expect(recorder.lines == ["will drag", "did drag"])
  }

  @Test(
    "a drag that ends before the threshold, or away from the edge, keeps the panel",
    arguments: [-60.0, 150])
  func keeps(distance: Double) {
    let stage = stage()
    stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100 + distance, y: 300))
    stage.release()
    #expect(stage.isUpperShown)
    #expect(stage.frame(of: stage.upper).minX == 0)
  }

  @Test("a drag that begins on the dimming moves the panel too")
  func dragsFromDimming() {
    let stage = stage()
    stage.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 190, y: 300))
    #expect(isClose(stage.frame(of: stage.upper).minX, -140))
    stage.release()
    #expect(!stage.isUpperShown)
  }

  @Test("with dismissOnDrag false a drag has no effect")
  func disabled() {
    let stage = stage { $0.dismissOnDrag = false }
    stage.drag(from: CGPoint(x: 180, y: 300), to: CGPoint(x: 10, y: 300))
    #expect(stage.frame(of: stage.upper).minX == 0)
    stage.release()
    #expect(stage.isUpperShown)
  }

  @Test(
    "a drag down on a scroll view in the panel scrolls it unless it is at its top",
    arguments: [(50.0, true), (0, false)])
  func scrolls(_ offset: Double, _ isShown: Bool) {
    let stage = stage {
      $0.edge = .bottom
      $0.extent = .points(300)
    }
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    scrollView.contentSize = CGSize(width: 400, height: 2000)
    stage.device.perform {
      stage.upper.view.addSubview(scrollView)
      scrollView.contentOffset.y = offset
    }
    stage.device.settle()
    stage.drag(from: CGPoint(x: 200, y: 320), to: CGPoint(x: 200, y: 580))
    stage.release()
    #expect(stage.isUpperShown == isShown)
  }
}
