import HeadlessUIKit
import TestSupport
import Testing

/// The text size that the user prefers.
@Suite(.checkedDevices) struct ContentSizeCategoryTests {
  /// A view controller that records the categories before its trait changes.
  private final class Logger: UIViewController {
    var changes: [UIContentSizeCategory?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      changes.append(previousTraitCollection?.preferredContentSizeCategory)
    }
  }

  @Test("the traits of a window have the default text size")
  func large() {
    let stage = Stage()
    #expect(stage.window.traitCollection.preferredContentSizeCategory == .large)
  }

  @Test("a change of the text size notifies view controllers once, and their views are laid out")
  func change() {
    let root = Logger()
    let stage = Stage(root: root)
    root.changes = []
    stage.device.preferredContentSizeCategory = .accessibilityLarge
    #expect(root.changes == [.large])
    #expect(root.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    stage.device.preferredContentSizeCategory = .accessibilityLarge
    #expect(root.changes == [.large])
  }

  @Test("a text style has the size of the window's text size")
  func font() {
    let stage = Stage()
    stage.device.preferredContentSizeCategory = .accessibilityLarge
    let font = UIFont.preferredFont(
      forTextStyle: .body, compatibleWith: stage.window.traitCollection)
    #expect(font.pointSize == 33)
  }

  @Test("a rotation keeps the text size")
  func rotation() {
    let stage = Stage()
    stage.device.preferredContentSizeCategory = .small
    stage.device.rotate(to: .landscapeLeft)
    stage.settle()
    #expect(stage.window.traitCollection.preferredContentSizeCategory == .small)
  }
}
