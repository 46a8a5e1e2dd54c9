import HeadlessUIKit
import TestSupport
import Testing

@Suite(.checkedDevices) struct AccessibilityElementTests {
  @Test("the elements of a view are counted and found in their order")
  func elements() {
    let (view, first, last) = (UIView(), UILabel(), UIButton())
    #expect(view.accessibilityElementCount() == 0)
    view.accessibilityElements = [first, last]
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as? UIButton === last)
    #expect(view.accessibilityElement(at: 2) == nil)
    #expect(view.index(ofAccessibilityElement: last) == 1)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
  }

  @Test("another text size is posted once, the same one is not")
  func textSize() {
    let device = makeDevice()
    var posts = 0
    device.perform {
      _ = NotificationCenter.default.addObserver(
        forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
      ) { _ in posts += 1 }
    }
    device.preferredContentSizeCategory = .large
    device.preferredContentSizeCategory = .extraLarge
    #expect(posts == 1)
  }
}
