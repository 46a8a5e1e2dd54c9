import HeadlessUIKit
import SegueConfig
import SegueCore
import SegueParts
import TestSupport
import Testing

@testable import SlideInStyle

/// The gap that a spring leaves between a panel and its edge.
@Suite(.checkedDevices) struct SlideInEdgeTests {
  private func shown(_ view: UIView) -> CGRect { (view.layer.presentation() ?? view.layer).frame }

  /// The frames of the panel and of the view beside it with its color, while it is farthest from
  /// the edge; nil without such a view.
  private func bounce(
    ratio: Double = 0.5, margin: CGFloat = 0, color: UIColor = .systemTeal, inStack: Bool = false,
    edge: ConfigEdge
  ) -> (panel: CGRect, beside: CGRect?, container: CGRect) {
    let page = UIViewController()
    let panel = inStack ? UINavigationController(rootViewController: page) : page
    let stage = SlideInStage(panel: panel)
    stage.device.perform { page.view.backgroundColor = color }
    let parameters = makeParameters {
      $0.edge = edge
      $0.extent = .points(200)
      $0.margin = margin
      $0.timing = TimingParameters(
        duration: 0.6, motion: .dampedSpring(ratio: ratio, initialVelocity: 0))
    }
    stage.present(StyleDescriptor.slideIn.make(parameters))
    stage.device.advance(by: 0.15)
    return stage.device.perform {
      let container = panel.view.superview
      let beside = container?.subviews.first {
        $0 !== panel.view && $0.backgroundColor == color
      }
      return (shown(panel.view), beside.map(shown), container?.bounds ?? .null)
    }
  }

  @Test(
    "a panel that bounces continues its background to its edge",
    arguments: [ConfigEdge.left, .right, .top, .bottom], [false, true])
  func fillsTheGap(edge: ConfigEdge, inStack: Bool) throws {
    let shown = bounce(inStack: inStack, edge: edge)
    let beside = try #require(shown.beside)
    let covered = shown.panel.union(beside)
    switch edge {
    case .left:
      #expect(shown.panel.minX > 5)
      #expect(covered.minX <= 0)
      #expect(beside.maxX >= shown.panel.minX)
    case .right:
      #expect(shown.panel.maxX < shown.container.maxX - 5)
      #expect(covered.maxX >= shown.container.maxX)
      #expect(beside.minX <= shown.panel.maxX)
    case .top:
      #expect(shown.panel.minY > 5)
      #expect(covered.minY <= 0)
      #expect(beside.maxY >= shown.panel.minY)
    default:
      #expect(shown.panel.maxY < shown.container.maxY - 5)
      #expect(covered.maxY >= shown.container.maxY)
      #expect(beside.minY <= shown.panel.maxY)
    }
  }

  @Test("a panel that does not bounce has nothing beyond its edge")
  func withoutBounce() {
    #expect(bounce(ratio: 1, edge: .left).beside == nil)
  }

  @Test("a panel with a margin has nothing beyond its edge")
  func margin() {
    #expect(bounce(margin: 8, edge: .left).beside == nil)
  }

  @Test("the view beyond the edge is removed when the panel has arrived")
  func removed() {
    let stage = SlideInStage(panel: UIViewController())
    stage.device.perform { stage.panel.view.backgroundColor = .white }
    stage.present(
      StyleDescriptor.slideIn.make(
        makeParameters {
          $0.edge = .left
          // A drag that does not dismiss may overshoot: every transition adds the view.
          $0.drag.settleMotion = .dampedSpring(ratio: 0.8, initialVelocity: 0)
        }))
    let during = stage.device.perform { stage.panel.view.superview?.subviews.count ?? 0 }
    stage.device.settle()
    let after = stage.device.perform { stage.panel.view.superview?.subviews.count ?? 0 }
    #expect(during == after + 1)
  }
}
