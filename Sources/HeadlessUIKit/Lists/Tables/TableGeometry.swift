/// The lengths of a table view's elements: for each section the gap above it, header, rows and footer.
nonisolated struct TableGeometry {
  enum Element: Equatable {
    case gap(Int)
    case header(Int)
    case row(IndexPath)
    case footer(Int)
  }

  struct Section {
    var rows: Int
    /// The index of the gap; header, rows and footer follow.
    var first: Int
    var footer: Int { first + 2 + rows }
  }

  private(set) var sections: [Section] = []
  private(set) var lengths = LengthTree()
  /// Whether the length of an element is its own, and not an estimate.
  private(set) var isResolved: [Bool] = []
  /// The width for which the lengths are, pt.
  var width: CGFloat = 0

  init() {}

  /// Creates a geometry.
  ///
  /// - Parameter length: Returns the length of an element, and whether it is final.
  init(rows: [Int], width: CGFloat, length: (Element) -> (length: CGFloat, isResolved: Bool)) {
    self.width = width
    var all: [CGFloat] = []
    func append(_ element: Element) {
      let (value, isFinal) = length(element)
      all.append(max(0, value))
      isResolved.append(isFinal)
    }
    for (section, count) in rows.enumerated() {
      sections.append(Section(rows: count, first: all.count))
      append(.gap(section))
      append(.header(section))
      for row in 0..<count { append(.row(IndexPath(row: row, section: section))) }
      append(.footer(section))
    }
    lengths = LengthTree(all)
  }

  var counts: [Int] { sections.map(\.rows) }

  func rowCount(in section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows : 0
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && path.section >= 0 && path.row >= 0 && path.row < rowCount(in: path.section)
  }

  /// Returns the index of an element.
  func index(of element: Element) -> Int? {
    switch element {
    case .gap(let section):
      return sections.indices.contains(section) ? sections[section].first : nil
    case .header(let section):
      return sections.indices.contains(section) ? sections[section].first + 1 : nil
    case .footer(let section):
      return sections.indices.contains(section) ? sections[section].footer : nil
    case .row(let path):
      return contains(path) ? sections[path.section].first + 2 + path.row : nil
    }
  }

  /// Returns the element with an index.
  func element(at index: Int) -> Element {
    var (low, high) = (0, sections.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if sections[middle].first <= index { low = middle } else { high = middle - 1 }
    }
    let offset = index - sections[low].first
    switch offset {
    case 0: return .gap(low)
    case 1: return .header(low)
    case sections[low].rows + 2: return .footer(low)
    default: return .row(IndexPath(row: offset - 2, section: low))
    }
  }

  /// Returns the upper edge and the length of an element, pt; without the table view's header.
  func span(of element: Element) -> (y: CGFloat, length: CGFloat)? {
    guard let index = index(of: element) else { return nil }
    return (lengths.position(of: index), lengths.lengths[index])
  }

  mutating func resolve(_ index: Int, as length: CGFloat) {
    lengths.set(max(0, length), at: index)
    isResolved[index] = true
  }
}

/// The state of a table view.
final class TableState {
  var geometry = TableGeometry()
  /// Whether the data source must be called again for the numbers of rows.
  var needsReload = true
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var cellNibs: [String: UINib] = [:]
  var headerNibs: [String: UINib] = [:]
  /// The cells that wait for reuse.
  var waitingCells: [String: [UITableViewCell]] = [:]
  var waitingHeaders: [String: [UITableViewHeaderFooterView]] = [:]
  /// The visible rows, from top to bottom.
  var rows: [(path: IndexPath, cell: UITableViewCell)] = []
  var headers = TableSupplements()
  var footers = TableSupplements()
  /// The cells that were requested to measure their rows, and will be shown.
  var prepared: [IndexPath: UITableViewCell] = [:]
  var header: UIView?
  var footer: UIView?
  var background: UIView?
  var selection: [IndexPath] = []
  var isEditing = false
  var updateDepth = 0
  var changes = ListChanges()
  /// The row that a touch highlights, and the touch.
  var touched: (path: IndexPath, touch: UITouch)?
  /// The selected rows whose highlight a touch of another row hides.
  var prefetched: [IndexPath] = []
  var isLayingOut = false

  nonisolated deinit {}

  func cell(at path: IndexPath) -> UITableViewCell? { rows.first { $0.path == path }?.cell }
  func path(of cell: UITableViewCell) -> IndexPath? { rows.first { $0.cell === cell }?.path }
}

/// The visible headers or footers, by section.
struct TableSupplements {
  private(set) var views: [(section: Int, view: UIView)] = []
  /// The views that were requested to measure headers, and will be shown.
  var prepared: [Int: UIView] = [:]

  func view(_ section: Int) -> UIView? { views.first { $0.section == section }?.view }

  mutating func add(_ view: UIView, _ section: Int) { views.append((section, view)) }

  /// Removes and returns the views whose sections do not pass a test.
  mutating func remove(unless isKept: (Int) -> Bool) -> [(section: Int, view: UIView)] {
    let removed = views.filter { !isKept($0.section) }
    views.removeAll { !isKept($0.section) }
    return removed
  }

  /// Changes the sections; a view without a new one is removed and returned.
  mutating func renumber(_ after: (Int) -> Int?) -> [(section: Int, view: UIView)] {
    let removed = views.filter { after($0.section) == nil }
    views = views.compactMap { old in after(old.section).map { ($0, old.view) } }
    prepared = [:]
    return removed
  }
}
