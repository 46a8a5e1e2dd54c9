import HeadlessUIKit

/// The setups of `Facts/controls.txt`, by name.
/// The setups of `Facts/controls.txt`, by name.
let controls: [String: Setup] = [
  "slider": layoutSetup { ["intrinsic height": Recorded(UISlider().intrinsicContentSize.height)] },
  "switch": layoutSetup {
    let control = UISwitch()
    return [
      "intrinsic size": Recorded(control.intrinsicContentSize),
      "size that fits": Recorded(control.sizeThatFits(CGSize(width: 200, height: 100))),
    ]
  },
]
