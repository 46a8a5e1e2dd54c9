import HeadlessUIKit
import Testing

/// Sheets of iOS 26, which are away from the edges unless they are large.
@Suite struct SheetMarginTests {
  typealias Detent = UISheetPresentationController.Detent

  /// A phone of iOS 26 with a safe area.
  private static let phone = DeviceConfiguration(
    name: "phone 393x852", size: CGSize(width: 393, height: 852), scale: 3,
    portraitSafeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59), systemVersion: 26)

  private func custom(_ value: CGFloat) -> Detent {
    .custom(identifier: .init("\(value)")) { _ in value }
  }

  private func visibleFrame(of scene: SheetScene) -> CGRect {
    presentationFrame(of: scene.sheet.view)
  }

  private func expect(_ frame: CGRect, isCloseTo expected: CGRect) {
    let pairs = [
      (frame.minX, expected.minX), (frame.minY, expected.minY), (frame.width, expected.width),
      (frame.height, expected.height),
    ]
    for (found, wanted) in pairs { #expect(isClose(found, wanted, within: 1e-6)) }
  }

  @Test("[319] since iOS 26 the top of a large sheet is at the safe area", arguments: [18, 26])
  func largeSheet(version: Int) {
    var phone = Self.phone
    phone.systemVersion = version
    Driver.run(phone) { ui in
      var largest: CGFloat = 0
      let scene = SheetScene(ui) { sheet in
        sheet.detents = [
          .custom { context in
            largest = context.maximumDetentValue
            return largest
          }
        ]
      }
      #expect(scene.sheet.view.transform == .identity)
      #expect(scene.sheet.view.frame.maxY == 852)
      #expect(scene.top == (version >= 26 ? 59 : 69))
      #expect(largest == (version >= 26 ? 759 : 749))
    }
  }

  struct Height: CustomTestStringConvertible, Sendable {
    var value: CGFloat
    /// The distance from three edges, pt.
    var margin: CGFloat
    /// The height before the scaling, pt.
    var height: CGFloat
    var bottomInset: CGFloat
    var testDescription: String { "\(value) pt" }
    nonisolated static let all = [
      Height(value: 20, margin: 28, height: 20, bottomInset: 0),
      Height(value: 76, margin: 28, height: 76, bottomInset: 0),
      Height(value: 113, margin: 18, height: 113, bottomInset: 17),
      Height(value: 150, margin: 8, height: 184, bottomInset: 34),
      Height(value: 400, margin: 8, height: 434, bottomInset: 34),
    ]
  }

  @Test(
    "[320] a small sheet is scaled to its margins, without the safe area where they grow (320a, 320b, 320c, 320d)",
    arguments: Height.all)
  func smallSheet(_ height: Height) {
    Driver.run(Self.phone) { ui in
      let scene = SheetScene(ui) { $0.detents = [custom(height.value)] }
      let width = 393 - 2 * height.margin
      let visible = height.height * width / 393
      expect(
        visibleFrame(of: scene),
        isCloseTo: CGRect(
          x: height.margin, y: 852 - height.margin - visible, width: width, height: visible))
      #expect(isClose(scene.sheet.view.bounds.width, 393))
      #expect(isClose(scene.sheet.view.bounds.height, height.height))
      #expect(isClose(scene.sheet.view.safeAreaInsets.bottom, height.bottomInset))
    }
  }

  @Test(
    "[320] a sheet of iOS 18, or one that is not edge-attached, has no margins (320a)",
    arguments: [true, false])
  func noMargin(isPhone: Bool) {
    var device = isPhone ? Self.phone : DeviceConfiguration.tablet
    device.systemVersion = isPhone ? 18 : 26
    Driver.run(device) { ui in
      let scene = SheetScene(ui, style: .formSheet) { $0.detents = [custom(100)] }
      #expect(scene.sheet.view.transform == .identity)
    }
  }

  @Test("[320] dragged between two detents, the bottom edge stays until the sheet is large (320a)")
  func dragKeepsBottomEdge() {
    Driver.run(Self.phone) { ui in
      let scene = SheetScene(ui) { $0.detents = [custom(400), .large()] }
      let top = scene.top
      for distance in [-60.0, -150, -300, -100] {
        scene.drag(distance / 2, distance, lifts: false)
        #expect(isClose(scene.top, top + distance + 10, within: 1e-6))
        #expect(isClose(visibleFrame(of: scene).maxY, 844, within: 1e-6))
        ui.touchCancel()
        ui.settle()
      }
      scene.drag(-100, -500, lifts: false)
      #expect(visibleFrame(of: scene) == CGRect(x: 0, y: 59, width: 393, height: 793))
      ui.touchUp()
      ui.settle()
      #expect(visibleFrame(of: scene) == CGRect(x: 0, y: 59, width: 393, height: 793))
      #expect(scene.sheet.view.transform == .identity)
      scene.drag(50, 300)
      ui.settle()
      #expect(isClose(scene.top, top, within: 1e-6))
      #expect(isClose(visibleFrame(of: scene).maxY, 844, within: 1e-6))
    }
  }

  @Test(
    "[293][320] a scaled sheet is dismissed beyond half of its visible height (293c, 320a)",
    arguments: [(215.0, true), (221, false)])
  func dismissesBeyondHalf(distance: Double, stays: Bool) {
    Driver.run(Self.phone) { ui in
      // Its visible height is 434 · 377 / 393 = 416.3 pt.
      let scene = SheetScene(ui) { $0.detents = [custom(400)] }
      scene.drag(100, distance)
      ui.settle()
      #expect(scene.isPresented == stays)
    }
  }

  @Test("[320] a button of a scaled sheet is tapped where it is visible (320a)")
  func tapsButton() {
    Driver.run(Self.phone) { ui in
      let scene = SheetScene(ui) { $0.detents = [custom(40)] }
      let target = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      var taps = 0
      target.addGestureRecognizer(Tap { taps += 1 })
      scene.sheet.view.addSubview(target)
      ui.settle()
      // Beyond the button's scaled size, but within its size.
      let frame = visibleFrame(of: scene)
      ui.tap(at: CGPoint(x: frame.minX + 18.5, y: frame.minY + 5))
      ui.settle()
      #expect(taps == 0)
      ui.tap(at: CGPoint(x: frame.minX + 16, y: frame.minY + 5))
      ui.settle()
      #expect(taps == 1)
    }
  }

  @Test("[320] a scaled sheet below a large one returns to its place (320a)")
  func returnsFromBehind() {
    Driver.run(Self.phone) { ui in
      let scene = SheetScene(ui) { $0.detents = [custom(300)] }
      let before = visibleFrame(of: scene)
      ui.show(ui.controller("other", style: .pageSheet), on: scene.sheet)
      #expect(visibleFrame(of: scene).width < before.width)
      scene.sheet.dismiss(animated: true)
      ui.settle()
      expect(visibleFrame(of: scene), isCloseTo: before)
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(scene.sheet.view.transform == .identity)
    }
  }

  @Test("[320] a scaled sheet fills the screen in compact height, and returns (320a)")
  func rotates() {
    Driver.run(Self.phone) { ui in
      let scene = SheetScene(ui) { $0.detents = [custom(300)] }
      let before = visibleFrame(of: scene)
      ui.rotate(to: .landscapeLeft)
      ui.settle()
      #expect(scene.sheet.view.transform == .identity)
      #expect(scene.sheet.view.frame == ui.window.bounds)
      ui.rotate(to: .portrait)
      ui.settle()
      expect(visibleFrame(of: scene), isCloseTo: before)
    }
  }
}
