import HeadlessUIKit
import TestSupport
import Testing

/// Conversions between the coordinates of views and of the screen.
@Suite(.checkedDevices) struct CoordinateSpaceTests {
  /// A window at (20, 30) with a view at (100, 50) that is scaled by 2 about its center.
  private func scene(_ body: (_ view: UIView, _ screen: any UICoordinateSpace) -> Void) {
    let device = makeDevice()
    device.perform {
      let view = UIView(frame: rect(100, 50, 40, 20))
      let window = makeWindow(view)
      window.frame.origin = CGPoint(x: 20, y: 30)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      body(view, device.screen.coordinateSpace)
    }
  }

  @Test("a view and the screen convert points and rectangles to each other")
  func screen() {
    scene { view, screen in
      // The scaled view begins 20 pt left of and 10 pt above its frame.
      let (inner, outer) = (rect(0, 0, 10, 5), rect(100, 70, 20, 10))
      #expect(view.convert(inner, to: screen) == outer)
      #expect(view.convert(outer, from: screen) == inner)
      #expect(screen.convert(outer, to: view) == inner)
      #expect(screen.convert(inner, from: view) == outer)
      #expect(view.convert(inner.origin, to: screen) == outer.origin)
      #expect(view.convert(outer.origin, from: screen) == inner.origin)
      #expect(screen.convert(outer.origin, to: view) == inner.origin)
      #expect(screen.convert(inner.origin, from: view) == outer.origin)
      #expect(screen.bounds == rect(0, 0, 375, 667))
      #expect(screen.convert(outer, to: screen) == outer)
    }
  }

  @Test("a view as a coordinate space converts as it does as a view, and calls overrides")
  func views() {
    final class Shifted: UIView {
      override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { CGPoint(x: 1, y: 2) }
    }
    scene { view, _ in
      let space: any UICoordinateSpace = view
      let other = UIView(frame: rect(7, 7, 7, 7))
      view.addSubview(other)
      #expect(other.convert(rect(0, 0, 1, 1), to: space) == rect(7, 7, 1, 1))
      #expect(other.convert(rect(7, 7, 1, 1), from: space) == rect(0, 0, 1, 1))
      #expect(other.convert(CGPoint.zero, to: space) == CGPoint(x: 7, y: 7))
      #expect(other.convert(CGPoint(x: 7, y: 7), from: space) == .zero)
      let shifted = Shifted(frame: .zero)
      #expect(shifted.convert(CGPoint.zero, to: space) == CGPoint(x: 1, y: 2))
    }
  }

  @Test("an app's own space converts itself")
  func ownSpace() {
    /// A space whose unit is 10 pt of a view.
    final class Tens: NSObject, UICoordinateSpace {
      var bounds: CGRect { rect(0, 0, 4, 2) }
      func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        CGPoint(x: 10 * point.x, y: 10 * point.y)
      }
      func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        CGPoint(x: point.x / 10, y: point.y / 10)
      }
      func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        CGRect(origin: convert(rect.origin, to: coordinateSpace), size: rect.size)
      }
      func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        CGRect(origin: convert(rect.origin, from: coordinateSpace), size: rect.size)
      }
    }
    scene { view, screen in
      #expect(view.convert(CGPoint(x: 20, y: 10), to: Tens()) == CGPoint(x: 2, y: 1))
      #expect(view.convert(CGPoint(x: 2, y: 1), from: Tens()) == CGPoint(x: 20, y: 10))
      #expect(screen.convert(rect(20, 10, 1, 1), to: Tens()) == rect(2, 1, 1, 1))
      #expect(screen.convert(rect(2, 1, 1, 1), from: Tens()) == rect(20, 10, 1, 1))
    }
  }
}
