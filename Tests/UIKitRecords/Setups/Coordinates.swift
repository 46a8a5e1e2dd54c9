import HeadlessUIKit
import TestSupport

/// The setups of `Facts/coordinates.txt`, by name.
/// The setups of `Facts/coordinates.txt`, by name.
let coordinates: [String: Setup] = [
  "in a window": layoutSetup {
    let outer = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 300))
    let sibling = UIView(frame: CGRect(x: 150, y: 200, width: 60, height: 60))
    let inner = outer.addPlain(CGRect(x: 15, y: 25, width: 100, height: 100))
    let window = makeWindow(outer, sibling)
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    return [
      "point to the outer view": Recorded(inner.convert(CGPoint(x: 5, y: 6), to: outer)),
      "point from the outer view": Recorded(inner.convert(CGPoint(x: 30, y: 40), from: outer)),
      "rectangle to the sibling": Recorded(inner.convert(rect, to: sibling)),
      "rectangle from the sibling": Recorded(inner.convert(rect, from: sibling)),
      "point to the window": Recorded(inner.convert(CGPoint(x: 5, y: 6), to: window)),
      "point from the window": Recorded(inner.convert(CGPoint(x: 50, y: 60), from: window)),
      "point to itself": Recorded(inner.convert(CGPoint(x: 7, y: 8), to: inner)),
    ]
  },
  "in no window": layoutSetup {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    return ["point to nil": Recorded(view.convert(CGPoint.zero, to: nil))]
  },
  "turned": transformed(
    CGRect(x: 40, y: 40, width: 80, height: 60),
    CGAffineTransform(a: 0.7071, b: 0.7071, c: -0.7071, d: 0.7071, tx: 0, ty: 0)),
  "scaled": transformed(
    CGRect(x: 160, y: 40, width: 80, height: 60), CGAffineTransform(scaleX: 1.5, y: 0.5)),
]

/// Returns a setup with a view in a superview that gets a transform.
private func transformed(_ frame: CGRect, _ transform: CGAffineTransform) -> Setup {
  layoutSetup {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    let view = root.addPlain(frame)
    view.transform = transform
    root.layoutIfNeeded()
    return ["frame": Recorded(view.frame), "center": Recorded(view.center)]
  }
}
