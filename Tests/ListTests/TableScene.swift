import HeadlessUIKit
import TestSupport

/// A table view with 50 rows of 44 pt on a device of 400 x 600 pt, and the calls that its delegate and data
/// source receive.
@MainActor
final class TableScene: NSObject, UITableViewDelegate, UITableViewDataSource {
  /// A cell that counts its reuse.
  final class Cell: UITableViewCell {
    var reuses = 0
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      TableScene.made += 1
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  static var made = 0

  let device: SimulatedDevice
  let table: UITableView
  let window: UIWindow
  /// The titles of the rows, by section.
  var titles: [[String]]
  var headers: [String?] = []
  var log: [String] = []
  var height: (IndexPath) -> CGFloat = { _ in 44 }
  var selects: (IndexPath) -> IndexPath? = { $0 }
  var highlights = true
  /// Objects that the table view does not retain.
  var kept: [AnyObject] = []
  var text: (String) -> String = { $0 }

  init(
    _ style: UITableView.Style = .plain,
    _ titles: [[String]] = [(0..<50).map { "\($0)" }], height: CGFloat = 44
  ) {
    Self.made = 0
    self.titles = titles
    device = makeDevice(DeviceConfiguration(size: CGSize(width: 400, height: 600)))
    (table, window) = device.perform {
      let table = UITableView(frame: rect(0, 0, 400, 440), style: style)
      table.contentInsetAdjustmentBehavior = .never
      table.register(Cell.self, forCellReuseIdentifier: "cell")
      return (table, makeWindow(table))
    }
    super.init()
    self.height = { _ in height }
    device.perform {
      table.dataSource = self
      table.delegate = self
    }
    device.settle()
    device.settle()
  }

  /// Runs code on the device, and then a run-loop turn.
  func perform(_ body: () -> Void) {
    device.perform(body)
    device.turn()
  }

  /// Taps the middle of a row of the given height.
  func tap(_ row: Int) {
    device.tap(
      at: device.perform { table.convert(table.rectForRow(at: [0, row]).center, to: nil) })
    device.settle()
  }

  /// Returns the frame and the opacity of a view at the current time.
  func presentation(of view: UIView) -> (frame: CGRect, alpha: Double) {
    device.perform {
      let layer = view.layer.presentation() ?? view.layer
      return (layer.frame, Double(layer.opacity))
    }
  }

  var visibleRows: [Int] { device.perform { table.indexPathsForVisibleRows?.map(\.row) ?? [] } }
  var visibleTitles: [String] {
    device.perform { table.visibleCells.map { $0.textLabel?.text ?? "" } }
  }

  func numberOfSections(in tableView: UITableView) -> Int { titles.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.append("cell \(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = text(titles[indexPath.section][indexPath.row])
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height(indexPath)
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { log.append("willDisplay \(indexPath.row)") }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { log.append("didEndDisplaying \(indexPath.row)") }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log.append("shouldHighlight \(indexPath.row)")
    return highlights
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("didHighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("didUnhighlight \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    log.append("willSelect \(indexPath.row)")
    return selects(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    log.append("willDeselect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.row)")
  }
}

extension CGRect {
  /// The middle.
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
