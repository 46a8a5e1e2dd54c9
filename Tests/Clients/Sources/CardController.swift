// swift-format-ignore-file
import UIKit

// Idiom: a presentation controller with a dimming view, a tap and Auto Layout.

@objc protocol CardControllerDelegate: NSObjectProtocol {
  @objc optional func cardWillClose(_ card: CardController)
  @objc optional func cardMayClose(_ card: CardController) -> Bool
}

class CardController: UIViewController {
  weak var delegate: CardControllerDelegate?

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "card"
    view.backgroundColor = UIColor.white
  }
}

extension CardController: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    return CardPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

class CardPresentationController: UIPresentationController {
  private let dimmingView = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container = containerView else { return }
    dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.5)
    dimmingView.accessibilityIdentifier = "dimming"
    dimmingView.alpha = 0
    dimmingView.translatesAutoresizingMaskIntoConstraints = false
    container.insertSubview(dimmingView, at: 0)
    NSLayoutConstraint.activate([
      dimmingView.topAnchor.constraint(equalTo: container.topAnchor),
      dimmingView.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      dimmingView.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      dimmingView.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
    let tap = UITapGestureRecognizer(target: self, action: #selector(CardPresentationController.dimmingViewTapped(_:)))
    dimmingView.addGestureRecognizer(tap)
    fade(to: 1)
  }

  override func dismissalTransitionWillBegin() { fade(to: 0) }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimmingView.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  @objc private func dimmingViewTapped(_ recognizer: UITapGestureRecognizer) {
    guard let card = presentedViewController as? CardController else { return }
    if card.delegate?.cardMayClose?(card) ?? true {
      card.delegate?.cardWillClose?(card)
      presentingViewController.dismiss(animated: true)
    }
  }

  private func fade(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = alpha
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = alpha }, completion: nil)
  }
}
