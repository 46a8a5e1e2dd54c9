import HeadlessUIKit
import SegueParts
import Testing

@Suite struct PresenterLookTests {
  @Test("a presenter is as it was before, though a cancelled dismissal set it back once more")
  func setBackTwice() {
    SimulatedDevice().perform {
      var parameters = PresenterParameters()
      parameters.scale = 0.9
      parameters.cornerRadius = 12
      let look = PresenterLook(parameters)
      let presenter = UIViewController()
      presenter.view.layer.cornerRadius = 3
      look.setBack(presenter, alongside: nil)
      look.bringForward(alongside: nil)
      look.setBack(presenter, alongside: nil)
      #expect(presenter.view.layer.cornerRadius == 12)
      #expect(presenter.view.transform.a == 0.9)
      look.end()
      #expect(presenter.view.layer.cornerRadius == 3)
      #expect(presenter.view.transform.isIdentity)
      #expect(!presenter.view.clipsToBounds)
    }
  }
}
