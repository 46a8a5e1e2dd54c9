import UIKit

class HomeViewController: UIViewController {
  @IBOutlet weak var openButton: UIButton?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let button = UIButton(type: .system)
    button.setTitle("Open", for: .normal)
    button.accessibilityIdentifier = "open"
    button.frame = CGRect(x: 20, y: 100, width: 120, height: 44)
    button.addTarget(self, action: #selector(open), for: .touchUpInside)
    view.addSubview(button)
    openButton = button
    NotificationCenter.default.addObserver(
      self, selector: #selector(didEnterBackground),
      name: UIApplication.didEnterBackgroundNotification, object: nil)
  }

  @objc private func open() { present(DrawerViewController(), animated: true) }

  @objc private func didEnterBackground() { dismiss(animated: false) }
}
