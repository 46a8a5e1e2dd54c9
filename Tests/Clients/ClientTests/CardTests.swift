import Clients
import SegueConfig
import SegueParts
import SegueTesting
import SlideInStyle
import Testing

@testable import Clients

@MainActor private final class CardDelegate: NSObject, CardControllerDelegate {
  var closed = 0
  var mayClose: Bool? = true
  func cardWillClose(_ card: CardController) { closed += 1 }
  func cardMayClose(_ card: CardController) -> Bool? { mayClose }
}

@MainActor @Suite struct CardTests {
  private let device = TestDevice(.phone) { UIViewController() }

  private func open() -> CardController {
    let card = CardController()
    device.perform { device.root.present(card, animated: true) }
    device.settle()
    return card
  }

  @Test("a presented card fills the lower half")
  func frame() {
    let card = open()
    #expect(isClose(card.view.frame, CGRect(x: 0, y: 426, width: 393, height: 426)))
    #expect(device.diagnostics == [])
  }

  @Test("a tap on the dimming view closes the card, and tells its delegate once")
  func tap() {
    let card = open()
    let delegate = CardDelegate()
    card.delegate = delegate
    device.tap("dimming")
    device.settle()
    #expect(device.root.presentedViewController == nil)
    #expect(delegate.closed == 1)
  }

  @Test("a delegate that gives no answer lets the card close, one that returns false does not")
  func optionalRequirement() {
    let card = open()
    let delegate = CardDelegate()
    delegate.mayClose = false
    card.delegate = delegate
    device.tap("dimming")
    device.settle()
    #expect(device.root.presentedViewController === card)
    delegate.mayClose = nil
    device.tap("dimming")
    device.settle()
    #expect(device.root.presentedViewController == nil)
  }

  @Test("a rotation gives the card the lower half of the new screen")
  func rotation() {
    let card = open()
    device.rotate(to: .landscapeLeft)
    device.settle()
    #expect(isClose(card.view.frame, CGRect(x: 0, y: 196.5, width: 852, height: 196.5)))
  }

  @Test("the dimming view covers the screen, and fades with the card")
  func dimming() {
    let card = CardController()
    device.perform { device.root.present(card, animated: true) }
    device.advance(by: 0.1)
    let dimming = device.view("dimming")
    #expect(isClose(device.frame(of: card.view), CGRect(x: 0, y: 619.924, width: 393, height: 426)))
    let alpha = device.device.perform { dimming?.layer.presentation()?.opacity }
    #expect(isClose(alpha.map { CGFloat($0) }, 0.545))
    device.settle()
    #expect(dimming?.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(dimming?.alpha == 1)
    device.rotate(to: .landscapeLeft)
    device.settle()
    #expect(dimming?.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
  }

  @Test("a tap on the dimming view during the presentation is ignored, the card appears")
  func interrupts() {
    let card = CardController()
    device.perform { device.root.present(card, animated: true) }
    device.advance(by: 0.1)
    device.tap(at: CGPoint(x: 100, y: 100))
    device.settle()
    #expect(device.root.presentedViewController === card)
    #expect(device.diagnostics == [])
  }

  @Test("the card moves as a view of the slide-in style with UIKit's spring")
  func equalsStyle() {
    let other = TestDevice(.phone) { UIViewController() }
    let (card, panel) = (CardController(), UIViewController())
    other.perform {
      var parameters = SlideInParameters()
      parameters.edge = .bottom
      parameters.extent = .fraction(0.5)
      parameters.timing.motion = .system
      panel.use(.slideIn, parameters)
    }
    expectEqualFrames(
      Play(device, of: card.view) { device.root.present(card, animated: true) },
      Play(other, of: panel.view) { other.root.present(panel, animated: true) })
    expectEqualFrames(
      Play(device, of: card.view) { card.dismiss(animated: true) },
      Play(other, of: panel.view) { panel.dismiss(animated: true) })
  }
}
