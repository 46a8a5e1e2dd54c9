import HeadlessUIKit
import SegueConfig
import SegueCore
import SegueMotion
import SegueParts
import SheetStyle
import TestSupport
import Testing

@Suite(.checkedDevices) struct SheetTests {
  @Test(
    "a sheet without dimming has a shadow, a sheet with dimming none",
    arguments: [(0.0, Float(0.2)), (0.009, 0.2), (0.01, 0), (0.5, 0)])
  func shadow(_ opacity: Double, _ shadow: Float) {
    let stage = SheetStage()
    stage.show { $0.dimming.opacity = opacity }
    #expect(stage.sheetView?.layer.shadowOpacity == shadow)
  }

  @Test("a sheet with an undimmed detent has a shadow")
  func shadowOfUndimmedSheet() {
    let stage = SheetStage()
    stage.show { $0.largestUndimmedDetent = .medium }
    #expect(stage.sheetView?.layer.shadowOpacity == 0.2)
  }

  @Test(
    "the defaults are half the height, 8 pt corners, 0.33 s, and the velocity of the system's sheet"
  )
  func defaults() {
    let parameters = SheetParameters()
    #expect(parameters.detents == [.medium])
    #expect(parameters.cornerRadius == 8)
    #expect(parameters.grabberVisible)
    #expect(parameters.dimming == BackdropParameters())
    #expect(parameters.dismissOnDrag)
    #expect(parameters.drag.threshold == 0.5)
    #expect(parameters.drag.velocityThreshold == 1000)
    #expect(parameters.drag.settleDuration == 0.33)
    #expect(parameters.presenter == PresenterParameters())
    #expect(parameters.timing.duration == 0.33)
    #expect(parameters.timing.motion == .dampedSpring(ratio: 1, initialVelocity: 0))
    #expect(parameters.timing.forward == TimingParameters.Override())
    #expect(parameters.timing.reverse == TimingParameters.Override())
  }

  @Test("the presets are those of their sources")
  func presets() {
    let page = SheetParameters.pullToDismiss
    #expect(page.detents == [.large])
    #expect(page.cornerRadius == 0)
    #expect(!page.grabberVisible)
    #expect(page.rubberBand == 0)
    #expect(page.drag.threshold == 0.4)
    #expect(page.timing == TimingParameters(duration: 0.4, motion: .curve(.linear)))
    let card = SheetParameters.card
    #expect(card.detents == [.inset(50)])
    #expect(card.cornerRadius == 6)
    #expect(card.dimming.opacity == 0.7)
    #expect(card.presenter.scale == 0.9)
    #expect(card.presenter.cornerRadius == 6)
    #expect(card.timing.timing(for: .forward) == .curve(.easeOut, duration: 0.4))
    #expect(card.timing.timing(for: .reverse) == .curve(.linear, duration: 0.4))
    let presets = StyleDescriptor.sheet.parameters.presets
    #expect(presets.prefix(3).map(\.name) == ["bottomSheet", "pullToDismiss", "card"])
    #expect(presets.prefix(3).map(\.value) == [SheetParameters(), page, card])
  }

  nonisolated struct Size: CustomTestStringConvertible, Sendable {
    let detent: Detent
    let height: CGFloat
    var preferred: CGFloat = 0
    var testDescription: String { "\(detent), content of \(preferred)" }
  }

  nonisolated static let sizes = [
    Size(detent: .fraction(0.25), height: 150), Size(detent: .medium, height: 300),
    Size(detent: .fraction(0.75), height: 450), Size(detent: .large, height: 600),
    Size(detent: .fraction(0.3), height: 180), Size(detent: .points(222), height: 222),
    Size(detent: .points(900), height: 600), Size(detent: .inset(70), height: 530),
    Size(detent: .inset(700), height: 64), Size(detent: .content, height: 250, preferred: 250),
    // Not above the safe area, which is 40 pt here.
    Size(detent: .content, height: 560, preferred: 599), Size(detent: .content, height: 300),
  ]

