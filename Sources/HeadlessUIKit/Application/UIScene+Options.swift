extension UIScene {
  /// The reasons for which a scene connects.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    final var ownContexts: Set<UIOpenURLContext> = []
    final var ownItem: UIApplicationShortcutItem?
    final var ownActivities: Set<NSUserActivity> = []

    /// Creates options without a reason.
    public override init() { super.init() }

    /// The URLs to open.
    open var urlContexts: Set<UIOpenURLContext> { ownContexts }
    /// The app that requested the connection; `nil`.
    open var sourceApplication: String? { ownContexts.first?.options.sourceApplication }
    /// The type of an activity that is handed off; `nil`.
    open var handoffUserActivityType: String? { nil }
    /// The activities to continue.
    open var userActivities: Set<NSUserActivity> { ownActivities }
    /// The quick action to perform; `nil` for none.
    open var shortcutItem: UIApplicationShortcutItem? { ownItem }
  }

  /// The options of a URL that another app opens.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    private let values: [UIApplication.OpenURLOptionsKey: Any]

    /// Creates options.
    public override init() { values = [:]; super.init() }
    init(values: [UIApplication.OpenURLOptionsKey: Any]) {
      self.values = values
      super.init()
    }

    /// The app that opens the URL; `nil` if it is unknown.
    open var sourceApplication: String? { values[.sourceApplication] as? String }
    /// Data of that app.
    open var annotation: Any? { values[.annotation] }
    /// Whether the file must be copied before it is used.
    open var openInPlace: Bool { values[.openInPlace] as? Bool ?? false }
  }

  /// The options for opening a URL with another app.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Creates options.
    public override init() { super.init() }
    /// Whether only an app may open the URL, and no browser; false by default.
    /// Stored only.
    open var universalLinksOnly = false
  }

  /// The options for activating a scene.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// Creates options.
    public override init() { super.init() }
    /// The scene that requests the activation; `nil` by default.
    /// Stored only.
    open var requestingScene: UIScene?
  }
}

/// The conditions under which the system activates a scene.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  nonisolated deinit {}

  /// Creates conditions that are always true.
  public override init() { super.init() }
  /// Whether the scene can show a target; always by default.
  /// Stored only.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Whether the scene prefers to show a target; never by default.
  /// Stored only.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

/// The options for ending a scene.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  nonisolated deinit {}

  /// Creates options.
  public override init() { super.init() }
}

/// The options for ending a scene with windows.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// Creates options.
  public override init() { super.init() }
  /// The animation of the window; standard by default.
  /// Stored only.
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

/// A URL that another app opens.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  nonisolated deinit {}

  private let ownURL: URL
  private let ownOptions: UIScene.OpenURLOptions

  init(_ url: URL, _ options: [UIApplication.OpenURLOptionsKey: Any]) {
    ownURL = url
    ownOptions = UIScene.OpenURLOptions(values: options)
    super.init()
  }

  /// The URL.
  open var url: URL { ownURL }
  /// The options.
  open var options: UIScene.OpenURLOptions { ownOptions }
}
