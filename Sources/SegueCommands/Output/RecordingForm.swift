import Foundation
import SeguePictures
import SegueRecording

/// An output format of a recording; the raw value is its file extension. `strip.svg` precedes `svg`,
/// because the first extension that a name ends in selects the format.
nonisolated package enum RecordingForm: String, CaseIterable, Sendable {
  /// A picture of at most five moments, without text.
  case strip = "strip.svg"
  /// A picture of the significant moments.
  case picture = "svg"
  /// The trace: every event, a line each.
  case trace = "txt"
  /// The recording itself.
  case recording = "json"
  /// An interactive page; the only format that can contain several recordings.
  case page = "html"

  /// The formats of a single recording.
  package static let single: [RecordingForm] = [.picture, .strip, .page, .trace, .recording]

  /// Creates the format of a file name's extension; `nil` for another extension.
  package init?(ofFile name: String) {
    guard let form = Self.allCases.first(where: { name.hasSuffix(".\($0.rawValue)") }) else {
      return nil
    }
    self = form
  }

  /// Returns the recording in this format.
  func text(of recording: Recording) throws(CommandFailure) -> String {
    switch self {
    case .picture: return Filmstrip.svg(of: recording)
    case .strip: return Filmstrip.strip(of: recording)
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
