import HeadlessUIKit
import SegueCore

/// The view of an element that is repeated in cells.
///
/// The content of the selected cell, which was tapped last, has the element's name, so that a
/// transition finds its source there.
final class CellsView: PartView {
  let cells: [CellView]
  private let element: ElementPlan
  private let plan: CellsPlan
  /// Contains cells that scroll horizontally.
  private let scrollView: UIScrollView?

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - plan: Its cells.
  ///   - onTap: Called with the element of a tapped cell.
  init(_ element: ElementPlan, _ plan: CellsPlan, onTap: @escaping (ElementPlan) -> Void) {
    (self.element, self.plan) = (element, plan)
    cells = (0..<plan.count).map { CellView(element.cell($0), onTap: onTap) }
    scrollView = plan.scrollDirection == .horizontal ? UIScrollView(frame: .zero) : nil
    super.init("cells")
    if let scrollView { addSubview(scrollView) }
    for cell in cells {
      (scrollView ?? self).addSubview(cell)
      let reference = BoxedReference(self)
      cell.onSelection = { reference.object?.select($0) }
    }
  }

  required init?(coder: NSCoder) { nil }

  private func select(_ selected: CellView) {
    for cell in cells { cell.content.accessibilityIdentifier = nil }
    selected.content.accessibilityIdentifier = element.id
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let arrangement = plan.arrangement(of: element, in: bounds.width, scaledBy: traitCollection)
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let wasEmpty = scrollView?.contentSize == .zero
    scrollView?.frame = bounds
    scrollView?.contentSize = CGSize(width: arrangement.contentWidth, height: bounds.height)
    if isMirrored, wasEmpty {
      // Initially the first cell, at the right, is visible.
      scrollView?.contentOffset.x = arrangement.contentWidth - bounds.width
    }
    for (index, cell) in cells.enumerated() {
      cell.layOut(in: arrangement.frame(of: index, isMirrored: isMirrored))
    }
  }
}

/// A cell: a view with the cell's name around that of its element.
final class CellView: PartView {
  /// The view of the element, which has its name while the cell is selected.
  let content: ElementView
  /// Called with the cell when it is selected.
  var onSelection: (CellView) -> Void = { _ in }

  init(_ element: ElementPlan, onTap: @escaping (ElementPlan) -> Void) {
    content = ElementView(element)
    super.init("cell", radius: element.kind == .image ? element.cornerRadius : 12)
    let reference = BoxedReference(self)
    content.onTap = {
      reference.object?.select()
      onTap(element)
    }
    accessibilityIdentifier = element.id
    content.accessibilityIdentifier = nil
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  /// Makes the cell the selected one.
  func select() { onSelection(self) }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.layOut(in: bounds)
  }
}

extension PartView {
  /// The views that perform the action of an element: its cells, or the view itself.
  var actionViews: [PartView] { (self as? CellsView)?.cells ?? [self] }
}
