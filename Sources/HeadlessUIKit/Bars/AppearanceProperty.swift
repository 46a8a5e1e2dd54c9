/// A property that takes part in appearances: copied from a proxy to an object if the proxy's is set and
/// the object's is not.
struct AppearanceProperty {
  let transfer: (_ proxy: NSObject, _ object: NSObject) -> Void

  /// A property that is `nil` until it is set.
  init<Root: NSObject, Value>(
    get: @escaping (Root) -> Value?, set: @escaping (Root, Value?) -> Void
  ) {
    transfer = { proxy, object in
      guard let proxy = proxy as? Root, let object = object as? Root, let value = get(proxy),
        get(object) == nil
      else { return }
      set(object, value)
    }
  }

  /// A property with a default value.
  init<Root: NSObject, Value: Equatable>(
    default initial: Value, get: @escaping (Root) -> Value, set: @escaping (Root, Value) -> Void
  ) {
    transfer = { proxy, object in
      guard let proxy = proxy as? Root, let object = object as? Root, get(proxy) != initial,
        get(object) == initial
      else { return }
      set(object, get(proxy))
    }
  }

  /// Every such property.
  static let all: [AppearanceProperty] = views + bars + items + controls

  private static let views: [AppearanceProperty] = [
    .init(get: { (view: UIView) in view.ownTint }, set: { $0.tintColor = $1 }),
    .init(
      get: { (view: UIView) in view is UITabBar ? nil : view.backgroundColor },
      set: { $0.backgroundColor = $1 }),
    .init(
      default: UIFont.systemFont(ofSize: 17), get: { (label: UILabel) in label.font },
      set: { $0.font = $1 }),
    .init(
      default: UIColor.label, get: { (label: UILabel) in label.textColor },
      set: { $0.textColor = $1 }),
  ]

  private static let bars: [AppearanceProperty] = [
    .init(get: { (bar: UINavigationBar) in bar.barTintColor }, set: { $0.barTintColor = $1 }),
    .init(
      default: .default, get: { (bar: UINavigationBar) in bar.barStyle }, set: { $0.barStyle = $1 }),
    .init(
      default: true, get: { (bar: UINavigationBar) in bar.isTranslucent },
      set: { $0.isTranslucent = $1 }),
    .init(get: { (bar: UINavigationBar) in bar.shadowImage }, set: { $0.shadowImage = $1 }),
    .init(
      get: { (bar: UINavigationBar) in bar.backgroundImage(for: .default) },
      set: { $0.setBackgroundImage($1, for: .default) }),
    .init(
      get: { (bar: UINavigationBar) in bar.titleTextAttributes },
      set: { $0.titleTextAttributes = $1 }),
    .init(
      get: { (bar: UINavigationBar) in bar.largeTitleTextAttributes },
      set: { $0.largeTitleTextAttributes = $1 }),
    .init(
      default: false, get: { (bar: UINavigationBar) in bar.prefersLargeTitles },
      set: { $0.prefersLargeTitles = $1 }),
    .init(
      get: { (bar: UINavigationBar) in bar.looks.usesStandard ? bar.standardAppearance : nil },
      set: { bar, value in if let value { bar.standardAppearance = value } }),
    .init(
      get: { (bar: UINavigationBar) in bar.scrollEdgeAppearance },
      set: { $0.scrollEdgeAppearance = $1 }),
    .init(get: { (bar: UITabBar) in bar.barTintColor }, set: { $0.barTintColor = $1 }),
    .init(
      get: { (bar: UITabBar) in bar.unselectedItemTintColor },
      set: { $0.unselectedItemTintColor = $1 }),
    .init(
      get: { (bar: UITabBar) in bar.shownAppearance },
      set: { bar, value in if let value { bar.standardAppearance = value } }),
    .init(
      get: { (bar: UITabBar) in bar.scrollEdgeAppearance }, set: { $0.scrollEdgeAppearance = $1 }),
    .init(get: { (bar: UITabBar) in bar.backgroundImage }, set: { $0.backgroundImage = $1 }),
    .init(get: { (bar: UITabBar) in bar.shadowImage }, set: { $0.shadowImage = $1 }),
    .init(get: { (bar: UIToolbar) in bar.barTintColor }, set: { $0.barTintColor = $1 }),
    .init(get: { (bar: UISearchBar) in bar.barTintColor }, set: { $0.barTintColor = $1 }),
  ]

  private static let items: [AppearanceProperty] = [
    .init(get: { (item: UIBarButtonItem) in item.tintColor }, set: { $0.tintColor = $1 }),
    .init(
      get: { (item: UIBarItem) in item.titleTextAttributes(for: .normal) },
      set: { $0.setTitleTextAttributes($1, for: .normal) }),
    .init(get: { (item: UITabBarItem) in item.badgeColor }, set: { $0.badgeColor = $1 }),
  ]

  private static let controls: [AppearanceProperty] = [
    .init(get: { (part: UISwitch) in part.onTintColor }, set: { $0.onTintColor = $1 }),
    .init(get: { (part: UISwitch) in part.thumbTintColor }, set: { $0.thumbTintColor = $1 }),
    .init(
      get: { (part: UISlider) in part.minimumTrackTintColor },
      set: { $0.minimumTrackTintColor = $1 }),
    .init(
      get: { (part: UISlider) in part.maximumTrackTintColor },
      set: { $0.maximumTrackTintColor = $1 }),
    .init(get: { (part: UISlider) in part.thumbTintColor }, set: { $0.thumbTintColor = $1 }),
    .init(
      get: { (part: UIPageControl) in part.pageIndicatorTintColor },
      set: { $0.pageIndicatorTintColor = $1 }),
    .init(
      get: { (part: UIPageControl) in part.currentPageIndicatorTintColor },
      set: { $0.currentPageIndicatorTintColor = $1 }),
    .init(
      get: { (part: UIProgressView) in part.progressTintColor },
      set: { $0.progressTintColor = $1 }),
    .init(
      get: { (part: UIProgressView) in part.trackTintColor }, set: { $0.trackTintColor = $1 }),
    .init(
      get: { (part: UIButton) in part.titleColor(for: .normal) },
      set: { $0.setTitleColor($1, for: .normal) }),
  ]
}
