/// Offers services for shared content: copying, and the activities of the app.
///
/// On a phone it is a sheet of medium height, and on a tablet a popover, which needs a source.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// The deprecated handler of the end.
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
  /// The handler of the end: the activity, whether it was completed, its items, and an error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  private let items: [Any]
  private let activities: [UIActivity]
  /// The end of an activity, until the handlers have received it.
  private final var result: (type: UIActivity.ActivityType?, isCompleted: Bool) = (nil, false)

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - activityItems: The content.
  ///   - applicationActivities: The activities of the app, which follow the system's.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = [CopyActivity()] + (applicationActivities ?? [])
    super.init(nibName: nil, bundle: nil)
    storedStyle = SimulatedDevice.current?.configuration.idiom == .pad ? .popover : .pageSheet
  }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  /// Called once after the controller was dismissed; `nil` by default.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Called once after the controller was dismissed; `nil` by default.
  open var completionHandler: CompletionHandler?
  /// The types of activities that are not offered; `nil` by default.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether an activity may be emphasized; true by default.
  /// Stored only.
  open var allowsProminentActivity = true

  open override func loadView() { view = ActivityListView(self) }

  override func systemPresentationController(
    for style: UIModalPresentationStyle
  ) -> UIPresentationController {
    let controller = super.systemPresentationController(for: style)
    controller.sheet?.detents = [.medium(), .large()]
    return controller
  }

  override func appearanceDidChange(to appears: Bool) {
    super.appearanceDidChange(to: appears)
    guard !appears, isBeingDismissed else { return }
    let (end, handler, older) = (result, completionWithItemsHandler, completionHandler)
    (completionWithItemsHandler, completionHandler) = (nil, nil)
    handler?(end.type, end.isCompleted, nil, nil)
    older?(end.type, end.isCompleted)
  }
}

extension UIActivityViewController {
  /// The activities that can use the items and are not excluded.
  final var offered: [UIActivity] {
    let placeholders = items.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
    return activities.filter { activity in
      let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) == true }
      return isExcluded != true && activity.canPerform(withActivityItems: placeholders)
    }
  }

  /// Performs an activity that the user has chosen.
  final func choose(_ activity: UIActivity) {
    guard activePresentation?.phase == .presented else { return }
    activity.sheet = self
    let type = activity.activityType
    activity.prepare(
      withActivityItems: items.compactMap { item in
        guard let source = item as? any UIActivityItemSource else { return item }
        return source.activityViewController(self, itemForActivityType: type)
      })
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  final func finish(_ activity: UIActivity, _ isCompleted: Bool) {
    result = (activity.activityType, isCompleted)
    presentingViewController?.dismiss(animated: true)
  }

  /// Dismisses the controller for the user.
  final func cancel() { presentingViewController?.dismiss(animated: true) }
}

/// The content of an activity view controller: a button that closes it, and a row for each activity.
final class ActivityListView: UIView {
  /// The margin, and the height of a row, pt; chosen by eye.
  private static let margin: CGFloat = 16
  private static let rowHeight: CGFloat = 52

  private let close = UIButton(type: .system)
  private let rows: [UIButton]

  init(_ controller: UIActivityViewController) {
    let activities = controller.offered
    rows = activities.map { _ in UIButton(type: .system) }
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = .systemBackground
    close.setTitle("Close", for: .normal)
    close.accessibilityIdentifier = "Close"
    close.addAction(
      UIAction { [weak controller] _ in controller?.cancel() }, for: .touchUpInside)
    addSubview(close)
    for (row, activity) in zip(rows, activities) {
      row.setTitle(activity.activityTitle, for: .normal)
      row.accessibilityIdentifier = activity.activityTitle
      row.backgroundColor = .secondarySystemBackground
      row.addAction(
        UIAction { [weak controller] _ in controller?.choose(activity) }, for: .touchUpInside)
      addSubview(row)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    let size = close.sizeThatFits(area.size)
    close.frame = CGRect(
      x: area.maxX - size.width, y: area.minY, width: size.width, height: size.height)
    var y = close.frame.maxY + Self.margin
    for row in rows {
      row.frame = CGRect(x: area.minX, y: y, width: area.width, height: Self.rowHeight - 1)
      y += Self.rowHeight
    }
  }
}
