import DimmingStyle
import HeadlessUIKit
import SegueConfig
import SegueCore
import SheetStyle
import SlideInStyle

/// Presentations by Segue's own styles.
extension RandomApp {
  func useStyle(_ controller: UIViewController, _ numbers: inout RandomNumbers) {
    let style: any TransitionStyle =
      switch numbers.pick(5) {
      case 0: dimming.make(makeDimming(&numbers))
      case 1: slideIn.make(makeSlideIn(&numbers))
      case 2: sheet.make(.card)
      case 3: sheet.make(.pullToDismiss)
      default: sheet.make()
      }
    controller.use(style)
  }

  private func makeDimming(_ numbers: inout RandomNumbers) -> DimmingTransitionParameters {
    var made = DimmingTransitionParameters()
    made.from = numbers.pick(from: [.bottom, .top, .leading, .centre])
    made.placement = numbers.once(in: 2) ? .centre : .edge
    made.shouldRemovePresentersView = numbers.once(in: 5)
    return made
  }

  private func makeSlideIn(_ numbers: inout RandomNumbers) -> SlideInParameters {
    var made = SlideInParameters()
    made.edge = numbers.pick(from: [.left, .right, .top, .bottom])
    made.disableCompactHeight = numbers.once(in: 2)
    made.shouldRemovePresentersView = numbers.once(in: 5)
    return made
  }
}
