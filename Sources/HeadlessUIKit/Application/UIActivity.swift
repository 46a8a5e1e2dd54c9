/// A service for shared content, which a `UIActivityViewController` offers.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  nonisolated deinit {}

  /// The kind of an activity.
  public nonisolated enum Category: Int, Sendable {
    /// An action of the app.
    case action = 0
    /// Sharing with others.
    case share = 1
  }

  /// The controller that offers the activity.
  final weak var sheet: UIActivityViewController?

  /// Creates an activity.
  public override init() { super.init() }

  /// The kind of the activity; action by default.
  open class var activityCategory: Category { .action }
  /// The type of the activity; `nil` by default.
  open var activityType: ActivityType? { nil }
  /// The title; `nil` by default.
  open var activityTitle: String? { nil }
  /// The image; `nil` by default.
  open var activityImage: UIImage? { nil }
  /// A view controller of the activity's interface, which is presented instead of `perform()`; `nil` by
  /// default.
  open var activityViewController: UIViewController? { nil }
  /// Returns whether the activity can use the items; false by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called after the user has chosen the activity, before it is performed.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the activity; ends it by `activityDidFinish(_:)`. By default ends it.
  open func perform() { activityDidFinish(true) }
  /// Ends the activity: what presents it is dismissed.
  open func activityDidFinish(_ completed: Bool) { sheet?.finish(self, completed) }
}

extension UIActivity {
  /// The type of an activity.
  public nonisolated struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The raw string.
    public var rawValue: String
    /// Creates a type.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private static func system(_ name: String) -> Self { Self("com.apple.UIKit.activity.\(name)") }

    /// Facebook.
    public static let postToFacebook = system("PostToFacebook")
    /// Twitter.
    public static let postToTwitter = system("PostToTwitter")
    /// Weibo.
    public static let postToWeibo = system("PostToWeibo")
    /// A message.
    public static let message = system("Message")
    /// A mail.
    public static let mail = system("Mail")
    /// Printing.
    public static let print = system("Print")
    /// Copying.
    public static let copyToPasteboard = system("CopyToPasteboard")
    /// A contact's picture.
    public static let assignToContact = system("AssignToContact")
    /// The photo library.
    public static let saveToCameraRoll = system("SaveToCameraRoll")
    /// The reading list.
    public static let addToReadingList = system("AddToReadingList")
    /// Flickr.
    public static let postToFlickr = system("PostToFlickr")
    /// Vimeo.
    public static let postToVimeo = system("PostToVimeo")
    /// Tencent Weibo.
    public static let postToTencentWeibo = system("TencentWeibo")
    /// AirDrop.
    public static let airDrop = system("AirDrop")
    /// Books.
    public static let openInIBooks = system("OpenInIBooks")
    /// A document with annotations.
    public static let markupAsPDF = system("MarkupAsPDF")
    /// SharePlay.
    public static let sharePlay = system("SharePlay")
    /// An invitation to collaborate.
    public static let collaborationInviteWithLink = system("CollaborationInviteWithLink")
    /// A link for collaborating.
    public static let collaborationCopyLink = system("CollaborationCopyLink")
    /// The home screen.
    public static let addToHomeScreen = system("AddToHomeScreen")
  }
}

/// Copies texts and URLs to the general pasteboard.
final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    !activityItems.isEmpty
  }
  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
  override func perform() {
    let texts = items.compactMap { $0 as? String }
    let urls = items.compactMap { $0 as? URL }
    let board = UIPasteboard.general
    if !texts.isEmpty { board.strings = texts } else if !urls.isEmpty { board.urls = urls }
    activityDidFinish(true)
  }
}

/// Supplies an item for each activity.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns a placeholder of the real item, with its type.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// Returns the item for an activity; `nil` for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject for an activity.
  @_spi(OptionalRequirements) func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns the type of the data for an activity.
  @_spi(OptionalRequirements) func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns a small image for an activity.
  @_spi(OptionalRequirements) func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage?
}

@_documentation(visibility: internal)
extension UIActivityItemSource where Self: NSObject {
  /// The default implementation returns an empty string.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// The default implementation returns an empty string.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// The default implementation returns `nil`.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage? { nil }
}

/// An item that is made when an activity needs it.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  nonisolated deinit {}

  private let placeholder: Any
  private final var chosen: UIActivity.ActivityType?

  /// Creates a provider.
  public init(placeholderItem: Any) {
    placeholder = placeholderItem
    super.init()
  }

  /// The placeholder of the real item.
  open var placeholderItem: Any? { placeholder }
  /// The activity that needs the item.
  open var activityType: UIActivity.ActivityType? { chosen }
  /// The item; by default the placeholder.
  open var item: Any { placeholder }

  /// Returns the placeholder.
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholder }
  /// Returns the item.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    chosen = activityType
    return item
  }
}
