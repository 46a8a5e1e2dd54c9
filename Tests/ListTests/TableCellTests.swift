import HeadlessUIKit
import TestSupport
import Testing

/// The parts of cells, and what they draw.
@Suite(.checkedDevices) struct TableCellTests {
  /// Returns a cell with texts in a table view of one row.
  private func cell(
    _ style: UITableViewCell.CellStyle, _ configure: @escaping (UITableViewCell) -> Void
  ) -> (scene: TableScene, cell: UITableViewCell) {
    final class Source: NSObject, UITableViewDataSource {
      let make: () -> UITableViewCell
      init(_ make: @escaping () -> UITableViewCell) { self.make = make }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { make() }
    }
    let scene = TableScene(.plain, [[]])
    let cell = scene.device.perform {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      configure(cell)
      return cell
    }
    let source = Source { cell }
    scene.kept = [source]
    scene.perform {
      scene.table.delegate = nil
      scene.table.dataSource = source
    }
    scene.device.settle()
    return (scene, cell)
  }

  @Test("the label of the default style has the margins of the content view")
  func defaultStyle() {
    let (_, cell) = cell(.default) { $0.textLabel?.text = "title" }
    #expect(cell.frame == rect(0, 0, 400, 44))
    #expect(cell.contentView.frame == rect(0, 0, 400, 44))
    #expect(cell.textLabel?.frame == rect(16, 0, 368, 44))
    #expect(cell.detailTextLabel == nil)
  }

  @Test("the second label of value1 is at the trailing edge, that of a subtitle below")
  func secondLabels() throws {
    let (_, value) = cell(.value1) {
      $0.textLabel?.text = "title"
      $0.detailTextLabel?.text = "value"
    }
    #expect(value.detailTextLabel?.frame.maxX == 384)
    #expect(value.textLabel?.frame.minX == 16)
    let (_, subtitle) = cell(.subtitle) {
      $0.textLabel?.text = "title"
      $0.detailTextLabel?.text = "more"
    }
    let frames = try [
      #require(subtitle.textLabel?.frame), #require(subtitle.detailTextLabel?.frame),
    ]
    #expect(frames[0].maxY <= frames[1].minY)
    #expect(frames[0].minX == frames[1].minX)
    #expect(subtitle.frame.height > 44)
  }

  @Test("an accessory takes its width from the content view")
  func accessories() {
    let (_, cell) = cell(.default) { $0.accessoryType = .disclosureIndicator }
    #expect(cell.contentView.frame.width == 373)
    let view = UIView(frame: rect(0, 0, 50, 20))
    let (_, other) = self.cell(.default) { $0.accessoryView = view }
    #expect(view.superview === other)
    #expect(view.frame == rect(334, 12, 50, 20))
    #expect(other.contentView.frame.width == 334)
  }

  @Test("a separator is a line at the lower edge, of one pixel, with the table view's inset")
  func separator() {
    let (scene, cell) = cell(.default) { _ in }
    func line() -> UIView? {
      scene.device.perform { cell.subviews.last { $0.bounds.height == 0.5 } }
    }
    #expect(line()?.frame == rect(16, 43.5, 384, 0.5))
    #expect(line()?.backgroundColor == .separator)
    scene.perform {
      scene.table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
    }
    scene.device.settle()
    #expect(line()?.frame == rect(40, 43.5, 350, 0.5))
    scene.perform { scene.table.separatorStyle = .none }
    scene.device.settle()
    #expect(line() == nil)
  }

  @Test("a content configuration replaces the content view, and follows the selection")
  func contentConfiguration() throws {
    let (scene, cell) = cell(.default) { cell in
      var content = cell.defaultContentConfiguration()
      content.text = "title"
      content.secondaryText = "more"
      cell.contentConfiguration = content
    }
    let labels = cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(labels == ["title", "more"])
    #expect(cell.contentView is UIListContentView)
    #expect(cell.contentView.frame == cell.bounds)
    #expect(cell.textLabel == nil)
    var states: [Bool] = []
    scene.perform {
      cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    }
    scene.tap(0)
    #expect(states.first == false)
    #expect(states.last == true)
  }

  @Test("labels of a highlighted cell are highlighted with it")
  func highlightedLabels() {
    let (scene, cell) = cell(.default) { $0.textLabel?.text = "title" }
    scene.device.perform { cell.setHighlighted(true, animated: false) }
    #expect(cell.textLabel?.isHighlighted == true)
    scene.device.perform { cell.setHighlighted(false, animated: false) }
    #expect(cell.textLabel?.isHighlighted == false)
  }

  @Test("the edit button of a controller begins and ends editing of its table view")
  func editButton() {
    let controller = UITableViewController(style: .plain)
    let stage = Stage(root: controller)
    stage.device.perform {
      let button = controller.editButtonItem
      #expect(button.title == "Edit")
      controller.setEditing(true, animated: false)
      #expect(button.title == "Done")
      #expect(controller.editButtonItem === button)
      #expect(controller.tableView.isEditing)
      controller.isEditing = false
      #expect(!controller.tableView.isEditing)
    }
  }
}
