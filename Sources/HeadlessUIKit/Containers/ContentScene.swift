/// The scene of an exchange: both views take part, and the disappearing one is removed at the end.
struct ContentScene: TransitionScene {
  let from: UIViewController
  let to: UIViewController
  let container: UIView
  let noun: String
  let subject: UIViewController

  init(
    _ exchange: ContainerTransition, in container: UIView, name: String, subject: UIViewController
  ) {
    from = exchange.from
    to = exchange.to
    self.container = container
    noun = name
    self.subject = subject
  }

  // Only modal presentations have another style (UIKit row 108).
  var style: UIModalPresentationStyle { .none }
  var restoresAppearingView: Bool { false }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .to ? to.viewsInPlace.first : key == .from ? from.viewsInPlace.first : nil
  }

  var initialFrame: CGRect { from.viewsInPlace.first?.frame ?? .zero }

  func finalFrame(of controller: UIViewController) -> CGRect {
    controller === to ? to.frame(in: container.bounds) : .zero
  }
}
