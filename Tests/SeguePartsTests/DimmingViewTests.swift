import HeadlessUIKit
import SegueParts
import TestSupport
import Testing

@Suite(.checkedDevices) struct DimmingViewTests {
  @Test("a dimming view fills its container as soon as it is installed")
  func dimmingFills() {
    makeDevice().perform {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      let dimming = DimmingView(BackdropParameters()) {}
      dimming.install(in: container, alongside: nil)
      #expect(dimming.frame == container.bounds)
    }
  }

  @Test(
    "a dimming without color lets touches pass to the view below, unless it is blurred",
    arguments: [(BlurStyle?.none, false), (.regular, true)])
  func passesTouches(_ blur: BlurStyle?, takesTouches: Bool) {
    makeDevice().perform {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      let below = UIView(frame: container.bounds)
      var parameters = BackdropParameters()
      parameters.opacity = 0
      parameters.blur = blur
      let dimming = DimmingView(parameters) {}
      dimming.viewBelow = below
      dimming.install(in: container, alongside: nil)
      let hit = dimming.hitTest(CGPoint(x: 10, y: 10), with: nil)
      #expect((hit === dimming) == takesTouches)
      #expect(parameters.isSeen == takesTouches)
    }
  }
}
