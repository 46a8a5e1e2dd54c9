import HeadlessUIKit
import TestSupport
import Testing

/// The frames of rows, headers and footers, and scrolling to them.
@Suite(.checkedDevices) struct TableGeometryTests {
  @Test("rows and headers of a plain table view follow each other, with gaps above the headers")
  func plainSections() {
    let scene = TableScene(.plain, [["a", "b"], ["c"]])
    scene.headers = ["A", "B"]
    scene.perform { scene.table.reloadData() }
    scene.device.perform {
      #expect(scene.table.rectForHeader(inSection: 0) == rect(0, 22, 400, 28))
      #expect(scene.table.rectForRow(at: [0, 0]) == rect(0, 50, 400, 44))
      #expect(scene.table.rectForHeader(inSection: 1) == rect(0, 160, 400, 28))
      #expect(scene.table.rect(forSection: 1) == rect(0, 138, 400, 94))
      #expect(scene.table.headerView(forSection: 1)?.textLabel?.text == "B")
      #expect(scene.table.numberOfSections == 2)
    }
  }

  @Test("the header of a plain section stays at the top until the section has left")
  func pinnedHeader() {
    let scene = TableScene(.plain, [(0..<20).map { "\($0)" }, (0..<20).map { "\($0)" }])
    scene.headers = ["A", "B"]
    scene.perform { scene.table.sectionHeaderTopPadding = 0 }
    scene.perform { scene.table.reloadData() }
    scene.perform { scene.table.contentOffset.y = 100 }
    #expect(scene.table.headerView(forSection: 0)?.frame == rect(0, 100, 400, 28))
    // The second header is at 908; the first one leaves with its section.
    scene.perform { scene.table.contentOffset.y = 890 }
    #expect(scene.table.headerView(forSection: 0)?.frame == rect(0, 880, 400, 28))
    #expect(scene.table.headerView(forSection: 1)?.frame == rect(0, 908, 400, 28))
    scene.perform { scene.table.contentOffset.y = 950 }
    #expect(scene.table.headerView(forSection: 0) == nil)
    #expect(scene.table.headerView(forSection: 1)?.frame == rect(0, 950, 400, 28))
  }

