import HeadlessUIKit
import TestSupport
import Testing

/// Which views a layout pass visits.
@Suite(.checkedDevices) struct LayoutVisitTests {
  /// A view that counts its layouts, and the changes of its safe area.
  private final class Counter: UIView {
    private(set) var layouts = 0
    private(set) var safeAreaChanges = 0
    override func layoutSubviews() { layouts += 1 }
    override func safeAreaInsetsDidChange() { safeAreaChanges += 1 }
  }

  /// A window with a view that contains another, laid out.
  private struct Scene {
    let device = makeDevice()
    let outer = Counter(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let inner = Counter(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let window: UIWindow

    init() {
      outer.addSubview(inner)
      window = device.perform { [outer] in makeWindow(outer) }
      device.turn()
    }
  }

  @Test("immediate layout of a view leaves nothing for the commit")
  func leavesNothing() {
    let scene = Scene()
    scene.device.perform {
      scene.inner.setNeedsLayout()
      #expect(scene.window.needsLayoutInTree)
      scene.inner.layoutIfNeeded()
      #expect(!scene.window.needsLayoutInTree)
    }
    let layouts = scene.inner.layouts
    scene.device.turn()
    #expect(scene.inner.layouts == layouts)
  }

  @Test("immediate layout of a view keeps the pending layout of its sibling")
  func keepsSibling() {
    let scene = Scene()
    let sibling = Counter(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
    scene.device.perform { scene.outer.addSubview(sibling) }
    scene.device.turn()
    let layouts = sibling.layouts
    scene.device.perform {
      scene.inner.setNeedsLayout()
      sibling.setNeedsLayout()
      scene.inner.layoutIfNeeded()
    }
    #expect(scene.window.needsLayoutInTree)
    scene.device.turn()
    #expect(sibling.layouts == layouts + 1)
  }

  @Test("immediate layout of a subview does not lose the safe area of a moved view")
  func keepsMovedView() {
    let scene = Scene()
    let changes = scene.outer.safeAreaChanges
    #expect(scene.outer.safeAreaInsets.top > 0)
    scene.device.perform {
      // Below the screen's safe area.
      scene.outer.center.y += 200
      scene.inner.setNeedsLayout()
      scene.inner.layoutIfNeeded()
    }
    scene.device.turn()
    #expect(scene.outer.safeAreaChanges == changes + 1)
  }

  @Test("a view that removes its sibling during layout does not keep the next one from layout")
  func removesSibling() {
    final class Remover: UIView {
      var victim: UIView?
      override func layoutSubviews() { victim?.removeFromSuperview() }
    }
    let scene = Scene()
    let remover = Remover(frame: .zero)
    let last = Counter(frame: .zero)
    scene.device.perform {
      remover.victim = scene.inner
      for view in [remover, last] { scene.outer.addSubview(view) }
    }
    scene.device.turn()
    #expect(scene.inner.superview == nil)
    #expect(last.layouts == 1)
  }
}
