import HeadlessUIKit
import TestSupport
import Testing

@Suite(.checkedDevices) struct SystemAnimationTests {
  @Test("a deletion shrinks and fades the view beside other changes, and removes it at the end")
  func deletion() throws {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var finished: [Bool] = []
    stage.device.perform {
      stage.root.view.addSubview(view)
      stage.root.view.addSubview(other)
      UIView.perform(.delete, on: [view]) {
        other.frame.origin.x = 100
      } completion: {
        finished.append($0)
      }
    }
    stage.device.advance(by: 0.125)
    let layer = try #require(stage.device.perform { view.layer.presentation() })
    #expect(isClose(CGFloat(layer.opacity), 0.5, within: 0.01))
    #expect(isClose(layer.frame.width, 50.5, within: 0.5))
    let moved = try #require(stage.device.perform { other.layer.presentation() })
    #expect(isClose(moved.frame.minX, 50, within: 0.5))
    #expect(view.superview != nil)
    stage.settle()
    #expect(view.superview == nil)
    #expect(finished == [true])
  }
}
