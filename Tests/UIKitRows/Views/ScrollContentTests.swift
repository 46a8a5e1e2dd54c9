import HeadlessUIKit
import Testing

/// Constraints between a scroll view itself and other views.
@Suite struct ScrollContentTests {
  /// Calls a function with a scroll view of 375 x 400 pt, and its only subview.
  private func withScrollView(_ body: (Driver, UIScrollView, UIView) -> Void) {
    Driver.run { ui in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 50, width: 375, height: 400))
      ui.root.view.addSubview(scroll)
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(child)
      body(ui, scroll, child)
    }
  }

  @Test("[347] a subview pinned to the edges of a scroll view determines its content size (347a)")
  func edges() {
    withScrollView { ui, scroll, child in
      NSLayoutConstraint.activate([
        child.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
        child.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20),
        child.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        child.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
        child.widthAnchor.constraint(equalToConstant: 600),
        child.heightAnchor.constraint(equalToConstant: 1500),
      ])
      scroll.layoutIfNeeded()
      #expect(scroll.contentSize == CGSize(width: 600, height: 1530))
      #expect(child.frame == CGRect(x: 0, y: 10, width: 600, height: 1500))
      #expect(scroll.contentLayoutGuide.layoutFrame.size == scroll.contentSize)
    }
  }

  @Test("[347] a subview pinned to the margins of a scroll view adds them to the content (347a)")
  func margins() {
    withScrollView { ui, scroll, child in
      scroll.insetsLayoutMarginsFromSafeArea = false
      let guide = scroll.layoutMarginsGuide
      NSLayoutConstraint.activate([
        NSLayoutConstraint(
          item: child, attribute: .top, relatedBy: .equal, toItem: scroll, attribute: .topMargin,
          multiplier: 1, constant: 0),
        NSLayoutConstraint(
          item: child, attribute: .bottom, relatedBy: .equal, toItem: scroll,
          attribute: .bottomMargin, multiplier: 1, constant: 0),
        child.leftAnchor.constraint(equalTo: guide.leftAnchor),
        child.rightAnchor.constraint(equalTo: guide.rightAnchor),
        child.widthAnchor.constraint(equalToConstant: 600),
        child.heightAnchor.constraint(equalToConstant: 1500),
      ])
      scroll.layoutIfNeeded()
      #expect(scroll.contentSize == CGSize(width: 616, height: 1516))
      #expect(child.frame.origin == CGPoint(x: 8, y: 8))
    }
  }

  @Test("[347] a length of the content that constraints do not determine stays as it is set (347a)")
  func oneAxis() {
    withScrollView { _, scroll, child in
      scroll.contentSize = CGSize(width: 700, height: 5)
      NSLayoutConstraint.activate([
        child.topAnchor.constraint(equalTo: scroll.topAnchor),
        child.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        child.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        child.widthAnchor.constraint(equalToConstant: 600),
        child.heightAnchor.constraint(equalToConstant: 1500),
      ])
      scroll.layoutIfNeeded()
      #expect(scroll.contentSize == CGSize(width: 700, height: 1500))
    }
  }

  @Test("[347] width, height and centers of a scroll view are those of its frame (347b)")
  func frame() {
    withScrollView { _, scroll, child in
      NSLayoutConstraint.activate([
        child.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        child.heightAnchor.constraint(equalTo: scroll.heightAnchor, multiplier: 0.5),
        child.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
        child.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
      ])
      scroll.layoutIfNeeded()
      #expect(child.frame == CGRect(x: 0, y: 100, width: 375, height: 200))
      #expect(scroll.contentSize == .zero)
    }
  }

  @Test("[347] constraints to a view outside attach to the frame of a scroll view (347c)")
  func outside() {
    withScrollView { ui, scroll, child in
      let below = UIView()
      below.translatesAutoresizingMaskIntoConstraints = false
      ui.root.view.addSubview(below)
      NSLayoutConstraint.activate([
        child.topAnchor.constraint(equalTo: scroll.topAnchor),
        child.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        child.heightAnchor.constraint(equalToConstant: 1500),
        below.topAnchor.constraint(equalTo: scroll.bottomAnchor),
        below.leftAnchor.constraint(equalTo: scroll.leftAnchor, constant: 5),
        below.widthAnchor.constraint(equalToConstant: 10),
        below.heightAnchor.constraint(equalToConstant: 10),
      ])
      ui.root.view.layoutIfNeeded()
      #expect(below.frame == CGRect(x: 5, y: 450, width: 10, height: 10))
      #expect(scroll.contentSize.height == 1500)
    }
  }
}
