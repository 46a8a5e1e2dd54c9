/// The area in which a text view lays out its text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Called after a change of a property that the layout depends on.
  var didChange: (() -> Void)?

  /// Creates a container of a size.
  public init(size: CGSize) {
    ownSize = size
    super.init()
  }
  /// Creates a container without a limit of its size.
  public override init() { super.init() }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }
  nonisolated deinit {}

  /// The size, pt; zero, the default, means no limit. A text view sets the width of a container that
  /// tracks it.
  open var size: CGSize {
    get { ownSize }
    set {
      ownSize = newValue
      didChange?()
    }
  }
  private var ownSize = CGSize.zero
  /// Sets the size that follows from the text view.
  final func follow(_ size: CGSize) { ownSize = size }

  /// The space between the text and each side, pt; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange?() } }
  /// The maximum number of lines, 0, the default, for any number.
  open var maximumNumberOfLines = 0 { didSet { didChange?() } }
  /// How the last line ends; by word wrapping by default.
  /// Stored only.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The areas without text; none by default.
  /// Stored only.
  open var exclusionPaths: [UIBezierPath] = []
  /// Whether the width is that of the text view without its insets; false by default, and true for the
  /// container that a text view creates.
  open var widthTracksTextView = false { didSet { didChange?() } }
  /// Whether the height is that of the text view without its insets; false by default.
  /// Stored only.
  open var heightTracksTextView = false
  /// Whether the area is a rectangle without excluded parts.
  open var isSimpleRectangular: Bool { exclusionPaths.isEmpty }
}
