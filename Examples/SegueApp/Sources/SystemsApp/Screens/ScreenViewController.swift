import SegueCore

/// A screen with a title, a text and buttons.
class ScreenViewController: UIViewController {
  private let buttons: [ScreenButton]
  private let label: UILabel

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - text: The text below it; none by default.
  ///   - buttons: The buttons; one that closes the screen by default.
  init(_ title: String, _ text: String = "", buttons: [ScreenButton] = [.close]) {
    self.buttons = buttons
    label = UILabel(text: text, color: .secondaryLabel)
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  /// The text below the title.
  var text: String {
    get { label.text ?? "" }
    set { label.text = newValue }
  }

  /// Makes the views between the title and the buttons; none by default.
  func makeContent() -> [UIView] { [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    // A navigation bar shows the title itself.
    let headline =
      navigationController == nil ? [UILabel(text: title ?? "", style: .headline)] : []
    ColumnView(headline + makeContent() + buttons.map { $0.makeView(for: self) } + [label])
      .fill(view)
  }
}
