package import HeadlessUIKit
package import SegueConfig

/// A simulated device as a file describes it: screen, safe area, frame rate, orientation.
package nonisolated struct DevicePlan: Equatable, Sendable {
  /// Safe area insets, pt.
  package struct Insets: Hashable, Sendable {
    /// From the top.
    package var top = 0.0
    /// From the left.
    package var left = 0.0
    /// From the bottom.
    package var bottom = 0.0
    /// From the right.
    package var right = 0.0
  }

  /// UIKit's user interface idioms.
  package enum Idiom: String, CaseIterable, Sendable {
    /// A phone or a tablet.
    case phone, pad
  }

  /// UIKit's user interface styles.
  package enum Style: String, CaseIterable, Sendable {
    /// The light appearance, or the dark one.
    case light, dark
  }

  /// UIKit's layout directions.
  package enum LayoutDirection: String, CaseIterable, Sendable {
    /// Left to right, as in English, or right to left, as in Arabic.
    case leftToRight, rightToLeft
  }

  /// The name in messages and pictures.
  package var name: String
  /// The size in portrait, pt.
  package var size: CGSize
  /// The number of pixels per point, 1 to 4.
  package var scale: Double
  /// The safe area in portrait, pt.
  package var safeArea: Insets
  /// The safe area in landscape, pt.
  package var landscapeSafeArea: Insets
  /// The height of the keyboard in portrait, including the bottom safe area, pt.
  package var keyboardHeight = 260.0
  /// The height of the keyboard in landscape, pt.
  package var landscapeKeyboardHeight = 200.0
  /// The radius of the display's corners, pt.
  package var cornerRadius: Double
  /// The frame rate: 60 or 120.
  package var framesPerSecond: Int
  /// The idiom.
  package var idiom: Idiom
  /// The initial orientation.
  package var orientation: UIInterfaceOrientation
  /// The user interface style.
  package var style: Style
  /// The layout direction.
  package var layoutDirection = LayoutDirection.leftToRight
  /// The preferred text size.
  package var preferredContentSizeCategory = UIContentSizeCategory.large
  /// Whether the user prefers fewer animations: UIKit's Reduce Motion.
  package var isReduceMotionEnabled = false
  /// Whether the user prefers opaque views to blurs: UIKit's Reduce Transparency.
  package var isReduceTransparencyEnabled = false
  /// Whether the user prefers cross-fades with Reduce Motion: UIKit's `prefersCrossFadeTransitions`.
  package var prefersCrossFadeTransitions = false
  /// Whether VoiceOver runs.
  package var isVoiceOverRunning = false
  /// The version of iOS whose behavior applies where versions differ, 12 to 26.
  package var systemVersion: Int

  /// A phone of 393 x 852 pt with rounded corners: the default device.
  package static let phone = DevicePlan(
    name: "phone", size: CGSize(width: 393, height: 852), scale: 3,
    safeArea: Insets(top: 59, bottom: 34),
    landscapeSafeArea: Insets(left: 59, bottom: 21, right: 59), keyboardHeight: 336,
    landscapeKeyboardHeight: 209, cornerRadius: 55, framesPerSecond: 60, idiom: .phone,
    orientation: .portrait, style: .light,
    systemVersion: 18)

  /// The named devices, in display order.
  package static let presets: [DevicePlan] = [.phone, smallPhone, pad]

  /// The base of a device with a custom size: a rectangle without a safe area.
  static let custom = DevicePlan(
    name: "custom", size: CGSize(width: 400, height: 800), scale: 2, safeArea: Insets(),
    landscapeSafeArea: Insets(), cornerRadius: 0, framesPerSecond: 60, idiom: .phone,
    orientation: .portrait, style: .light, systemVersion: 18)

  /// A phone of 375 x 667 pt with a home button.
  package static let smallPhone = DevicePlan(
    name: "smallPhone", size: CGSize(width: 375, height: 667), scale: 2,
    safeArea: Insets(top: 20),
    landscapeSafeArea: Insets(), cornerRadius: 0, framesPerSecond: 60, idiom: .phone,
    orientation: .portrait, style: .light, systemVersion: 18)

  /// A tablet of 820 x 1180 pt.
  package static let pad = DevicePlan(
    name: "pad", size: CGSize(width: 820, height: 1180), scale: 2,
    safeArea: Insets(top: 24, bottom: 20), landscapeSafeArea: Insets(top: 24, bottom: 20),
    keyboardHeight: 340, landscapeKeyboardHeight: 420, cornerRadius: 18, framesPerSecond: 60,
    idiom: .pad, orientation: .portrait, style: .light,
    systemVersion: 18)
}

nonisolated extension DevicePlan {
  /// The configuration for HeadlessUIKit.
  package var configuration: DeviceConfiguration {
    var configuration = DeviceConfiguration(
      name: name, size: size, scale: scale, portraitSafeArea: safeArea.insets,
      landscapeSafeArea: landscapeSafeArea.insets, portraitKeyboardHeight: keyboardHeight,
      landscapeKeyboardHeight: landscapeKeyboardHeight, cornerRadius: cornerRadius,
      framesPerSecond: framesPerSecond, idiom: idiom == .pad ? .pad : .phone,
      orientation: orientation,
      layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      systemVersion: systemVersion)
    configuration.accessibility.isReduceMotionEnabled = isReduceMotionEnabled
    configuration.accessibility.isReduceTransparencyEnabled = isReduceTransparencyEnabled
    configuration.accessibility.prefersCrossFadeTransitions = prefersCrossFadeTransitions
    configuration.accessibility.isVoiceOverRunning = isVoiceOverRunning
    return configuration
  }
}

nonisolated extension DevicePlan.Insets {
  var insets: UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
}

nonisolated extension UIInterfaceOrientation {
  /// The orientations of a device by their names in a file, which are UIKit's.
  static let named: [(word: String, value: UIInterfaceOrientation)] = [
    ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown),
    ("landscapeLeft", .landscapeLeft), ("landscapeRight", .landscapeRight),
  ]

  /// The name in a file.
  package var name: String { Self.named.first { $0.value == self }?.word ?? "portrait" }
}

nonisolated extension UIInterfaceOrientation {
  /// The kind of a device's orientation.
  package static var kind: ParameterKind<Self> { .choice("an orientation", named) }
}

nonisolated extension CGSize {
  /// The kind of a size in points: `[width, height]`, each 1 to 10000.
  package static var kind: ParameterKind<Self> {
    let pair = ParameterKind<[Double]>.list(of: .length(1...10_000), count: 2...2)
    return ParameterKind(
      "a size", pair.shape,
      decode: { value, diagnostics in
        guard value.items?.count == 2 else {
          diagnostics.wrongType(
            expected: "a size, [width, height] in pt", found: value,
            help: "write two lengths, such as [600, 800]")
          return nil
        }
        guard let pair = pair.decode(value, &diagnostics), pair.count == 2 else { return nil }
        return CGSize(width: pair[0], height: pair[1])
      },
      encode: { pair.encode([$0.width, $0.height]) })
  }
}
