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

  private final class Counter: NSObject {
    var posts = 0
    func count() { posts += 1 }
  }

  @Test("another text size is posted once, the same one is not")
  func textSize() {
    let device = makeDevice()
    let counter = Counter()
    device.perform {
      NotificationCenter.default.addObserver(
        counter, selector: Selector("count", Counter.count),
        name: UIContentSizeCategory.didChangeNotification, object: nil)
    }
    device.preferredContentSizeCategory = .large
    device.preferredContentSizeCategory = .extraLarge
    #expect(counter.posts == 1)
  }
}
