import HeadlessUIKit
import TestSupport
import Testing

/// Views that are loaded without a device.
@Suite(.checkedDevices) struct LoadedOutsideTests {
  @Test(
    "a view loaded outside perform is reported when it appears on a screen of another size",
    arguments: [true, false])
  func reportsTheAssumedScreen(isSameSize: Bool) {
    let controller = UIViewController()
    controller.restorationIdentifier = "panel"
    controller.loadViewIfNeeded()
    let size = isSameSize ? CGSize(width: 375, height: 667) : CGSize(width: 400, height: 600)
    let stage = Stage(DeviceConfiguration(size: size), root: controller)
    #expect(
      stage.diagnosticMessages
        == (isSameSize
          ? []
          : [
            "the view of panel was loaded outside SimulatedDevice.perform, for a screen of 375 x 667 "
              + "pt; this one has 400 x 600 pt; load it inside perform"
          ]))
  }

  @Test("a view that its controller loads on the device is not reported")
  func loadsOnTheDevice() {
    let stage = Stage(root: UIViewController())
    #expect(stage.diagnosticMessages == [])
  }
}
