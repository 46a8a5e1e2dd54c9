import HeadlessUIKit
import TestSupport
import Testing

/// Copies of the classes that UIKit lets be copied.
@Suite(.checkedDevices) struct CopyTests {
  @Test("a copy of an action has the same properties, identifier and handler")
  func action() throws {
    let sender = UIView()
    var runs: [String] = []
    let action = UIAction(
      title: "Share", subtitle: "a page", image: UIImage(systemName: "square"),
      discoverabilityTitle: "Share a page", attributes: .destructive, state: .on
    ) { runs.append("\($0.title) \($0.sender as? UIView === sender)") }
    let copy = try #require(action.copy() as? UIAction)
    #expect(copy !== action)
    #expect(copy.title == "Share")
    #expect(copy.subtitle == "a page")
    #expect(copy.image == UIImage(systemName: "square"))
    #expect(copy.discoverabilityTitle == "Share a page")
    #expect(copy.attributes == .destructive)
    #expect(copy.state == .on)
    #expect(copy.identifier == action.identifier)
    copy.state = .off
    copy.performWithSender(sender, target: nil)
    #expect(action.state == .on)
    #expect(runs == ["Share true"])
    #expect(copy.sender == nil)
  }

  @Test("actions without an explicit identifier have different ones")
  func identifiers() {
    let (one, two) = (UIAction { _ in }, UIAction { _ in })
    #expect(one.identifier != two.identifier)
  }

  @Test("a copy of an alert action has the same title, style, state and handler")
  func alertAction() throws {
    let action = UIAlertAction(title: "Delete", style: .destructive)
    action.isEnabled = false
    let copy = try #require(action.copy() as? UIAlertAction)
    #expect(copy !== action)
    #expect(copy.title == "Delete")
    #expect(copy.style == .destructive)
    #expect(!copy.isEnabled)
  }

  @Test("a copy of an anchor is the anchor")
  func anchor() {
    let (view, guide) = (UIView(), UILayoutGuide())
    let anchors: [any NSObject & NSCopying] = [
      view.leadingAnchor, view.topAnchor, view.widthAnchor, guide.heightAnchor,
    ]
    for anchor in anchors { #expect(anchor.copy() as AnyObject === anchor) }
  }

  @Test(
    "a copy of an animator is inactive, with the same duration, timing and settings, and no blocks")
  func animator() throws {
    let device = makeDevice()
    defer {
      // The copy cannot be stopped, as it is not interruptible, and is released while active.
      #expect(device.diagnostics.map(\.code) == [.invalidCall, .invalidCall])
    }
    try device.perform {
      let view = UIView()
      let timing = UISpringTimingParameters(dampingRatio: 0.5)
      let animator = UIViewPropertyAnimator(duration: 2, timingParameters: timing)
      animator.isInterruptible = false
      animator.isUserInteractionEnabled = false
      animator.isManualHitTestingEnabled = true
      animator.scrubsLinearly = false
      animator.pausesOnCompletion = true
      animator.addAnimations { view.alpha = 0 }
      animator.startAnimation()
      let copy = try #require(animator.copy() as? UIViewPropertyAnimator)
      #expect(copy !== animator)
      #expect(copy.state == .inactive)
      #expect(copy.duration == 2)
      #expect(copy.timingParameters === timing)
      #expect(!copy.isInterruptible)
      #expect(!copy.isUserInteractionEnabled)
      #expect(copy.isManualHitTestingEnabled)
      #expect(!copy.scrubsLinearly)
      #expect(copy.pausesOnCompletion)
      view.alpha = 1
      copy.startAnimation()
      #expect(view.alpha == 1)
      copy.stopAnimation(true)
    }
  }
}
