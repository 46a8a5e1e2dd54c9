import DimmingStyle
import HeadlessUIKit
import SegueConfig
import SegueCore
import SegueMotion
import SegueParts
import TestSupport
import Testing

@Suite(.checkedDevices) struct DimmingTransitionTests {
  @Test("the defaults are those of the source: from the bottom, 0.8 of the height, 0.25 s each")
  func defaults() {
    let parameters = DimmingTransitionParameters()
    #expect(parameters.from == .bottom)
    #expect(parameters.placement == .edge)
    #expect(parameters.width == .preferred)
    #expect(parameters.height == .preferred)
    #expect(parameters.travel == 0.8)
    #expect(parameters.scale == 0.8)
    #expect(parameters.timing == TimingParameters(duration: 0.25, motion: .curve(.easeInOut)))
    #expect(parameters.dimming == BackdropParameters())
  }

  nonisolated struct Travel: CustomTestStringConvertible, Sendable {
    let from: DimmingTransitionParameters.Entrance
    var placement = DimmingTransitionParameters.Placement.edge
    var isMirrored = false
    let hidden: CGRect
    var opacity = 1.0
    let shown: CGRect
    var testDescription: String {
      "\(from), \(placement)" + (isMirrored ? ", right to left" : "")
    }
  }

  nonisolated static let travels: [Travel] = [
    Travel(from: .bottom, hidden: rect(50, 840, 200, 240), shown: rect(50, 360, 200, 240)),
    Travel(from: .top, hidden: rect(50, -480, 200, 240), shown: rect(50, 0, 200, 240)),
    Travel(from: .left, hidden: rect(-240, 180, 200, 240), shown: rect(0, 180, 200, 240)),
    Travel(from: .right, hidden: rect(340, 180, 200, 240), shown: rect(100, 180, 200, 240)),
    Travel(from: .leading, hidden: rect(-240, 180, 200, 240), shown: rect(0, 180, 200, 240)),
    Travel(from: .trailing, hidden: rect(340, 180, 200, 240), shown: rect(100, 180, 200, 240)),
    Travel(
      from: .leading, isMirrored: true, hidden: rect(340, 180, 200, 240),
      shown: rect(100, 180, 200, 240)),
    Travel(
      from: .trailing, isMirrored: true, hidden: rect(-240, 180, 200, 240),
      shown: rect(0, 180, 200, 240)),
    // 0.8 of the width would leave 10 pt visible.
    Travel(
      from: .right, placement: .center, hidden: rect(300, 180, 200, 240),
      shown: rect(50, 180, 200, 240)),
    Travel(
      from: .bottom, placement: .center, hidden: rect(50, 660, 200, 240),
      shown: rect(50, 180, 200, 240)),
    Travel(
      from: .center, hidden: rect(70, 204, 160, 192), opacity: 0, shown: rect(50, 180, 200, 240)),
    Travel(
      from: .fade, hidden: rect(50, 180, 200, 240), opacity: 0, shown: rect(50, 180, 200, 240)),
  ]

  @Test("a view slides, grows or fades in from its origin, and back", arguments: travels)
  func travel(_ travel: Travel) {
    var configuration = DeviceConfiguration(size: CGSize(width: 300, height: 600))
    if travel.isMirrored { configuration.layoutDirection = .rightToLeft }
    let stage = DimmingStage(configuration)
    stage.present(
      StyleDescriptor.dimming.make(
        makeParameters {
          $0.from = travel.from
          $0.placement = travel.placement
        }))
    #expect(isClose(stage.shown, travel.hidden))
    #expect(stage.opacity == travel.opacity)
    stage.device.advance(by: 0.125)
    #expect(isClose(stage.shown, travel.hidden.halfway(to: travel.shown)))
    #expect(isClose(stage.opacity, (1 + travel.opacity) / 2, within: 1e-9))
    stage.device.settle()
    #expect(stage.device.now == 0.25)
    #expect(isClose(stage.shown, travel.shown))
    #expect(stage.opacity == 1)
    stage.dismiss()
    stage.device.advance(by: 0.125)
    #expect(isClose(stage.shown, travel.hidden.halfway(to: travel.shown)))
    stage.device.settle()
    #expect(stage.device.now == 0.5)
    #expect(stage.window.subviews.count == 1)
    #expect(stage.panel.view.alpha == 1)
    #expect(stage.panel.view.transform.isIdentity)
  }

  @Test("each direction has its own duration and motion")
  func timings() {
    let stage = DimmingStage()
    stage.present(
      StyleDescriptor.dimming.make(
        makeParameters {
          $0.timing.forward.duration = 0.5
          $0.timing.reverse.duration = 0.1
          $0.timing.reverse.motion = .curve(.linear)
        }))
    stage.device.settle()
    #expect(stage.device.now == 0.5)
    stage.dismiss()
    stage.device.advance(by: 0.025)
    #expect(isClose(stage.shown.minY, 480, within: 1e-9))
    stage.device.settle()
    #expect(isClose(stage.device.now, 0.6, within: 1e-12))
  }

  nonisolated struct Size: CustomTestStringConvertible, Sendable {
    let width: Extent
    let height: Extent
    let preferred: CGSize
    let frame: CGRect
    var testDescription: String { "\(width) x \(height), prefers \(preferred)" }
  }

