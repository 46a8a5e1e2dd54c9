import HeadlessUIKit

/// The setups of `Facts/layout-spacing.txt`, by name.
/// The setups of `Facts/layout-spacing.txt`, by name.
let layoutSpacing: [String: Setup] = [
  "0.5 after": spacing { $0.leadingAnchor.after($1, 0.5) },
  "3 after": spacing { $0.leadingAnchor.after($1, 3) },
  "0 after": spacing { $0.leadingAnchor.after($1, 0) },
  "0.25 after": spacing { $0.leadingAnchor.after($1, 0.25) },
  "-0.5 after": spacing { $0.leadingAnchor.after($1, -0.5) },
  "0.5 below": spacing { $0.topAnchor.below($1, 0.5) },
  "1 below": spacing { $0.topAnchor.below($1, 1) },
  "0 below": spacing { $0.topAnchor.below($1, 0) },
  "0.25 below": spacing { $0.topAnchor.below($1, 0.25) },
  "-0.5 below": spacing { $0.topAnchor.below($1, -0.5) },
  "at least 1 after": spacing {
    $0.leadingAnchor.constraint(
      greaterThanOrEqualToSystemSpacingAfter: $1.trailingAnchor, multiplier: 1)
  },
  "at most 1 after": spacing {
    $0.leadingAnchor.constraint(
      lessThanOrEqualToSystemSpacingAfter: $1.trailingAnchor, multiplier: 1)
  },
  "at least 1 below": spacing {
    $0.topAnchor.constraint(
      greaterThanOrEqualToSystemSpacingBelow: $1.bottomAnchor, multiplier: 1)
  },
  "at most 1 below": spacing {
    $0.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: $1.bottomAnchor, multiplier: 1)
  },
]

/// Returns a setup with a constraint from a plain view to another one.
private func spacing(_ make: @escaping (UIView, UIView) -> NSLayoutConstraint) -> Setup {
  layoutSetup {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let first = outer.addForConstraints(UIView())
    let second = outer.addForConstraints(UIView())
    let constraint = make(second, first)
    return [
      "constant, multiplier, relation, attributes and priority": Recorded([
        constraint.constant, constraint.multiplier, CGFloat(constraint.relation.rawValue),
        CGFloat(constraint.firstAttribute.rawValue), CGFloat(constraint.secondAttribute.rawValue),
        CGFloat(constraint.priority.rawValue),
      ])
    ]
  }
}

extension NSLayoutXAxisAnchor {
  fileprivate func after(_ view: UIView, _ multiplier: CGFloat) -> NSLayoutConstraint {
    constraint(equalToSystemSpacingAfter: view.trailingAnchor, multiplier: multiplier)
  }
}

extension NSLayoutYAxisAnchor {
  fileprivate func below(_ view: UIView, _ multiplier: CGFloat) -> NSLayoutConstraint {
    constraint(equalToSystemSpacingBelow: view.bottomAnchor, multiplier: multiplier)
  }
}
