extension UIApplication {
  /// The state of an app.
  public nonisolated enum State: Int, Sendable {
    /// In the foreground, and receiving events.
    case active = 0
    /// In the foreground, and receiving no events.
    case inactive = 1
    /// In the background.
    case background = 2
  }

  /// A key of the options with which an app was launched.
  public nonisolated struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw string.
    public var rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The URL that the app opens.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that requested the launch.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A remote notification.
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A local notification.
    public static let localNotification = Self(
      rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    /// Data of the app that requested the launch.
    public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    /// An event of the location.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// Downloads of Newsstand.
    public static let newsstandDownloads = Self(
      rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
    /// Central managers of Bluetooth.
    public static let bluetoothCentrals = Self(
      rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    /// Peripheral managers of Bluetooth.
    public static let bluetoothPeripherals = Self(
      rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    /// A quick action.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// A dictionary with a user activity.
    public static let userActivityDictionary = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The type of a user activity.
    public static let userActivityType = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// The metadata of a share.
    public static let cloudKitShareMetadata = Self(
      rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
    /// The attribution of an event.
    public static let eventAttribution = Self(
      rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
  }

  /// A key of the options with which an app receives a URL.
  public nonisolated struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw string.
    public var rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that opened the URL.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// Data of the app that opened the URL.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file must be copied before it is used.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    /// The attribution of an event.
    public static let eventAttribution = Self(
      rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
  }

  /// A key of the options for opening a URL.
  public nonisolated struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw string.
    public var rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only an app may open the URL, and no browser.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    /// The attribution of an event.
    public static let eventAttribution = Self(
      rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
  }

  /// The identifier of a kind of app extension.
  public nonisolated struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The raw string.
    public var rawValue: String
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Custom keyboards.
    public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
  }
}

/// The identifier of a background task.
public nonisolated struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The raw number.
  public let rawValue: Int
  /// Creates an identifier.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task.
  public static let invalid = Self(rawValue: 0)
}

/// The result of fetching content in the background.
public nonisolated enum UIBackgroundFetchResult: UInt, Sendable {
  /// New content.
  case newData = 0
  /// No new content.
  case noData = 1
  /// An error.
  case failed = 2
}

/// Whether an app may refresh content in the background.
public nonisolated enum UIBackgroundRefreshStatus: Int, Sendable {
  /// Not for this user.
  case restricted = 0
  /// Not for this app.
  case denied = 1
  /// It may.
  case available = 2
}

/// An object whose state the system restores, which it does not here.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {}
