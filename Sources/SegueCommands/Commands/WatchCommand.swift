import SegueConfig
import SeguePictures
import SegueRecording
import SegueScenario

enum WatchCommand {
  private static let out = CommandOption(
    "out", letter: "o", value: "FILE.html", kind: .file,
    "write the page of the scenarios after each change")
  private static let changes = CommandOption(
    "changes", value: "N", "end after N changes; by default when interrupted")

  /// `segue watch`: plays a file again after each change.
  static let command = Command(
    name: "watch", summary: "play a file again after each change",
    examples: [
      CommandExample("segue watch a.yaml", "errors, failures, and what a change changes"),
      CommandExample(
        "segue watch a.yaml --scenario 'summer*' -o a.html", "and a page, to reload in a browser"),
    ],
    arguments: [CommandArgument(name: "FILE", kind: .file, summary: "a YAML file")],
    options: [.scenario, .set, out, changes],
    notes: [
      "Plays the file when it, or a file that it extends, is saved, also through a symbolic link."
        + " Reports when it is gone, and plays it when it is there again. Prints the errors of the"
        + " file, or the scenarios that fail and what differs from the play before. A page is replaced"
        + " only by a valid file.",
      "Nothing is served to the network.",
    ]
  ) { invocation, context throws(CommandFailure) in
    let limit = try count(invocation)
    var session = try WatchSession(invocation, context, page: try invocation.page(out))
    var (files, done) = ([invocation.arguments[0]], 0)
    while true {
      // The files are watched before they are played, so that a change meanwhile is the next one. They
      // are watched anew each time, because a link can have another target by now.
      var watcher = try FileWatcher(files)
      let sources = session.play()
      if sources != files { watcher = try FileWatcher(sources) }
      files = sources
      try session.report()
      if done == limit { break }
      watcher.wait()
      done += 1
    }
    return session.isGood ? .success : .failed
  }

  /// Returns the number of changes after which the command ends.
  private static func count(_ invocation: Invocation) throws(CommandFailure) -> Int {
    guard let text = invocation.value(changes) else { return .max }
    guard let count = Int(text), count >= 0 else {
      throw invocation.usage(
        "bad-changes", "\(quoted(text)) is not a number of changes", help: "write 0 or more")
    }
    return count
  }
}
