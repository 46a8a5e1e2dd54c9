/// The root of a view hierarchy on a device's screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The root view controller, whose view fills the window.
  ///
  /// What the old one presents stays in the window and in memory (UIKit row 335): dismiss it first.
  open var rootViewController: UIViewController? {
    didSet { if oldValue !== rootViewController { replaceRoot(oldValue) } }
  }
  /// The level of the window; normal by default.
  open var windowLevel = Level.normal
  /// Whether the window is the key window.
  open private(set) var isKeyWindow = false
  /// The traits that were set last; `nil` until the window is shown.
  private var overriddenTraits: UITraitCollection?
  private let deviceReference: DeviceReference?
  @BoxedReference private var ownScene: UIWindowScene?
  private lazy var ownUndoManager = UndoManager()
  private var chosenScreen: UIScreen?
  private var device: SimulatedDevice? { deviceReference?.device }

  /// The level of a window.
  public nonisolated struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The position on the axis; a higher level is in front.
    public var rawValue: CGFloat
    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of the app's windows: 0.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar: 1000.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts: 2000.
    public static let alert = Level(rawValue: 2000)

    /// Returns whether the first level is behind the second.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
    /// Returns a level raised by an amount.
    public static func + (lhs: Level, rhs: CGFloat) -> Level {
      Level(rawValue: lhs.rawValue + rhs)
    }
    /// Returns a level lowered by an amount.
    public static func - (lhs: Level, rhs: CGFloat) -> Level {
      Level(rawValue: lhs.rawValue - rhs)
    }
    /// Returns a level raised by an amount.
    public static func + (lhs: CGFloat, rhs: Level) -> Level { rhs + lhs }
    /// Returns the distance of two levels.
    public static func - (lhs: Level, rhs: Level) -> CGFloat { lhs.rawValue - rhs.rawValue }
    /// Raises a level by an amount.
    public static func += (lhs: inout Level, rhs: CGFloat) { lhs = lhs + rhs }
    /// Lowers a level by an amount.
    public static func -= (lhs: inout Level, rhs: CGFloat) { lhs = lhs - rhs }
  }

  /// Creates a window; hidden until `makeKeyAndVisible` or `isHidden = false`.
  public override init(frame: CGRect) {
    deviceReference = SimulatedDevice.current?.reference
    super.init(frame: frame)
    beginLife(in: SimulatedDevice.current?.application.connectedScene)
  }
  /// Creates a window that fills a scene; hidden until `makeKeyAndVisible` or `isHidden = false`.
  public init(windowScene: UIWindowScene) {
    deviceReference = windowScene.deviceReference
    super.init(frame: windowScene.screen.bounds)
    beginLife(in: windowScene)
  }
  private func beginLife(in scene: UIWindowScene?) {
    ownLayer.isHidden = true
    ownLayer.isOfWindow = true
    guard !isOfSystem else { return }
    ownScene = scene
    device?.application.services.createdWindows.append(BoxedReference(self))
  }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  open override var window: UIWindow? { self }
  /// The screen of the window. A window remains on the device's, the only one, whatever it is set to.
  open var screen: UIScreen {
    get { chosenScreen ?? device?.screen ?? UIScreen.main }
    set { chosenScreen = newValue }
  }
  /// The scene that shows the window: the app's by default. A window without one is not on the screen.
  open weak var windowScene: UIWindowScene? {
    get { ownScene }
    set { moveToScene(newValue) }
  }
  /// The scene of the window.
  open override var next: UIResponder? { ownScene }
  open override var undoManager: UndoManager? { ownUndoManager }
  /// Whether the system shows the window, which the app does not know; false by default.
  var isOfSystem: Bool { false }
  private var isOnScreen: Bool { device?.windows.has(self) == true }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      newValue ? leaveScreen() : enterScreen()
      post(newValue ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification)
    }
  }

  /// Makes the window the key window and shows it.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  /// Makes the window the key window.
  ///
  /// The first responder of the previous one resigns, and its keyboard disappears, until that window
  /// is key again: by this method, or because this one is hidden (UIKit row 352).
  open func makeKey() {
    guard !isKeyWindow, canBecomeKey else { return }
    let old = device?.windows.first(where: \.isKeyWindow)
    old?.loseKey()
    isKeyWindow = true
    device?.keyboard.keyWindowDidChange(from: old, to: self)
    becomeKey()
    post(Self.didBecomeKeyNotification)
  }
  private func loseKey() {
    isKeyWindow = false
    resignKey()
    post(Self.didResignKeyNotification)
  }
  /// Whether the window can become the key window; true by default.
  open var canBecomeKey: Bool { true }
  /// Called after the window has become the key window; does nothing by default.
  open func becomeKey() {}
  /// Called after the window is no longer the key window; does nothing by default.
  open func resignKey() {}
  /// Delivers an event to its views and recognizers; call super, or they do not receive it.
  open func sendEvent(_ event: UIEvent) { event.deliver() }
  /// Whether the window may be smaller than the scene to fit its content; false by default.
  /// Stored only.
  open var canResizeToFitContent = false

  /// Converts a point of the window to another window's coordinates; `nil` selects the screen's.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let point = point.applying(mapToScreen)
    return window.map { $0.fromScreen(point) } ?? point
  }
  /// Converts a point of another window to this one's coordinates; `nil` selects the screen's.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    fromScreen(window.map { point.applying($0.mapToScreen) } ?? point)
  }
  /// Converts a rectangle of the window to another window's coordinates; `nil` selects the screen's.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    let rect = rect.applying(mapToScreen)
    return window.map { rect.applying($0.mapToScreen.inverted()) } ?? rect
  }
  /// Converts a rectangle of another window to this one's coordinates; `nil` selects the screen's.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    (window.map { rect.applying($0.mapToScreen) } ?? rect).applying(mapToScreen.inverted())
  }

  open override var traitCollection: UITraitCollection {
    overriddenTraits ?? device.map { _ in traits(for: bounds.size) } ?? UITraitCollection()
  }

  /// Whether a change of the screen's size resizes the window; `true` by default.
  var hasScreensSize: Bool { true }
  override var outerSafeArea: UIEdgeInsets { deviceReference?.safeArea ?? .zero }

  func traits(for size: CGSize) -> UITraitCollection {
    device.map { $0.traits(for: size).with(autoresizing.style) } ?? UITraitCollection()
  }

  override func styleOverrideDidChange() { if isOnScreen { updateTraits() } }

  /// Adopts the device's current traits.
  func updateTraits() { overrideTraits(traits(for: bounds.size)) }

  func overrideTraits(_ traits: UITraitCollection) {
    let old = traitCollection
    overriddenTraits = traits
    SimulatedDevice.active?.noteTraitChange()
    device.map { $0.screen.currentTraits = traits.with($0.interfaceStyle) }
    guard !old.isEqual(traits) else { return }
    lastTraits = old
    device?.screen.traitCollectionDidChange(old)
    inheritTraits(traits, isInWindow: true)
  }

  private func enterScreen() {
    guard let device, isOfSystem || ownScene != nil else { return }
    updateTraits()
    // Another window may have become key while this one was hidden.
    if device.windows.contains(where: \.isKeyWindow) { isKeyWindow = false }
    let index = device.windows.firstIndex { $0.windowLevel.rawValue > windowLevel.rawValue }
    device.windows.insert(self, at: index ?? device.windows.count)
    rootViewController?.appearInWindow()
  }

  private func moveToScene(_ scene: UIWindowScene?) {
    guard scene !== ownScene else { return }
    let wasOnScreen = isOnScreen
    ownScene = scene
    if wasOnScreen, scene == nil { leaveScreen() }
    if !isHidden, !isOnScreen, scene != nil { enterScreen() }
  }

  private func post(_ name: NSNotification.Name) {
    guard !isOfSystem else { return }
    NotificationCenter.default.post(name: name, object: self)
  }

  private func leaveScreen() {
    guard isOnScreen else { return }
    if isKeyWindow { device?.keyboard.keyWindow(after: self)?.makeKey() }
    if isKeyWindow, ownScene == nil { loseKey() }
    device?.windows.removeAll { $0 === self }
    rootViewController?.disappearFromWindow()
  }

  private func replaceRoot(_ old: UIViewController?) {
    old?.leave(asRootOf: self)
    guard let root = rootViewController else { return }
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(root.view, at: 0)
    if !isHidden { root.appearInWindow() }
  }
}

extension UIWindow {
  /// Posted after a window was shown.
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted after a window was hidden.
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted after a window has become the key window.
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted after a window is no longer the key window.
  public nonisolated static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")
}
