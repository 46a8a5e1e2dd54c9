import SegueConfig
import SegueCore

/// A row with the items of a list: a button removes an item, a slider changes its number, and buttons add
/// one.
final class ListRow: ParameterRow {
  private let words: [String]
  private let numbers: [ParameterForm.Keyed]
  private let count: ClosedRange<Int>
  private let itemColumn = ColumnView(spacing: 4)
  private var items: [JSONValue] = []
  /// The sliders of the items with numbers, by index.
  private var sliders: [Int: NumberSlider] = [:]

  init(
    _ parameter: TunedParameter, _ words: [String], _ numbers: [ParameterForm.Keyed],
    _ count: ClosedRange<Int>, _ change: @escaping (JSONValue?) -> Void
  ) {
    (self.words, self.numbers, self.count) = (words, numbers, count)
    super.init(parameter, change)
    addHeader()
    addSubview(itemColumn)
    let grid = GridView(columns: 3, spacing: 2, rowHeight: 30)
    for word in words { grid.addSubview(makeButton(adding: .string(word), title: word)) }
    for number in numbers {
      let item = JSONValue.object([.init(number.key, .number(number.initial))])
      grid.addSubview(makeButton(adding: item, title: number.key))
    }
    addSubview(grid)
    addSummary()
  }

  required init?(coder: NSCoder) { nil }

  private func makeButton(adding item: JSONValue, title: String) -> UIButton {
    let reference = UIKitReference(self)
    let action = UIAction(title: "+ \(title)") { _ in
      guard let row = reference.object, row.items.count < row.count.upperBound else { return }
      row.change(.array(row.items + [item]))
    }
    let button = UIButton(type: .system, primaryAction: action)
    button.accessibilityIdentifier = "\(parameter.path) + \(title)"
    return button
  }

  override func show(_ value: JSONValue, of values: JSONValue) {
    super.show(value, of: values)
    guard case .array(let new) = value else { return }
    // Other numbers do not replace the views: the user may be dragging a slider.
    if new.map(Self.kind) != items.map(Self.kind) || itemColumn.subviews.isEmpty {
      items = new
      showItems()
    }
    items = new
    for (index, slider) in sliders {
      slider.show(items[index].members?.first?.value.number)
    }
  }

  /// The word or the key of an item.
  private static func kind(_ item: JSONValue) -> String {
    item.text ?? item.members?.first?.name ?? ""
  }

  /// Replaces the views of the items.
  private func showItems() {
    for view in itemColumn.subviews { view.removeFromSuperview() }
    sliders = [:]
    let reference = UIKitReference(self)
    for (index, item) in items.enumerated() {
      let kind = Self.kind(item)
      let action = UIAction(title: "Remove") { _ in reference.object?.remove(index) }
      let button = UIButton(type: .system, primaryAction: action)
      button.accessibilityIdentifier = "\(parameter.path) - \(index)"
      button.isEnabled = items.count > count.lowerBound
      itemColumn.addSubview(HeaderView(Self.makeLabel(kind, .value), button))
      guard let number = numbers.first(where: { $0.key == kind }) else { continue }
      let slider = NumberSlider(number.range, identifier: "\(parameter.path).\(index)") {
        reference.object?.replace(index, by: .object([.init(kind, .number($0))]))
      }
      sliders[index] = slider
      itemColumn.addSubview(slider)
    }
    sizeDidChange()
  }

  private func remove(_ index: Int) {
    var items = items
    items.remove(at: index)
    change(.array(items))
  }

  private func replace(_ index: Int, by item: JSONValue) {
    var items = items
    items[index] = item
    change(.array(items))
  }
}
