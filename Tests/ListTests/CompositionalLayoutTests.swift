import HeadlessUIKit
import TestSupport
import Testing

/// The frames of a compositional layout.
@Suite(.checkedDevices) struct CompositionalLayoutTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func scene(
    _ titles: [[String]], _ make: () -> NSCollectionLayoutSection
  ) -> CollectionScene {
    let scene = CollectionScene(titles)
    scene.perform {
      scene.view.collectionViewLayout = UICollectionViewCompositionalLayout(section: make())
    }
    scene.device.settle()
    return scene
  }

  @Test("a row repeats an item while there is room, and the rows follow each other")
  func grid() {
    let scene = scene([["a", "b", "c", "d"]]) {
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(90)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 20)
      return section
    }
    #expect(isClose(scene.frame(0) ?? .zero, rect(22, 7, 116, 86)))
    #expect(isClose(scene.frame(2) ?? .zero, rect(262, 7, 116, 86)))
    #expect(isClose(scene.frame(3) ?? .zero, rect(22, 107, 116, 86)))
    #expect(isClose(scene.view.contentSize.height, 202))
  }

  @Test("a number of items shares the width of their group with the spacing between them")
  func count() {
    let scene = scene([["a", "b", "c"]]) {
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: item, count: 2)
      group.interItemSpacing = .fixed(20)
      return NSCollectionLayoutSection(group: group)
    }
    #expect(scene.frame(1) == rect(210, 0, 190, 50))
    #expect(scene.frame(2) == rect(0, 50, 190, 50))
  }

  @Test("groups contain groups")
  func nestedGroups() {
    let scene = scene([["a", "b", "c"]]) {
      let large = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
      let small = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: small, count: 2)
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, column])
      return NSCollectionLayoutSection(group: row)
    }
    #expect(isClose(scene.frame(0) ?? .zero, rect(0, 0, 280, 100)))
    #expect(isClose(scene.frame(1) ?? .zero, rect(280, 0, 120, 50)))
    #expect(isClose(scene.frame(2) ?? .zero, rect(280, 50, 120, 50)))
  }

  @Test("a header precedes the groups, and stays visible if it is pinned")
  func header() {
    let scene = scene([(0..<20).map { "\($0)" }]) {
      let whole = size(.fractionalWidth(1), .absolute(50))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
      let section = NSCollectionLayoutSection(group: group)
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      return section
    }
    func header() -> CGRect? {
      scene.device.perform {
        scene.view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])?.frame
      }
    }
    #expect(scene.frame(0) == rect(0, 30, 400, 50))
    #expect(header() == rect(0, 0, 400, 30))
    scene.perform { scene.view.contentOffset.y = 200 }
    #expect(header() == rect(0, 200, 400, 30))
  }

  @Test("a list has the heights of its cells' content, of at least 44 pt")
  func list() {
    final class Source: NSObject, UICollectionViewDataSource {
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        content.secondaryText = text == "b" ? "more" : nil
        cell.contentConfiguration = content
      }
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
          using: registration, for: indexPath, item: ["a", "b", "c"][indexPath.item])
      }
    }
    let scene = CollectionScene([[]])
    let source = Source()
    scene.kept = [source]
    scene.perform {
      scene.view.collectionViewLayout = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain))
      scene.view.dataSource = source
    }
    scene.device.settle()
    let frames = scene.device.perform { scene.view.visibleCells.map(\.frame) }
    #expect(frames[0] == rect(0, 0, 400, 44))
    #expect(frames[1].height > 50)
    #expect(frames[2].minY == frames[1].maxY)
    #expect(scene.view.contentSize.height == frames[2].maxY)
  }
}
