/// Windows, actions and URLs.
extension UIApplication {
  /// The scene of the device's app.
  final var connectedScene: UIWindowScene? {
    guard let device else { return nil }
    if let scene = services.scene { return scene }
    let scene = UIWindowScene(on: device.reference)
    services.scene = scene
    return scene
  }

  final var appWindows: [UIWindow] {
    guard let device else { return [] }
    services.createdWindows.removeAll { $0.object == nil }
    let hidden = services.createdWindows.compactMap(\.object).filter(\.isHidden)
    let visible = device.windows.filter { !$0.isOfSystem }
    let all = hidden + visible
    let levels = Set(all.map(\.windowLevel)).sorted()
    return levels.flatMap { level in all.filter { $0.windowLevel == level } }
  }

  final func deliver(_ event: UIEvent) {
    guard let window = event.windowOfDelivery else { return event.deliver() }
    window.sendEvent(event)
  }

  // MARK: Actions

  final func perform(
    _ action: Selector, on target: Any?, from sender: Any?, _ event: UIEvent?
  ) -> Bool {
    let origin = (sender ?? self) as AnyObject
    if let target { return action.call(target as AnyObject, origin, event) }
    let start = device?.firstResponder ?? sender as? UIResponder ?? keyWindow ?? self
    guard let found = start.target(forAction: action, withSender: sender) else { return false }
    return action.call(found as AnyObject, origin, event)
  }

  // MARK: URLs

  /// The schemes for which every phone has an app.
  private static let schemes =
    "http https mailto tel telprompt sms facetime facetime-audio maps itms-apps itms-appss app-settings"
    .split(separator: " ").map(String.init)

  final func isOpenable(_ url: URL) -> Bool {
    Self.schemes.contains(url.scheme?.lowercased() ?? "")
  }

  final func record(_ url: URL) -> Bool {
    guard isOpenable(url) else { return false }
    services.openedURLs.append(url)
    device?.log(.delegate, self, "opens \(url.absoluteString)")
    return true
  }

  final func openLater(_ url: URL, _ completion: ((Bool) -> Void)?) {
    let isOpened = record(url)
    guard let completion else { return }
    later { completion(isOpened) }
  }

  final func changeIcon(_ name: String?, _ completion: (@Sendable ((any Error)?) -> Void)?) {
    services.iconName = name
    later { completion?(nil) }
  }

  /// Runs a closure in the next run-loop turn of the device.
  final func later(_ action: @escaping () -> Void) {
    if let device { device.schedule(after: 0, action) } else { action() }
  }

  // MARK: Scenes

  final func activate(_ session: UISceneSession?, _ handler: ((any Error) -> Void)?) {
    guard let scene = session?.scene, scene === services.scene else {
      return refuse(.multipleScenesNotSupported, handler)
    }
    device?.enterForeground()
  }

  final func refuse(_ code: UISceneError.Code, _ handler: ((any Error) -> Void)?) {
    later { handler?(UISceneError(code)) }
  }
}

extension SimulatedDevice {
  /// The URLs that the app has opened with other apps, in order; the app stays in the foreground.
  public var openedURLs: [URL] { application.services.openedURLs }
}
