public import HeadlessUIKit
public import SegueRecording

/// A virtual device as a file describes it: screen, safe area, frame rate, how it is turned.
public nonisolated struct DevicePlan: Hashable, Sendable {
  /// The distances from the edges that content keeps clear of, pt.
  public struct Insets: Hashable, Sendable {
    /// From the top.
    public var top = 0.0
    /// From the left.
    public var left = 0.0
    /// From the bottom.
    public var bottom = 0.0
    /// From the right.
    public var right = 0.0
  }

  /// What sort of device it is; the words are those of UIKit's idioms.
  public enum Idiom: String, CaseIterable, Sendable {
    /// A phone or a tablet.
    case phone, pad
  }

  /// How the interface looks.
  public enum Style: String, CaseIterable, Sendable {
    /// Dark letters on a light ground, or the other way round.
    case light, dark
  }

  /// Which way people read; UIKit's own names.
  public enum LayoutDirection: String, CaseIterable, Sendable {
    /// As in English, or as in Arabic.
    case leftToRight, rightToLeft
  }

  /// The preset that it was made from; nil for a size of its own.
  public var preset: String?
  /// What messages and pictures call it.
  public var name: String
  /// The size in portrait, pt.
  public var size: CGSize
  /// Pixels in a point, 1 to 4.
  public var scale: Double
  /// The safe area in portrait, pt.
  public var safeArea: Insets
  /// The safe area in landscape, pt.
  public var landscapeSafeArea: Insets
  /// How high the keyboard is in portrait, the safe area below included, pt.
  public var keyboardHeight = 260.0
  /// The same in landscape, pt.
  public var landscapeKeyboardHeight = 200.0
  /// The radius of the display's corners, pt.
  public var cornerRadius: Double
  /// 60 or 120.
  public var framesPerSecond: Int
  /// What sort of device it is.
  public var idiom: Idiom
  /// How it is turned at the start.
  public var orientation: ScreenOrientation
  /// How its interface looks.
  public var style: Style
  /// Which way people read on it.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The version of iOS whose rules hold where versions differ, 12 to 18.
  public var systemVersion: Int

  /// A phone of 393 x 852 pt with rounded corners: the device of a file that names none.
  public static let phone = DevicePlan(
    preset: "phone", name: "phone", size: CGSize(width: 393, height: 852), scale: 3,
    safeArea: Insets(top: 59, bottom: 34),
    landscapeSafeArea: Insets(left: 59, bottom: 21, right: 59), keyboardHeight: 336,
    landscapeKeyboardHeight: 209, cornerRadius: 55, framesPerSecond: 60, idiom: .phone,
    orientation: .portrait, style: .light,
    systemVersion: 18)

  /// The devices with names, in the order to show them.
  public static let presets: [DevicePlan] = [.phone, smallPhone, pad]

  /// What a file starts from that gives a size of its own: a rectangle without safe area.
  static let custom = DevicePlan(
    name: "custom", size: CGSize(width: 400, height: 800), scale: 2, safeArea: Insets(),
    landscapeSafeArea: Insets(), cornerRadius: 0, framesPerSecond: 60, idiom: .phone,
    orientation: .portrait, style: .light, systemVersion: 18)

  private static let smallPhone = DevicePlan(
    preset: "smallPhone", name: "smallPhone", size: CGSize(width: 375, height: 667), scale: 2,
    safeArea: Insets(top: 20),
    landscapeSafeArea: Insets(), cornerRadius: 0, framesPerSecond: 60, idiom: .phone,
    orientation: .portrait, style: .light, systemVersion: 18)

  private static let pad = DevicePlan(
    preset: "pad", name: "pad", size: CGSize(width: 820, height: 1180), scale: 2,
    safeArea: Insets(top: 24, bottom: 20), landscapeSafeArea: Insets(top: 24, bottom: 20),
    keyboardHeight: 340, landscapeKeyboardHeight: 420, cornerRadius: 18, framesPerSecond: 60,
    idiom: .pad, orientation: .portrait, style: .light,
    systemVersion: 18)
}

nonisolated extension DevicePlan {
  /// The device as HeadlessUIKit takes it.
  var configuration: DeviceConfiguration {
    DeviceConfiguration(
      name: name, size: size, scale: scale, portraitSafeArea: safeArea.insets,
      landscapeSafeArea: landscapeSafeArea.insets, portraitKeyboardHeight: keyboardHeight,
      landscapeKeyboardHeight: landscapeKeyboardHeight, cornerRadius: cornerRadius,
      framesPerSecond: framesPerSecond, idiom: idiom == .pad ? .pad : .phone,
      orientation: UIInterfaceOrientation(orientation),
      layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      systemVersion: systemVersion)
  }
}

nonisolated extension DevicePlan.Insets {
  var insets: UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
}

nonisolated extension UIInterfaceOrientation {
  init(_ orientation: ScreenOrientation) {
    self =
      switch orientation {
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeLeft: .landscapeLeft
      case .landscapeRight: .landscapeRight
      }
  }
}
