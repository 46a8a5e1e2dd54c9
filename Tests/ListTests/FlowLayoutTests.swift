import HeadlessUIKit
import TestSupport
import Testing

/// The frames of a flow layout.
@Suite(.checkedDevices) struct FlowLayoutTests {
  @Test("items of one size have the columns of a full line, also in the last line")
  func columns() {
    let scene = CollectionScene([["a", "b", "c", "d"]])
    // Two columns need 250 pt, three 400 pt.
    let frames = (0..<4).map { scene.frame($0) }
    #expect(
      frames == [
        rect(0, 0, 100, 80), rect(150, 0, 100, 80), rect(300, 0, 100, 80), rect(0, 100, 100, 80),
      ])
    #expect(scene.view.contentSize == CGSize(width: 400, height: 180))
  }

  @Test("the rest of a full line is distributed, and the last line of other sizes is not filled")
  func distribution() {
    let scene = CollectionScene([["a", "b", "c", "d"]])
    scene.size = { CGSize(width: [150, 100, 120, 60][$0.item], height: 80) }
    scene.perform { scene.flow.invalidateLayout() }
    let frames = (0..<4).compactMap { scene.frame($0)?.minX }
    #expect(frames == [0, 300, 0, 170])
  }

  @Test("items are in the middle of their line")
  func lineAlignment() {
    let scene = CollectionScene([["a", "b"]])
    scene.size = { CGSize(width: 100, height: [80, 40][$0.item]) }
    scene.perform { scene.flow.invalidateLayout() }
    #expect(scene.frame(1)?.minY == 20)
  }

  @Test("sections follow each other with their insets, headers and footers")
  func sections() {
    let scene = CollectionScene([["a"], ["b"]])
    scene.perform {
      scene.flow.headerReferenceSize = CGSize(width: 10, height: 30)
      scene.flow.sectionInset = UIEdgeInsets(top: 5, left: 7, bottom: 9, right: 11)
    }
    #expect(scene.frame(0) == rect(7, 35, 100, 80))
    #expect(scene.frame(0, 1) == rect(7, 159, 100, 80))
    let header = scene.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [1, 0])
    #expect(header?.frame == rect(0, 124, 400, 30))
    #expect(scene.view.contentSize.height == 248)
  }

  @Test("horizontal scrolling fills columns")
  func horizontal() {
    let scene = CollectionScene([(0..<10).map { "\($0)" }])
    scene.perform { scene.flow.scrollDirection = .horizontal }
    // 400 = 3 * 80 + 2 * 80.
    #expect(scene.frame(1) == rect(0, 160, 100, 80))
    #expect(scene.frame(3) == rect(120, 0, 100, 80))
    #expect(scene.view.contentSize == CGSize(width: 460, height: 400))
  }

  @Test("a pinned header stays at the top until its section has left")
  func pinnedHeader() {
    let scene = CollectionScene([(0..<12).map { "\($0)" }, (0..<12).map { "\($0)" }])
    scene.perform {
      scene.flow.headerReferenceSize = CGSize(width: 10, height: 30)
      scene.flow.sectionHeadersPinToVisibleBounds = true
    }
    func header(_ section: Int) -> CGRect? {
      scene.device.perform {
        scene.view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0])?.frame
      }
    }
    scene.perform { scene.view.contentOffset.y = 100 }
    #expect(header(0) == rect(0, 100, 400, 30))
    // Four lines of 80 and three gaps of 20 end at 410.
    scene.perform { scene.view.contentOffset.y = 395 }
    #expect(header(0) == rect(0, 380, 400, 30))
    #expect(header(1) == rect(0, 410, 400, 30))
  }

  @Test("a new width arranges the items again")
  func newWidth() {
    let scene = CollectionScene()
    scene.perform { scene.view.frame = rect(0, 0, 250, 400) }
    #expect(scene.frame(2) == rect(0, 100, 100, 80))
    #expect(scene.view.contentSize.width == 250)
  }

  @Test("an item that is wider than its line is reported as UIKit does")
  func tooWide() {
    let scene = CollectionScene([["a"]])
    scene.size = { _ in CGSize(width: 500, height: 80) }
    scene.perform { scene.flow.invalidateLayout() }
    #expect(
      scene.device.diagnostics.map(\.message) == [
        "The behavior of the UICollectionViewFlowLayout is not defined because: the item width must "
          + "be less than the width of the UICollectionView minus the section insets left and right "
          + "values, minus the content insets left and right values."
      ])
  }

  @Test("a cell with an estimated size has the size of its constraints")
  func estimatedSize() {
    final class Sized: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(inner)
        NSLayoutConstraint.activate([
          inner.widthAnchor.constraint(equalToConstant: 180),
          inner.heightAnchor.constraint(equalToConstant: 33),
          inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          inner.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          inner.topAnchor.constraint(equalTo: contentView.topAnchor),
          inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "sized", for: indexPath)
      }
    }
    let scene = CollectionScene([[]])
    let source = Source()
    scene.kept = [source]
    scene.perform {
      scene.view.delegate = nil
      scene.view.register(Sized.self, forCellWithReuseIdentifier: "sized")
      scene.flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      scene.flow.minimumInteritemSpacing = 10
      scene.view.dataSource = source
    }
    scene.device.settle()
    #expect(
      scene.device.perform { scene.view.visibleCells.map(\.frame) } == [
        rect(0, 0, 180, 33), rect(220, 0, 180, 33), rect(0, 53, 180, 33),
      ])
  }
}
