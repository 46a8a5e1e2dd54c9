import HeadlessUIKit
import TestSupport

/// The popover controller of a view controller that is not presented.
private func newPopover() -> [String: Recorded] {
  makeDevice(.recordedWindow).perform {
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    guard let popover = content.popoverPresentationController else { return [:] }
    return [
      "reading it again gives the same object":
        Recorded(content.popoverPresentationController === popover),
      "it is the presentation controller": Recorded(content.presentationController === popover),
      "permitted arrow directions": Recorded(Int(popover.permittedArrowDirections.rawValue)),
      "the source rectangle is null": Recorded(popover.sourceRect == .null),
      "the bar button item is nil": Recorded(popover.barButtonItem == nil),
      "the arrow direction is unknown": Recorded(popover.arrowDirection == .unknown),
      "the passthrough views are nil": Recorded(popover.passthroughViews == nil),
      "style": Recorded(popover.presentationStyle.rawValue),
    ]
  }
}

private func changedPopover() -> [String: Recorded] {
  makeDevice(.recordedWindow).perform {
    let content = UIViewController()
    let (source, other) = (UIView(), UIView())
    content.modalPresentationStyle = .popover
    guard let popover = content.popoverPresentationController else { return [:] }
    popover.sourceView = source
    popover.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
    popover.popoverLayoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    popover.passthroughViews = [other]
    return [
      "source rectangle": Recorded(popover.sourceRect),
      "layout margins": Recorded(popover.popoverLayoutMargins),
      "the passthrough view is kept": Recorded(
        popover.passthroughViews?.count == 1 && popover.passthroughViews?.first === other),
    ]
  }
}

/// Whether a controller has a popover controller.
private func popover(
  of content: @escaping () -> UIViewController, in style: UIModalPresentationStyle?
) -> Setup {
  {
    makeDevice(.recordedWindow).perform {
      let content = content()
      if let style { content.modalPresentationStyle = style }
      let isNone = content.popoverPresentationController == nil
      return ["it is nil": Recorded(isNone), "there is one": Recorded(!isNone)]
    }
  }
}

/// The setups of `Facts/popover.txt`, by name.
/// The setups of `Facts/popover.txt`, by name.
let popover: [String: Setup] = [
  "new": newPopover,
  "changed": changedPopover,
  "no style": popover(of: { UIViewController() }, in: nil),
  "form sheet": popover(of: { UIViewController() }, in: .formSheet),
  "navigation controller": popover(of: { UINavigationController() }, in: .popover),
]
