import DropStyle
import SegueParts
import SegueTesting
import Testing

@Suite struct DropStyleTests {
  nonisolated static let catalog = StyleCatalog([]).adding(.drop)

  @Test("the style satisfies every invariant, and its examples are valid")
  func contract() { StyleContract.check(Self.catalog) }

  @Test("a scenario passes", arguments: ScenarioCase.all(below: "Configs", catalog: catalog))
  func scenario(_ scenario: ScenarioCase) {
    let failure = scenario.failure()
    #expect(failure.isEmpty, "\(failure)")
  }

  @Test("parameters from Swift apply, and the view is restored after the dismissal")
  func parametersFromSwift() {
    let device = SimulatedDevice()
    device.perform {
      let presenter = UIViewController()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = presenter
      window.makeKeyAndVisible()

      let card = UIViewController()
      var parameters = DropParameters()
      parameters.placement = .size(width: 160, height: 240)
      parameters.tilt = .pi / 2
      card.use(.drop, parameters)
      presenter.present(card, animated: true)

      device.turn()
      // On its side, and just above the screen.
      let start = card.view.layer.presentation()?.frame ?? .null
      #expect((start.width - 240).magnitude < 0.001)
      #expect(start.maxY.magnitude < 0.001)
      device.settle()
      #expect(card.view.bounds.size == CGSize(width: 160, height: 240))
      #expect(card.view.transform.isIdentity)
      #expect(card.view.layer.cornerRadius == 20)

      presenter.dismiss(animated: true)
      device.settle()
      #expect(card.view.layer.cornerRadius == 0)
      #expect(card.view.transform.isIdentity)
    }
  }

  @Test("the host is notified of dismissals and attempts, with their causes")
  func notifiesTheHost() {
    let device = SimulatedDevice()
    device.perform {
      let (presenter, card) = (UIViewController(), UIViewController())
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = presenter
      window.makeKeyAndVisible()
      var hasUnsavedChanges = true
      var notifications: [String] = []

      let host = TransitionHost(
        mayDismiss: { _, _ in !hasUnsavedChanges },
        willDismiss: { _, cause in notifications.append("willDismiss by \(cause)") },
        didDismiss: { _, cause in notifications.append("didDismiss by \(cause)") },
        didAttemptToDismiss: { _, cause in notifications.append("attempt by \(cause)") })
      card.use(.drop, host: host)

      presenter.present(card, animated: true)
      device.settle()
      device.tap(at: CGPoint(x: 10, y: 10))
      device.settle()
      #expect(notifications == ["attempt by tap"])
      hasUnsavedChanges = false
      device.tap(at: CGPoint(x: 10, y: 10))
      device.settle()
      #expect(
        notifications == ["attempt by tap", "willDismiss by tap", "didDismiss by tap"])
      #expect(presenter.presentedViewController == nil)
    }
  }
}
