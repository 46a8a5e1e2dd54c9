// swift-format-ignore-file
import UIKit

// Idiom: a child view controller as a sheet, moved by a constraint and a property animator.

open class PullSheetController: UIViewController {
  public enum State { case collapsed, expanded }

  @IBInspectable var collapsedHeight: CGFloat = 120
  @IBInspectable var expandedHeight: CGFloat = 520
  public private(set) var state = State.collapsed
  private let content: UIViewController
  private var heightConstraint: NSLayoutConstraint!
  private var animator: UIViewPropertyAnimator?
  private var startHeight: CGFloat = 0

  public init(content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError() }

  open override func viewDidLoad() {
    super.viewDidLoad()
    addChildViewController(content)
    let sheet = content.view!
    sheet.accessibilityIdentifier = "sheet"
    sheet.layer.cornerRadius = 12
    sheet.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(sheet)
    heightConstraint = sheet.heightAnchor.constraint(equalToConstant: collapsedHeight)
    NSLayoutConstraint.activate([
      sheet.leftAnchor.constraint(equalTo: view.leftAnchor),
      sheet.rightAnchor.constraint(equalTo: view.rightAnchor),
      sheet.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      heightConstraint,
    ])
    content.didMove(toParentViewController: self)
    let pan = UIPanGestureRecognizer(target: self, action: #selector(self.drag(_:)))
    sheet.addGestureRecognizer(pan)
  }

  @objc func drag(_ recognizer: UIPanGestureRecognizer) {
    let translation = recognizer.translation(in: view)
    switch recognizer.state {
    case .began:
      animator?.stopAnimation(true)
      // A sheet that moves is taken where it is, not where it was going.
      startHeight = content.view.frame.height + translation.y
    case .changed:
      heightConstraint.constant = min(max(startHeight - translation.y, 60), expandedHeight + 40)
    case .ended, .cancelled:
      let velocity = recognizer.velocity(in: view).y
      let middle = (collapsedHeight + expandedHeight) / 2
      let isUp = abs(velocity) > 300 ? velocity < 0 : heightConstraint.constant > middle
      setState(isUp ? .expanded : .collapsed, velocity: velocity)
    default: break
    }
  }

  public func setState(_ state: State, velocity: CGFloat = 0) {
    self.state = state
    view.layoutIfNeeded()
    let height = state == .expanded ? expandedHeight : collapsedHeight
    let distance = height - heightConstraint.constant
    let relative = distance == 0 ? 0 : -velocity / distance
    // Only the center has the vertical velocity; the height that the constraint changes has the other.
    let vector = CGVector(dx: relative, dy: relative)
    let timing = UISpringTimingParameters(dampingRatio: 1, initialVelocity: vector)
    let animator = UIViewPropertyAnimator(duration: 0.4, timingParameters: timing)
    heightConstraint.constant = height
    animator.addAnimations { self.view.layoutIfNeeded() }
    animator.startAnimation()
    self.animator = animator
  }
}
