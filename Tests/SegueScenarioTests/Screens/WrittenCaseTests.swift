import HeadlessUIKit
import SegueScenario
import Testing

@Suite struct WrittenCaseTests {
  private static let presentationStyles = (-2...8).compactMap(UIModalPresentationStyle.init)
  private static let transitionStyles = (0...3).compactMap(UIModalTransitionStyle.init)
  private static let alertStyles = (0...1).compactMap(UIAlertController.Style.init)
  private static let buttonStyles = (0...2).compactMap(UIAlertAction.Style.init)
  private static let pageStyles = (0...1).compactMap(UIPageViewController.TransitionStyle.init)
  private static let orientations =
    (0...1).compactMap(UIPageViewController.NavigationOrientation.init)
  private static let columns = (0...3).compactMap(UISplitViewController.Column.init)
  private static let displayModes = (0...6).compactMap(UISplitViewController.DisplayMode.init)

  private static let cases: [any WrittenCase] =
    presentationStyles + transitionStyles + alertStyles + buttonStyles + pageStyles + orientations
    + columns + displayModes

  @Test("a file names a case of UIKit as UIKit does")
  func words() {
    #expect(Self.cases.count == 34)
    #expect(Self.cases.map(\.word) == Self.cases.map { "\($0)" })
  }
}
