import HeadlessUIKit
import TestSupport
import Testing

/// Tint mode, anchor point, content mode, resizable snapshots.
@Suite(.checkedDevices) struct ViewAppearanceTests {
  @Test("a view has the tint mode of its superview, and a dimmed tint is gray")
  func tintMode() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (view, child, normal) = (UIView(), Tinted(), Tinted())
    view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.addSubview(child)
    view.addSubview(normal)
    normal.tintAdjustmentMode = .normal
    (child.changes, normal.changes) = (0, 0)
    #expect(child.tintAdjustmentMode == .normal)
    view.tintAdjustmentMode = .dimmed
    #expect(child.tintAdjustmentMode == .dimmed)
    #expect(normal.tintAdjustmentMode == .normal)
    #expect(child.changes == 1)
    #expect(normal.changes == 0)
    var (red, green, alpha): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    child.tintColor.getRed(&red, green: &green, blue: nil, alpha: &alpha)
    #expect(red == green)
    #expect(isClose(alpha, 0.8))
    #expect(normal.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test("the anchor point of a view is its layer's")
  func anchor() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(view.layer.anchorPoint == .zero)
    #expect(view.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
  }

  @Test("the content mode is the gravity of the layer's contents")
  func contentMode() {
    let view = UIView()
    view.contentMode = .scaleAspectFit
    #expect(view.layer.contentsGravity == .resizeAspect)
    #expect(!view.layer.needsDisplayOnBoundsChange)
    view.contentMode = .redraw
    #expect(view.layer.needsDisplayOnBoundsChange)
  }

  @Test("a snapshot of a part has that part's size and content")
  func part() throws {
    let scene = LayerScene()
    let child = UIView(frame: CGRect(x: 40, y: 50, width: 10, height: 10))
    scene.run { scene.view.addSubview(child) }
    scene.device.turn()
    let snapshot = try #require(
      scene.run {
        scene.view.resizableSnapshotView(
          from: CGRect(x: 30, y: 30, width: 40, height: 30), afterScreenUpdates: false,
          withCapInsets: .zero)
      })
    #expect(snapshot.bounds == CGRect(x: 0, y: 0, width: 40, height: 30))
    var view = snapshot
    while let inner = view.subviews.first { view = inner }
    #expect(
      scene.run { view.convert(view.bounds, to: snapshot) }
        == CGRect(x: 10, y: 20, width: 10, height: 10))
  }
}
