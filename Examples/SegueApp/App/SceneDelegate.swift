import SystemsApp
import UIKit

/// Shows the home screen in the scene's window.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let home = HomeViewController(copy: { UIPasteboard.general.string = $0 })
    window.rootViewController = UINavigationController(rootViewController: home)
    window.makeKeyAndVisible()
    self.window = window
  }
}
