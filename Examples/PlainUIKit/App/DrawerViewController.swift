import UIKit

@objc protocol DrawerViewControllerDelegate {
  @objc optional func drawerDidClose(_ drawer: DrawerViewController)
}

class DrawerViewController: UIViewController {
  weak var delegate: DrawerViewControllerDelegate?
  private let transition = DrawerTransition()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = transition
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .lightGray
    view.accessibilityIdentifier = "drawer"
    transition.attach(to: self)
  }
}

extension DrawerViewController {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.drawerDidClose?(self) }
  }
}
