import HeadlessUIKit
import TestSupport
import Testing

@Suite(.checkedDevices) struct EdgeLayoutGuideTests {
  private let stage = Stage(
    DeviceConfiguration(
      size: CGSize(width: 400, height: 600),
      portraitSafeArea: UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)))

  @Test("the guides for bars have the lengths of the safe area")
  func lengths() {
    stage.device.perform {
      #expect(stage.root.topLayoutGuide.length == 40)
      #expect(stage.root.bottomLayoutGuide.length == 20)
    }
  }

  @Test("a view between the guides for bars fills the safe area")
  func anchors() {
    stage.device.perform {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.root.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: stage.root.topLayoutGuide.bottomAnchor),
        view.bottomAnchor.constraint(equalTo: stage.root.bottomLayoutGuide.topAnchor),
        view.leadingAnchor.constraint(equalTo: stage.root.view.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 100),
      ])
      stage.root.view.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: 40, width: 100, height: 540))
    }
  }

  @Test("a guide is made once")
  func once() {
    stage.device.perform { #expect(stage.root.topLayoutGuide === stage.root.topLayoutGuide) }
  }
}
