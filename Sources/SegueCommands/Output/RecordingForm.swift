import Foundation
import SeguePictures
import SegueRecording

/// A form in which a recording is written; the raw value is the extension of such files.
nonisolated package enum RecordingForm: String, CaseIterable, Sendable {
  /// Pictures of the telling moments on a page.
  case picture = "svg"
  /// All that happened, a line each.
  case trace = "txt"
  /// The recording itself.
  case recording = "json"
  /// A page that plays; the only form that holds several recordings.
  case page = "html"

  /// The forms of a single recording.
  package static let single: [RecordingForm] = [.picture, .trace, .recording]

  /// The form of a file by the extension of its name; nil where there is none.
  package init?(ofFile name: String) {
    guard let ending = name.split(separator: ".").last else { return nil }
    self.init(rawValue: String(ending))
  }

  /// The recording in this form.
  func text(of recording: Recording) throws(CommandFailure) -> String {
    switch self {
    case .picture: return Filmstrip.svg(of: recording)
    case .trace: return recording.trace()
    case .page:
      var page = PlayingPage(title: recording.file)
      page.add(recording)
      return page.html()
    case .recording:
      do { return try recording.json() } catch {
        throw CommandFailure(.internalError, "not-finite", error.message)
      }
    }
  }
}
