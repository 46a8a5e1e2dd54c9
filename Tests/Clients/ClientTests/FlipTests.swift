import Clients
import SegueTesting
import Testing

@testable import Clients

@MainActor @Suite struct FlipTests {
  @Test("the presented view turns from its edge, and completes once the animation ends")
  func flips() {
    let device = TestDevice(.phone) { UIViewController() }
    let transition = FlipTransition()
    let page = UIViewController()
    device.perform {
      page.modalPresentationStyle = .fullScreen
      page.transitioningDelegate = transition
      device.root.present(page, animated: true)
    }
    device.advance(by: 0.25)
    // Eased out, half of the time is 0.6846 of the quarter turn.
    #expect(
      isClose(device.device.perform { page.view.layer.presentation()?.transform.m11 }, 0.88))
    device.settle()
    #expect(CATransform3DIsIdentity(page.view.layer.transform))
    #expect(device.diagnostics == [])
  }

  @Test("a dismissal turns the presenter in front, and calls that are refused do no harm")
  func contract() {
    let transition = FlipTransition()
    checkTransitioningDelegate(
      modalPresentationStyle: .fullScreen, for: protocolInvariants, on: [.phone]
    ) { _ in transition }
  }
}
