import HeadlessUIKit
import TestSupport
import Testing

/// Reuse, selection, scrolling and updates of a collection view.
@Suite(.checkedDevices) struct CollectionTests {
  @Test("the first layout requests the visible items, with their frames")
  func firstLayout() {
    let scene = CollectionScene()
    #expect(scene.visibleItems == Array(0..<12))
    #expect(CollectionScene.Cell.made == 12)
    #expect(scene.log.prefix(2) == ["cell 0", "willDisplay 0"])
    let cell = scene.device.perform { scene.view.cellForItem(at: [0, 4]) }
    #expect(cell?.frame == rect(150, 100, 100, 80))
    #expect(cell?.contentView.frame == rect(0, 0, 100, 80))
  }

  @Test("scrolling by a line reuses the cells that left")
  func scrollingReuses() {
    let scene = CollectionScene()
    scene.log = []
    scene.perform { scene.view.contentOffset.y = 100 }
    #expect(
      scene.log == [
        "didEndDisplaying 0", "didEndDisplaying 1", "didEndDisplaying 2", "cell 12",
        "willDisplay 12", "cell 13", "willDisplay 13", "cell 14", "willDisplay 14",
      ])
    #expect(CollectionScene.Cell.made == 12)
  }

  @Test("10,000 items request only the visible ones")
  func manyItems() {
    let scene = CollectionScene([(0..<10_000).map { "\($0)" }])
    scene.perform {
      scene.view.scrollToItem(at: [0, 6000], at: .centeredVertically, animated: false)
    }
    #expect(scene.view.contentOffset.y == CGFloat(199_840))
    #expect(CollectionScene.Cell.made <= 15)
    #expect(scene.visibleItems.contains(6000))
  }

  @Test("a tap highlights and selects, in the order of UIKit's header")
  func tap() {
    let scene = CollectionScene()
    scene.log = []
    scene.tap(1)
    #expect(
      scene.log == [
        "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1", "didUnhighlight 1",
      ])
    scene.log = []
    scene.tap(2)
    #expect(
      scene.log.filter { $0.contains("elect ") } == [
        "shouldSelect 2", "didDeselect 1", "didSelect 2",
      ])
    #expect(scene.view.indexPathsForSelectedItems == [[0, 2]])
    #expect(scene.view.cellForItem(at: [0, 2])?.isSelected == true)
    #expect(scene.view.cellForItem(at: [0, 1])?.isSelected == false)
  }

  @Test("an item that the delegate refuses is not selected")
  func refusal() {
    let scene = CollectionScene()
    scene.selects = false
    scene.tap(1)
    #expect(scene.view.indexPathsForSelectedItems == [])
    #expect(scene.log.last == "didUnhighlight 1")
  }

  @Test("inserted items fade in, and the others move")
  func insertion() {
    let scene = CollectionScene([["a", "b", "c"]])
    let cell = scene.device.perform { scene.view.cellForItem(at: [0, 2]) }
    var finished: [Bool] = []
    scene.perform {
      scene.view.performBatchUpdates {
        scene.titles[0].insert("new", at: 0)
        scene.view.insertItems(at: [[0, 0]])
      } completion: {
        finished.append($0)
      }
    }
    #expect(scene.visibleTitles == ["new", "a", "b", "c"])
    scene.device.advance(by: 0.15)
    let moving = scene.presentation(of: cell)
    #expect(moving.frame.minX < 300)
    #expect(moving.frame.minX > 0)
    let new = scene.presentation(of: scene.device.perform { scene.view.cellForItem(at: [0, 0]) })
    #expect((0.01..<0.99).contains(new.alpha))
    #expect(finished == [])
    scene.device.settle()
    #expect(finished == [true])
    #expect(cell?.frame == rect(0, 100, 100, 80))
    #expect(scene.view.visibleCells.map(\.alpha) == [1, 1, 1, 1])
  }

  @Test("a layout determines where inserted items begin and deleted ones end")
  func customAnimation() {
    final class Layout: UICollectionViewFlowLayout {
      var updates: [UICollectionViewUpdateItem.Action] = []
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        updates = updateItems.map(\.updateAction)
      }
      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        attributes?.center.x += 1000
        attributes?.alpha = 1
        return attributes
      }
      override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: itemIndexPath)
        attributes.frame = rect(0, -500, 100, 80)
        return attributes
      }
    }
    let layout = Layout()
    let scene = CollectionScene([["a", "b"]], layout)
    let leaving = scene.device.perform { scene.view.cellForItem(at: [0, 0]) }
    scene.perform {
      scene.titles[0] = ["b", "c"]
      scene.view.performBatchUpdates {
        scene.view.deleteItems(at: [[0, 0]])
        scene.view.insertItems(at: [[0, 1]])
      }
    }
    #expect(layout.updates == [.delete, .insert])
    scene.device.advance(by: 0.15)
    let cell = scene.device.perform { scene.view.cellForItem(at: [0, 1]) }
    #expect(scene.presentation(of: cell).frame.minX > 200)
    #expect(scene.presentation(of: leaving).frame.minY < -50)
    scene.device.settle()
    #expect(leaving?.superview == nil)
  }

  @Test("an animated change of layout moves the cells")
  func layoutChange() {
    let scene = CollectionScene([["a", "b"]])
    let cell = scene.device.perform { scene.view.cellForItem(at: [0, 1]) }
    let other = UICollectionViewFlowLayout()
    other.sectionInset.top = 200
    other.minimumInteritemSpacing = 50
    var finished: [Bool] = []
    scene.perform {
      scene.view.setCollectionViewLayout(other, animated: true) { finished.append($0) }
    }
    scene.device.advance(by: 0.15)
    let moving = scene.presentation(of: cell).frame
    #expect(moving.minY > 0)
    #expect(moving.minY < 200)
    scene.device.settle()
    #expect(finished == [true])
    #expect(cell?.frame == rect(150, 200, 100, 80))
    #expect(scene.view.collectionViewLayout === other)
    #expect(scene.flow.collectionView == nil)
  }

  @Test("a transition layout is between two layouts, and finishes in the next one")
  func interactiveTransition() throws {
    let scene = CollectionScene([["a"]])
    let other = UICollectionViewFlowLayout()
    other.sectionInset.top = 200
    let next = scene.device.perform { scene.view.startInteractiveTransition(to: other) }
    scene.perform { next.transitionProgress = 0.25 }
    let cell = try #require(scene.device.perform { scene.view.cellForItem(at: [0, 0]) })
    #expect(cell.frame == rect(0, 50, 100, 80))
    scene.perform { scene.view.finishInteractiveTransition() }
    scene.device.settle()
    #expect(scene.view.collectionViewLayout === other)
    #expect(cell.frame == rect(0, 200, 100, 80))
  }

  @Test("a subclass's attributes are copied and applied")
  func customAttributes() {
    final class Attributes: UICollectionViewLayoutAttributes {
      var depth = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Attributes)?.depth = depth
        return copy
      }
      override func isEqual(_ object: Any?) -> Bool {
        super.isEqual(object) && (object as? Attributes)?.depth == depth
      }
    }
    final class Layout: UICollectionViewLayout {
      override class var layoutAttributesClass: AnyClass { Attributes.self }
      override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 400) }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        [layoutAttributesForItem(at: [0, 0])].compactMap { $0 }
      }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = Attributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
        attributes.alpha = 0.5
        attributes.depth = 3
        return attributes
      }
    }
    final class DepthCell: UICollectionViewCell {
      var depth = 0
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        depth = (layoutAttributes as? Attributes)?.depth ?? 0
      }
    }
    let scene = CollectionScene([["a"]])
    scene.perform {
      scene.view.reloadData()
      scene.view.register(DepthCell.self, forCellWithReuseIdentifier: "cell")
      scene.view.collectionViewLayout = Layout()
    }
    scene.device.perform {
      let cell = scene.view.cellForItem(at: [0, 0]) as? DepthCell
      #expect(cell?.depth == 3)
      #expect(cell?.bounds.size == CGSize(width: 30, height: 40))
      #expect(cell?.frame == rect(-5, 0, 60, 80))
      #expect(cell?.alpha == 0.5)
      let original = scene.view.layoutAttributesForItem(at: [0, 0]) as? Attributes
      let copy = original?.copy() as? Attributes
      #expect(copy?.depth == 3)
      #expect(copy == original)
      #expect(original?.frame == rect(-5, 0, 60, 80))
    }
  }

  @Test("the layout chooses where a drag ends")
  func targetOffset() {
    final class Snapping: UICollectionViewFlowLayout {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100) }
    }
    let scene = CollectionScene([(0..<60).map { "\($0)" }], Snapping())
    scene.device.touchDown(at: CGPoint(x: 50, y: 300))
    for y in stride(from: 290, through: 230, by: -10) {
      scene.device.advance(by: 1.0 / 60)
      scene.device.touchMove(to: CGPoint(x: 50, y: y))
    }
    scene.device.touchUp()
    scene.device.settle()
    #expect(scene.view.contentOffset.y > 0)
    #expect(scene.view.contentOffset.y.truncatingRemainder(dividingBy: 100) == 0)
  }

  @Test("the layout is asked about new bounds while the view reports the old ones")
  func boundsChange() {
    final class Layout: UICollectionViewFlowLayout {
      var seen: [CGPoint] = []
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        seen += [collectionView?.bounds.origin ?? .zero, newBounds.origin]
        return super.shouldInvalidateLayout(forBoundsChange: newBounds)
      }
    }
    let layout = Layout()
    let scene = CollectionScene([(0..<60).map { "\($0)" }], layout)
    layout.seen = []
    scene.perform { scene.view.contentOffset.y = 30 }
    #expect(layout.seen == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 30)])
  }

  @Test("a collection view without a layout is an exception of UIKit")
  func withoutLayout() {
    let device = makeDevice()
    device.perform { _ = UICollectionView(frame: .zero) }
    #expect(
      device.diagnostics.map(\.message) == [
        "UICollectionView must be initialized with a non-nil layout parameter"
      ])
  }

  @Test("registrations dequeue configured cells of their class")
  func registrations() {
    final class Source: NSObject, UICollectionViewDataSource {
      let registration = UICollectionView.CellRegistration<CollectionScene.Cell, String> {
        cell, path, item in cell.title = "\(item) \(path.item)"
      }
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
          using: registration, for: indexPath, item: "item")
      }
    }
    let scene = CollectionScene()
    let source = Source()
    scene.kept = [source]
    scene.perform { scene.view.dataSource = source }
    #expect(scene.visibleTitles == ["item 0", "item 1"])
  }

  @Test("UICollectionViewController is data source and delegate of its view")
  func controller() {
    final class Controller: UICollectionViewController {
      var selected: [IndexPath] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
      }
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 4 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
      }
      override func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
      ) { selected.append(indexPath) }
    }
    let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
    let stage = Stage(root: controller)
    #expect(stage.device.perform { controller.collectionView.visibleCells.count } == 4)
    #expect(controller.collectionView.superview === controller.view)
    stage.device.tap(at: CGPoint(x: 25, y: 45))
    stage.settle()
    #expect(controller.selected == [[0, 0]])
  }
}
