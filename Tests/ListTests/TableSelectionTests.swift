import HeadlessUIKit
import TestSupport
import Testing

/// Highlight and selection by touches.
@Suite(.checkedDevices) struct TableSelectionTests {
  @Test("a tap highlights the row, and selects it after the highlight has ended")
  func tapSelects() {
    let scene = TableScene()
    scene.log = []
    scene.tap(2)
    #expect(
      scene.log == [
        "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2", "didSelect 2",
      ])
    #expect(scene.table.indexPathForSelectedRow == [0, 2])
    #expect(scene.table.cellForRow(at: [0, 2])?.isSelected == true)
  }

  @Test("a second tap deselects the first row before the selection is reported")
  func secondTap() {
    let scene = TableScene()
    scene.tap(2)
    scene.log = []
    scene.tap(4)
    #expect(
      scene.log == [
        "shouldHighlight 4", "didHighlight 4", "didUnhighlight 4", "willSelect 4",
        "willDeselect 2", "didDeselect 2", "didSelect 4",
      ])
    #expect(scene.table.indexPathsForSelectedRows == [[0, 4]])
    #expect(scene.table.cellForRow(at: [0, 2])?.isSelected == false)
  }

  @Test("with multiple selection a second tap of a row deselects it")
  func multipleSelection() {
    let scene = TableScene()
    scene.table.allowsMultipleSelection = true
    for row in [1, 3, 1] { scene.tap(row) }
    #expect(scene.table.indexPathsForSelectedRows == [[0, 3]])
  }

  @Test("a delegate that returns nil prevents the selection")
  func refusedSelection() {
    let scene = TableScene()
    scene.tap(1)
    scene.selects = { _ in nil }
    scene.tap(2)
    #expect(scene.table.indexPathsForSelectedRows == [[0, 1]])
    #expect(scene.table.cellForRow(at: [0, 1])?.isSelected == true)
  }

  @Test("a row that is not highlighted is not selected")
  func refusedHighlight() {
    let scene = TableScene()
    scene.highlights = false
    scene.log = []
    scene.tap(2)
    #expect(scene.log == ["shouldHighlight 2"])
    #expect(scene.table.indexPathForSelectedRow == nil)
  }

  @Test("a drag cancels the highlight, and scrolls without selecting")
  func dragCancelsHighlight() {
    let scene = TableScene()
    scene.log = []
    scene.device.touchDown(at: CGPoint(x: 100, y: 100))
    scene.device.advance(by: 0.3)
    #expect(scene.log == ["shouldHighlight 2", "didHighlight 2"])
    for y in stride(from: 90, through: 40, by: -10) {
      scene.device.touchMove(to: CGPoint(x: 100, y: y))
      scene.device.advance(by: 1.0 / 60)
    }
    scene.device.touchUp()
    scene.device.settle()
    #expect(scene.log.contains("didUnhighlight 2"))
    #expect(!scene.log.contains("didSelect 2"))
    #expect(scene.table.contentOffset.y > 0)
    #expect(scene.table.visibleCells.contains { $0.isHighlighted } == false)
  }

  @Test("a quick swipe highlights no row")
  func swipeHighlightsNothing() {
    let scene = TableScene()
    scene.log = []
    scene.device.touchDown(at: CGPoint(x: 100, y: 300))
    for y in stride(from: 280, through: 100, by: -30) {
      scene.device.advance(by: 1.0 / 60)
      scene.device.touchMove(to: CGPoint(x: 100, y: y))
    }
    scene.device.touchUp()
    scene.device.settle()
    #expect(!scene.log.contains { $0.contains("ighlight") })
  }

  @Test("selection in code calls no delegate, and survives reuse")
  func selectionInCode() {
    let scene = TableScene()
    scene.log = []
    scene.perform { scene.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none) }
    #expect(scene.log.isEmpty)
    scene.perform { scene.table.contentOffset.y = 500 }
    scene.perform { scene.table.contentOffset.y = 0 }
    #expect(scene.table.cellForRow(at: [0, 0])?.isSelected == true)
    #expect(scene.table.visibleCells.count { $0.isSelected } == 1)
    scene.perform { scene.table.deselectRow(at: [0, 0], animated: true) }
    #expect(scene.table.indexPathForSelectedRow == nil)
  }

  @Test("a selected cell has a gray background, which an animated deselection fades")
  func selectionBackground() throws {
    let scene = TableScene()
    scene.tap(0)
    let cell = try #require(scene.table.cellForRow(at: [0, 0]))
    let background = try #require(cell.selectedBackgroundView)
    #expect(background.superview === cell)
    #expect(background.frame == cell.bounds)
    scene.perform { scene.table.deselectRow(at: [0, 0], animated: true) }
    scene.device.advance(by: 0.15)
    #expect(background.superview === cell)
    #expect((0.01..<0.99).contains(scene.presentation(of: background).alpha))
    scene.device.settle()
    #expect(background.superview == nil)
  }

  @Test("a control in a cell receives its touch, and the row is not selected")
  func controlInCell() throws {
    let scene = TableScene()
    var taps = 0
    scene.device.perform {
      let button = UIButton(type: .system)
      button.frame = rect(0, 0, 100, 44)
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      scene.table.cellForRow(at: [0, 1])?.contentView.addSubview(button)
    }
    scene.device.tap(at: CGPoint(x: 50, y: 66))
    scene.device.settle()
    #expect(taps == 1)
    #expect(scene.table.indexPathForSelectedRow == nil)
  }

  @Test("the detail button reports its row, without selecting it")
  func detailButton() {
    final class Delegate: NSObject, UITableViewDelegate {
      var tapped: [IndexPath] = []
      func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
      ) { tapped.append(indexPath) }
    }
    let scene = TableScene()
    let delegate = Delegate()
    scene.perform {
      scene.table.delegate = delegate
    }
    scene.perform { scene.table.cellForRow(at: [0, 2])?.accessoryType = .detailButton }
    scene.device.tap(at: CGPoint(x: 372, y: 110))
    scene.device.settle()
    #expect(delegate.tapped == [[0, 2]])
    #expect(scene.table.indexPathForSelectedRow == nil)
  }

  @Test("UITableViewController ends the selection when it appears again")
  func controllerEndsSelection() {
    let controller = UITableViewController(style: .plain)
    let stage = Stage(root: UINavigationController(rootViewController: controller))
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    #expect(controller.tableView === controller.view)
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let source = Source()
    stage.device.perform {
      controller.tableView.dataSource = source
      controller.tableView.layoutIfNeeded()
      controller.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
      controller.navigationController?.pushViewController(UIViewController(), animated: false)
    }
    stage.settle()
    #expect(controller.tableView.indexPathForSelectedRow == [0, 1])
    stage.device.perform { _ = controller.navigationController?.popViewController(animated: false) }
    stage.settle()
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }
}
