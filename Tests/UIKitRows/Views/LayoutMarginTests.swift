import HeadlessUIKit
import Testing

/// Layout margins and the readable content.
@Suite struct LayoutMarginTests {
  private static let safeArea = UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 20)

  /// Calls a function with a view of 320 x 480 pt in no window, in a safe area.
  private func withSafeView(_ body: (UIView) -> Void) {
    Driver.run { _ in
      let (controller, view) = (UIViewController(), plain(320, 480))
      controller.view = view
      controller.additionalSafeAreaInsets = Self.safeArea
      view.layoutIfNeeded()
      body(view)
    }
  }

  @Test("[313] layout margins contain the safe area, as the guide does (313a)")
  func safeArea() {
    withSafeView { view in
      #expect(view.layoutMargins == UIEdgeInsets(top: 67, left: 24, bottom: 42, right: 28))
      #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 24, y: 67, width: 268, height: 371))
      view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(view.layoutMargins == UIEdgeInsets(top: 60, left: 18, bottom: 37, right: 24))
    }
  }

  @Test("[313] layout margins that do not follow the safe area are 8 on every side (313b)")
  func withoutSafeArea() {
    withSafeView { view in
      view.insetsLayoutMarginsFromSafeArea = false
      #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 304, height: 464))
    }
  }

  @Test("[313] a view that preserves its superview's margins keeps its content inside them (313c)")
  func preserved() {
    Driver.run { _ in
      let outer = plain(200, 300)
      outer.layoutMargins = UIEdgeInsets(top: 40, left: 50, bottom: 60, right: 70)
      let inner = UIView(frame: CGRect(x: 10, y: 0, width: 120, height: 295))
      outer.addSubview(inner)
      #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      inner.preservesSuperviewLayoutMargins = true
      #expect(inner.layoutMargins == UIEdgeInsets(top: 40, left: 40, bottom: 55, right: 8))
    }
  }

  @Test("[313] constraints follow margins that change with the superview's (313c)")
  func preservedInConstraints() {
    Driver.run { _ in
      let (outer, inner, leaf) = (plain(200, 300), plain(200, 300), UIView())
      outer.addSubview(inner)
      inner.preservesSuperviewLayoutMargins = true
      leaf.translatesAutoresizingMaskIntoConstraints = false
      inner.addSubview(leaf)
      let guide = inner.layoutMarginsGuide
      NSLayoutConstraint.activate([
        leaf.leftAnchor.constraint(equalTo: guide.leftAnchor),
        leaf.rightAnchor.constraint(equalTo: guide.rightAnchor),
        leaf.topAnchor.constraint(equalTo: guide.topAnchor),
        leaf.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
      outer.layoutIfNeeded()
      #expect(leaf.frame == CGRect(x: 8, y: 8, width: 184, height: 284))
      outer.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      outer.layoutIfNeeded()
      #expect(leaf.frame == CGRect(x: 20, y: 10, width: 140, height: 260))
    }
  }

  @Test("[313] up to a width of 1,008 pt the readable content fills the margins (313d)")
  func readable() {
    Driver.run { _ in
      let view = plain(1008, 500)
      #expect(view.readableContentGuide.layoutFrame == CGRect(x: 8, y: 8, width: 992, height: 484))
    }
  }

  @Test("[313] in a wider view it is 920 pt wide, or what the margins leave (313e)")
  func readableWidth() {
    Driver.run { _ in
      let view = plain(1200, 500)
      #expect(
        view.readableContentGuide.layoutFrame == CGRect(x: 140, y: 8, width: 920, height: 484))
      view.layoutMargins.left = 200
      view.layoutMargins.right = 200
      #expect(
        view.readableContentGuide.layoutFrame == CGRect(x: 200, y: 8, width: 800, height: 484))
    }
  }

  @Test("[313] constraints follow the readable content when the view becomes wide (313e)")
  func readableInConstraints() {
    Driver.run { _ in
      let (view, text) = (plain(320, 500), UIView())
      text.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(text)
      let guide = view.readableContentGuide
      NSLayoutConstraint.activate([
        text.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        text.topAnchor.constraint(equalTo: guide.topAnchor),
        text.heightAnchor.constraint(equalToConstant: 10),
      ])
      view.layoutIfNeeded()
      #expect(text.frame == CGRect(x: 8, y: 8, width: 304, height: 10))
      view.frame.size.width = 1200
      view.layoutIfNeeded()
      #expect(text.frame == CGRect(x: 140, y: 8, width: 920, height: 10))
    }
  }
}

private func plain(_ width: CGFloat, _ height: CGFloat) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}
