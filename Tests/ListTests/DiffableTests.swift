import HeadlessUIKit
import TestSupport
import Testing

/// Snapshots, and the data sources that apply them.
@Suite(.checkedDevices) struct DiffableTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test("a snapshot has its items in the order of insertions and moves")
  func snapshotOrder() {
    var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
    snapshot.insertItems([9], beforeItem: 2)
    snapshot.moveItem(1, afterItem: 4)
    snapshot.deleteItems([3])
    snapshot.moveSection("a", afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["b", "a"])
    #expect(snapshot.itemIdentifiers == [4, 1, 9, 2])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
    #expect(snapshot.indexOfItem(9) == 2)
    #expect(snapshot.numberOfItems(inSection: "a") == 2)
    snapshot.deleteSections(["b"])
    #expect(snapshot.itemIdentifiers == [9, 2])
  }

  @Test("identifiers that are not unique are an exception of UIKit")
  func duplicates() {
    let device = makeDevice()
    device.perform {
      var snapshot = snapshot([("a", [1])])
      snapshot.appendItems([2, 2])
      #expect(snapshot.itemIdentifiers == [1, 2])
    }
    #expect(
      device.diagnostics.map(\.message) == ["fatal: supplied identifiers are not unique"])
  }

  /// A table view with a diffable data source.
  private final class Fixture {
    let scene = TableScene(.plain, [[]])
    let source: UITableViewDiffableDataSource<String, Int>

    init() {
      let table = scene.table
      source = scene.device.perform {
        UITableViewDiffableDataSource(tableView: table) { table, path, item in
          let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
          cell.textLabel?.text = "\(item)"
          return cell
        }
      }
    }

    func apply(_ snapshot: Snapshot, animated: Bool = true) {
      scene.perform { source.apply(snapshot, animatingDifferences: animated) }
    }
  }

  @Test("the first snapshot shows its items without animation")
  func firstSnapshot() {
    let fixture = Fixture()
    fixture.apply(snapshot([("a", [1, 2]), ("b", [3])]))
    #expect(fixture.scene.visibleTitles == ["1", "2", "3"])
    #expect(fixture.source.indexPath(for: 3) == [1, 0])
    #expect(fixture.source.itemIdentifier(for: [0, 1]) == 2)
  }

  @Test("a difference keeps the cells of remaining items, and animates them")
  func difference() {
    let fixture = Fixture()
    fixture.apply(snapshot([("a", [1, 2, 3])]))
    let cell = fixture.scene.device.perform { fixture.scene.table.cellForRow(at: [0, 2]) }
    fixture.apply(snapshot([("a", [3, 4, 1])]))
    #expect(fixture.scene.table.indexPath(for: cell!) == [0, 0])
    fixture.scene.device.advance(by: 0.15)
    let frame = fixture.scene.presentation(of: cell!).frame
    #expect(frame.minY > 0)
    #expect(frame.minY < 88)
    fixture.scene.device.settle()
    #expect(fixture.scene.visibleTitles == ["3", "4", "1"])
  }

  @Test(
    "any two snapshots lead from one to the other",
    arguments: [
      ([("a", [1, 2, 3, 4, 5])], [("a", [5, 3, 1, 6])]),
      ([("a", [1, 2]), ("b", [3, 4])], [("b", [4, 1]), ("a", [2, 3])]),
      ([("a", [1, 2]), ("b", [3])], [("b", [1, 3])]),
      ([("a", [1])], [("x", [7, 8]), ("a", [9, 1]), ("y", [])]),
      ([("a", [1, 2, 3])], [("b", [3, 2, 1])]),
      ([("a", [1, 2]), ("b", [3, 4])], [("c", [4, 2]), ("a", [1]), ("b", [3])]),
    ] as [([(String, [Int])], [(String, [Int])])])
  func anySnapshots(old: [(String, [Int])], new: [(String, [Int])]) {
    let fixture = Fixture()
    fixture.apply(snapshot(old))
    fixture.apply(snapshot(new))
    fixture.scene.device.settle()
    #expect(fixture.scene.visibleTitles == new.flatMap { $0.1.map { "\($0)" } })
  }

  @Test("reconfigured items keep their cells, reloaded ones get new ones")
  func reloads() {
    let fixture = Fixture()
    fixture.apply(snapshot([("a", [1, 2])]))
    let cells = fixture.scene.device.perform { fixture.scene.table.visibleCells }
    var next = fixture.source.snapshot()
    next.reconfigureItems([1])
    next.reloadItems([2])
    fixture.apply(next)
    fixture.scene.device.settle()
    fixture.scene.device.perform {
      #expect(fixture.scene.table.cellForRow(at: [0, 0]) === cells[0])
      #expect(fixture.scene.table.cellForRow(at: [0, 1]) !== cells[1])
    }
    #expect(fixture.scene.visibleTitles == ["1", "2"])
  }

  @Test("a collection view shows the items and the views of the provider")
  func collection() {
    let scene = CollectionScene([[]])
    let source = scene.device.perform {
      UICollectionViewDiffableDataSource<String, Int>(collectionView: scene.view) {
        view, path, item in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        (cell as? CollectionScene.Cell)?.title = "\(item)"
        return cell
      }
    }
    scene.perform { source.apply(snapshot([("a", [1, 2, 3])])) }
    var ended = false
    scene.perform { source.apply(snapshot([("a", [3, 1])])) { ended = true } }
    #expect(!ended)
    scene.device.settle()
    #expect(ended)
    #expect(scene.visibleTitles == ["3", "1"])
  }
}
