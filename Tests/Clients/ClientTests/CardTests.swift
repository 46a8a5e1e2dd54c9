import Clients
import SegueTesting
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
}
