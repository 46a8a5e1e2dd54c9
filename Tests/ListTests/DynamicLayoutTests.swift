import HeadlessUIKit
import TestSupport
import Testing

/// A flow layout whose items are moved by an animator, as in "springy" lists.
private final class DynamicLayout: UICollectionViewFlowLayout {
  lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
  var invalidations = 0

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
  }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { animator.layoutAttributesForCell(at: indexPath) }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    invalidations += 1
  }

  /// Lets all items fall, down to the bottom of the content.
  func fall() {
    let all =
      super.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 400, height: 400)) ?? []
    let items = all.map { $0.copy() as? UICollectionViewLayoutAttributes }.compactMap(\.self)
    animator.addBehavior(UIGravityBehavior(items: items))
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionMode = .boundaries
    animator.addBehavior(collision)
  }
}

@Suite("UIDynamicAnimator of a layout", .checkedDevices)
struct DynamicLayoutTests {
  private let layout = DynamicLayout()

  private func makeScene() -> CollectionScene {
    let scene = CollectionScene([["a", "b"], ["c"]], layout)
    scene.perform {
      layout.fall()
      layout.invalidateLayout()
    }
    return scene
  }

  @Test("cells follow the attributes, which the animator moves, at each frame")
  func falls() {
    let scene = makeScene()
    let start = scene.frame(0)
    let before = layout.invalidations
    scene.device.advance(by: 0.1)
    #expect(layout.invalidations == before + 6)
    #expect(scene.frame(0)?.minX == start?.minX)
    // 1000 pt/s² during 0.1 s.
    #expect(isClose((scene.frame(0)?.minY ?? 0) - (start?.minY ?? 0), 5, within: 0.5))
    #expect(
      layout.animator.layoutAttributesForCell(at: [0, 0])?.frame.minY == scene.frame(0)?.minY)
    scene.device.settle()
    // The content ends below the second section: two rows of 80 pt.
    #expect(scene.frame(0, 1)?.maxY == scene.view.contentSize.height)
  }

  @Test("attributes are found by category, kind and index path")
  func attributes() {
    let scene = makeScene()
    scene.perform {
      let header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: "header", with: [0, 0])
      let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: [0, 0])
      for item in [header, line] { item.frame = rect(0, 0, 10, 10) }
      let animator = UIDynamicAnimator(collectionViewLayout: layout)
      animator.addBehavior(UIDynamicItemBehavior(items: [header, line]))
      #expect(
        animator.layoutAttributesForSupplementaryView(ofKind: "header", at: [0, 0]) === header)
      #expect(animator.layoutAttributesForSupplementaryView(ofKind: "line", at: [0, 0]) == nil)
      #expect(animator.layoutAttributesForDecorationView(ofKind: "line", at: [0, 0]) === line)
      #expect(animator.layoutAttributesForCell(at: [0, 0]) == nil)
      #expect(animator.referenceView == nil)
      animator.removeAllBehaviors()
    }
    scene.device.settle()
  }
}
