import Clients
import DimmingStyle
import SegueParts
import SegueTesting
import Testing

@testable import Clients

@MainActor @Suite struct PopCardTests {
  private let device: TestDevice
  private let notes: NotesController

  init() throws {
    device = TestDevice(.phone) { NotesController() }
    notes = try #require(device.root as? NotesController)
    let main = device.device.storyboard("Main")
    main.register("note") { NoteController(coder: $0) ?? UIViewController() }
    main.addSegue("addNote", from: NotesController.self, .custom(PopCardSegue.init), to: "note")
    main.addUnwindSegue(
      "save", from: NoteController.self, to: NotesController.unwindToNotes(_:))
  }

  private var note: NoteController? { notes.presentedViewController as? NoteController }

  private func open() {
    device.tap("add")
    device.settle()
  }

  @Test("the segue prepares its destination, and shows it as a card in the middle")
  func presents() {
    open()
    #expect(note?.text == "Note 1")
    #expect(note?.view.frame == CGRect(x: 46.5, y: 326, width: 300, height: 200))
    #expect(device.view("dimming")?.alpha == 1)
    #expect(device.diagnostics == [])
  }

  @Test("the unwind segue brings the note, and after two of them the segue is refused")
  func unwinds() {
    for _ in 1...3 {
      open()
      device.perform { note?.save(self) }
      device.settle()
    }
    #expect(notes.notes == ["Note 1", "Note 2"])
    #expect(device.diagnostics == [])
  }

  @Test("a tap on the dimming view closes the card without a note")
  func tapCloses() {
    open()
    device.tap("dimming")
    device.settle()
    #expect(note == nil)
    #expect(notes.notes == [])
  }

  @Test("the card follows a drag down, and returns if that ends before its middle")
  func cancels() {
    open()
    device.hold(from: CGPoint(x: 196, y: 426), by: CGVector(dx: 0, dy: 130), over: 0.4)
    #expect(
      isClose(
        device.frame(of: note?.view), CGRect(x: 59.5, y: 334.667, width: 274, height: 182.667)))
    device.advance(by: 0.2)
    device.lift()
    device.settle()
    #expect(note?.view.frame == CGRect(x: 46.5, y: 326, width: 300, height: 200))
    #expect(note?.view.transform == .identity)
    #expect(device.diagnostics == [])
  }

  @Test("a long drag down closes the card")
  func finishes() {
    open()
    device.drag(from: "note", by: CGVector(dx: 0, dy: 220), over: 0.4)
    device.settle()
    #expect(note == nil)
    #expect(device.diagnostics == [])
  }

  @Test(
    "a touch stops the appearing card, which a drag down closes and a drag up completes",
    arguments: [true, false])
  func interrupts(isUp: Bool) {
    device.tap("add")
    device.advance(by: 0.1)
    #expect(
      isClose(
        device.frame(of: note?.view), CGRect(x: 66.543, y: 339.362, width: 259.913, height: 173.275)
      ))
    device.hold(from: CGPoint(x: 196, y: 426), by: CGVector(dx: 0, dy: isUp ? -150 : 60), over: 0.3)
    let held =
      isUp
      ? CGRect(x: 46.5, y: 326, width: 300, height: 200)
      : CGRect(x: 62.457, y: 336.638, width: 268.087, height: 178.725)
    #expect(isClose(device.frame(of: note?.view), held))
    device.lift()
    device.settle()
    #expect((note != nil) == isUp)
    #expect(device.diagnostics == [])
  }

  @Test("a rotation keeps the card in the middle")
  func rotates() {
    open()
    device.rotate(to: .landscapeLeft)
    device.settle()
    #expect(note?.view.frame == CGRect(x: 276, y: 96.5, width: 300, height: 200))
    #expect(device.view("dimming")?.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
  }

  @Test("the segue is alive until the dismissal, and not after it")
  func lifetime() {
    open()
    weak var delegate = note?.transitioningDelegate as? PopCardSegue
    #expect(delegate != nil)
    device.tap("dimming")
    device.settle()
    #expect(delegate == nil)
  }

  /// A card of the dimming style over the same time.
  private func makeStyled() -> (TestDevice, UIViewController) {
    let other = TestDevice(.phone) { UIViewController() }
    let card = other.device.perform {
      let card = UIViewController()
      card.preferredContentSize = CGSize(width: 300, height: 200)
      var parameters = DimmingTransitionParameters()
      parameters.from = .center
      card.use(.dimming, parameters)
      return card
    }
    return (other, card)
  }

  @Test("the card appears and disappears as one of the dimming style")
  func equalsStyle() {
    let (other, card) = makeStyled()
    expectEqualFrames(
      Play(device, of: note?.view) { notes.performSegue(withIdentifier: "addNote", sender: nil) },
      Play(other, of: card.view) { other.root.present(card, animated: true) })
    let old = note
    expectEqualFrames(
      Play(device, of: old?.view) { notes.dismiss(animated: true) },
      Play(other, of: card.view) { card.dismiss(animated: true) })
  }
}
