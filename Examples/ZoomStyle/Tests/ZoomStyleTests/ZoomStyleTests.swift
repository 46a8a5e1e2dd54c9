import SegueParts
import SegueTesting
import Testing
import ZoomStyle

@Suite struct ZoomStyleTests {
  nonisolated static let catalog = StyleCatalog([]).adding(.zoom)

  @Test("the style satisfies every invariant", arguments: ContractCase.all(of: catalog))
  func contract(_ style: ContractCase) {
    #expect(style.violations().map(\.description) == [])
  }

  @Test(
    "the style satisfies every invariant with a presenter that has the examples' source",
    arguments: ContractCase.all(of: catalog))
  func contractWithSource(_ style: ContractCase) {
    let violations = style.violations { presenter in
      let photo = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 60))
      photo.accessibilityIdentifier = "photo"
      presenter.view.addSubview(photo)
    }
    #expect(violations.map(\.description) == [])
  }

  @Test("its examples are valid")
  func examples() {
    #expect(ContractCase.errors(in: Self.catalog) == [])
  }

  @Test("a scenario passes", arguments: ScenarioCase.all(below: "Configs", catalog: catalog))
  func scenario(_ scenario: ScenarioCase) {
    #expect(scenario.failure() == "")
  }

  @Test("a source from Swift is where the view starts, and the view is restored after dismissal")
  func sourceFromSwift() {
    let device = SimulatedDevice(DeviceConfiguration())
    device.perform {
      let presenter = UIViewController()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = presenter
      window.makeKeyAndVisible()
      let button = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 60))
      presenter.view.addSubview(button)

      let panel = UIViewController()
      var parameters = ZoomParameters()
      parameters.source = SourceView(button)
      parameters.placement = .size(width: 160, height: 240)
      panel.use(.zoom, parameters)
      presenter.present(panel, animated: true)

      device.turn()
      let start = panel.view.layer.presentation()?.frame
      #expect(start == CGRect(x: 40, y: 100, width: 40, height: 60))
      device.settle()
      #expect(panel.view.frame == CGRect(x: 107.5, y: 223.5, width: 160, height: 240))
      #expect(panel.view.layer.cornerRadius == 20)

      presenter.dismiss(animated: true)
      device.settle()
      #expect(panel.view.layer.cornerRadius == 0)
    }
  }

  @Test("the host is notified of dismissals and attempts, with their causes")
  func notifiesTheHost() {
    let device = SimulatedDevice()
    device.perform {
      let (presenter, panel) = (UIViewController(), UIViewController())
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
      panel.use(.zoom, host: host)

      presenter.present(panel, animated: true)
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
