import SeguePictures
import SegueRecording
import Testing

@Suite struct FilmstripTests {
  @Test("A demo is kept as an attachment for people to look at")
  func demo() throws {
    Attachment.record(Filmstrip.svg(of: try Demo.slideIn()), named: "slide-in.svg")
    Attachment.record(Filmstrip.svg(of: try Demo.sheet()), named: "sheet.svg")
    Attachment.record(Still.svg(of: try Demo.slideIn(), frame: 15), named: "still.svg")
  }
}
