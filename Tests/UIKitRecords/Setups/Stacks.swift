import HeadlessUIKit

/// The setups of `Facts/stacks.txt`, by name.
/// The setups of `Facts/stacks.txt`, by name.
let stacks: [String: Setup] = [
  "four equal": row(CGRect(x: 10, y: 10, width: 320, height: 100), of: [nil, nil, nil, nil]),
  "three equal": stackSetup(
    .vertical, CGRect(x: 10, y: 10, width: 180, height: 300), gap: 10, .fillEqually, .fill,
    of: [nil, nil, nil]),
  "four equal without gaps": stackSetup(
    .vertical, CGRect(x: 0, y: 0, width: 100, height: 99), gap: 0, .fillEqually, .fill,
    of: [nil, nil, nil, nil]),
  "seven equal": stackSetup(
    .horizontal, CGRect(x: 0, y: 0, width: 99, height: 50), gap: 2, .fillEqually, .fill,
    of: [nil, nil, nil, nil, nil, nil, nil]),
  "third of four hidden": row(
    CGRect(x: 10, y: 10, width: 320, height: 100), of: [nil, nil, nil, nil], hidden: 2),
  "plain view between": row(
    .center, of: [CGSize(width: 28, height: 19), nil, CGSize(width: 37.5, height: 19)]),
  "surplus": row(.fill, of: [text(29.5), text(29), text(41.5)]),
  "shortage": stackSetup(
    .horizontal, CGRect(x: 10, y: 10, width: 120, height: 30), gap: 8, .fill, .fill,
    of: [text(76.5), text(94)]),
  "two plain views between": row(.fill, of: [text(29.5), nil, text(29), nil, text(41.5)]),
  "column with a plain view": stackSetup(
    .vertical, CGRect(x: 10, y: 50, width: 300, height: 180), gap: 10, .fill, .fill,
    of: [CGSize(width: 104.5, height: 20), nil, CGSize(width: 86, height: 15)]),
  "two columns": layoutSetup {
    let contents = [
      CGSize(width: 39, height: 19), CGSize(width: 34.5, height: 16),
      CGSize(width: 28.5, height: 16),
    ]
    let columns = [column(of: contents), column(of: contents)]
    let frame = CGRect(x: 12, y: 12, width: 266, height: 111)
    let outer = stack(.horizontal, frame, gap: 10, .fillEqually, .top, columns)
    layOut(outer)
    var values = layoutFrames(of: columns)
    for (index, view) in columns[0].arrangedSubviews.enumerated() {
      values["y and height of view \(index) in the first column"] = Recorded([
        view.frame.minY, view.frame.height,
      ])
    }
    return values
  },
  "column in a row": layoutSetup {
    let views = [
      LayoutContentView(CGSize(width: 34.5, height: 19)),
      column(of: [CGSize(width: 22.5, height: 16), CGSize(width: 41, height: 16)]),
    ]
    let frame = CGRect(x: 10, y: 10, width: 300, height: 60)
    layOut(stack(.horizontal, frame, gap: 8, .fill, .top, views))
    return layoutFrames(of: views)
  },
  "removal": layoutSetup {
    let views = [UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: views)
    stack.removeArrangedSubview(views[0])
    let (arranged, subviews) = (stack.arrangedSubviews.count, stack.subviews.count)
    views[1].removeFromSuperview()
    return [
      "arranged views after removeArrangedSubview": Recorded(arranged),
      "subviews after removeArrangedSubview": Recorded(subviews),
      "arranged views after removeFromSuperview": Recorded(stack.arrangedSubviews.count),
    ]
  },
]

/// Returns the size of a text in one line.
private func text(_ width: CGFloat) -> CGSize { CGSize(width: width, height: 19) }

/// Returns a setup with a row of plain views of equal width.
private func row(_ frame: CGRect, of contents: [CGSize?], hidden: Int? = nil) -> Setup {
  stackSetup(.horizontal, frame, gap: 8, .fillEqually, .fill, of: contents, hidden: hidden)
}

/// Returns a setup with a row of 300 x 30 pt that the views fill.
private func row(_ alignment: UIStackView.Alignment, of contents: [CGSize?]) -> Setup {
  let frame = CGRect(x: 10, y: 10, width: 300, height: 30)
  return stackSetup(.horizontal, frame, gap: 8, .fill, alignment, of: contents)
}

/// Returns a setup with a stack view.
///
/// - Parameters:
///   - contents: The sizes of the views' contents; nil for a plain view.
///   - hidden: The index of the hidden view, if any.
private func stackSetup(
  _ axis: NSLayoutConstraint.Axis, _ frame: CGRect, gap: CGFloat,
  _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment,
  of contents: [CGSize?], hidden: Int? = nil
) -> Setup {
  layoutSetup {
    let views = contents.map { $0.map { LayoutContentView($0) } ?? UIView() }
    if let hidden { views[hidden].isHidden = true }
    layOut(stack(axis, frame, gap: gap, distribution, alignment, views))
    return layoutFrames(of: views)
  }
}

private func stack(
  _ axis: NSLayoutConstraint.Axis, _ frame: CGRect, gap: CGFloat,
  _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment, _ views: [UIView]
) -> UIStackView {
  let stack = UIStackView(arrangedSubviews: views)
  stack.frame = frame
  stack.axis = axis
  stack.spacing = gap
  stack.distribution = distribution
  stack.alignment = alignment
  return stack
}

/// Returns a column, 3 pt apart, as wide as its views or wider.
private func column(of contents: [CGSize]) -> UIStackView {
  stack(.vertical, .zero, gap: 3, .fill, .leading, contents.map { LayoutContentView($0) })
}

/// Lays out a stack view in a view in no window.
private func layOut(_ stack: UIStackView) {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  root.addSubview(stack)
  root.layoutIfNeeded()
}