  @Test("a header's height and view come from the delegate")
  func headerViews() {
    final class Delegate: NSObject, UITableViewDelegate {
      let view = UIView()
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        view
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        60
      }
    }
    let scene = TableScene(.plain, [["a"]])
    let delegate = Delegate()
    scene.perform {
      scene.table.sectionHeaderTopPadding = 0
      scene.table.delegate = delegate
    }
    #expect(delegate.view.frame == rect(0, 0, 400, 60))
    #expect(delegate.view.superview === scene.table)
    #expect(scene.device.perform { scene.table.rectForRow(at: [0, 0]) } == rect(0, 60, 400, 44))
  }

  @Test("inset grouped rows have a margin, and round the corners of their section")
  func insetGrouped() {
    let scene = TableScene(.insetGrouped, [["a", "b", "c"]])
    let cells = scene.device.perform { scene.table.visibleCells }
    #expect(cells.map(\.frame.minX) == [16, 16, 16])
    #expect(cells.map(\.frame.width) == [368, 368, 368])
    #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10])
    #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[2].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  @Test("the table view's header and footer scroll with the rows around them")
  func headerAndFooter() {
    let scene = TableScene(.plain, [["a", "b"]])
    let (header, footer) = (UIView(frame: rect(0, 0, 10, 30)), UIView(frame: rect(0, 0, 10, 20)))
    scene.perform {
      scene.table.tableHeaderView = header
      scene.table.tableFooterView = footer
    }
    #expect(header.frame == rect(0, 0, 400, 30))
    #expect(footer.frame == rect(0, 118, 400, 20))
    #expect(scene.device.perform { scene.table.rectForRow(at: [0, 0]).minY } == 30)
    #expect(scene.table.contentSize == CGSize(width: 400, height: 138))
    #expect(scene.device.perform { scene.table.indexPathForRow(at: CGPoint(x: 5, y: 29)) } == nil)
    #expect(
      scene.device.perform { scene.table.indexPathForRow(at: CGPoint(x: 5, y: 30)) } == [0, 0])
  }

  @Test("heights of the delegate replace the estimates once rows are visible")
  func delegateHeights() {
    let scene = TableScene()
    scene.height = { $0.row.isMultiple(of: 2) ? 100 : 50 }
    scene.perform { scene.table.reloadData() }
    #expect(scene.device.perform { scene.table.rectForRow(at: [0, 2]) } == rect(0, 150, 400, 100))
    #expect(scene.visibleRows == Array(0..<6))
    // Six rows have their own height; 44 are estimated.
    #expect(scene.table.contentSize.height == CGFloat(2386))
    scene.perform {
      scene.table.estimatedRowHeight = 0
      scene.table.reloadData()
    }
    #expect(scene.table.contentSize.height == CGFloat(3750))
  }

  @Test("rows above that are higher than estimated do not move the visible ones")
  func estimatesAbove() throws {
    let scene = TableScene()
    scene.perform { scene.table.scrollToRow(at: [0, 30], at: .top, animated: false) }
    scene.height = { _ in 80 }
    let cell = try #require(scene.device.perform { scene.table.cellForRow(at: [0, 30]) })
    let before = cell.frame.minY - scene.table.contentOffset.y
    scene.perform { scene.table.contentOffset.y -= 20 }
    #expect(isClose(cell.frame.minY - scene.table.contentOffset.y, before + 20))
    #expect(scene.device.perform { scene.table.rectForRow(at: [0, 29]).height } == 80)
  }

  @Test("automatic heights follow the constraints in the content view")
  func automaticHeights() {
    final class Tall: UITableViewCell {
      let label = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Source: NSObject, UITableViewDataSource {
      let words = [3, 60]
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tall", for: indexPath)
        (cell as? Tall)?.label.text = Array(repeating: "words", count: words[indexPath.row])
          .joined(separator: " ")
        return cell
      }
    }
    let scene = TableScene()
    let source = Source()
    scene.kept = [source]
    scene.perform {
      scene.table.delegate = nil
      scene.table.register(Tall.self, forCellReuseIdentifier: "tall")
      scene.table.dataSource = source
    }
    let cells = scene.device.perform { scene.table.visibleCells.compactMap { $0 as? Tall } }
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(isClose(cells[0].frame.height, line + 20, within: 0.5))
    #expect(cells[1].frame.height > 2 * line + 20)
    #expect(isClose(cells[1].label.frame.height, cells[1].frame.height - 20, within: 0.5))
    #expect(cells[1].frame.minY == cells[0].frame.maxY)
    #expect(cells[1].label.frame.width == 360)
  }

  @Test(
    "scrolling to a row puts it at the position",
    arguments: [
      (UITableView.ScrollPosition.top, 880), (.middle, 682), (.bottom, 484), (.none, 484),
    ] as [(UITableView.ScrollPosition, CGFloat)])
  func scrollPositions(position: UITableView.ScrollPosition, offset: CGFloat) {
    let scene = TableScene()
    scene.perform { scene.table.scrollToRow(at: [0, 20], at: position, animated: false) }
    #expect(scene.table.contentOffset.y == offset)
  }

  @Test("an animated scroll shows the rows on its way")
  func animatedScroll() {
    let scene = TableScene()
    scene.perform { scene.table.scrollToRow(at: [0, 40], at: .top, animated: true) }
    scene.device.advance(by: 0.15)
    #expect(scene.visibleRows.contains(20))
    scene.device.settle()
    #expect(scene.visibleRows == Array(40..<50))
  }

  @Test("a new width positions the rows again")
  func newWidth() {
    let scene = TableScene()
    scene.perform { scene.table.frame = rect(0, 0, 300, 220) }
    #expect(
      scene.device.perform { scene.table.visibleCells.map(\.frame.width) } == [
        300, 300, 300, 300, 300,
      ])
    #expect(scene.table.contentSize.width == 300)
  }
}
