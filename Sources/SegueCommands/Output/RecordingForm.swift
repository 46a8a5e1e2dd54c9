import SeguePictures
import SegueRecording

/// A form in which a recording is written; the raw value is the extension of such files.
nonisolated enum RecordingForm: String, CaseIterable, Sendable {
  /// Pictures of the telling moments on a page.
  case picture = "svg"
  /// All that happened, a line each.
  case trace = "txt"
  /// The recording itself.
  case recording = "json"

  /// The recording in this form.
  func text(of recording: Recording) throws(CommandFailure) -> String {
    switch self {
    case .picture: return Filmstrip.svg(of: recording)
    case .trace: return recording.trace()
    case .recording:
      do { return try recording.json() } catch {
        throw CommandFailure(.internalError, "not-finite", error.message)
      }
    }
  }
}
