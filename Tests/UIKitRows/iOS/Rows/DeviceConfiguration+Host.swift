import HeadlessUIKit

extension DeviceConfiguration {
  /// A tablet, with both size classes regular.
  nonisolated static let tablet = DeviceConfiguration(
    name: "tablet", size: CGSize(width: 768, height: 1024), idiom: .pad)
  /// A phone that ends abandoned transitions, which UIKit never does.
  static let endingAbandonedTransitions = {
    var configuration = DeviceConfiguration()
    configuration.endsAbandonedTransitions = true
    return configuration
  }()

  /// Returns why a row that asks for the configuration cannot run in a scene; `nil` if it can.
  ///
  /// The default size and that of `tablet` represent any phone and any tablet, and the default system
  /// version for any.
  func obstacle(in scene: UIWindowScene) -> String? {
    if endsAbandonedTransitions { return "UIKit never ends an abandoned transition" }
    if idiom != scene.traitCollection.userInterfaceIdiom {
      return "needs a \(idiom == .pad ? "tablet" : "phone")"
    }
    if let version = versionObstacle { return version }
    let bounds = scene.screen.bounds.size
    let screen = CGSize(
      width: min(bounds.width, bounds.height), height: max(bounds.width, bounds.height))
    if size != Self().size, size != Self.tablet.size, size != screen {
      return "needs a screen of \(Int(size.width)) x \(Int(size.height)) pt"
    }
    if layoutDirection != scene.traitCollection.layoutDirection {
      return "needs a language that is written from right to left"
    }
    if accessibility != .current { return "needs other accessibility settings" }
    return nil
  }

  private var versionObstacle: String? {
    let running = ProcessInfo.processInfo.operatingSystemVersion.majorVersion
    let standard = Self().systemVersion
    // A row for a version after the default also holds on later ones; a row for a version before
    // the default holds on that version alone.
    let isRight = systemVersion > standard ? running >= systemVersion : systemVersion == running
    return isRight || systemVersion == standard ? nil : "needs iOS \(systemVersion)"
  }
}

extension AccessibilitySettings {
  /// The settings of the device.
  static var current: AccessibilitySettings {
    var settings = AccessibilitySettings()
    settings.isReduceMotionEnabled = UIAccessibility.isReduceMotionEnabled
    settings.isReduceTransparencyEnabled = UIAccessibility.isReduceTransparencyEnabled
    settings.prefersCrossFadeTransitions = UIAccessibility.prefersCrossFadeTransitions
    settings.isVoiceOverRunning = UIAccessibility.isVoiceOverRunning
    return settings
  }
}
