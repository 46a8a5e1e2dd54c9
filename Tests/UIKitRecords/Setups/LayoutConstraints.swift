import HeadlessUIKit

/// The setups of `Facts/layout-constraints.txt`, by name.
/// The setups of `Facts/layout-constraints.txt`, by name.
let layoutConstraints: [String: Setup] = [
  "two rows": layoutSetup {
    let root = constraintRoot()
    let views = (0..<5).map { _ in root.addForConstraints(UIView()) }
    chain(Array(views[..<3]), in: root, gap: 8)
    chain(Array(views[3...]), in: root, gap: 10, lastIsDouble: true)
    NSLayoutConstraint.activate(
      views[..<3].flatMap { view in
        [
          view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
          view.heightAnchor.constraint(equalToConstant: 60),
        ]
      }
        + views[3...].flatMap { view in
          [
            view.topAnchor.constraint(equalTo: views[0].bottomAnchor, constant: 24),
            view.heightAnchor.constraint(equalToConstant: 48),
          ]
        })
    root.layoutIfNeeded()
    return layoutFrames(of: views)
  },
  "pinned views": layoutSetup {
    let root = constraintRoot()
    let views = (0..<3).map { _ in root.addForConstraints(UIView()) }
    let (upper, corner, rest) = (views[0], views[1], views[2])
    NSLayoutConstraint.activate([
      upper.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
      upper.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      upper.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16),
      upper.heightAnchor.constraint(equalToConstant: 44),
      corner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      corner.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
      corner.widthAnchor.constraint(equalToConstant: 120),
      corner.heightAnchor.constraint(equalToConstant: 32),
      rest.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 12),
      rest.leftAnchor.constraint(equalTo: corner.rightAnchor, constant: 12),
      rest.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16),
      rest.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
    ])
    root.layoutIfNeeded()
    return layoutFrames(of: views)
  },
  "views by frame among them": layoutSetup {
    let root = constraintRoot()
    let left = root.addPlain(CGRect(x: 20, y: 20, width: 120, height: 50))
    let right = root.addPlain(CGRect(x: 199.5, y: 20, width: 80, height: 80))
    let inner = right.addForConstraints(UIView())
    let below = root.addForConstraints(UIView())
    let narrow = root.addForConstraints(UIView())
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: right.leadingAnchor, constant: 10),
      inner.topAnchor.constraint(equalTo: right.topAnchor, constant: 10),
      inner.widthAnchor.constraint(equalToConstant: 25),
      inner.heightAnchor.constraint(equalToConstant: 25),
      below.topAnchor.constraint(equalTo: left.bottomAnchor, constant: 12),
      below.leadingAnchor.constraint(equalTo: left.leadingAnchor),
      below.widthAnchor.constraint(equalTo: left.widthAnchor),
      below.heightAnchor.constraint(equalToConstant: 50),
      narrow.topAnchor.constraint(equalTo: right.bottomAnchor, constant: 12),
      narrow.trailingAnchor.constraint(equalTo: right.trailingAnchor),
      narrow.widthAnchor.constraint(equalTo: right.widthAnchor, multiplier: 0.75),
      narrow.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -20),
    ])
    root.layoutIfNeeded()
    return ["frame of the view of 0.75 of the width": Recorded(narrow.frame)]
  },
  "two widths": layoutSetup {
    let root = constraintRoot()
    let view = root.addForConstraints(UIView())
    let strong = view.widthAnchor.constraint(equalToConstant: 60)
    strong.priority = .defaultHigh
    let weak = view.widthAnchor.constraint(equalToConstant: 140)
    weak.priority = UILayoutPriority(749)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      view.heightAnchor.constraint(equalToConstant: 40), strong, weak,
    ])
    root.layoutIfNeeded()
    return ["frame of the view": Recorded(view.frame)]
  },
]

private func constraintRoot() -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
}

/// Arranges views in a row 12 pt from the sides, of equal width, or with a last one of double width.
private func chain(
  _ views: [UIView], in root: UIView, gap: CGFloat, lastIsDouble: Bool = false
) {
  guard let first = views.first, let last = views.last else { return }
  first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12).isActive = true
  last.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12).isActive = true
  for (view, next) in zip(views, views.dropFirst()) {
    let factor: CGFloat = lastIsDouble && next === last ? 2 : 1
    next.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: gap).isActive = true
    next.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: factor).isActive = true
  }
}
