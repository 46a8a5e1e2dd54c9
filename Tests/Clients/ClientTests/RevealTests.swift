import Clients
import SegueTesting
import Testing

@testable import Clients

@MainActor @Suite struct RevealTests {
  private let device: TestDevice
  private let button: PlusButton
  private let transition: RevealTransition
  private let page: UIViewController

  init() {
    let device = TestDevice(.phone) { UIViewController() }
    self.device = device
    (button, transition, page) = device.device.perform {
      let button = PlusButton(frame: CGRect(x: 317, y: 752, width: 60, height: 60))
      device.root.view.addSubview(button)
      let page = UIViewController()
      page.view.accessibilityIdentifier = "page"
      let transition = RevealTransition(from: button)
      transition.attach(to: page)
      return (button, transition, page)
    }
  }

  private func open() {
    device.perform { device.root.present(page, animated: true) }
    device.settle()
  }

  /// The box around the circle through which the page is seen.
  private var circle: CGRect? {
    device.device.perform {
      let mask = page.view.layer.mask as? CAShapeLayer
      return (mask?.presentation() ?? mask)?.path?.boundingBox
    }
  }

  @Test("the circle grows from the button past the farthest corner, and the mask is removed")
  func opens() {
    device.perform { device.root.present(page, animated: true) }
    #expect(isClose(circle, CGRect(x: 317, y: 752, width: 60, height: 60)))
    device.advance(by: 0.25)
    #expect(isClose(circle, CGRect(x: -95.765, y: 339.235, width: 885.531, height: 885.531)))
    device.advance(by: 0.125)
    #expect(isClose(circle, CGRect(x: -302.148, y: 132.852, width: 1298.296, height: 1298.296)))
    device.settle()
    #expect(page.view.layer.mask == nil)
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(device.diagnostics == [])
  }

  @Test("a dismissal shrinks the circle to the button")
  func closes() {
    open()
    device.perform { page.dismiss(animated: true) }
    device.advance(by: 0.4)
    #expect(isClose(circle, CGRect(x: 151.894, y: 586.894, width: 390.212, height: 390.212)))
    device.settle()
    #expect(device.root.presentedViewController == nil)
    #expect(page.view.window == nil)
    #expect(device.diagnostics == [])
  }

  @Test(
    "a swipe from the right edge shrinks the circle with the touch; short of two fifths it grows again"
  )
  func cancels() {
    open()
    device.hold(from: CGPoint(x: 391, y: 400), by: CGVector(dx: -110, dy: 0), over: 0.5)
    #expect(isClose(circle, CGRect(x: -277.466, y: 157.534, width: 1248.932, height: 1248.932)))
    device.lift()
    device.settle()
    #expect(device.root.presentedViewController === page)
    #expect(page.view.layer.mask == nil)
    #expect(device.diagnostics == [])
  }

  @Test("a swipe past two fifths closes the page")
  func finishes() {
    open()
    device.drag(from: CGPoint(x: 391, y: 400), by: CGVector(dx: -200, dy: 0), over: 0.4)
    device.settle()
    #expect(device.root.presentedViewController == nil)
    #expect(device.diagnostics == [])
  }

  @Test("a canceled touch keeps the page, and a second swipe closes it")
  func canceledTouch() {
    open()
    device.hold(from: CGPoint(x: 391, y: 400), by: CGVector(dx: -300, dy: 0), over: 0.5)
    device.device.touchCancel()
    device.settle()
    #expect(device.root.presentedViewController === page)
    device.drag(from: CGPoint(x: 391, y: 400), by: CGVector(dx: -200, dy: 0), over: 0.4)
    device.settle()
    #expect(device.root.presentedViewController == nil)
  }

  @Test("after a rotation the circle shrinks to where the button is then")
  func rotates() {
    open()
    device.rotate(to: .landscapeLeft)
    device.settle()
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    device.perform { button.frame = CGRect(x: 776, y: 293, width: 60, height: 60) }
    device.perform { page.dismiss(animated: true) }
    device.advance(by: 0.499)
    #expect(isClose(circle, CGRect(x: 774.323, y: 291.323, width: 63.353, height: 63.353)))
    device.settle()
    #expect(device.diagnostics == [])
  }

  @Test("the button draws a disc and a plus, and draws again with another color of the line")
  func draws() {
    let button = PlusButton(frame: CGRect(x: 20, y: 100, width: 60, height: 60))
    let recording = record("the button") {
      let root = UIViewController()
      root.view.addSubview(button)
      return root
    } while: { device in
      device.perform { button.lineColor = .green }
      device.advance(by: 0.1)
    }
    let disc =
      ##"<path d="M60 30C60 46.5685 46.5685 60 30 60C13.4315 60 0 46.5685 0 30C0 13.4315 "##
      + ##"13.4315 0 30 0C46.5685 0 60 13.4315 60 30Z" fill="#0000ff""##
    let plus =
      ##"<path d="M20 30L40 30M30 20L30 40" fill="none" stroke="#00ff00" stroke-width="3""##
    #expect(recording.filmstrip.contains(disc))
    #expect(recording.filmstrip.contains(plus))
  }

  @Test("each call is answered once, and nothing remains of a transition, whatever interrupts it")
  func contract() {
    checkTransitioningDelegate(for: protocolInvariants + [.leaksNothing], on: [.phone]) { page in
      let transition = RevealTransition(
        from: UIView(frame: CGRect(x: 317, y: 752, width: 60, height: 60)))
      transition.attach(to: page)
      return transition
    }
  }
}
