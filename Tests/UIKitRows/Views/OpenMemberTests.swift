import HeadlessUIKit
import Testing

/// Members that UIKit declares as open: a subclass overrides them, and callers reach the override.
@Suite struct OpenMemberTests {
  @Test("[350] a caller of safeAreaInsets receives what an override returns (350a)")
  func safeArea() {
    final class Safe: UIView {
      override var safeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
      }
    }
    Driver.run { ui in
      let view: UIView = Safe(frame: ui.root.view.bounds)
      ui.root.view.addSubview(view)
      #expect(view.safeAreaInsets.top == 30)
    }
  }

  @Test("[350] a caller of systemLayoutSizeFitting(_:) receives what an override returns (350b)")
  func fitting() {
    final class Square: UIView {
      override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        CGSize(width: 44, height: 44)
      }
    }
    Driver.run { _ in
      let view: UIView = Square(frame: .zero)
      #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 44, height: 44))
    }
  }

  @Test("[350] a view that overrides addGestureRecognizer(_:) sees each added one (350c)")
  func recognizers() {
    final class Naming: UIView {
      override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.name = "named"
        super.addGestureRecognizer(gestureRecognizer)
      }
    }
    Driver.run { _ in
      let view: UIView = Naming(frame: .zero)
      let tap = UITapGestureRecognizer()
      view.addGestureRecognizer(tap)
      #expect(tap.name == "named")
      #expect(tap.view === view)
    }
  }

  @Test("[350] a caller of isViewLoaded receives what an override returns (350d)")
  func viewLoaded() {
    final class Lazy: UIViewController {
      override var isViewLoaded: Bool { false }
    }
    Driver.run { _ in
      let controller: UIViewController = Lazy()
      #expect(controller.view != nil)
      #expect(!controller.isViewLoaded)
    }
  }

  @Test(
    "[350] a caller of effectiveUserInterfaceLayoutDirection receives what an override returns (350e)"
  )
  func direction() {
    final class Mirrored: UIView {
      override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        .rightToLeft
      }
    }
    Driver.run { _ in
      let view: UIView = Mirrored(frame: .zero)
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
  }

  @Test("[350] UITouch, UIEvent and UIScreen have subclasses that override members (350f)")
  func subclasses() {
    final class Touch: UITouch {
      override func location(in view: UIView?) -> CGPoint { CGPoint(x: 3, y: 4) }
    }
    final class Event: UIEvent {
      override var type: EventType { .motion }
    }
    final class Screen: UIScreen {
      // No device has this scale.
      override var scale: CGFloat { 7 }
    }
    Driver.run { _ in
      let (touch, event, screen): (UITouch, UIEvent, UIScreen) = (Touch(), Event(), Screen())
      #expect(touch.location(in: nil) == CGPoint(x: 3, y: 4))
      #expect(event.type == .motion)
      #expect(screen.scale == 7)
    }
  }
}