  @Test("a sheet has the height of its detent", arguments: sizes)
  func heights(_ size: Size) {
    let stage = SheetStage(
      DeviceConfiguration(
        size: CGSize(width: 400, height: 600),
        portraitSafeArea: UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)))
    stage.panel.preferredContentSize = CGSize(width: 0, height: size.preferred)
    stage.show { $0.detents = [size.detent] }
    #expect(
      stage.sheetView?.frame
        == CGRect(x: 0, y: 600 - size.height, width: 400, height: size.height))
    #expect(stage.panel.view.frame.size == stage.sheetView?.frame.size)
  }

  @Test("content without a preferred size is measured by its constraints")
  func fitsConstraints() {
    let stage = SheetStage()
    stage.device.perform {
      let box = UIView(frame: .zero)
      box.translatesAutoresizingMaskIntoConstraints = false
      stage.panel.view.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: stage.panel.view.topAnchor),
        box.bottomAnchor.constraint(equalTo: stage.panel.view.bottomAnchor),
        box.heightAnchor.constraint(equalToConstant: 175),
      ])
    }
    stage.show { $0.detents = [.content] }
    #expect(stage.sheetView?.frame == CGRect(x: 0, y: 425, width: 400, height: 175))
  }

  @Test("content that grows during the presentation resizes the sheet only after it")
  func growsDuringPresentation() {
    let stage = SheetStage()
    stage.panel.preferredContentSize.height = 200
    stage.begin { $0.detents = [.content] }
    stage.device.advance(by: 0.15)
    #expect(isClose(stage.top, 500))
    stage.device.perform { stage.panel.preferredContentSize.height = 300 }
    stage.device.advance(by: 0.075)
    #expect(isClose(stage.top, 450))
    stage.device.settle()
    #expect(isClose(stage.top, 300))
  }

  @Test("corners and grabber belong to the sheet, and the content is not modified")
  func corners() {
    let stage = SheetStage()
    stage.show { $0.cornerRadius = 20 }
    let view = stage.panel.view.superview
    #expect(view?.layer.cornerRadius == 20)
    #expect(view?.clipsToBounds == true)
    #expect(view?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    let grabber = view?.subviews.last
    #expect(grabber?.accessibilityIdentifier == "grabber")
    #expect(grabber?.frame == CGRect(x: 182, y: 5, width: 36, height: 5))
    #expect(stage.panel.view.layer.cornerRadius == 0)
    #expect(!stage.panel.view.clipsToBounds)
    stage.dismiss()
    stage.device.settle()
    #expect(stage.window.subviews.count == 1)
    #expect(stage.panel.view.window == nil)
  }

  nonisolated struct Permission: CustomTestStringConvertible, Sendable {
    let drag: Bool
    let tap: Bool
    var testDescription: String { "drag \(drag), tap \(tap)" }
  }

  @Test(
    "[F072] drag, tap and code dismiss independently of each other",
    arguments: [
      Permission(drag: true, tap: true), Permission(drag: true, tap: false),
      Permission(drag: false, tap: true), Permission(drag: false, tap: false),
    ])
  func permissions(_ permission: Permission) {
    func stage() -> SheetStage {
      let stage = SheetStage()
      stage.show {
        $0.dismissOnDrag = permission.drag
        $0.dimming.dismissOnTap = permission.tap
      }
      return stage
    }
    let dragged = stage()
    dragged.beginPan(at: 310)
    dragged.move(to: 590)
    dragged.endTouch()
    dragged.device.settle()
    #expect(dragged.isPresented == !permission.drag)
    let tapped = stage()
    tapped.device.tap(at: CGPoint(x: 200, y: 100))
    tapped.device.settle()
    #expect(tapped.isPresented == !permission.tap)
    let coded = stage()
    coded.dismiss()
    coded.device.settle()
    #expect(!coded.isPresented)
    #expect(dragged.diagnosticMessages + tapped.diagnosticMessages + coded.diagnosticMessages == [])
  }

  @Test("the app may refuse a drag, is queried once per gesture, and a modal sheet refuses it")
  func refused() {
    var causes: [TransitionHost.DismissalCause] = []
    var reports: [String] = []
    let stage = SheetStage()
    stage.show(
      host: TransitionHost(
        mayDismiss: { _, cause in
          causes.append(cause)
          return false
        }, report: { reports.append($0) }))
    stage.beginPan(at: 310)
    stage.move(to: 400)
    stage.move(to: 500)
    stage.endTouch()
    stage.device.settle()
    #expect(stage.isPresented)
    #expect(isClose(stage.top, 300))
    #expect(causes == [.drag])
    #expect(reports == ["drag may not dismiss"])
    let modal = SheetStage()
    modal.panel.isModalInPresentation = true
    modal.show()
    modal.beginPan(at: 310)
    modal.move(to: 590)
    modal.endTouch()
    modal.device.settle()
    #expect(modal.isPresented)
  }

  @Test("a programmatic dismissal is noninteractive, also after an interactive one")
  func byCode() {
    let stage = SheetStage()
    stage.show()
    stage.beginPan(at: 310)
    stage.move(to: 380)
    stage.endTouch()
    stage.device.settle()
    #expect(stage.isPresented)
    stage.dismiss()
    stage.device.advance(by: 0.15)
    #expect(isClose(stage.top, 450))
    stage.device.settle()
    #expect(!stage.isPresented)
  }

  @Test(
    "[F071] a tap on a settling sheet does not dismiss it", arguments: [0.05, 0.15, 0.25])
  func tapWhileSettlingDoesNotDismiss(after seconds: Double) {
    let stage = SheetStage()
    stage.show { $0.detents = [.fraction(0.25), .fraction(0.75)] }
    stage.beginPan(at: 460, up: true)
    stage.move(to: 200)
    stage.endTouch()
    stage.device.settle()
    let large = stage.top
    stage.beginPan(at: large + 20)
    stage.move(to: large + 220)
    stage.endTouch()
    stage.device.advance(by: seconds)
    #expect(stage.top < 410)
    for y in [stage.top + 30, 445] {
      stage.device.perform { stage.device.tap(at: CGPoint(x: 200, y: y)) }
    }
    stage.device.settle()
    #expect(stage.isPresented)
    #expect(isClose(stage.top, 450))
  }

  @Test("a sheet that was adapted to full screen contains its content again afterward")
  func adaptsAndReturns() {
    let stage = SheetStage()
    let adapter = CompactAdapter(.fullScreen)
    stage.device.perform { stage.panel.use(.sheet, SheetParameters()) }
    stage.device.perform {
      stage.panel.presentationController?.delegate = adapter
      stage.root.present(stage.panel, animated: true)
    }
    stage.device.settle()
    let before = stage.device.perform { stage.panel.view.convert(stage.panel.view.bounds, to: nil) }
    for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
      stage.device.rotate(to: orientation)
      stage.device.settle()
      let isAdapted = orientation == .landscapeLeft
      let panel = stage.panel.view
      let frame = stage.device.perform { panel?.convert(panel?.bounds ?? .zero, to: nil) }
      #expect(frame == (isAdapted ? stage.window.bounds : before))
    }
    #expect(stage.panel.view.window != nil)
  }

  @Test(
    "a presentation with a preset never shows a gap below the sheet, and two presets bounce",
    arguments: StyleDescriptor.sheet.parameters.presets.map(\.name))
  func neverAGap(_ name: String) throws {
    let preset = try #require(
      StyleDescriptor.sheet.parameters.presets.first { $0.name == name })
    let stage = SheetStage()
    stage.begin { $0 = preset.value }
    let rest = stage.panel.view.map { 600 - $0.bounds.height } ?? .nan
    var highest = rest
    while stage.panel.isBeingPresented {
      stage.device.advance(by: 1.0 / 60)
      highest = min(highest, stage.top)
      #expect(stage.top + (stage.sheetView?.subviews.first?.frame.maxY ?? 0) >= 600)
    }
    #expect((highest < rest - 0.5) == ["panModal", "adwaita"].contains(name))
  }

  @Test("a bouncing sheet with a navigation controller has its color below")
  func skirtOfAStack() {
    let page = UIViewController()
    let stage = SheetStage(panel: UINavigationController(rootViewController: page))
    stage.device.perform { page.view.backgroundColor = .systemTeal }
    stage.begin {
      $0.timing.motion = .dampedSpring(ratio: 0.5, initialVelocity: 0)
    }
    stage.device.advance(by: 0.1)
    stage.device.perform {
      let skirt = stage.sheetView?.subviews.first
      #expect(skirt?.backgroundColor == .systemTeal)
      #expect(skirt?.frame.minY == stage.sheetView?.bounds.maxY)
    }
    stage.device.settle()
  }
}
