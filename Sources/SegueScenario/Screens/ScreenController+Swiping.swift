import HeadlessUIKit
import SegueCore

/// A screen that decides which swipes of a style pop it, and what they push.
extension ScreenController: SwipeableContent {
  var allowsInteractivePop: Bool { plan.allowsInteractivePop }
  var allowsInteractivePush: Bool { plan.interactivePush != nil }
  func makeNextViewController() -> UIViewController? { plan.interactivePush.flatMap(makeScreen) }
}
