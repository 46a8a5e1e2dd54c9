import HeadlessUIKit

/// A textual record of a transition context's view controllers, views and frames, and of the views'
/// containers.
final class TransitionAccount {
  private let controllers: [LoggingController]
  private var record = ""
  private(set) weak var container: UIView?
  private(set) var style: UIModalPresentationStyle?

  init(_ controllers: LoggingController...) { self.controllers = controllers }

  /// Records the context; called at the start of `animateTransition`.
  func begin(_ context: any UIViewControllerContextTransitioning) {
    container = context.containerView
    style = context.presentationStyle
    let rotation = context.targetTransform.isIdentity ? "" : "rotated; "
    let subviewNames = context.containerView.subviews.filter { name($0) != "?" }.map(name)
    record =
      rotation
      + "\(side(.from, .from, in: context)); \(side(.to, .to, in: context)); holds "
      + (subviewNames.isEmpty ? "nothing" : subviewNames.joined(separator: ", "))
  }

  /// The recorded context, and the views' current containers.
  var text: String { "\(record); \(places)" }

  /// The view controllers whose views are in the window, each with its container.
  var places: String {
    controllers.filter { $0.viewIfLoaded?.window != nil }
      .map { "\($0.name) in \(containerName($0.view))" }.joined(separator: ", ")
  }

  private func side(
    _ key: UITransitionContextViewControllerKey, _ viewKey: UITransitionContextViewKey,
    in context: any UIViewControllerContextTransitioning
  ) -> String {
    guard let controller = context.viewController(forKey: key) else { return "nil" }
    let view = context.view(forKey: viewKey).map(name) ?? "nil"
    let (first, last) = (context.initialFrame(for: controller), context.finalFrame(for: controller))
    return "\(controller.restorationIdentifier ?? "?") (\(view)) \(text(first)) to \(text(last))"
  }

  /// Returns the name of the controller whose view it is or, with "around", that it contains.
  private func name(_ view: UIView) -> String {
    let match = controllers.first { $0.viewIfLoaded === view }
    if let match { return match.name }
    let descendant = controllers.first { $0.viewIfLoaded?.isDescendant(of: view) == true }
    return descendant.map { "around \($0.name)" } ?? "?"
  }

  private func containerName(_ view: UIView) -> String {
    var next = view.superview
    while let ancestor = next {
      if ancestor === container { return "container" }
      if ancestor is UIWindow { return "window" }
      if let owner = ancestor.next as? LoggingController { return owner.name }
      next = ancestor.superview
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