  nonisolated static let sizes: [Size] = [
    Size(
      width: .preferred, height: .preferred, preferred: CGSize(width: 220, height: 180),
      frame: rect(40, 420, 220, 180)),
    Size(
      width: .preferred, height: .preferred, preferred: CGSize(width: 0, height: 180),
      frame: rect(0, 420, 300, 180)),
    Size(
      width: .preferred, height: .preferred, preferred: CGSize(width: 900, height: 900),
      frame: rect(0, 0, 300, 600)),
    Size(
      width: .fraction(0.5), height: .fraction(0.25), preferred: CGSize(width: 220, height: 180),
      frame: rect(75, 450, 150, 150)),
    Size(
      width: .points(120), height: .points(5000), preferred: .zero, frame: rect(90, 0, 120, 600)),
  ]

  @Test(
    "the size is the preferred one, a fraction or points, at most the container's",
    arguments: sizes)
  func size(_ size: Size) {
    let stage = DimmingStage()
    stage.panel.preferredContentSize = size.preferred
    stage.present(
      StyleDescriptor.dimming.make(
        makeParameters {
          $0.width = size.width
          $0.height = size.height
        }))
    stage.device.settle()
    #expect(stage.shown == size.frame)
  }

  @Test("the view follows its content's preferred size while it is presented")
  func preferredContentSizeChanges() {
    let stage = DimmingStage()
    stage.panel.preferredContentSize = CGSize(width: 200, height: 240)
    stage.present(StyleDescriptor.dimming.make())
    stage.device.settle()
    stage.device.perform { stage.panel.preferredContentSize = CGSize(width: 200, height: 100) }
    stage.device.settle()
    #expect(stage.shown == rect(50, 500, 200, 100))
  }

  @Test("a style with changed parameters dismisses a view to its own origin")
  func parametersChange() {
    let stage = DimmingStage()
    let style = StyleDescriptor.dimming.make(makeParameters { $0.from = .left })
    stage.present(style)
    stage.device.settle()
    style.parameters.from = .top
    stage.dismiss()
    stage.device.advance(by: 0.125)
    #expect(isClose(stage.shown, rect(-120, 180, 200, 240)))
  }

  @Test(
    "a rotation during a transition repositions the view, and does not show a dismissed one",
    arguments: [
      DimmingTransitionParameters.Entrance.bottom, .right, .center, .fade,
    ])
  func rotation(_ from: DimmingTransitionParameters.Entrance) {
    let stage = DimmingStage()
    let parameters = makeParameters { $0.from = from }
    stage.present(StyleDescriptor.dimming.make(parameters))
    stage.device.advance(by: 0.1)
    stage.device.rotate(to: .landscapeRight)
    stage.device.settle()
    let places: [DimmingTransitionParameters.Entrance: CGRect] = [
      .bottom: rect(200, 60, 200, 240), .right: rect(400, 30, 200, 240),
    ]
    #expect(stage.shown == places[from] ?? rect(200, 30, 200, 240))
    #expect(stage.opacity == 1)
    stage.dismiss()
    stage.device.advance(by: 0.1)
    stage.device.rotate(to: .portrait)
    stage.device.settle()
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.root.view.frame == CGRect(x: 0, y: 0, width: 300, height: 600))
    #expect(stage.window.subviews.count == 1)
  }

  @Test("a view dismissed in a container that grows is offscreen at the end")
  func rotationDuringDismissal() {
    let stage = DimmingStage(DeviceConfiguration(size: CGSize(width: 300, height: 600)))
    stage.present(
      StyleDescriptor.dimming.make(
        makeParameters {
          $0.from = .right
          $0.placement = .center
        }))
    stage.device.settle()
    stage.dismiss()
    stage.device.advance(by: 0.1)
    stage.device.rotate(to: .landscapeRight)
    #expect(stage.panel.view.frame.minX >= 600)
  }

  @Test(
    "a presentation in the panel's context keeps the panel's frame after a rotation",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func rotationUnderCurrentContext(style: UIModalPresentationStyle) {
    let stage = DimmingStage()
    let cover = UIViewController()
    stage.panel.definesPresentationContext = true
    cover.modalPresentationStyle = style
    stage.present(StyleDescriptor.dimming.make(makeParameters { $0.placement = .center }))
    stage.device.settle()
    stage.device.perform { stage.panel.present(cover, animated: true) }
    stage.device.settle()
    stage.device.rotate(to: .landscapeRight)
    stage.device.settle()
    let place = stage.device.perform { cover.view.convert(cover.view.bounds, to: nil) }
    #expect(place == rect(200, 30, 200, 240))
  }

  @Test("[159] a dimming that changes, or disappears, while it fades does not jump (159d, 159e)")
  func dimmingDoesNotJump() {
    let stage = DimmingStage()
    let style = StyleDescriptor.dimming.make(makeParameters { _ in })
    stage.present(style)
    stage.device.settle()
    let dimming = stage.panel.presentationController?.containerView?.subviews.first
    func shown() -> Float { stage.device.perform { dimming?.layer.presentation()?.opacity ?? -1 } }
    #expect(shown() == 0.5)
    for opacity in [1, 0.2] {
      let before = shown()
      stage.device.perform {
        style.parameters.dimming.opacity = opacity
        style.updatePresentations()
      }
      #expect(isClose(CGFloat(shown()), CGFloat(before)))
      stage.device.advance(by: 0.1)
      #expect(!isClose(CGFloat(shown()), CGFloat(before), within: 0.05))
    }
    let before = shown()
    #expect(before > 0.3)
    stage.device.perform { stage.panel.dismiss(animated: true) }
    stage.device.turn()
    #expect(isClose(CGFloat(shown()), CGFloat(before)))
    stage.device.settle()
  }
}
