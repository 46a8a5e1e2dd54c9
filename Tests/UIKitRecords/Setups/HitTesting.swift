import HeadlessUIKit

/// The setups of `Facts/hit-testing.txt`, by name.
/// The setups of `Facts/hit-testing.txt`, by name.
let hitTesting: [String: Setup] = [
  "subviews": layoutSetup {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let back = root.addPlain(CGRect(x: 20, y: 20, width: 100, height: 100))
    root.addPlain(CGRect(x: 60, y: 60, width: 100, height: 100))
    root.addPlain(CGRect(x: 200, y: 20, width: 50, height: 50)).isHidden = true
    root.addPlain(CGRect(x: 200, y: 100, width: 50, height: 50)).alpha = 0.005
    let disabled = root.addPlain(CGRect(x: 20, y: 140, width: 80, height: 50))
    disabled.addPlain(CGRect(x: 10, y: 10, width: 30, height: 30))
    disabled.isUserInteractionEnabled = false
    return [
      "(30, 30) is in the back view": Recorded(root.hit(30, 30) === back),
      "(220, 30) is in the root, not in the hidden view": Recorded(root.hit(220, 30) === root),
      "(220, 120) is in the root, not in the faint view": Recorded(root.hit(220, 120) === root),
      "(400, 80) is in no view": Recorded(root.hit(400, 80) == nil),
    ]
  },
  "overflow": layoutSetup {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let parent = root.addPlain(CGRect(x: 20, y: 20, width: 100, height: 100))
    let child = parent.addPlain(CGRect(x: 80, y: 80, width: 100, height: 100))
    return ["(110, 110) is in the child": Recorded(root.hit(110, 110) === child)]
  },
  "edges": layoutSetup {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    return [
      "(0, 0) is inside": Recorded(view.point(inside: .zero, with: nil)),
      "(50, 50) is inside": Recorded(view.point(inside: CGPoint(x: 50, y: 50), with: nil)),
    ]
  },
  "label and image": layoutSetup {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
    let image = UIImageView(frame: CGRect(x: 10, y: 80, width: 100, height: 40))
    root.addSubview(label)
    root.addSubview(image)
    label.isUserInteractionEnabled = true
    return [
      "a touch on the image is the superview's": Recorded(root.hit(60, 100) === root),
      "a touch on the enabled label is the label's": Recorded(root.hit(60, 30) === label),
    ]
  },
]

extension UIView {
  fileprivate func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    hitTest(CGPoint(x: x, y: y), with: nil)
  }
}
