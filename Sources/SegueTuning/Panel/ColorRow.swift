import SegueConfig
import SegueCore

/// A row with the named colors, of which the current one has a border, and a slider for each component of
/// any color.
final class ColorRow: ParameterRow {
  private var buttons: [(name: String, button: UIButton)] = []
  private var sliders: [(component: WritableKeyPath<ConfigColor, Double>, slider: NumberSlider)] =
    []
  private var color = ConfigColor(white: 0)

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
    let components: [(name: String, component: WritableKeyPath<ConfigColor, Double>)] = [
      ("red", \.red), ("green", \.green), ("blue", \.blue), ("opacity", \.alpha),
    ]
    for (name, component) in components {
      let reference = UIKitReference(self)
      let slider = NumberSlider(0...1, identifier: "\(parameter.path).\(name)") {
        reference.object?.set(component, to: $0)
      }
      sliders.append((component, slider))
      addSubview(Self.makeLabel(name, .note))
      addSubview(slider)
    }
    addSummary()
  }

  private func set(_ component: WritableKeyPath<ConfigColor, Double>, to value: Double) {
    var new = color
    new[keyPath: component] = value
    change(.string(new.hexadecimal))
  }

  required init?(coder: NSCoder) { nil }

  override func show(_ value: JSONValue, of values: JSONValue) {
    super.show(value, of: values)
    for (name, button) in buttons {
      // A white button has no other contrast to the background.
      button.layer.borderWidth = name == value.text ? 3 : name == "white" ? 0.5 : 0
    }
    let text = value.text ?? ""
    color =
      ConfigColor.named.first { $0.name == text }?.color ?? ConfigColor(hexadecimal: text)
      ?? color
    for (component, slider) in sliders { slider.show(color[keyPath: component]) }
  }
}
