/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// Creates an empty field with a border.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    borderStyle = .roundedRect
  }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  /// The offset of the text, pt.
  final var textOffset = UIOffset.zero { didSet { setNeedsLayout() } }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
  }
}

/// A bar with a field for a search, whose delegate is notified of its editing.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  /// The background of a search bar.
  public nonisolated enum Style: UInt, Sendable {
    /// The system's choice.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }
  /// The icons of a search bar.
  public nonisolated enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search = 0
    /// The cross that clears.
    case clear = 1
    /// The bookmarks.
    case bookmark = 2
    /// The list of results.
    case resultsList = 3
  }

  private static let margin: CGFloat = 8
  private let field = UISearchTextField(frame: .zero)
  private let relay = SearchFieldRelay()
  private lazy var cancelButton = makeCancelButton()
  private var scopes: UISegmentedControl?
  private var icons: [Int: UIImage] = [:]
  private var looks = SearchBarLooks()

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    install()
  }
  /// Creates a bar of a registered nib; `nil` for another coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    install()
  }

  /// The delegate; weak.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The position; any, unless the delegate selects one.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
  /// The text; empty by default. Setting it notifies the delegate.
  open var text: String? {
    get { field.text }
    set { change(to: newValue) }
  }
  /// The text displayed while the field is empty; `nil` by default.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  /// A line above the field; `nil` by default.
  /// Stored only.
  open var prompt: String?
  /// The field.
  open var searchTextField: UISearchTextField { field }
  /// The brightness; default by default.
  /// Stored only.
  open var barStyle = UIBarStyle.default
  /// The background; default by default.
  /// Stored only.
  open var searchBarStyle = Style.default
  /// The color of the background; `nil` by default.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// Whether the bar is translucent; true by default.
  /// Stored only.
  open var isTranslucent = true
  /// The image of the background; `nil` by default.
  /// Stored only.
  open var backgroundImage: UIImage?
  /// Whether the bookmark button is shown; false by default.
  /// Stored only.
  open var showsBookmarkButton = false
  /// Whether the button of the results is shown; false by default.
  /// Stored only.
  open var showsSearchResultsButton = false
  /// Whether that button is selected; false by default.
  /// Stored only.
  open var isSearchResultsButtonSelected = false
  /// Whether the cancel button is shown; false by default.
  open var showsCancelButton = false { didSet { showParts() } }
  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// The titles of the scopes; `nil` by default.
  open var scopeButtonTitles: [String]? { didSet { makeScopes() } }
  /// The index of the selected scope; 0 by default.
  open var selectedScopeButtonIndex = 0 {
    didSet { scopes?.selectedSegmentIndex = selectedScopeButtonIndex }
  }
  /// Whether the scopes are shown; false by default.
  open var showsScopeBar = false { didSet { showParts() } }
  /// Shows or hides the scopes.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  /// The keyboard; the default one by default.
  /// Stored only.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// The return key; search by default.
  /// Stored only.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// Which letters are capitalized; of each sentence by default.
  /// Stored only.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// Whether text is corrected; the system's choice by default.
  /// Stored only.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  /// The brightness of the keyboard; the environment's by default.
  /// Stored only.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  /// Whether the return key is disabled without text; true by default.
  /// Stored only.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  /// Sets the image of an icon.
  /// Stored only.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[icon.rawValue] = iconImage
  }
  /// Returns the image of an icon.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon.rawValue] }

  /// Whether the field and the buttons are enabled; true by default.
  open var isEnabled: Bool {
    get { field.isEnabled }
    set {
      if !newValue { field.resignFirstResponder() }
      field.isEnabled = newValue
      cancelButton.isEnabled = newValue
      scopes?.isEnabled = newValue
    }
  }

  // MARK: Images and offsets

  /// Sets the background for a position and metrics.
  /// Stored only.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { looks.images[[0, barPosition.rawValue, barMetrics.rawValue]] = backgroundImage }
  /// Returns the background for a position and metrics.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { looks.images[[0, barPosition.rawValue, barMetrics.rawValue]] }
  /// Sets the background of the field for a state.
  /// Stored only.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { looks.fieldBackgrounds[state] = backgroundImage }
  /// Returns the background of the field for a state.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    looks.fieldBackgrounds[state]
  }
  /// The offset of the background of the field, pt; zero by default.
  /// Stored only.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// The offset of the text in the field, pt; zero by default.
  open var searchTextPositionAdjustment: UIOffset {
    get { field.textOffset }
    set { field.textOffset = newValue }
  }
  /// Sets the offset of an icon, pt.
  /// Stored only.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    looks.offsets[icon.rawValue] = adjustment
  }
  /// Returns the offset of an icon, pt; zero by default.
  open func positionAdjustment(for icon: Icon) -> UIOffset { looks.offsets[icon.rawValue] ?? .zero }
  /// The background of the scopes; `nil` by default.
  /// Stored only.
  open var scopeBarBackgroundImage: UIImage?
  /// Sets the background of the scope buttons for a state.
  /// Stored only.
  open func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { looks.scopeBackgrounds[state] = backgroundImage }
  /// Returns the background of the scope buttons for a state.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    looks.scopeBackgrounds[state]
  }
  /// Sets the image between scope buttons for the states of both.
  /// Stored only.
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { looks.scopeDividers[leftState, rightState] = dividerImage }
  /// Returns the image between scope buttons.
  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { looks.scopeDividers[leftState, rightState] }
  /// Sets the text attributes of the scope buttons for a state.
  /// Stored only.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { looks.scopeAttributes[state] = attributes }
  /// Returns the text attributes of the scope buttons for a state.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { looks.scopeAttributes[state] }

  // MARK: First responder and layout

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { field.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: showsScopeBar ? 100 : 56)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  // MARK: Parts

  private func install() {
    field.returnKeyType = .search
    field.accessibilityIdentifier = "searchField"
    relay.bar = self
    field.delegate = relay
    field.addAction(
      UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    addSubview(field)
  }
  private func textDidChange() {
    delegate?.searchBar(self, textDidChange: field.text ?? "")
    observer?()
  }
  /// Called after the text or the scope has changed, by a search controller.
  var observer: (() -> Void)?

  private func change(to text: String?) {
    guard field.text != text ?? "" else { return }
    field.text = text
    textDidChange()
  }
  private func makeCancelButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Cancel", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.accessibilityIdentifier = "cancelSearch"
    button.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    return button
  }
  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    onCancel?()
  }
  /// Called after editing has begun, by a search controller.
  var onBegin: (() -> Void)?
  /// Called by a tap on the cancel button, by a search controller.
  var onCancel: (() -> Void)?

  private func makeScopes() {
    scopes?.removeFromSuperview()
    scopes = scopeButtonTitles.map { UISegmentedControl(items: $0) }
    scopes?.selectedSegmentIndex = selectedScopeButtonIndex
    scopes?.addAction(UIAction { [weak self] _ in self?.scopeDidChange() }, for: .valueChanged)
    showParts()
  }
  private func scopeDidChange() {
    selectedScopeButtonIndex = scopes?.selectedSegmentIndex ?? 0
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    observer?()
  }
  private func showParts() {
    if showsCancelButton { addSubview(cancelButton) } else { cancelButton.removeFromSuperview() }
    if let scopes { showsScopeBar ? addSubview(scopes) : scopes.removeFromSuperview() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
  private func layOutParts() {
    let row = CGRect(x: 0, y: 0, width: bounds.width, height: min(56, bounds.height))
      .insetBy(dx: Self.margin, dy: 10)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var fieldFrame = row
    if showsCancelButton {
      let width = cancelButton.intrinsicContentSize.width
      fieldFrame.size.width = max(0, row.width - width - Self.margin)
      if isMirrored { fieldFrame.origin.x += width + Self.margin }
      cancelButton.frame = CGRect(
        x: isMirrored ? row.minX : row.maxX - width, y: row.minY, width: width, height: row.height)
    }
    field.frame = fieldFrame
    scopes?.frame = CGRect(
      x: Self.margin, y: 60, width: max(0, bounds.width - 2 * Self.margin), height: 32)
  }
}

/// Images, offsets and attributes of the parts of a search bar.
private struct SearchBarLooks {
  var images: [[Int]: UIImage] = [:]
  var fieldBackgrounds = StateTable<UIImage>()
  var offsets: [Int: UIOffset] = [:]
  var scopeBackgrounds = StateTable<UIImage>()
  var scopeDividers = StateTable<UIImage>()
  var scopeAttributes = StateTable<[NSAttributedString.Key: Any]>()
}

/// Passes the editing of the field of a search bar to the delegate of the bar.
private final class SearchFieldRelay: NSObject, UITextFieldDelegate {
  weak var bar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    if let bar {
      bar.delegate?.searchBarTextDidBeginEditing(bar)
      bar.onBegin?()
    }
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.flatMap { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) }
      ?? true
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return false
  }
}
