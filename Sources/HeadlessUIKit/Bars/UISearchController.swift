/// A view controller with a search bar, whose results another object shows.
///
/// The search is active while the bar is edited, until it is canceled. The results controller is not
/// shown: the bar's owner does that.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  private let bar = UISearchBar(frame: .zero)
  private var isSearching = false
  private let results: UIViewController?

  /// Creates a search controller; `nil` shows the results in the searched controller.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    connect()
  }
  /// Creates a search controller without a results controller; nib names are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nil, bundle: nil)
    connect()
  }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  /// The bar.
  open var searchBar: UISearchBar { bar }
  /// The object that shows the results; weak.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The controller of the results; `nil` without one.
  open var searchResultsController: UIViewController? { results }
  /// The delegate; weak.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the search is active.
  open var isActive: Bool {
    get { isSearching }
    set { newValue ? begin() : end() }
  }
  /// Whether the content is dimmed during a search; true by default.
  /// Stored only.
  open var obscuresBackgroundDuringPresentation = true
  /// The former name of that.
  /// Stored only.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the navigation bar is hidden during a search; true by default.
  /// Stored only.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button is shown while the search is active; true by default.
  open var automaticallyShowsCancelButton = true
  /// Whether the results controller is shown once there is text; true by default.
  /// Stored only.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the results controller is shown; false by default.
  /// Stored only.
  open var showsSearchResultsController = false
  /// Whether the scopes are shown while the search is active; true by default.
  /// Stored only.
  open var automaticallyShowsScopeBar = true

  private func connect() {
    bar.observer = { [weak self] in self?.update() }
    bar.onBegin = { [weak self] in self?.begin() }
    bar.onCancel = { [weak self] in self?.end() }
  }
  private func update() { searchResultsUpdater?.updateSearchResults(for: self) }

  private func begin() {
    guard !isSearching else { return }
    isSearching = true
    delegate?.willPresentSearchController(self)
    if automaticallyShowsCancelButton { bar.showsCancelButton = true }
    bar.becomeFirstResponder()
    delegate?.didPresentSearchController(self)
    update()
  }
  private func end() {
    guard isSearching else { return }
    isSearching = false
    delegate?.willDismissSearchController(self)
    bar.resignFirstResponder()
    if automaticallyShowsCancelButton { bar.showsCancelButton = false }
    bar.text = ""
    delegate?.didDismissSearchController(self)
    update()
  }
}
