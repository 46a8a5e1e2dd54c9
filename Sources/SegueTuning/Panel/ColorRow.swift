import SegueConfig
import SegueCore

/// A row with the named colors, of which the current one has a border.
final class ColorRow: ParameterRow {
  private var buttons: [(name: String, button: UIButton)] = []

  override init(_ parameter: TunedParameter, _ change: @escaping (JSONValue?) -> Void) {
    super.init(parameter, change)
    addHeader()
    let grid = GridView(columns: ConfigColor.named.count, spacing: 3, rowHeight: 28)
    for (name, color) in ConfigColor.named {
      let button = UIButton(
        type: .custom, primaryAction: UIAction { _ in change(.string(name)) })
      button.accessibilityIdentifier = "\(parameter.path) \(name)"
      button.accessibilityLabel = name
      button.backgroundColor = UIColor(color)
      button.layer.cornerRadius = 4
      button.layer.borderColor = UIColor.systemBlue.cgColor
      buttons.append((name, button))
      grid.addSubview(button)
    }
    addSubview(grid)
    addSummary()
  }

  required init?(coder: NSCoder) { nil }

  override func show(_ value: JSONValue, of values: JSONValue) {
    super.show(value, of: values)
    for (name, button) in buttons {
      button.layer.borderWidth = name == value.text ? 3 : name == "white" ? 0.5 : 0
    }
  }
}
