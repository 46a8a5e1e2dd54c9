import Foundation
import SegueConfig

/// Where pictures of scenarios go, and in which form.
struct RenderTarget {
  private enum Place {
    case console
    case file(String)
    case folder(String)
  }

  private let place: Place
  let form: RecordingForm

  /// Whether more than one scenario can go there.
  var takesSeveral: Bool {
    if case .folder = place { true } else { form == .page }
  }

  /// Understands what a person calls an output.
  ///
  /// - Parameters:
  ///   - text: `-`, a file whose extension tells the form, or a folder.
  ///   - prefersRecording: Whether the form is the recording where no extension tells it.
  init(_ text: String, prefersRecording: Bool) throws(CommandFailure) {
    let name = text.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let ending = parts.count > 1 && parts[0] != "" ? parts.last.map(String.init) : nil
    let preferred = prefersRecording ? RecordingForm.recording : .picture
    switch ending {
    case nil:
      place = text == "-" ? .console : .folder(text)
      form = preferred
    case let ending? where RecordingForm(rawValue: ending) != nil:
      place = .file(text)
      form = RecordingForm(rawValue: ending) ?? preferred
    case let ending?:
      let known = RecordingForm.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw CommandFailure(
        .usage, "unknown-form", "nothing can be written as \(quoted(".\(ending)"))",
        help: "the forms are: \(known); a name without an extension is a folder")
    }
  }

  /// Prepares to write there.
  ///
  /// - Parameters:
  ///   - console: The standard output.
  ///   - replaces: Whether a file that is there may go, also when Segue did not write it.
  ///   - inputs: The files that are read, which never go.
  func open(
    _ console: Console, replaces: Bool, inputs: [String]
  ) throws(CommandFailure) -> Writer {
    switch place {
    case .console: Writer(form: form, destination: .console(console))
    case .file(let path):
      Writer(
        form: form,
        destination: .file(try OutputFile(path, replaces: replaces, inputs: inputs)))
    case .folder(let path): Writer(form: form, destination: .folder(try OutputFolder(path)))
    }
  }

  /// Writes texts about scenarios.
  final class Writer {
    fileprivate enum Destination {
      case console(Console)
      case file(OutputFile)
      case folder(OutputFolder)
    }

    private let form: RecordingForm
    private let destination: Destination
    private var names = Slug()

    fileprivate init(form: RecordingForm, destination: Destination) {
      self.form = form
      self.destination = destination
    }

    func write(_ text: String, scenario: String) throws(CommandFailure) {
      switch destination {
      case .console(let console): try console.print(text)
      case .file(let file): try file.write(text)
      case .folder(let folder):
        try folder.write(text, as: "\(names.unique(scenario)).\(form.rawValue)")
      }
    }

    /// Completes a folder.
    func finish() throws(CommandFailure) {
      if case .folder(let folder) = destination { try folder.finish() }
    }
  }
}
