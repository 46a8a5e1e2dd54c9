import SegueConfig
public import SegueCore

/// A panel that tunes the transitions of a library inside an app, for its debug builds.
///
/// ```swift
/// let panel = TuningPanel(TransitionTuning(Transitions.library)) { UIPasteboard.general.string = $0 }
/// panel.use(.sheet)
/// present(panel, animated: true)
/// ```
///
/// It has a control for each parameter: a slider, a switch, a choice, colors, a motion with its curve.
/// A change is effective at the next use of the transition, and at once where the style can do that.
public final class TuningPanel: UIViewController {
  private let tuning: TransitionTuning
  private let copy: (String) -> Void
  /// The transition that is shown.
  private var name: String
  private let scrollView = UIScrollView()
  private let content = ColumnView(spacing: 16)
  private let rowColumn = ColumnView(spacing: 16)
  private var rows: [ParameterRow] = []

  /// Creates a panel.
  ///
  /// - Parameters:
  ///   - tuning: The transitions to tune.
  ///   - transition: The name of the transition that is shown first; by default the first one.
  ///   - copy: Called with the YAML of the changed transitions, or of the shown one without changes, to
  ///     be copied or sent.
  public init(
    _ tuning: TransitionTuning, transition: String? = nil, copy: @escaping (String) -> Void
  ) {
    self.tuning = tuning
    self.copy = copy
    name = transition ?? tuning.library.names.first ?? ""
    super.init(nibName: nil, bundle: nil)
    title = "Transitions"
  }

  nonisolated deinit {}

  /// Unsupported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  // MARK: View

  /// Builds the controls.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(scrollView)
    scrollView.addSubview(content)
    content.addSubview(makeButtons())
    if tuning.library.names.count > 1 { content.addSubview(makeNames()) }
    content.addSubview(rowColumn)
    showTransition()
  }

  /// Lays out the rows in the width of the view.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let width = view.bounds.width - 2 * Self.margin
    let height = content.sizeThatFits(CGSize(width: width, height: 0)).height
    content.frame = CGRect(x: Self.margin, y: 20, width: width, height: height)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: height + 60)
  }

  private static let margin: CGFloat = 16

  private func makeButtons() -> UIView {
    let buttons = [
      makeButton("Reset", "reset") { $0.reset() },
      makeButton("Copy as YAML", "copy") { $0.copyYAML() },
      makeButton("Done", "done") { $0.dismiss(animated: true) },
    ]
    let grid = GridView(columns: buttons.count, spacing: 8, rowHeight: 34)
    for button in buttons { grid.addSubview(button) }
    return grid
  }

  private func makeButton(
    _ title: String, _ identifier: String, _ perform: @escaping (TuningPanel) -> Void
  ) -> UIButton {
    let reference = UIKitReference(self)
    let action = UIAction(title: title) { _ in reference.object.map(perform) }
    let button = UIButton(type: .system, primaryAction: action)
    button.accessibilityIdentifier = identifier
    return button
  }

  private func makeNames() -> UIView {
    let reference = UIKitReference(self)
    let names = tuning.library.names
    let choice = ChoiceView(names, identifier: "transition") { index in
      reference.object?.name = names[index]
      reference.object?.showTransition()
    }
    choice.selectedIndex = names.firstIndex(of: name)
    return choice
  }

  /// Replaces the rows by those of the shown transition.
  private func showTransition() {
    for view in rowColumn.subviews { view.removeFromSuperview() }
    rows = []
    addPresets()
    var group = ""
    for parameter in tuning.parameters(of: name) {
      if parameter.group != group {
        group = parameter.group
        if !group.isEmpty { rowColumn.addSubview(makeHeading(group)) }
      }
      let reference = UIKitReference(self)
      let row = ParameterRow.make(parameter) { value in
        reference.object?.set(parameter.path, to: value)
      }
      rows.append(row)
      rowColumn.addSubview(row)
    }
    showValues()
    rowColumn.sizeDidChange()
  }

  private func addPresets() {
    let presets = tuning.presets(of: name).map(\.name)
    guard !presets.isEmpty else { return }
    let reference = UIKitReference(self)
    let choice = ChoiceView(presets, identifier: "preset") { index in
      reference.object?.selectPreset(presets[index])
    }
    let row = ColumnView(spacing: 6)
    row.addSubview(ParameterRow.makeLabel("preset", .title))
    row.addSubview(choice)
    rowColumn.addSubview(row)
  }

  private func makeHeading(_ group: String) -> UIView {
    let label = ParameterRow.makeLabel(group, .heading)
    label.accessibilityIdentifier = "group \(group)"
    return label
  }

  // MARK: Changes

  private func set(_ path: String, to value: JSONValue?) {
    let messages = tuning.set(path, to: value, of: name).all.map(\.message)
    for row in rows {
      row.showMessage(row.parameter.path == path ? messages.first : nil)
    }
    showValues()
  }

  private func selectPreset(_ preset: String) {
    tuning.selectPreset(preset, for: name)
    showTransition()
  }

  private func reset() {
    tuning.reset(name)
    showTransition()
  }

  private func copyYAML() { copy(tuning.yaml(tuning.changed.isEmpty ? [name] : tuning.changed)) }

  private func showValues() {
    let values = tuning.values(of: name)
    for row in rows { row.show(values.value(at: row.parameter.path) ?? .null, of: values) }
  }
}
