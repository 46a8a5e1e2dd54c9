/// An activity of the user that apps hand over: `NSUserActivity`, which Foundation has on Apple's systems
/// only. No device receives it.
@preconcurrency @MainActor
open class StoredUserActivity: NSObject {
  nonisolated deinit {}

  private let ownType: String

  /// Creates an activity.
  public init(activityType: String) {
    ownType = activityType
    super.init()
  }

  /// The type.
  open var activityType: String { ownType }
  /// The title; `nil` by default.
  /// Stored only.
  open var title: String?
  /// Data of the app; `nil` by default.
  /// Stored only.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that restoring the activity requires; `nil` by default.
  /// Stored only.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether `userInfo` must be updated before the activity is sent; false by default.
  /// Stored only.
  open var needsSave = false
  /// The page for devices without the app; `nil` by default.
  /// Stored only.
  open var webpageURL: URL?
  /// The page of the activity; `nil` by default.
  /// Stored only.
  open var referrerURL: URL?
  /// When the activity expires; `nil` by default.
  /// Stored only.
  open var expirationDate: Date?
  /// Words for a search; none by default.
  /// Stored only.
  open var keywords: Set<String> = []
  /// Whether the receiving app may open streams; false by default.
  /// Stored only.
  open var supportsContinuationStreams = false
  /// The identifier of the content; `nil` by default.
  /// Stored only.
  open var targetContentIdentifier: String?
  /// The identifier of the activity; `nil` by default.
  /// Stored only.
  open var persistentIdentifier: String?
  /// Whether other devices may continue the activity; true by default.
  /// Stored only.
  open var isEligibleForHandoff = true
  /// Whether a search finds the activity; false by default.
  /// Stored only.
  open var isEligibleForSearch = false
  /// Whether everybody's search finds the activity; false by default.
  /// Stored only.
  open var isEligibleForPublicIndexing = false
  /// Whether the system predicts the activity; false by default.
  /// Stored only.
  open var isEligibleForPrediction = false
  /// The object that updates the activity, which no device asks.
  /// Stored only.
  open weak var delegate: AnyObject?

  /// Adds data of the app.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  /// Makes the activity the current one, which no other device sees.
  open func becomeCurrent() {}
  /// Ends being the current activity.
  open func resignCurrent() {}
  /// Ends the activity.
  open func invalidate() {}
}

/// An object that an activity of the user restores.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores the state of an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
