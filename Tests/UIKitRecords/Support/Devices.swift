import HeadlessUIKit

extension DeviceConfiguration {
  /// The phone of the recordings of iOS 26.
  static let recordedPhone = DeviceConfiguration(
    name: "phone 393x852", size: CGSize(width: 393, height: 852), scale: 3,
    portraitSafeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), systemVersion: 26)
  /// The window of the recordings of Mac Catalyst.
  static let recordedWindow = DeviceConfiguration(
    name: "window 320x480", size: CGSize(width: 320, height: 480), portraitSafeArea: .zero,
    idiom: .pad)
  /// The same with iOS 26.
  static let recordedWindow26: DeviceConfiguration = {
    var configuration = recordedWindow
    configuration.systemVersion = 26
    return configuration
  }()
}
