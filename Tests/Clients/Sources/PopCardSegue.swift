// swift-format-ignore-file
import UIKit

// Idiom: a storyboard's segue class that is the transitioning delegate of its destination and keeps itself
// alive until the dismissal; an unwind segue; a property animator that a pan interrupts.

class NotesController: UIViewController {
  private(set) var notes: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Add", for: .normal)
    button.accessibilityIdentifier = "add"
    button.frame = CGRect(x: 16, y: 80, width: 120, height: 44)
    button.addTarget(self, action: #selector(addNote(_:)), for: .touchUpInside)
    view.addSubview(button)
  }

  @IBAction func addNote(_ sender: UIButton) {
    if shouldPerformSegue(withIdentifier: "addNote", sender: sender) {
      performSegue(withIdentifier: "addNote", sender: sender)
    }
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    return identifier != "addNote" || notes.count < 2
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    guard let editor = segue.destination as? NoteController else { return }
    editor.text = "Note \(notes.count + 1)"
  }

  @IBAction func unwindToNotes(_ segue: UIStoryboardSegue) {
    if segue.identifier == "save", let note = segue.source as? NoteController { notes.append(note.text) }
  }
}

class NoteController: UIViewController {
  var text = ""

  override func awakeFromNib() {
    super.awakeFromNib()
    preferredContentSize = CGSize(width: 300, height: 200)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "note"
    view.backgroundColor = .white
  }

  @IBAction func save(_ sender: Any) { performSegue(withIdentifier: "save", sender: sender) }
}

class PopCardSegue: UIStoryboardSegue, UIViewControllerTransitioningDelegate {
  private var selfRetainer: PopCardSegue?
  private let interaction = UIPercentDrivenInteractiveTransition()
  private var startFraction: CGFloat = 0

  override func perform() {
    selfRetainer = self
    destination.modalPresentationStyle = .custom
    destination.transitioningDelegate = self
    interaction.wantsInteractiveStart = false
    let pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
    destination.view.addGestureRecognizer(pan)
    source.present(destination, animated: true)
  }

  @objc private func panned(_ pan: UIPanGestureRecognizer) {
    let distance = pan.translation(in: destination.view.window).y / 300
    let fraction = startFraction + (destination.isBeingPresented ? -distance : distance)
    switch pan.state {
    case .began where destination.transitionCoordinator != nil:
      interaction.pause()
      startFraction = interaction.percentComplete
    case .began:
      startFraction = 0
      interaction.wantsInteractiveStart = true
      destination.dismiss(animated: true)
    case .changed:
      interaction.update(fraction)
    case .ended where fraction > 0.5:
      interaction.wantsInteractiveStart = false
      interaction.finish()
    case .ended, .cancelled:
      interaction.wantsInteractiveStart = false
      interaction.cancel()
    default:
      break
    }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let controller = PopCardPresentationController(presentedViewController: presented, presenting: presenting)
    controller.didEnd = { [weak self] in self?.selfRetainer = nil }
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { return PopCardAnimator(isPresenting: true) }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    return PopCardAnimator(isPresenting: false)
  }

  func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  { return interaction }

  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  { return interaction }
}

class PopCardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private var animator: UIViewPropertyAnimator?

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.25
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
    if let animator = animator { return animator }
    let controller = context.viewController(forKey: isPresenting ? .to : .from)!
    let view = controller.view!
    let small = CGAffineTransform(scaleX: 0.8, y: 0.8)
    if isPresenting {
      view.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(view)
      view.transform = small
      view.alpha = 0
    }
    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .easeInOut) {
      view.transform = self.isPresenting ? .identity : small
      view.alpha = self.isPresenting ? 1 : 0
    }
    animator.addCompletion { position in
      let isCancelled = context.transitionWasCancelled
      if self.isPresenting == isCancelled { view.removeFromSuperview() }
      context.completeTransition(!isCancelled)
    }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

class PopCardPresentationController: UIPresentationController {
  var didEnd: (() -> Void)?
  private lazy var dimmingView: UIView = {
    let dimmingView = UIView()
    dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.5)
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.accessibilityIdentifier = "dimming"
    dimmingView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dimmingTapped)))
    return dimmingView
  }()

  @objc func dimmingTapped() { presentedViewController.dismiss(animated: true) }

  override var frameOfPresentedViewInContainerView: CGRect {
    let size = presentedViewController.preferredContentSize
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  override func presentationTransitionWillBegin() {
    dimmingView.frame = containerView?.bounds ?? .zero
    containerView?.insertSubview(dimmingView, at: 0)
    dimmingView.alpha = 0
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimmingView.alpha = 1 })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { didEnd?() }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimmingView.alpha = 0 })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { didEnd?() }
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in
      self.presentedView?.frame = self.frameOfPresentedViewInContainerView
    })
  }
}
