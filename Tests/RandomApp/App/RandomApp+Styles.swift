import DimmingStyle
import HeadlessUIKit
import SegueConfig
import SegueCore
import SegueParts
import SheetStyle
import SlideInStyle
import TestSupport

/// Presentations by Segue's styles.
extension RandomApp {
  func useStyle(_ controller: UIViewController, _ numbers: inout SeededGenerator) {
    let style: any TransitionStyle =
      switch numbers.pick(5) {
      case 0: StyleDescriptor.dimming.make(makeDimming(&numbers))
      case 1: StyleDescriptor.slideIn.make(makeSlideIn(&numbers))
      case 2: StyleDescriptor.sheet.make(.card)
      case 3: StyleDescriptor.sheet.make(.pullToDismiss)
      default: StyleDescriptor.sheet.make()
      }
    controller.use(style)
  }

  /// Adds an interactive presentation of a new controller from a screen's button.
  func addInteractivePresentation(to screen: Screen, _ numbers: inout SeededGenerator) {
    let edge = numbers.pick(from: [ConfigEdge.top, .left, .right, .bottom])
    var numbers = SeededGenerator(seed: numbers.next())
    screen.presentationEdge = edge
    InteractivePresentationGesture(on: screen.source, toward: edge, DragParameters(), from: screen)
    {
      [unowned self, weak screen] in
      let made = makeScreen(&numbers)
      made.modalPresentationStyle = .custom
      useStyle(made, &numbers)
      log("a pan on \(name(screen)) presents \(name(made))")
      noteAccepted()
      if let record = made.record { pending.append(record) }
      return made
    }
  }

  private func makeDimming(_ numbers: inout SeededGenerator) -> DimmingTransitionParameters {
    var made = DimmingTransitionParameters()
    made.from = numbers.pick(from: [.bottom, .top, .leading, .center])
    made.placement = numbers.once(in: 2) ? .center : .edge
    made.shouldRemovePresentersView = numbers.once(in: 5)
    return made
  }

  private func makeSlideIn(_ numbers: inout SeededGenerator) -> SlideInParameters {
    var made = SlideInParameters()
    made.edge = numbers.pick(from: [.left, .right, .top, .bottom])
    made.disableCompactHeight = numbers.once(in: 2)
    made.shouldRemovePresentersView = numbers.once(in: 5)
    return made
  }
}
