// swift-format-ignore-file
import UIKit

// Idiom: the screens as images on layers of a cube that turns: contents, a perspective in the sublayer
// transform, a layer class with a property of its own, and a pinch that pops.

class CubeNavigation: NSObject, UINavigationControllerDelegate {
  private weak var stack: UINavigationController?
  private var interaction: UIPercentDrivenInteractiveTransition?

  init(for stack: UINavigationController) {
    self.stack = stack
    super.init()
    stack.delegate = self
    stack.view.addGestureRecognizer(
      UIPinchGestureRecognizer(target: self, action: #selector(CubeNavigation.pinched(_:))))
  }

  @objc func pinched(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      guard let stack = stack, stack.viewControllers.count > 1, stack.transitionCoordinator == nil else { return }
      interaction = UIPercentDrivenInteractiveTransition()
      stack.popViewController(animated: true)
    case .changed:
      interaction?.update(1 - min(pinch.scale, 1))
    case .ended, .cancelled, .failed:
      if pinch.state == .ended && pinch.scale < 0.6 { interaction?.finish() } else { interaction?.cancel() }
      interaction = nil
    default:
      break
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return CubeAnimator(direction: operation == .push ? 1 : -1)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interaction }
}

/// The shadow on a side of the cube that turns away.
class CubeShade: CALayer {
  @NSManaged var shade: CGFloat

  override init() { super.init() }

  override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CubeShade { shade = other.shade }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class func needsDisplay(forKey key: String) -> Bool {
    return key == #keyPath(shade) || super.needsDisplay(forKey: key)
  }

  override func draw(in context: CGContext) {
    context.setFillColor(UIColor.black.withAlphaComponent(0.6 * shade).cgColor)
    context.fill(bounds)
  }
}

class CubeAnimator: NSObject, UIViewControllerAnimatedTransitioning, CALayerDelegate {
  private let direction: CGFloat

  init(direction: CGFloat) { self.direction = direction }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let container = context.containerView
    to.frame = context.finalFrame(for: controller)
    container.addSubview(to)
    to.layoutIfNeeded()
    let half = container.bounds.width / 2

    let cube = UIView(frame: container.bounds)
    cube.backgroundColor = .black
    cube.accessibilityIdentifier = "cube"
    let faces = [makeFace(of: from, angle: 0, half), makeFace(of: to, angle: direction * .pi / 2, half)]
    let shade = CubeShade()
    shade.frame = faces[0].bounds
    faces[0].addSublayer(shade)
    faces.forEach { cube.layer.addSublayer($0) }
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 1000
    let start = CATransform3DTranslate(perspective, 0, 0, -half)
    let end = CATransform3DRotate(start, -direction * .pi / 2, 0, 1, 0)
    container.addSubview(cube)

    CATransaction.begin()
    CATransaction.setAnimationDuration(transitionDuration(using: context))
    CATransaction.setCompletionBlock {
      cube.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
    let turn = CABasicAnimation(keyPath: #keyPath(CALayer.sublayerTransform))
    turn.fromValue = NSValue(caTransform3D: start)
    turn.toValue = NSValue(caTransform3D: end)
    turn.duration = transitionDuration(using: context)
    turn.timingFunction = CAMediaTimingFunction(name: .linear)
    cube.layer.add(turn, forKey: "turn")
    cube.layer.sublayerTransform = end
    let darken = CABasicAnimation(keyPath: #keyPath(CubeShade.shade))
    darken.fromValue = 0
    darken.toValue = 1
    shade.add(darken, forKey: nil)
    shade.shade = 1
    CATransaction.commit()
  }

  private func makeFace(of view: UIView, angle: CGFloat, _ half: CGFloat) -> CALayer {
    UIGraphicsBeginImageContextWithOptions(view.bounds.size, true, 0)
    defer { UIGraphicsEndImageContext() }
    view.layer.render(in: UIGraphicsGetCurrentContext()!)
    let face = CALayer()
    face.delegate = self
    face.frame = view.frame
    face.contents = UIGraphicsGetImageFromCurrentImageContext()?.cgImage
    face.contentsScale = UIScreen.main.scale
    face.isDoubleSided = false
    face.transform = CATransform3DTranslate(CATransform3DMakeRotation(angle, 0, 1, 0), 0, 0, half)
    return face
  }

  // The sides are placed without an implicit animation.
  func action(for layer: CALayer, forKey event: String) -> CAAction? { return NSNull() }
}
