/// A scene with the windows of the app.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  private final lazy var manager = UIStatusBarManager(self)

  /// Creates a scene without a device.
  public override init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
  }
  convenience init(on reference: DeviceReference) {
    self.init(
      session: UISceneSession(role: .windowApplication), connectionOptions: ConnectionOptions())
    deviceReference = reference
    ownState = .foregroundActive
  }

  // MARK: Getting the windows

  /// The screen of the scene.
  open var screen: UIScreen { device?.screen ?? .main }
  /// The windows of the scene, also hidden ones, back to front.
  open var windows: [UIWindow] {
    device?.application.appWindows.filter { $0.windowScene === self } ?? []
  }
  /// The key window, if it belongs to the scene.
  open var keyWindow: UIWindow? {
    device?.application.keyWindow.flatMap { $0.windowScene === self ? $0 : nil }
  }
  /// The status bar of the scene.
  open var statusBarManager: UIStatusBarManager? { manager }

  // MARK: Getting the geometry

  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation { device?.orientation ?? .unknown }
  /// The coordinates of the scene, which fills the screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The traits of the scene: the screen's.
  open var traitCollection: UITraitCollection { device?.traits ?? UITraitCollection() }
  /// The geometry of the scene.
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }
  /// Requests other orientations: in the next run-loop turn, the interface rotates if it has none of
  /// them and the view controllers support one; otherwise the handler receives an error.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) { requestUpdate(geometryPreferences, errorHandler) }
  /// Whether the scene fills the screen; true.
  open var isFullScreen: Bool { true }
  /// The limits of the scene's size; `nil`, because the user cannot resize it.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
}

extension UIWindowScene {
  /// The animation of a window that is closed.
  public nonisolated enum DismissalAnimation: Int, Sendable {
    /// The standard animation.
    case standard = 1
    /// Work was saved.
    case commit = 2
    /// Work was discarded.
    case decline = 3
  }

  /// The presentation of a new scene.
  public nonisolated enum PresentationStyle: UInt, Sendable {
    /// The system's choice.
    case automatic = 0
    /// Like the other scenes.
    case standard = 1
    /// In front of the other scenes.
    case prominent = 2
  }

  /// The options for activating a scene with windows.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    /// Creates options.
    public override init() { super.init() }
    /// The presentation of the scene; automatic by default.
    /// Stored only.
    open var preferredPresentationStyle = PresentationStyle.automatic
  }

  /// The geometry of a scene.
  @preconcurrency @MainActor
  open class Geometry: NSObject, NSCopying {
    private let orientation: UIInterfaceOrientation

    init(_ orientation: UIInterfaceOrientation) {
      self.orientation = orientation
      super.init()
    }
    /// The orientation of the interface.
    open var interfaceOrientation: UIInterfaceOrientation { orientation }
    /// Returns the geometry itself, which is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// The geometry that a scene prefers.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// Creates preferences.
    public override init() { super.init() }
    /// The orientations; `nil`, the default, for no preference.
    var orientations: UIInterfaceOrientationMask? { nil }

    /// The geometry that a scene prefers on a phone or tablet.
    @preconcurrency @MainActor
    open class iOS: GeometryPreferences {
      private final var chosen: UIInterfaceOrientationMask?

      /// Creates preferences.
      public override init() { super.init() }
      /// Creates preferences for orientations.
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.init()
        chosen = interfaceOrientations
      }
      /// The orientations; `nil` for no preference.
      open var interfaceOrientations: UIInterfaceOrientationMask? {
        get { chosen }
        set { chosen = newValue }
      }
      override var orientations: UIInterfaceOrientationMask? { chosen }
    }
  }
}

/// The limits of a scene's size.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  nonisolated deinit {}

  /// Creates restrictions.
  public override init() { super.init() }
  /// The minimum size, pt; zero by default.
  /// Stored only.
  open var minimumSize = CGSize.zero
  /// The maximum size, pt; unlimited by default.
  /// Stored only.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// Whether the scene may fill the screen; true by default.
  /// Stored only.
  open var allowsFullScreen = true
}

/// The status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  nonisolated deinit {}

  private weak var scene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The style of the content.
  open var statusBarStyle: UIStatusBarStyle { scene?.device?.statusBar.style ?? .default }
  /// Whether the status bar is hidden: by its view controller, or on a phone in landscape.
  open var isStatusBarHidden: Bool { scene?.device?.isStatusBarHidden ?? false }
  /// The frame in the screen's coordinates, pt; zero while it is hidden.
  open var statusBarFrame: CGRect { scene?.device?.statusBarFrame ?? .zero }
}
