public import SegueCore

nonisolated extension ContractCase {
  /// The devices of the contract: phones from the smallest to the largest and a large tablet, one
  /// of each in landscape, a phone with a right-to-left layout, and one with Reduce Motion.
  public static let devices: [DeviceConfiguration] =
    [phone, smallPhone, largePhone, tablet] + [phone, tablet].map(inLandscape)
    + [mirrored, reducedMotion]

  private static let smallPhone = DeviceConfiguration(
    name: "smallPhone", size: CGSize(width: 375, height: 667), scale: 2,
    portraitSafeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))

  private static let phone = DeviceConfiguration(
    name: "phone", size: CGSize(width: 393, height: 852), scale: 3,
    portraitSafeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59), cornerRadius: 55)

  private static let largePhone = DeviceConfiguration(
    name: "largePhone", size: CGSize(width: 430, height: 932), scale: 3,
    portraitSafeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59), cornerRadius: 55)

  private static let tablet = DeviceConfiguration(
    name: "tablet", size: CGSize(width: 1024, height: 1366), scale: 2,
    portraitSafeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), cornerRadius: 18,
    idiom: .pad)

  private static let mirrored: DeviceConfiguration = {
    var device = phone
    device.name = "phone from right to left"
    device.layoutDirection = .rightToLeft
    return device
  }()

  private static let reducedMotion: DeviceConfiguration = {
    var device = phone
    device.name = "phone with Reduce Motion"
    device.accessibility.isReduceMotionEnabled = true
    return device
  }()

  private static func inLandscape(_ device: DeviceConfiguration) -> DeviceConfiguration {
    var rotated = device
    rotated.name += " in landscape"
    rotated.orientation = .landscapeLeft
    return rotated
  }
}
