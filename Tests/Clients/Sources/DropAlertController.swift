// swift-format-ignore-file
import UIKit

// Idiom: an alert in a window of its own above the app's, dropped in and thrown away by UIKit Dynamics.

final class DropAlertController: UIViewController {
  let card = UIView(frame: CGRect(x: 0, y: 0, width: 270, height: 180))
  var didClose: (() -> Void)?
  private let backdrop = UIView()
  private var window: UIWindow?
  private weak var formerKeyWindow: UIWindow?
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private var snap: UISnapBehavior?
  private var attachment: UIAttachmentBehavior?

  override var prefersStatusBarHidden: Bool { return true }

  func show() {
    let scenes = UIApplication.shared.connectedScenes
    guard
      let scene = scenes.first(where: { $0.activationState == .foregroundActive }) as? UIWindowScene
    else { return }
    formerKeyWindow = scene.windows.first { $0.isKeyWindow }
    let window = UIWindow(windowScene: scene)
    window.windowLevel = .alert
    window.rootViewController = self
    window.makeKeyAndVisible()
    self.window = window
    card.center = CGPoint(x: view.bounds.midX, y: -card.bounds.height)
    snapToCenter()
    UIView.animate(withDuration: 0.25) { self.backdrop.alpha = 1 }
  }

  @objc func close() { throwAway(with: .zero) }

  override func viewDidLoad() {
    super.viewDidLoad()
    backdrop.frame = view.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    backdrop.alpha = 0
    backdrop.accessibilityIdentifier = "backdrop"
    backdrop.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
    card.backgroundColor = .white
    card.layer.cornerRadius = 14
    card.accessibilityIdentifier = "alert"
    card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(cardPanned)))
    card.addMotionEffect(makeTilt())
    view.addSubview(backdrop)
    view.addSubview(card)
    NotificationCenter.default.addObserver(
      self, selector: #selector(removeWindow), name: UIApplication.didEnterBackgroundNotification, object: nil)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in
      self.snap?.snapPoint = CGPoint(x: size.width / 2, y: size.height / 2)
    })
  }

  private func makeTilt() -> UIMotionEffect {
    let group = UIMotionEffectGroup()
    group.motionEffects = [("center.x", .tiltAlongHorizontalAxis), ("center.y", .tiltAlongVerticalAxis)].map {
      (path: String, type: UIInterpolatingMotionEffect.EffectType) in
      let effect = UIInterpolatingMotionEffect(keyPath: path, type: type)
      effect.minimumRelativeValue = -12
      effect.maximumRelativeValue = 12
      return effect
    }
    return group
  }

  @objc private func cardPanned(_ pan: UIPanGestureRecognizer) {
    let location = pan.location(in: view)
    switch pan.state {
    case .began:
      animator.removeAllBehaviors()
      let offset = UIOffset(horizontal: location.x - card.center.x, vertical: location.y - card.center.y)
      let attachment = UIAttachmentBehavior(item: card, offsetFromCenter: offset, attachedToAnchor: location)
      animator.addBehavior(attachment)
      self.attachment = attachment
    case .changed:
      attachment?.anchorPoint = location
    case .ended:
      let velocity = pan.velocity(in: view)
      if hypot(velocity.x, velocity.y) > 1000 { throwAway(with: velocity) } else { snapToCenter() }
    case .cancelled, .failed:
      snapToCenter()
    default:
      break
    }
  }

  private func snapToCenter() {
    animator.removeAllBehaviors()
    let snap = UISnapBehavior(item: card, snapTo: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    snap.damping = 0.8
    animator.addBehavior(snap)
    self.snap = snap
  }

  private func throwAway(with velocity: CGPoint) {
    animator.removeAllBehaviors()
    let body = UIDynamicItemBehavior(items: [card])
    body.addLinearVelocity(velocity, for: card)
    body.action = { [weak self] in
      guard let self = self, !self.card.frame.intersects(self.view.bounds) else { return }
      self.removeWindow()
    }
    animator.addBehavior(body)
    animator.addBehavior(UIGravityBehavior(items: [card]))
    UIView.animate(withDuration: 0.25) { self.backdrop.alpha = 0 }
  }

  @objc private func removeWindow() {
    guard window != nil else { return }
    animator.removeAllBehaviors()
    window?.isHidden = true
    window = nil
    formerKeyWindow?.makeKey()
    didClose?()
  }
}
