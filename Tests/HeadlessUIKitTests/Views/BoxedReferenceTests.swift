import HeadlessUIKit
import Testing

/// References that do not retain, without a weak reference.
@Suite struct BoxedReferenceTests {
  @Test("a reference finds its object until the object is released")
  func view() {
    var view: UIView? = UIView()
    let reference = BoxedReference(view)
    #expect(reference.object === view)
    view = nil
    #expect(reference.object == nil)
  }

  @Test("all references to an object end with it, whatever their number")
  func several() {
    var recognizer: UIGestureRecognizer? = UIPanGestureRecognizer()
    let references = [BoxedReference(recognizer), BoxedReference(recognizer)]
    recognizer = nil
    #expect(references.allSatisfy { $0.object == nil })
  }

  @Test("a reference to nothing is nil, and can be set")
  func setter() {
    let controller = UIViewController()
    @BoxedReference var reference: UIViewController?
    #expect(reference == nil)
    reference = controller
    #expect(reference === controller)
    reference = nil
    #expect(reference == nil)
  }

  @Test("a presentation controller does not retain the presented view controller")
  func presented() {
    var controller: UIViewController? = UIViewController()
    let reference = BoxedReference(controller)
    let presentation = controller.map {
      UIPresentationController(presentedViewController: $0, presenting: nil)
    }
    controller = nil
    #expect(reference.object == nil)
    #expect(presentation?.presentedViewController.viewIfLoaded == nil)
  }
}
