import HeadlessUIKit
import SegueConfig
import SegueCore
import SegueMotion
import SegueParts
import SlideInStyle
import TestSupport
import Testing

@Suite(.checkedDevices) struct SlideInTransitionTests {
  @Test("the defaults are those of the source: left, two thirds, 0.3 s easeInOut, black at half")
  func defaults() {
    let parameters = SlideInParameters()
    #expect(parameters.edge == .left)
    #expect(parameters.extent == .fraction(2.0 / 3))
    #expect(parameters.timing.duration == 0.3)
    #expect(parameters.timing.motion == .curve(.easeInOut))
    #expect(parameters.dimming.opacity == 0.5)
    #expect(parameters.dimming.color == ConfigColor(white: 0))
    #expect(parameters.dimming.dismissOnTap)
    #expect(!parameters.disableCompactHeight)
    #expect(parameters.compactHeightScreen == nil)
  }

  @Test(
    "shouldRemovePresentersView removes the presenting view after the presentation",
    arguments: [false, true])
  func removePresenter(isRemoved: Bool) {
    let stage = SlideInStage()
    stage.present(
      StyleDescriptor.slideIn.make(makeParameters { $0.shouldRemovePresentersView = isRemoved }))
    stage.device.advance(by: 0.15)
    #expect(stage.root.view.window != nil)
    stage.device.settle()
    #expect((stage.root.view.window == nil) == isRemoved)
    stage.device.perform { stage.root.dismiss(animated: true) }
    stage.device.settle()
    #expect(stage.root.view.window === stage.window)
  }

  nonisolated struct Travel: CustomTestStringConvertible, Sendable {
    let edge: ConfigEdge
    var isMirrored = false
    let hidden: CGRect
    let shown: CGRect
    var testDescription: String { edge.rawValue + (isMirrored ? ", right to left" : "") }
  }

  nonisolated static let travels: [Travel] = [
    Travel(edge: .left, hidden: rect(-200, 0, 200, 600), shown: rect(0, 0, 200, 600)),
    Travel(edge: .right, hidden: rect(300, 0, 200, 600), shown: rect(100, 0, 200, 600)),
    Travel(edge: .top, hidden: rect(0, -400, 300, 400), shown: rect(0, 0, 300, 400)),
    Travel(edge: .bottom, hidden: rect(0, 600, 300, 400), shown: rect(0, 200, 300, 400)),
    Travel(edge: .leading, hidden: rect(-200, 0, 200, 600), shown: rect(0, 0, 200, 600)),
    Travel(edge: .trailing, hidden: rect(300, 0, 200, 600), shown: rect(100, 0, 200, 600)),
    Travel(
      edge: .leading, isMirrored: true, hidden: rect(300, 0, 200, 600),
      shown: rect(100, 0, 200, 600)),
    Travel(
      edge: .trailing, isMirrored: true, hidden: rect(-200, 0, 200, 600),
      shown: rect(0, 0, 200, 600)),
  ]

  @Test("a panel slides in from just outside its edge, and back", arguments: travels)
  func travel(_ travel: Travel) {
    var configuration = DeviceConfiguration(size: CGSize(width: 300, height: 600))
    if travel.isMirrored { configuration.layoutDirection = .rightToLeft }
    let stage = SlideInStage(configuration)
    stage.present(StyleDescriptor.slideIn.make(makeParameters { $0.edge = travel.edge }))
    let view = stage.panel.view
    #expect(isClose(stage.shown(view), travel.hidden))
    #expect(stage.dimming == 0)
    stage.device.advance(by: 0.15)
    #expect(isClose(stage.shown(view), travel.hidden.halfway(to: travel.shown)))
    #expect(stage.dimming == 0.25)
    stage.device.settle()
    #expect(stage.device.now == 0.3)
    #expect(isClose(stage.shown(view), travel.shown))
    #expect(stage.dimming == 0.5)
    stage.device.perform { stage.root.dismiss(animated: true) }
    stage.device.advance(by: 0.15)
    #expect(isClose(stage.shown(view), travel.shown.halfway(to: travel.hidden)))
    stage.device.settle()
    #expect(stage.device.now == 0.6)
    #expect(stage.window.subviews.count == 1)
    #expect(view?.superview == nil)
  }

  @Test(
    "the extent is a fraction of the container or points, at most the container's length",
    arguments: [
      (Extent.fraction(0.5), 150.0), (.fraction(1), 300), (.points(120), 120),
      (.points(5000), 300),
    ])
  func extent(_ extent: Extent, width: Double) {
    let stage = SlideInStage(DeviceConfiguration(size: CGSize(width: 300, height: 600)))
    stage.present(StyleDescriptor.slideIn.make(makeParameters { $0.extent = extent }))
    stage.device.settle()
    #expect(stage.shown(stage.panel.view) == CGRect(x: 0, y: 0, width: width, height: 600))
  }

