package import HeadlessUIKit

/// A delegate that adapts a presentation to a style in compact height, or in compact width.
package final class CompactAdapter: NSObject, UIAdaptivePresentationControllerDelegate {
  private let style: UIModalPresentationStyle
  private let isForHeight: Bool

  package init(_ style: UIModalPresentationStyle, inCompactHeight isForHeight: Bool = true) {
    self.style = style
    self.isForHeight = isForHeight
    super.init()
  }

  package func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let size =
      isForHeight ? traitCollection.verticalSizeClass : traitCollection.horizontalSizeClass
    return size == .compact ? style : .none
  }
}
