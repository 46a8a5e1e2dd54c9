// Code in the style of public UIKit libraries: Swift 5, without default isolation. The test is
// that it compiles; its behavior is tested in SwiftFiveTests.
import HeadlessUIKit

/// A presentation controller with a deinitializer that touches UIKit.
final class DrawerPresentationController: UIPresentationController {
  private let dimmingView = UIView()
  private lazy var tap = UITapGestureRecognizer(
    target: self, action: Selector(DrawerPresentationController.close))

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    dimmingView.frame = container.bounds
    dimmingView.addGestureRecognizer(tap)
    container.insertSubview(dimmingView, at: 0)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimmingView.alpha = 0.4
    })
  }

  func close() { presentedViewController.dismiss(animated: true) }

  deinit {
    dimmingView.removeGestureRecognizer(tap)
    dimmingView.removeFromSuperview()
  }
}

/// An animator and transitioning delegate in one plain object.
final class DrawerTransition: NSObject {
  static let shared = DrawerTransition()
  var isPresenting = true
  var onEnd: ((Bool) -> Void)?
}

extension DrawerTransition: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DrawerPresentationController(presentedViewController: presented, presenting: presenting)
  }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    self
  }
}

extension DrawerTransition: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.3
  }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let to = context.viewController(forKey: .to) else { return }
    context.containerView.addSubview(to.view)
    to.view.frame = context.finalFrame(for: to)
    to.view.alpha = 0
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: { to.view.alpha = 1 },
      completion: { finished in
        let completed = !context.transitionWasCancelled
        context.completeTransition(completed)
        self.onEnd?(completed)
      })
  }
}

/// A plain object that stores closures and uses views without isolation.
final class Toast {
  var animator = UIViewPropertyAnimator()
  var bottom = NSLayoutConstraint()
  let label: UILabel
  private var pending: (() -> Void)?

  init(text: String, color: UIColor = .black) {
    label = UILabel()
    label.text = text
    label.textColor = color
  }

  func show(in view: UIView, later: @escaping () -> Void) {
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    bottom = label.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    bottom.isActive = true
    pending = { self.label.alpha = 0 }
    let work = { [weak self] in
      self?.label.setNeedsLayout()
      self?.pending?()
      later()
    }
    DispatchQueue.main.async(execute: work)
  }

  deinit { label.removeFromSuperview() }
}

/// A view with a custom layer class.
final class ShapeView: UIView {
  final class Shape: CALayer {}
  override class var layerClass: AnyClass { Shape.self }
}

func overlayWindow(above window: UIWindow) -> UIWindow {
  let overlay = UIWindow(frame: window.bounds)
  overlay.windowLevel = window.windowLevel + 1
  return overlay
}

/// A layout whose items hang on springs, as in "springy" lists.
final class SpringyLayout: UICollectionViewFlowLayout {
  lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

  override func prepare() {
    super.prepare()
    guard animator.behaviors.isEmpty, let size = collectionView?.bounds.size else { return }
    let area = CGRect(origin: .zero, size: size)
    for attributes in super.layoutAttributesForElements(in: area) ?? [] {
      let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
      spring.length = 0
      spring.damping = 0.8
      spring.frequency = 1
      animator.addBehavior(spring)
    }
  }
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
  }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { animator.layoutAttributesForCell(at: indexPath) }

  func move(_ item: UICollectionViewLayoutAttributes) {
    item.center.y += 10
    animator.updateItem(usingCurrentState: item)
  }
}

/// A field that moves its caret.
final class CodeField: UITextField {
  override func caretRect(for position: UITextPosition) -> CGRect {
    super.caretRect(for: position).insetBy(dx: 0, dy: 2)
  }
  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

  func moveToEnd() {
    let end = endOfDocument
    selectedTextRange = textRange(from: end, to: end)
  }
}

/// A label with insets.
final class BadgeLabel: UILabel {
  var insets = UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6)

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
}

func askForName(_ presenter: UIViewController, then done: @escaping (String) -> Void) {
  let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
  alert.addTextField { $0.placeholder = "Name" }
  alert.addAction(
    UIAlertAction(title: "OK", style: .default) { [unowned alert] _ in
      done(alert.textFields?.first?.text ?? "")
    })
  presenter.present(alert, animated: true)
}
