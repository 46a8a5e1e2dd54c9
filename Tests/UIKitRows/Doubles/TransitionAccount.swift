import HeadlessUIKit

/// What the context of a transition between two controllers answers, and where their views are, as
/// text.
final class TransitionAccount {
  private let controllers: [LoggingController]
  private var answers = ""
  private(set) weak var container: UIView?
  private(set) var style: UIModalPresentationStyle?

  init(_ controllers: LoggingController...) { self.controllers = controllers }

  /// The transition is about to be animated.
  func begin(_ context: any UIViewControllerContextTransitioning) {
    container = context.containerView
    style = context.presentationStyle
    let turn = context.targetTransform.isIdentity ? "" : "turned; "
    let held = context.containerView.subviews.filter { name($0) != "?" }.map(name)
    answers =
      turn
      + "\(side(.from, .from, in: context)); \(side(.to, .to, in: context)); holds "
      + (held.isEmpty ? "nothing" : held.joined(separator: ", "))
  }

  /// What was answered, and where the views are now.
  var text: String { "\(answers); \(places)" }

  /// Whose view is in the window, and in what.
  var places: String {
    controllers.filter { $0.viewIfLoaded?.window != nil }
      .map { "\($0.name) in \(surroundings($0.view))" }.joined(separator: ", ")
  }

  private func side(
    _ key: UITransitionContextViewControllerKey, _ viewKey: UITransitionContextViewKey,
    in context: any UIViewControllerContextTransitioning
  ) -> String {
    guard let controller = context.viewController(forKey: key) else { return "nobody" }
    let view = context.view(forKey: viewKey).map(name) ?? "nil"
    let (first, last) = (context.initialFrame(for: controller), context.finalFrame(for: controller))
    return "\(controller.restorationIdentifier ?? "?") (\(view)) \(text(first)) to \(text(last))"
  }

  private func name(_ view: UIView) -> String {
    let own = controllers.first { $0.viewIfLoaded === view }
    if let own { return own.name }
    let inner = controllers.first { $0.viewIfLoaded?.isDescendant(of: view) == true }
    return inner.map { "around \($0.name)" } ?? "?"
  }

  private func surroundings(_ view: UIView) -> String {
    var place = view.superview
    while let above = place {
      if above === container { return "container" }
      if above is UIWindow { return "window" }
      if let owner = above.next as? LoggingController { return owner.name }
      place = above.superview
    }
    return "nothing"
  }

  private func text(_ frame: CGRect) -> String {
    if frame == .zero { return "none" }
    if frame == container?.bounds { return "all" }
    return [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0.rounded()))" }
      .joined(separator: " ")
  }
}
