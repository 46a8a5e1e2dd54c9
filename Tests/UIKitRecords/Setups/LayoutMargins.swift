import HeadlessUIKit

/// The setups of `Facts/layout-margins.txt`, by name.
/// The setups of `Facts/layout-margins.txt`, by name.
let layoutMargins: [String: Setup] = [
  "plain view": layoutSetup {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
    return ["layout margins": Recorded(view.layoutMargins)]
  },
  "margins guide": layoutSetup {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.layoutIfNeeded()
    return ["layout frame of the margins guide": Recorded(view.layoutMarginsGuide.layoutFrame)]
  },
  "margins in a safe area": layoutSetup {
    let root = LayoutRoot(safeArea: UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 20))
    let middle = root.view.addPlain(CGRect(x: 0, y: 30, width: 320, height: 300))
    let corner = middle.addForConstraints(UIView())
    let center = middle.addForConstraints(UIView())
    corner.fix(to: middle, (.left, .leftMargin), (.top, .topMargin))
    corner.fix(width: 60, height: 40)
    center.fix(to: middle, (.centerX, .centerXWithinMargins), (.centerY, .centerYWithinMargins))
    center.fix(width: 80, height: 30)
    return root.layOut {
      [
        "frame of the view at the left and top margins": Recorded(corner.frame),
        "frame of the view in the middle of the margins": Recorded(center.frame),
      ]
    }
  },
  "margins without the safe area": layoutSetup {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
    view.insetsLayoutMarginsFromSafeArea = false
    return ["layout margins": Recorded(view.layoutMargins)]
  },
  "readable content": layoutSetup {
    var values: [String: Recorded] = [:]
    for width in [320, 375, 834, 1008, 1024, 1400] {
      values["x and width in \(width)"] = readableContent(width: CGFloat(width), margin: 8)
    }
    return values
  },
  "readable content between wide margins": layoutSetup {
    ["x and width": readableContent(width: 1200, margin: 200)]
  },
]

/// Returns the x and the width of the readable content of a view.
private func readableContent(width: CGFloat, margin: CGFloat) -> Recorded {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 600))
  view.layoutMargins = UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
  view.layoutIfNeeded()
  let frame = view.readableContentGuide.layoutFrame
  return Recorded([frame.minX, frame.width])
}

extension UIView {
  /// Makes attributes of the view equal to those of another one.
  fileprivate func fix(
    to other: UIView, _ pairs: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)...
  ) {
    for (own, outer) in pairs {
      NSLayoutConstraint(
        item: self, attribute: own, relatedBy: .equal, toItem: other, attribute: outer,
        multiplier: 1, constant: 0
      ).isActive = true
    }
  }

  fileprivate func fix(width: CGFloat, height: CGFloat) {
    widthAnchor.constraint(equalToConstant: width).isActive = true
    heightAnchor.constraint(equalToConstant: height).isActive = true
  }
}
