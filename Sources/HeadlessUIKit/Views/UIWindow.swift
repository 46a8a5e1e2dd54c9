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
  private let devicePlace: DevicePlace?
  private var chosenScreen: UIScreen?
  private var device: SimulatedDevice? { devicePlace?.device }

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
    /// Raises a level by an amount.
    public static func += (lhs: inout Level, rhs: CGFloat) { lhs = lhs + rhs }
    /// Lowers a level by an amount.
    public static func -= (lhs: inout Level, rhs: CGFloat) { lhs = lhs - rhs }
  }

  /// Creates a window; hidden until `makeKeyAndVisible` or `isHidden = false`.
  public override init(frame: CGRect) {
    devicePlace = SimulatedDevice.current?.place
    super.init(frame: frame)
    ownLayer.isHidden = true
    ownLayer.isOfWindow = true
  }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  open override var window: UIWindow? { self }
  /// The screen of the window. A window remains on the device's, the only one, whatever it is set to.
  open var screen: UIScreen {
    get { chosenScreen ?? device?.screen ?? UIScreen.main }
    set { chosenScreen = newValue }
  }
  /// Always `nil`: the application object, the next responder in UIKit, does not exist here.
  open override var next: UIResponder? { nil }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      newValue ? leaveScreen() : enterScreen()
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
    guard !isKeyWindow else { return }
    let old = device?.windows.first(where: \.isKeyWindow)
    old?.isKeyWindow = false
    isKeyWindow = true
    device?.keyboard.keyWindowDidChange(from: old, to: self)
  }

  open override var traitCollection: UITraitCollection {
    overriddenTraits ?? device.map { _ in traits(for: bounds.size) } ?? UITraitCollection()
  }

  /// Whether a change of the screen's size resizes the window; `true` by default.
  var hasScreensSize: Bool { true }
  override var outerSafeArea: UIEdgeInsets { devicePlace?.safeArea ?? .zero }

  func traits(for size: CGSize) -> UITraitCollection {
    device.map {
      $0.configuration.traits(
        for: size, style: $0.interfaceStyle, layoutDirection: $0.layoutDirection,
        contentSizeCategory: $0.preferredContentSizeCategory)
    } ?? UITraitCollection()
  }

  /// Adopts the device's current traits.
  func updateTraits() { overrideTraits(traits(for: bounds.size)) }

  func overrideTraits(_ traits: UITraitCollection) {
    let old = traitCollection
    overriddenTraits = traits
    SimulatedDevice.active?.noteTraitChange()
    device?.screen.currentTraits = traits
    guard !old.isEqual(traits) else { return }
    lastTraits = old
    device?.screen.traitCollectionDidChange(old)
    inheritTraits(traits, isInWindow: true)
  }

  private func enterScreen() {
    guard let device else { return }
    updateTraits()
    // Another window may have become key while this one was hidden.
    if device.windows.contains(where: \.isKeyWindow) { isKeyWindow = false }
    let index = device.windows.firstIndex { $0.windowLevel.rawValue > windowLevel.rawValue }
    device.windows.insert(self, at: index ?? device.windows.count)
    rootViewController?.appearInWindow()
  }

  private func leaveScreen() {
    if isKeyWindow { device?.keyboard.keyWindow(after: self)?.makeKey() }
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
