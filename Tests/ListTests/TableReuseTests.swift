import HeadlessUIKit
import TestSupport
import Testing

/// A table view requests the cells of visible rows only, and reuses them.
@Suite(.checkedDevices) struct TableReuseTests {
  @Test("the first layout requests each visible row once, from top to bottom")
  func firstLayoutRequestsVisibleRows() {
    let scene = TableScene()
    #expect(scene.log.filter { $0.hasPrefix("cell") } == (0..<10).map { "cell \($0)" })
    #expect(scene.log.filter { $0.hasPrefix("will") } == (0..<10).map { "willDisplay \($0)" })
    #expect(scene.visibleRows == Array(0..<10))
  }

  @Test("scrolling by one row ends displaying the row that left, and reuses its cell")
  func scrollingReusesCells() {
    let scene = TableScene()
    let first = scene.device.perform { scene.table.cellForRow(at: [0, 0]) }
    scene.log = []
    scene.perform { scene.table.contentOffset.y = 44 }
    #expect(scene.log == ["didEndDisplaying 0", "cell 10", "willDisplay 10"])
    #expect(scene.device.perform { scene.table.cellForRow(at: [0, 10]) } === first)
    #expect((first as? TableScene.Cell)?.reuses == 1)
    #expect(TableScene.made == 10)
  }

  @Test("scrolling through all rows makes no more cells than are visible at once")
  func scrollingMakesFewCells() {
    let scene = TableScene()
    for step in 0...176 { scene.perform { scene.table.contentOffset.y = CGFloat(step) * 10 } }
    #expect(scene.visibleRows == Array(40..<50))
    #expect(TableScene.made == 11)
  }

  @Test("10,000 rows request only the visible ones, and know all positions")
  func manyRows() {
    let scene = TableScene(.plain, [(0..<10_000).map { "\($0)" }])
    #expect(TableScene.made == 10)
    #expect(scene.table.contentSize == CGSize(width: 400, height: 440_000))
    scene.log = []
    scene.perform { scene.table.scrollToRow(at: [0, 5000], at: .top, animated: false) }
    #expect(scene.table.contentOffset.y == 220_000)
    #expect(scene.log.filter { $0.hasPrefix("cell") }.count == 10)
    #expect(TableScene.made == 10)
  }

  @Test("reloadData ends displaying all rows, and asks for the numbers at once")
  func reloadDataRequestsAgain() {
    let scene = TableScene()
    scene.log = []
    scene.titles = [["a", "b"]]
    scene.device.perform {
      scene.table.reloadData()
      #expect(scene.table.numberOfRows(inSection: 0) == 2)
      #expect(scene.table.cellForRow(at: [0, 0]) == nil)
    }
    scene.device.turn()
    #expect(scene.log.prefix(10) == (0..<10).map { "didEndDisplaying \($0)" }[...])
    #expect(scene.visibleTitles == ["a", "b"])
    #expect(scene.table.contentSize.height == 88)
  }

  @Test("a cell without registration is an exception of UIKit")
  func unregisteredCell() {
    let scene = TableScene(.plain, [[]])
    scene.device.perform {
      _ = scene.table.dequeueReusableCell(withIdentifier: "other", for: [0, 0])
      #expect(scene.table.dequeueReusableCell(withIdentifier: "other") == nil)
    }
    #expect(
      scene.device.diagnostics.map(\.message) == [
        "unable to dequeue a cell with identifier other - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard"
      ])
  }

  @Test("a cell of a subclass without an own initializer is of that subclass")
  func inheritedInitializer() {
    final class Plain: UITableViewCell { var value = [1, 2] }
    final class Header: UITableViewHeaderFooterView { var value = "h" }
    let scene = TableScene(.plain, [[]])
    scene.device.perform {
      scene.table.register(Plain.self, forCellReuseIdentifier: "plain")
      scene.table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
      let cell = scene.table.dequeueReusableCell(withIdentifier: "plain", for: [0, 0])
      #expect((cell as? Plain)?.value == [1, 2])
      #expect(cell.reuseIdentifier == "plain")
      let header = scene.table.dequeueReusableHeaderFooterView(withIdentifier: "header")
      #expect((header as? Header)?.value == "h")
      #expect(header?.reuseIdentifier == "header")
    }
  }

  @Test("without a window, layoutIfNeeded requests the visible rows")
  func withoutWindow() {
    let scene = TableScene()
    scene.device.perform {
      let table = UITableView(frame: rect(0, 0, 400, 100), style: .plain)
      table.register(TableScene.Cell.self, forCellReuseIdentifier: "cell")
      table.dataSource = scene
      table.rowHeight = 50
      table.layoutIfNeeded()
      #expect(table.visibleCells.count == 2)
    }
  }

  @Test("a registered nib makes cells, with the identifier of the registration")
  func nibs() {
    let scene = TableScene(.plain, [[]])
    scene.device.perform {
      scene.device.registerNib("Cell") { _ in [UIView(), TableScene.Cell(frame: .zero)] }
      scene.table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "nib")
      let cell = scene.table.dequeueReusableCell(withIdentifier: "nib", for: [0, 0])
      #expect(cell is TableScene.Cell)
      #expect(cell.reuseIdentifier == "nib")
    }
  }
}
