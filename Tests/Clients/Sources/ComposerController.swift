// swift-format-ignore-file
import UIKit

// Idiom: a composer above the keyboard: notifications by selector, a text view whose content size is
// observed, a bar with an appearance, and a drag of the bar that closes it.

final class ComposerController: UIViewController {
  let textView = UITextView()
  let bar = UINavigationBar()
  private(set) var isUrgent = false
  private(set) var sentText: String?
  private var observation: NSKeyValueObservation?
  private let composerTransition = ComposerTransition()
  private lazy var sendItem: UIBarButtonItem = {
    let item = UIBarButtonItem(title: "Send", style: .done, target: self, action: #selector(send(_:)))
    item.accessibilityIdentifier = "send"
    item.isEnabled = false
    return item
  }()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = composerTransition
    preferredContentSize.height = 200
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.accessibilityIdentifier = "composer"
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemGray6
    bar.standardAppearance = appearance
    bar.accessibilityIdentifier = "bar"
    let item = UINavigationItem(title: "New Message")
    let cancel = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel(_:)))
    cancel.accessibilityIdentifier = "cancel"
    item.leftBarButtonItem = cancel
    item.rightBarButtonItem = sendItem
    bar.items = [item]
    let priority = UISegmentedControl(items: ["Normal", "Urgent"])
    priority.selectedSegmentIndex = 0
    priority.accessibilityIdentifier = "priority"
    priority.addTarget(self, action: #selector(priorityChanged(_:)), for: .valueChanged)
    textView.delegate = self
    textView.font = .systemFont(ofSize: 17)
    textView.accessibilityIdentifier = "text"
    for part in [bar, priority, textView] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let views: [String: Any] = ["bar": bar, "priority": priority, "text": textView]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[bar(44)]-8-[priority(32)]-8-[text]|", options: [], metrics: nil, views: views)
        + ["H:|[bar]|", "H:|-16-[priority]-16-|", "H:|[text]|"].flatMap {
          NSLayoutConstraint.constraints(withVisualFormat: $0, options: [], metrics: nil, views: views)
        })
    bar.addGestureRecognizer(
      UIPanGestureRecognizer(target: composerTransition, action: #selector(ComposerTransition.handlePan(_:))))
    composerTransition.composer = self
    observation = textView.observe(\.contentSize, options: [.old, .new]) { [unowned self] _, change in
      guard let old = change.oldValue, let new = change.newValue, old.height != new.height else { return }
      self.preferredContentSize.height = min(max(200, 92 + new.height), 320)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textView.becomeFirstResponder()
  }

  @objc private func priorityChanged(_ control: UISegmentedControl) { isUrgent = control.selectedSegmentIndex == 1 }

  @objc private func send(_ sender: UIBarButtonItem) {
    sentText = textView.text
    dismiss(animated: true)
  }

  @objc private func cancel(_ sender: Any?) {
    guard textView.hasText else { return dismiss(animated: true) }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let delete = UIAlertAction(title: "Delete Draft", style: .destructive) { _ in
      self.presentingViewController?.dismiss(animated: true)
    }
    delete.accessibilityIdentifier = "delete"
    sheet.addAction(delete)
    sheet.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
    present(sheet, animated: true)
  }
}

extension ComposerController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) { sendItem.isEnabled = textView.hasText }
}

final class ComposerTransition: NSObject, UIViewControllerTransitioningDelegate {
  weak var composer: ComposerController?
  private var interaction: UIPercentDrivenInteractiveTransition?

  @objc func handlePan(_ recognizer: UIPanGestureRecognizer) {
    guard let composer = composer else { return }
    let fraction = recognizer.translation(in: composer.view.window).y / composer.view.bounds.height
    switch recognizer.state {
    case .began where composer.transitionCoordinator == nil:
      interaction = UIPercentDrivenInteractiveTransition()
      composer.dismiss(animated: true)
    case .changed:
      interaction?.update(fraction)
    case .ended where fraction >= 0.5:
      interaction?.finish()
      interaction = nil
    case .ended, .cancelled, .failed:
      interaction?.cancel()
      interaction = nil
    default:
      break
    }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    return ComposerPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { return RiseAnimator(isRising: true) }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    return RiseAnimator(isRising: false, isInteractive: interaction != nil)
  }

  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  { return interaction }
}

final class RiseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isRising: Bool
  private let isInteractive: Bool

  init(isRising: Bool, isInteractive: Bool = false) {
    self.isRising = isRising
    self.isInteractive = isInteractive
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let controller = context.viewController(forKey: isRising ? .to : .from)!
    let view = controller.view!
    let shown = isRising ? context.finalFrame(for: controller) : context.initialFrame(for: controller)
    let hidden = shown.offsetBy(dx: 0, dy: context.containerView.bounds.maxY - shown.minY)
    if isRising {
      context.containerView.addSubview(view)
      view.frame = hidden
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0,
      options: isInteractive ? .curveLinear : [],
      animations: { view.frame = self.isRising ? shown : hidden },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

final class ComposerPresentationController: UIPresentationController {
  private var keyboardHeight: CGFloat = 0

  override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(keyboardWillMove(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(
      self, selector: #selector(keyboardWillMove(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let height = presentedViewController.preferredContentSize.height
    return CGRect(
      x: 0, y: bounds.height - keyboardHeight - height, width: bounds.width, height: height)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard !presentedViewController.isBeingDismissed else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    // The keyboard may have moved during the drag.
    if !completed { containerView?.setNeedsLayout() }
  }

  override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard !presentedViewController.isBeingPresented else { return }
    UIView.animate(withDuration: 0.2) { self.moveView() }
  }

  @objc private func keyboardWillMove(_ notification: Notification) {
    guard let info = notification.userInfo, let container = containerView,
      let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
    else { return }
    keyboardHeight = max(0, container.bounds.height - container.convert(end, from: nil).minY)
    guard !presentedViewController.isBeingDismissed else { return }
    UIView.animate(
      withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16),
      animations: { self.moveView() })
  }

  private func moveView() {
    presentedView?.frame = frameOfPresentedViewInContainerView
    presentedView?.layoutIfNeeded()
  }
}
