import Foundation
import SegueConfig

/// The output of `segue render`, and its format.
struct RenderTarget {
  private enum Place {
    case console
    case file(String)
    case folder(String)
  }

  private let place: Place
  let form: RecordingForm

  /// Whether the output can contain several scenarios.
  var takesSeveral: Bool {
    if case .folder = place { true } else { form == .page }
  }

  /// Parses the value of `--out`.
  ///
  /// - Parameters:
  ///   - text: `-`, a file whose extension selects the format, or a folder.
  ///   - prefersRecording: Whether the format without an extension is the recording.
  init(_ text: String, prefersRecording: Bool) throws(CommandFailure) {
    let name = text.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let ending = parts.count > 1 && parts[0] != "" ? parts.last.map(String.init) : nil
    let preferred = prefersRecording ? RecordingForm.recording : .picture
    switch ending {
    case nil:
      place = text == "-" ? .console : .folder(text)
      form = preferred
    case let ending?:
      if let known = RecordingForm(ofFile: String(name)) {
        (place, form) = (.file(text), known)
        return
      }
      let known = RecordingForm.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw CommandFailure(
        .usage, "unknown-form", "\(quoted(".\(ending)")) is not an output format",
        help: "the formats are: \(known); a name without an extension is a folder")
    }
  }

  /// Prepares the output.
  ///
  /// - Parameters:
  ///   - console: The standard output.
  ///   - replaces: Whether an existing file that Segue did not write is replaced.
  ///   - inputs: The files that the command reads, which are never replaced.
  func open(
    _ console: Console, replaces: Bool, inputs: [String]
  ) throws(CommandFailure) -> Writer {
    switch place {
    case .console: Writer(form: form, destination: .console(console))
    case .file(let path):
      Writer(
        form: form,
        destination: .file(
          try OutputFile(
            path, replaces: replaces, inputs: inputs,
            hint: "add --force to replace it, or name another")))
    case .folder(let path): Writer(form: form, destination: .folder(try OutputFolder(path)))
    }
  }

  /// Writes the texts of scenarios.
  final class Writer {
    fileprivate enum Destination {
      case console(Console)
      case file(OutputFile)
      case folder(OutputFolder)
    }

    private let form: RecordingForm
    private let destination: Destination

    fileprivate init(form: RecordingForm, destination: Destination) {
      self.form = form
      self.destination = destination
    }

    /// Writes a text; in a folder, to a file with the name and the extension of the format.
    func write(_ text: String, as name: String) throws(CommandFailure) {
      switch destination {
      case .console(let console): try console.print(text)
      case .file(let file): try file.write(text)
      case .folder(let folder):
        try folder.write(text, as: "\(name).\(form.rawValue)")
      }
    }

    /// Completes a folder.
    func finish() throws(CommandFailure) {
      if case .folder(let folder) = destination { try folder.finish() }
    }
  }
}
