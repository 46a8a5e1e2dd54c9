import HeadlessUIKit
import TestSupport
import Testing

@testable import SegueParts

@Suite(.checkedDevices) struct PresenterAppearanceTests {
  @Test("the presenter is restored after a canceled dismissal and a completed one")
  func setBackTwice() {
    makeDevice().perform {
      var parameters = PresenterParameters()
      parameters.scale = 0.9
      parameters.cornerRadius = 12
      let look = PresenterAppearance(parameters)
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

  @Test("the presenter's transform, corner radius and clipping are restored")
  func look() {
    let device = makeDevice(DeviceConfiguration(size: CGSize(width: 400, height: 600)))
    let presenter = UIViewController()
    device.perform {
      makeWindow(presenter)
      presenter.view.layer.cornerRadius = 3
      var parameters = PresenterParameters()
      parameters.scale = 0.5
      parameters.cornerRadius = 12
      let look = PresenterAppearance(parameters)
      look.setBack(presenter, alongside: nil)
      #expect(presenter.view.frame == CGRect(x: 100, y: 150, width: 200, height: 300))
      #expect(presenter.view.layer.cornerRadius == 12)
      #expect(presenter.view.clipsToBounds)
      look.bringForward(alongside: nil)
      look.end()
      #expect(presenter.view.frame == UIScreen.main.bounds)
      #expect(presenter.view.transform.isIdentity)
      #expect(presenter.view.layer.cornerRadius == 3)
      #expect(!presenter.view.clipsToBounds)
    }
  }

  @Test("default parameters do not change the presenter")
  func noLook() {
    let presenter = UIViewController()
    let device = makeDevice()
    device.perform {
      presenter.view.transform = CGAffineTransform(scaleX: 0.7, y: 0.7)
      let look = PresenterAppearance(PresenterParameters())
      look.setBack(presenter, alongside: nil)
      look.end()
      #expect(presenter.view.transform == CGAffineTransform(scaleX: 0.7, y: 0.7))
    }
  }
}
