import HeadlessUIKit
import SegueParts
import Testing

@Suite struct DimmingViewTests {
  @Test("a dimming view fills its container as soon as it is installed")
  func dimmingFills() {
    SimulatedDevice().perform {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      let dimming = DimmingView(BackdropParameters()) {}
      dimming.install(in: container, alongside: nil)
      #expect(dimming.frame == container.bounds)
    }
  }
}