  @Test("a tap on the dimming dismisses, one on the panel does not")
  func tap() {
    let stage = SlideInStage()
    stage.present(StyleDescriptor.slideIn.make())
    stage.device.settle()
    stage.device.tap(at: CGPoint(x: 100, y: 300))
    stage.device.settle()
    #expect(stage.root.presentedViewController === stage.panel)
    stage.device.tap(at: CGPoint(x: 300, y: 300))
    stage.device.settle()
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("a tap on the dimming is reported, and dismisses only if allowed")
  func forbiddenTap() {
    var reports: [String] = []
    let stage = SlideInStage()
    stage.present(
      StyleDescriptor.slideIn.make(),
      host: TransitionHost(mayDismiss: { _, _ in false }, report: { reports.append($0) }))
    stage.device.settle()
    stage.device.tap(at: CGPoint(x: 300, y: 300))
    stage.device.settle()
    #expect(reports == ["tap on dimming"])
    #expect(stage.root.presentedViewController === stage.panel)
  }

  @Test("without dismissOnTap a tap on the dimming has no effect")
  func noTap() {
    let stage = SlideInStage()
    stage.present(StyleDescriptor.slideIn.make(makeParameters { $0.dimming.dismissOnTap = false }))
    stage.device.settle()
    stage.device.tap(at: CGPoint(x: 300, y: 300))
    stage.device.settle()
    #expect(stage.root.presentedViewController === stage.panel)
  }

  @Test(
    "a clear dimming dismisses by a tap; one with an opacity of 0 passes touches on",
    arguments: [
      (ConfigColor(white: 0, alpha: 0), 0.5, false), (ConfigColor(white: 0), 0, true),
    ])
  func invisibleDimming(_ color: ConfigColor, _ opacity: Double, _ isShown: Bool) {
    let stage = SlideInStage()
    var taps = 0
    let recognizer = UITapGestureRecognizer()
    recognizer.onAction { _ in taps += 1 }
    stage.root.view.addGestureRecognizer(recognizer)
    stage.present(
      StyleDescriptor.slideIn.make(
        makeParameters {
          $0.dimming.color = color
          $0.dimming.opacity = opacity
        }))
    stage.device.settle()
    stage.device.tap(at: CGPoint(x: 300, y: 300))
    stage.device.settle()
    #expect((stage.root.presentedViewController != nil) == isShown)
    #expect(taps == (isShown ? 1 : 0))
  }

  @Test("an undimmed panel that is modal in its presentation blocks touches on the presenter")
  func modalPanel() {
    let stage = SlideInStage()
    var taps = 0
    let recognizer = UITapGestureRecognizer()
    recognizer.onAction { _ in taps += 1 }
    stage.root.view.addGestureRecognizer(recognizer)
    stage.panel.isModalInPresentation = true
    stage.present(StyleDescriptor.slideIn.make(makeParameters { $0.dimming.opacity = 0 }))
    stage.device.settle()
    stage.device.tap(at: CGPoint(x: 300, y: 300))
    stage.device.settle()
    #expect(taps == 0)
  }

  @Test("[F028] a tap on the dimming has no effect during a presentation or dismissal")
  func tapDuringTransition() {
    var reports: [String] = []
    let host = TransitionHost(report: { reports.append($0) })
    let stage = SlideInStage()
    func tapDismisses() -> Bool {
      stage.device.perform { host.tapDismisses(stage.panel, BackdropParameters()) }
    }
    stage.present(StyleDescriptor.slideIn.make())
    stage.device.advance(by: 0.1)
    #expect(!tapDismisses())
    stage.device.settle()
    #expect(tapDismisses())
    stage.device.perform { stage.panel.dismiss(animated: true) }
    stage.device.advance(by: 0.1)
    #expect(!tapDismisses())
    #expect(reports == ["tap on dimming", "tap on dimming", "tap on dimming"])
  }

  @Test("a dimming fills the container at any size, below the panel")
  func dimming() {
    let stage = SlideInStage()
    stage.present(StyleDescriptor.slideIn.make())
    let container = stage.panel.presentationController?.containerView
    #expect(container?.subviews.first === stage.dimmingView)
    #expect(stage.dimmingView?.frame == stage.window.bounds)
    stage.device.settle()
    stage.device.rotate(to: .landscapeRight)
    stage.device.settle()
    #expect(stage.dimmingView?.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(isClose(stage.panel.view.frame, rect(0, 0, 667 * 2.0 / 3, 375)))
  }

  @Test("a rotation that shows the dimming again animates the layout of the screen below")
  func rotationWithDimming() {
    let stage = SlideInStage()
    let content = UIView()
    stage.device.perform {
      stage.root.view.addSubview(content)
      content.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: stage.root.view.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: stage.root.view.trailingAnchor),
        content.topAnchor.constraint(equalTo: stage.root.view.topAnchor),
        content.heightAnchor.constraint(equalToConstant: 40),
      ])
    }
    stage.device.rotate(to: .landscapeRight)
    stage.device.settle()
    let parameters = makeParameters { $0.disableCompactHeight = true }
    stage.present(StyleDescriptor.slideIn.make(parameters))
    stage.device.settle()
    #expect(stage.dimmingView == nil)
    stage.device.rotate(to: .portrait)
    stage.device.advance(by: 1 / 60)
    #expect(stage.dimmingView != nil)
    #expect(stage.shown(content).width > 600)
    stage.device.settle()
    #expect(stage.shown(content).width == 375)
  }

  @Test("a rotation during a dismissal does not show the panel again")
  func rotationWhileDismissing() {
    let stage = SlideInStage()
    stage.present(StyleDescriptor.slideIn.make())
    stage.device.settle()
    stage.device.perform { stage.root.dismiss(animated: true) }
    stage.device.advance(by: 0.1)
    stage.device.rotate(to: .landscapeRight)
    stage.device.settle()
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.root.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(stage.window.subviews.count == 1)
  }

  @Test("in compact height the replacement covers the screen, and the panel returns after it")
  func compactHeight() {
    let replacement = UIViewController()
    let stage = SlideInStage()
    let style = StyleDescriptor.slideIn.make(
      makeParameters {
        $0.edge = .bottom
        $0.disableCompactHeight = true
        $0.compactHeightScreen = "rotate"
      })
    stage.present(
      style, host: TransitionHost(controller: { $0 == "rotate" ? replacement : nil }))
    stage.device.settle()
    #expect(stage.root.presentedViewController === stage.panel)
    stage.device.rotate(to: .landscapeLeft)
    stage.device.settle()
    #expect(stage.root.presentedViewController === replacement)
    #expect(replacement.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(stage.panel.view.window == nil)
    stage.device.rotate(to: .portrait)
    stage.device.settle()
    #expect(stage.root.presentedViewController === stage.panel)
    #expect(isClose(stage.panel.view.frame, rect(0, 667.0 / 3, 375, 667 * 2.0 / 3)))
    #expect(stage.dimming == 0.5)
    stage.device.perform { stage.root.dismiss(animated: true) }
    stage.device.settle()
    #expect(stage.window.subviews.count == 1)
  }

  @Test("a style with changed parameters dismisses each of three panels to its own edge")
  func parametersChange() {
    let stage = SlideInStage(DeviceConfiguration(size: CGSize(width: 300, height: 600)))
    let style = StyleDescriptor.slideIn.make()
    for (edge, x, y) in [(ConfigEdge.left, -200.0, 0.0), (.right, 300, 0), (.bottom, 0, 600)] {
      style.parameters.edge = edge
      stage.present(style)
      stage.device.settle()
      style.parameters.edge = .top
      stage.device.perform { stage.root.dismiss(animated: true) }
      // Just before the panel is removed.
      stage.device.advance(by: 0.3 - 1e-9)
      let end = stage.shown(stage.panel.view).origin
      #expect(isClose(end.x, x, within: 1e-3))
      #expect(isClose(end.y, y, within: 1e-3))
      stage.device.settle()
    }
  }

  @Test("a spring runs for its settling duration")
  func spring() throws {
    let stage = SlideInStage()
    let spring = try Spring(duration: 0.5, bounce: 0.3)
    stage.present(
      StyleDescriptor.slideIn.make(
        makeParameters {
          $0.timing.motion = .spring(SpringDescription(.durationAndBounce(0.5, 0.3)))
        }))
    stage.device.advance(by: 0.25)
    let expected = -250 * (1 - spring.value(at: 0.25))
    #expect(isClose(stage.shown(stage.panel.view).minX, expected, within: 1e-9))
    stage.device.settle()
    #expect(isClose(stage.device.now, spring.settlingDuration(), within: 1e-12))
  }

  @Test(
    "a presentation in the panel's context keeps the panel's frame when the screen grows",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func growsUnderContext(style: UIModalPresentationStyle) {
    let stage = SlideInStage()
    let cover = UIViewController()
    stage.panel.definesPresentationContext = true
    cover.modalPresentationStyle = style
    stage.present(StyleDescriptor.slideIn.make(makeParameters { $0.edge = .right }))
    stage.device.settle()
    stage.device.perform { stage.panel.present(cover, animated: true) }
    stage.device.settle()
    stage.device.perform { stage.device.resize(to: CGSize(width: 900, height: 600)) }
    stage.device.settle()
    let place = stage.device.perform { cover.view.convert(cover.view.bounds, to: nil) }
    let frame = stage.device.perform {
      stage.panel.presentationController?.frameOfPresentedViewInContainerView
    }
    #expect(place == frame)
    #expect(place.maxX == 900)
    #expect(place.minX > 0)
  }

}
