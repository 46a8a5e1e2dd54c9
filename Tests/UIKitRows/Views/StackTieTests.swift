import HeadlessUIKit
import Testing

/// What a stack view does where priorities leave a choice.
@Suite struct StackTieTests {
  @Test("[315] a stack view that is too short squeezes the first of equal views (315a)")
  func shortage() {
    Driver.run { _ in
      #expect(widths(in: 120, of: [76.5, 94]) == [18, 94])
      #expect(widths(in: 120, of: [50, 60, 70]) == [0, 34, 70])
    }
  }

  @Test("[315] the last of the plain views takes what the others leave (315b)")
  func spacers() {
    Driver.run { _ in
      #expect(widths(in: 300, of: [29.5, nil, 29, nil, 41.5]) == [29.5, 0, 29, 168, 41.5])
      #expect(widths(in: 300, of: [nil, 29, nil, 41.5, nil]) == [0, 29, 0, 41.5, 197.5])
    }
  }

  @Test("[315] the first of equal views takes a surplus (315c)")
  func surplus() {
    Driver.run { _ in
      #expect(widths(in: 300, of: [29.5, 29, 41.5]) == [213.5, 29, 41.5])
    }
  }

  @Test(
    "[316] a hidden arranged view has no length, is where it would appear, and is aligned (316b)",
    arguments: [
      (0, CGRect(x: 0, y: 0, width: 0, height: 30)),
      (1, CGRect(x: 158, y: 0, width: 0, height: 30)),
      (2, CGRect(x: 300, y: 0, width: 0, height: 30)),
    ])
  func hidden(index: Int, frame: CGRect) {
    Driver.run { _ in
      let views = (0..<3).map { _ in UIView() }
      views[index].isHidden = true
      let stack = row(300, views)
      stack.distribution = .fillEqually
      stack.spacing = 16
      layOut(stack)
      #expect(views[index].frame == frame)
    }
  }

  @Test("[316] a hidden arranged view does not enlarge the stack view (316b)")
  func hiddenContent() {
    Driver.run { _ in
      let views = [Content(40, 20), Content(90, 50)]
      views[1].isHidden = true
      let stack = row(0, views)
      #expect(
        stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          == CGSize(width: 40, height: 20))
    }
  }
}

/// Returns the widths of the views in a row with gaps of 8 pt; `nil` is a plain view.
private func widths(in width: CGFloat, of contents: [CGFloat?]) -> [CGFloat] {
  let views = contents.map { $0.map { Content($0, 19) } ?? UIView() }
  layOut(row(width, views))
  return views.map(\.frame.width)
}

private func row(_ width: CGFloat, _ views: [UIView]) -> UIStackView {
  let stack = UIStackView(arrangedSubviews: views)
  stack.frame = CGRect(x: 10, y: 10, width: width, height: 30)
  stack.spacing = 8
  return stack
}

private func layOut(_ stack: UIStackView) {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  root.addSubview(stack)
  root.layoutIfNeeded()
}

private final class Content: UIView {
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
