import DimmingStyle
import HeadlessUIKit
import SegueCore
import SheetStyle
import SlideInStyle

/// Presentations by Segue's own styles.
extension RandomApp {
  func useStyle(_ controller: UIViewController, _ numbers: inout RandomNumbers) {
    let style: any TransitionStyle =
      switch numbers.pick(5) {
      case 0: dimming.make()
      case 1: slideIn.make()
      case 2: sheet.make(.card)
      case 3: sheet.make(.pullToDismiss)
      default: sheet.make()
      }
    controller.use(style)
  }
}
