import HeadlessUIKit

/// Runs code on a Mac Catalyst device of iOS 26.
private func onMac(_ body: @escaping () -> [String: Recorded]) -> Setup {
  {
    var configuration = DeviceConfiguration.recordedWindow
    configuration.systemVersion = 26
    return SimulatedDevice(configuration).perform(body)
  }
}

let controls: [String: Setup] = [
  "slider": onMac { ["intrinsic height": Recorded(UISlider().intrinsicContentSize.height)] },
  "switch": onMac {
    let control = UISwitch()
    return [
      "intrinsic size": Recorded(control.intrinsicContentSize),
      "size that fits": Recorded(control.sizeThatFits(CGSize(width: 200, height: 100))),
    ]
  },
]
