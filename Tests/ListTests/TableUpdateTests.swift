import HeadlessUIKit
import TestSupport
import Testing

/// Insertions, deletions, moves and reloads, with their animations.
@Suite(.checkedDevices) struct TableUpdateTests {
  private func scene() -> TableScene { TableScene(.plain, [["a", "b", "c"]]) }

  @Test("an inserted row moves the rows below during 0.3 s")
  func insertion() throws {
    let scene = scene()
    let cell = try #require(scene.device.perform { scene.table.cellForRow(at: [0, 1]) })
    scene.perform {
      scene.titles[0].insert("new", at: 1)
      scene.table.insertRows(at: [[0, 1]], with: .fade)
    }
    #expect(scene.visibleTitles == ["a", "new", "b", "c"])
    #expect(scene.table.indexPath(for: cell) == [0, 2])
    scene.device.advance(by: 0.15)
    let frame = scene.presentation(of: cell).frame
    #expect(frame.minY > 44)
    #expect(frame.minY < 88)
    scene.device.settle()
    #expect(cell.frame == rect(0, 88, 400, 44))
    #expect(scene.table.visibleCells.map(\.alpha) == [1, 1, 1, 1])
    #expect(scene.table.contentSize.height == 176)
  }

  @Test("a deleted row fades, and ends displaying after the animation")
  func deletion() throws {
    let scene = scene()
    let cell = try #require(scene.device.perform { scene.table.cellForRow(at: [0, 0]) })
    scene.log = []
    scene.perform {
      scene.titles[0].remove(at: 0)
      scene.table.deleteRows(at: [[0, 0]], with: .left)
    }
    #expect(scene.log.isEmpty)
    scene.device.advance(by: 0.15)
    let layer = scene.presentation(of: cell)
    #expect(layer.frame.minX < 0)
    #expect(layer.frame.minX > -400)
    #expect(layer.alpha < 1)
    scene.device.settle()
    #expect(scene.log == ["didEndDisplaying 0"])
    #expect(cell.superview == nil)
    #expect(scene.visibleTitles == ["b", "c"])
  }

  @Test("the completion of a batch follows its animation, and reports that it finished")
  func completion() {
    let scene = scene()
    var results: [Bool] = []
    scene.perform {
      scene.table.performBatchUpdates {
        scene.titles[0] = ["c", "a", "x"]
        scene.table.deleteRows(at: [[0, 1]], with: .automatic)
        scene.table.insertRows(at: [[0, 2]], with: .automatic)
        scene.table.moveRow(at: [0, 2], to: [0, 0])
      } completion: {
        results.append($0)
      }
    }
    #expect(results == [])
    scene.device.settle()
    #expect(results == [true])
    #expect(scene.visibleTitles == ["c", "a", "x"])
  }

  @Test("beginUpdates and endUpdates without changes determine the heights again")
  func heightsAgain() {
    let scene = scene()
    scene.height = { $0.row == 0 ? 100 : 44 }
    scene.perform {
      scene.table.beginUpdates()
      scene.table.endUpdates()
    }
    scene.device.settle()
    #expect(scene.table.visibleCells.map(\.frame.height) == [100, 44, 44])
    #expect(scene.table.visibleCells.map(\.frame.minY) == [0, 100, 144])
  }

  @Test("a reloaded row gets another cell, and keeps the others")
  func reload() {
    let scene = scene()
    let cells = scene.device.perform { scene.table.visibleCells }
    scene.perform {
      scene.titles[0][1] = "B"
      scene.table.reloadRows(at: [[0, 1]], with: .none)
    }
    scene.device.settle()
    #expect(scene.visibleTitles == ["a", "B", "c"])
    #expect(scene.table.visibleCells[0] === cells[0])
    #expect(scene.table.visibleCells[2] === cells[2])
  }

  @Test("a reconfigured row keeps its cell")
  func reconfigure() {
    let scene = scene()
    let cell = scene.device.perform { scene.table.cellForRow(at: [0, 1]) }
    scene.perform {
      scene.titles[0][1] = "B"
      scene.table.reconfigureRows(at: [[0, 1]])
    }
    scene.device.settle()
    #expect(scene.table.cellForRow(at: [0, 1]) === cell)
    #expect(cell?.textLabel?.text == "B")
  }

  @Test("sections are inserted and deleted with their rows")
  func sections() {
    let scene = scene()
    scene.perform {
      scene.titles.insert(["x", "y"], at: 0)
      scene.table.insertSections([0], with: .fade)
    }
    scene.device.settle()
    #expect(scene.visibleTitles == ["x", "y", "a", "b", "c"])
    scene.perform {
      scene.titles.remove(at: 1)
      scene.table.deleteSections([1], with: .fade)
    }
    scene.device.settle()
    #expect(scene.visibleTitles == ["x", "y"])
  }

  @Test("the selection follows its row")
  func selectionFollows() {
    let scene = scene()
    scene.perform {
      scene.table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
      scene.titles[0].remove(at: 0)
      scene.table.deleteRows(at: [[0, 0]], with: .none)
    }
    scene.device.settle()
    #expect(scene.table.indexPathForSelectedRow == [0, 1])
    #expect(scene.table.cellForRow(at: [0, 1])?.isSelected == true)
  }

  @Test("numbers of rows that do not agree with the updates are an exception of UIKit")
  func inconsistentUpdate() {
    let scene = scene()
    scene.perform { scene.table.insertRows(at: [[0, 0]], with: .fade) }
    #expect(
      scene.device.diagnostics.map(\.message) == [
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
          + "existing section after the update (3) must be equal to the number of rows contained in "
          + "that section before the update (3), plus or minus the number of rows inserted or deleted "
          + "from that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into "
          + "or out of that section (0 moved in, 0 moved out)."
      ])
  }

  @Test("the editing control of a row commits its deletion")
  func editing() {
    final class Source: NSObject, UITableViewDataSource {
      var rows = 3
      var committed: [IndexPath] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }
      func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) {
        committed.append(indexPath)
        rows -= 1
        tableView.deleteRows(at: [indexPath], with: .automatic)
      }
    }
    let scene = TableScene()
    let source = Source()
    scene.kept = [source]
    scene.perform {
      scene.table.delegate = nil
      scene.table.dataSource = source
    }
    scene.perform { scene.table.setEditing(true, animated: true) }
    scene.device.settle()
    let content = scene.device.perform { scene.table.visibleCells.map(\.contentView.frame.minX) }
    #expect(content == [38, 38, 38])
    scene.device.tap(at: CGPoint(x: 24, y: 66))
    scene.device.settle()
    #expect(source.committed == [[0, 1]])
    #expect(scene.table.visibleCells.count == 2)
  }
}
