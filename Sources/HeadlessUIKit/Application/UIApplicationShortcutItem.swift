/// A quick action of the app's icon.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  nonisolated deinit {}

  final var stored: Content

  /// The parts of an item.
  struct Content {
    var type: String
    var title: String
    var subtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
    var target: Any?
  }

  /// Creates an item.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    stored = Content(
      type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon,
      userInfo: userInfo)
    super.init()
  }
  /// Creates an item with a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
  }

  /// The kind of action.
  open internal(set) var type: String {
    get { stored.type }
    set { stored.type = newValue }
  }
  /// The title.
  open internal(set) var localizedTitle: String {
    get { stored.title }
    set { stored.title = newValue }
  }
  /// The subtitle.
  open internal(set) var localizedSubtitle: String? {
    get { stored.subtitle }
    set { stored.subtitle = newValue }
  }
  /// The icon.
  open internal(set) var icon: UIApplicationShortcutIcon? {
    get { stored.icon }
    set { stored.icon = newValue }
  }
  /// Data of the app.
  open internal(set) var userInfo: [String: any NSSecureCoding]? {
    get { stored.userInfo }
    set { stored.userInfo = newValue }
  }
  /// The target that a scene may show.
  open internal(set) var targetContentIdentifier: Any? {
    get { stored.target }
    set { stored.target = newValue }
  }
}

/// A quick action that can be changed.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// Creates an item.
  public override init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    super.init(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
      userInfo: userInfo)
  }

  /// The kind of action.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// The title.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// The subtitle.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// The icon.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// Data of the app.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The target that a scene may show.
  open override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
}

/// The icon of a quick action.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  nonisolated deinit {}

  private let name: String

  private init(name: String) {
    self.name = name
    super.init()
  }
  /// Creates an icon of the system.
  public convenience init(type: IconType) { self.init(name: "\(type)") }
  /// Creates an icon of an image of the app.
  public convenience init(templateImageName: String) { self.init(name: templateImageName) }
  /// Creates an icon of a symbol.
  public convenience init(systemImageName: String) { self.init(name: systemImageName) }

  /// Returns whether another icon has the same name.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? UIApplicationShortcutIcon)?.name == name
  }
  /// The hash value of the name.
  open nonisolated override var hash: Int { name.hashValue }

  /// An icon of the system.
  public nonisolated enum IconType: Int, Sendable {
    /// Compose.
    case compose = 0
    /// Play.
    case play = 1
    /// Pause.
    case pause = 2
    /// Add.
    case add = 3
    /// Location.
    case location = 4
    /// Search.
    case search = 5
    /// Share.
    case share = 6
    /// Prohibit.
    case prohibit = 7
    /// Contact.
    case contact = 8
    /// Home.
    case home = 9
    /// Mark a location.
    case markLocation = 10
    /// Favorite.
    case favorite = 11
    /// Love.
    case love = 12
    /// Cloud.
    case cloud = 13
    /// Invitation.
    case invitation = 14
    /// Confirmation.
    case confirmation = 15
    /// Mail.
    case mail = 16
    /// Message.
    case message = 17
    /// Date.
    case date = 18
    /// Time.
    case time = 19
    /// Capture a photo.
    case capturePhoto = 20
    /// Capture a video.
    case captureVideo = 21
    /// Task.
    case task = 22
    /// Completed task.
    case taskCompleted = 23
    /// Alarm.
    case alarm = 24
    /// Bookmark.
    case bookmark = 25
    /// Shuffle.
    case shuffle = 26
    /// Audio.
    case audio = 27
    /// Update.
    case update = 28
  }
}
