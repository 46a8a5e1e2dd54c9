import HeadlessUIKit

/// Popovers, and where they are to be seen in the window.
extension Driver {
  /// A popover with a source on the root's view, not yet presented.
  func popover(
    source: CGRect = CGRect(x: 300, y: 300, width: 80, height: 44),
    size: CGSize = CGSize(width: 240, height: 300), _ directions: UIPopoverArrowDirection = .any
  ) -> LoggingController {
    let made = controller("popover", style: .popover)
    made.preferredContentSize = size
    let popover = made.popoverPresentationController
    popover?.sourceView = root.view
    popover?.sourceRect = source
    popover?.permittedArrowDirections = directions
    return made
  }

  /// The bubble, with its arrow.
  func bubble(of popover: UIViewController) -> CGRect {
    popover.presentationController?.presentedView.map(place) ?? .zero
  }

  /// What the bubble is around.
  func content(of popover: UIViewController) -> CGRect { place(popover.view) }

  /// The arrow, with what the bubble hides of it: the bubble's one part that is not around the content.
  func arrow(of popover: UIViewController) -> CGRect {
    let parts = popover.presentationController?.presentedView?.subviews ?? []
    let others = parts.filter { !popover.view.isDescendant(of: $0) && !$0.isHidden }
    return others.count == 1 ? place(others[0]) : .null
  }

  private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: window) }
}
