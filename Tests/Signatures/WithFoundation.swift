// A file that imports Foundation next to HeadlessUIKit: on a Mac, Foundation and the Objective-C runtime
// have types of the same names. 'check' type-checks it with HeadlessUIKit, on Linux and for macOS.
import Foundation
import HeadlessUIKit

final class Panel: UIViewController {
  func handlePan(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: view)
    view.transform = CGAffineTransform(translationX: translation.x, y: translation.y)
      .concatenating(CGAffineTransform(rotationAngle: 0.5).inverted())
      .scaledBy(x: 0.5, y: 0.5)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let pan = UIPanGestureRecognizer(target: self, action: Selector(Panel.handlePan(_:)))
    view.addGestureRecognizer(pan)
    objc_setAssociatedObject(
      self, &panelKey, pan, objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    _ = objc_getAssociatedObject(self, &panelKey)
  }
}

@MainActor private var panelKey: UInt8 = 0

#if canImport(ObjectiveC)
  extension Panel {
    /// Where Objective-C exists, its selectors are accepted too.
    func addTap() {
      view.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: #selector(Panel.handleTap(_:))))
    }
    @objc func handleTap(_ tap: UITapGestureRecognizer) {}
  }
#endif

@MainActor func geometry() -> [CGFloat] {
  let vector = CGVector(dx: 1, dy: 2)
  let rect = CGRect(x: 0, y: 0, width: 10, height: 20).insetBy(dx: 1, dy: 1)
    .applying(.identity)
  let components = CGAffineTransform.identity.decomposed()
  let start: CFTimeInterval = CACurrentMediaTime()
  let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: vector)
  return [rect.minX, components.rotation, spring.initialVelocity.dx, CGFloat(start)]
}
