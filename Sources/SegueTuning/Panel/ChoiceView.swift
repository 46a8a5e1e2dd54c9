import SegueCore

/// A choice of one of several words: segments where the words fit, otherwise buttons in rows of three.
final class ChoiceView: ColumnView {
  private var segments: UISegmentedControl?
  private var buttons: [UIButton] = []

  /// The largest number of characters in segments, about the width of a phone.
  private static let segmentCharacters = 38

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - identifier: The accessibility identifier; that of a button has its word at the end.
  ///   - choose: Called with the index of a word that the user chooses.
  init(_ words: [String], identifier: String, _ choose: @escaping (_ index: Int) -> Void) {
    super.init(spacing: 0)
    // The margins of a segment are about as wide as two characters.
    let length = words.reduce(0) { $0 + $1.count + 2 }
    if length <= Self.segmentCharacters {
      addSegments(words, identifier, choose)
    } else {
      addButtons(words, identifier, choose)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The index of the shown word; `nil` for none.
  var selectedIndex: Int? {
    didSet {
      guard selectedIndex != oldValue else { return }
      segments?.selectedSegmentIndex = selectedIndex ?? UISegmentedControl.noSegment
      for (index, button) in buttons.enumerated() {
        button.titleLabel?.font =
          index == selectedIndex ? .boldSystemFont(ofSize: 15) : .systemFont(ofSize: 15)
        button.backgroundColor = index == selectedIndex ? .systemGray5 : .clear
      }
    }
  }

  private func addSegments(
    _ words: [String], _ identifier: String, _ choose: @escaping (Int) -> Void
  ) {
    let control = UISegmentedControl(items: words)
    control.apportionsSegmentWidthsByContent = true
    control.accessibilityIdentifier = identifier
    control.addAction(
      UIAction { [reference = UIKitReference(control)] _ in
        if let index = reference.object?.selectedSegmentIndex, index >= 0 { choose(index) }
      }, for: .valueChanged)
    segments = control
    addSubview(control)
  }

  private func addButtons(
    _ words: [String], _ identifier: String, _ choose: @escaping (Int) -> Void
  ) {
    let grid = GridView(columns: 3, spacing: 2, rowHeight: 30)
    for (index, word) in words.enumerated() {
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: word) { _ in choose(index) })
      button.titleLabel?.font = .systemFont(ofSize: 15)
      button.layer.cornerRadius = 6
      button.accessibilityIdentifier = "\(identifier) \(word)"
      buttons.append(button)
      grid.addSubview(button)
    }
    addSubview(grid)
  }
}
