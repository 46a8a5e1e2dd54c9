import Clients
import SegueConfig
import SegueParts
import SegueTesting
import SlideInStyle
import Testing

@testable import Clients

@MainActor @Suite struct ComposerTests {
  private let device = TestDevice(.phone) { UIViewController() }
  private let composer: ComposerController

  init() { composer = device.device.perform { ComposerController() } }

  private func open() {
    device.perform { device.root.present(composer, animated: true) }
    device.settle()
  }

  private var isEditing: Bool { device.device.perform { composer.textView.isFirstResponder } }

  private var frame: CGRect? { device.frame(of: composer.view) }

  @Test("the composer rises, and then moves above the keyboard")
  func opens() {
    device.perform { device.root.present(composer, animated: true) }
    device.advance(by: 0.15)
    #expect(isClose(frame, CGRect(x: 0, y: 752, width: 393, height: 200)))
    device.advance(by: 0.15)
    #expect(frame == CGRect(x: 0, y: 652, width: 393, height: 200))
    device.advance(by: 0.1)
    #expect(isClose(frame, CGRect(x: 0, y: 468.95, width: 393, height: 200)))
    device.settle()
    #expect(frame == CGRect(x: 0, y: 316, width: 393, height: 200))
    #expect(device.diagnostics == [])
  }

  @Test("the composer grows with its text, up to 320 pt, and the text can be sent")
  func grows() {
    open()
    #expect(composer.textView.frame == CGRect(x: 0, y: 92, width: 393, height: 108))
    device.device.typeText("a\nb\nc\nd\ne\nf\n")
    device.settle()
    #expect(isClose(frame, CGRect(x: 0, y: 265.667, width: 393, height: 250.333)))
    device.device.typeText("g\nh\ni\nj\nk\nl\nm\n")
    device.settle()
    #expect(frame == CGRect(x: 0, y: 196, width: 393, height: 320))
    device.tap("send")
    device.settle()
    #expect(composer.sentText == "a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk\nl\nm\n")
    #expect(device.root.presentedViewController == nil)
    #expect(device.diagnostics == [])
  }

  @Test("without a text nothing is sent")
  func sendsNothing() {
    open()
    device.tap("send")
    device.settle()
    #expect(composer.sentText == nil)
    #expect(device.root.presentedViewController === composer)
  }

  @Test("a tap on a segment changes the priority")
  func priority() {
    open()
    device.tap(at: CGPoint(x: 300, y: 384))
    #expect(composer.isUrgent)
    device.tap(at: CGPoint(x: 100, y: 384))
    #expect(!composer.isUrgent)
  }

  @Test("cancel closes an empty composer, and asks before it deletes a text")
  func asks() {
    open()
    device.device.typeText("a")
    device.settle()
    device.tap("cancel")
    device.settle()
    #expect(composer.presentedViewController is UIAlertController)
    device.tap("delete")
    device.settle()
    #expect(device.root.presentedViewController == nil)
  }

  @Test("a drag of the bar moves the composer with the touch; a short one leaves it")
  func cancels() {
    open()
    device.hold(from: CGPoint(x: 196, y: 338), by: CGVector(dx: 0, dy: 60), over: 0.4)
    #expect(isClose(frame, CGRect(x: 0, y: 476.8, width: 393, height: 200)))
    device.advance(by: 0.2)
    device.lift()
    device.settle()
    #expect(frame == CGRect(x: 0, y: 316, width: 393, height: 200))
    #expect(isEditing)
    #expect(device.diagnostics == [])
  }

  @Test("a long drag of the bar closes the composer and hides the keyboard")
  func finishes() {
    open()
    device.drag(from: "bar", by: CGVector(dx: 0, dy: 200), over: 0.4)
    device.settle()
    #expect(device.root.presentedViewController == nil)
    #expect(!isEditing)
    #expect(device.diagnostics == [])
  }

  @Test("the keyboard that hides during the drag does not move the composer, and returns with it")
  func hidesKeyboard() {
    open()
    device.hold(from: CGPoint(x: 196, y: 338), by: CGVector(dx: 0, dy: 60), over: 0.4)
    let held = frame
    device.perform { composer.textView.resignFirstResponder() }
    device.advance(by: 0.6)
    #expect(frame == held)
    device.lift()
    device.settle()
    #expect(frame == CGRect(x: 0, y: 316, width: 393, height: 200))
    #expect(isEditing)
  }

  @Test("a rotation moves the composer above the lower keyboard")
  func rotates() {
    open()
    device.rotate(to: .landscapeLeft)
    device.settle()
    #expect(frame == CGRect(x: 0, y: -16, width: 852, height: 200))
    #expect(device.diagnostics == [])
  }

  @Test("the composer rises and sinks as a view of the slide-in style")
  func equalsStyle() {
    let other = TestDevice(.phone) { UIViewController() }
    let panel = other.device.perform {
      let panel = UIViewController()
      var parameters = SlideInParameters()
      parameters.edge = .bottom
      parameters.extent = .points(200)
      panel.use(.slideIn, parameters)
      return panel
    }
    device.perform { composer.textView.isEditable = false }
    expectEqualFrames(
      Play(device, of: composer.view) { device.root.present(composer, animated: true) },
      Play(other, of: panel.view) { other.root.present(panel, animated: true) })
    expectEqualFrames(
      Play(device, of: composer.view) { composer.dismiss(animated: true) },
      Play(other, of: panel.view) { panel.dismiss(animated: true) })
  }
}
