import HeadlessUIKit

/// Popovers and their frames in the window.
extension Driver {
  /// Makes a popover with a source rectangle in the root view, without presenting it.
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

  /// Returns the frame of the popover's bubble with its arrow.
  func bubble(of popover: UIViewController) -> CGRect {
    popover.presentationController?.presentedView.map(frame) ?? .zero
  }

  /// Returns the frame of the popover's content.
  func content(of popover: UIViewController) -> CGRect { frame(popover.view) }

  /// Returns the frame of the arrow, including its covered part: the bubble's only subview that
  /// does not contain the content.
  func arrow(of popover: UIViewController) -> CGRect {
    let parts = popover.presentationController?.presentedView?.subviews ?? []
    let others = parts.filter { !popover.view.isDescendant(of: $0) && !$0.isHidden }
    return others.count == 1 ? frame(others[0]) : .null
  }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: window) }
}
