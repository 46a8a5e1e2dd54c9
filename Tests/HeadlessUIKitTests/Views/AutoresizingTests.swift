import HeadlessUIKit
import TestSupport
import Testing

/// How autoresizing masks adjust a view when its superview is resized.
@Suite(.checkedDevices) struct AutoresizingTests {
  nonisolated struct ResizeCase: CustomTestStringConvertible, Sendable {
    var name: String
    var mask: UIView.AutoresizingMask
    var x: CGFloat
    var width: CGFloat
    var testDescription: String { name }
  }

  @Test(
    "a view of width 50 at x 100 in 200 follows a growth to 400 by its mask",
    arguments: [
      ResizeCase(name: "none", mask: [], x: 100, width: 50),
      ResizeCase(name: "right margin", mask: .flexibleRightMargin, x: 100, width: 50),
      ResizeCase(name: "left margin", mask: .flexibleLeftMargin, x: 300, width: 50),
      ResizeCase(name: "width", mask: .flexibleWidth, x: 100, width: 250),
      ResizeCase(
        name: "both margins", mask: [.flexibleLeftMargin, .flexibleRightMargin], x: 100 + 400 / 3,
        width: 50),
      ResizeCase(
        name: "width and right margin", mask: [.flexibleWidth, .flexibleRightMargin], x: 100,
        width: 150),
      ResizeCase(
        name: "all", mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], x: 200,
        width: 100),
    ])
  func resizesByMask(example: ResizeCase) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = UIView(frame: CGRect(x: 100, y: 10, width: 50, height: 20))
    outer.addSubview(inner)
    inner.autoresizingMask = example.mask
    outer.frame.size.width = 400
    let expected = CGRect(x: example.x, y: 10, width: example.width, height: 20)
    #expect(isClose(inner.frame, expected, within: 1e-9))
    outer.bounds.size.width = 200
    #expect(isClose(inner.frame, CGRect(x: 100, y: 10, width: 50, height: 20), within: 1e-9))
  }

  @Test("heights resize as widths do, down the hierarchy")
  func heights() {
    let views = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    for (outer, inner) in zip(views, views.dropFirst()) {
      outer.addSubview(inner)
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    views[0].frame = CGRect(x: 5, y: 5, width: 300, height: 50)
    #expect(views[3].frame == CGRect(x: 0, y: 0, width: 300, height: 50))
  }

  @Test("with autoresizesSubviews off, subviews keep their frames")
  func off() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = UIView(frame: outer.bounds)
    outer.addSubview(inner)
    inner.autoresizingMask = .flexibleWidth
    outer.autoresizesSubviews = false
    outer.frame.size.width = 400
    #expect(inner.frame.width == 200)
  }

  @Test("[F052] a transformed view keeps its transform and resizes by bounds and center")
  func transformed() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = UIView(frame: outer.bounds)
    outer.addSubview(inner)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    for _ in 0..<100 {
      outer.frame.size = CGSize(width: 400, height: 300)
      #expect(inner.bounds.size == CGSize(width: 400, height: 300))
      outer.frame.size = CGSize(width: 200, height: 100)
    }
    #expect(inner.bounds == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(inner.center == CGPoint(x: 100, y: 50))
  }

  @Test("a flexible view regains its size when its superview shrinks to zero and grows again")
  func regainsSizeAfterZeroSize() {
    let outer = UIView(frame: .zero)
    let inner = UIView(frame: .zero)
    outer.addSubview(inner)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.frame.size = CGSize(width: 300, height: 200)
    outer.frame.size = .zero
    outer.frame.size = CGSize(width: 100, height: 100)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("a superview smaller than the margins takes the length of a flexible view, and its margin")
  func losesMarginBelowZero() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 100))
    outer.addSubview(inner)
    inner.autoresizingMask = .flexibleWidth
    outer.frame.size.width = 5
    #expect(inner.frame.width == 0)
    outer.frame.size.width = 100
    #expect(inner.frame == CGRect(x: 10, y: 0, width: 95, height: 100))
  }

  @Test("in an animation block, autoresized subviews animate with their superview")
  func animated() {
    let scene = AnimationScene()
    scene.run {
      let inner = UIView(frame: scene.view.bounds)
      scene.view.addSubview(inner)
      inner.autoresizingMask = [.flexibleWidth]
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scene.view.frame.size.width = 200
      }
      scene.device.advance(to: 0.5)
      #expect(inner.layer.presentation()?.bounds.width == 150)
      #expect(inner.bounds.width == 200)
    }
  }
}
