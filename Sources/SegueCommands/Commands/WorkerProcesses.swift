import Foundation
import SegueConfig

/// A run that is divided among processes of the same program, each of which plays a part.
struct WorkerProcesses {
  static let option = CommandOption(
    "jobs", letter: "j", value: "N", "play in N processes, with the same results as in one")
  private static let most = 256
  /// The folder for the reports and files of the parts.
  private let folder: String
  private let executable: String
  private let invocation: Invocation
  /// The options of the whole run that every part has too.
  private let options: [CommandOption]
  private let count: Int
  private let keepsFiles: Bool

  /// Parses the number of processes: 1 without the option.
  static func count(of invocation: Invocation) throws(CommandFailure) -> Int {
    guard let text = invocation.value(option) else { return 1 }
    guard let count = Int(text), (1...most).contains(count) else {
      throw invocation.usage(
        "bad-jobs", "\(quoted(text)) is not a number of processes",
        help: "write a number from 1 to \(most)")
    }
    return count
  }

  /// - Parameters:
  ///   - count: The number of processes.
  ///   - invocation: The command line of the whole run.
  ///   - options: The options that every part has too.
  ///   - keepsFiles: Whether the parts write the files of scenarios.
  ///   - executable: The path of the program.
  init(
    _ count: Int, _ invocation: Invocation, options: [CommandOption], keepsFiles: Bool,
    executable: String
  ) {
    self.count = count
    self.keepsFiles = keepsFiles
    self.executable = executable
    self.invocation = invocation
    self.options = options
    folder =
      FileManager.default.temporaryDirectory.appending(
        path: "segue-jobs-\(ProcessInfo.processInfo.processIdentifier)"
      ).path
  }

  /// Plays all parts and joins their results.
  ///
  /// - Parameter output: The folder for the files of all parts; `nil` for none.
  /// - Throws: If a process fails for another reason than an expectation.
  func play(into output: ResultFolder?) throws(CommandFailure) -> RunResults {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: false,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw CommandFailure(
        .cannotCreate, "output-failed", "\(quotedPath(folder)) could not be created")
    }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var processes: [pid_t] = []
    do throws(CommandFailure) {
      for part in 1...count { processes.append(try start(part)) }
    } catch {
      for process in processes { kill(process, SIGTERM) }
      for process in processes { _ = wait(process) }
      throw error
    }
    let statuses = processes.map(wait)
    var parts: [ReportPart] = []
    for (offset, status) in statuses.enumerated() {
      let path = keepsFiles ? files(offset + 1) : report(offset + 1)
      guard [ExitCode.success, .failed].map(\.rawValue).contains(status),
        let part = try? ReportPart(path)
      else { throw failure(of: offset + 1, status) }
      parts.append(part)
    }
    return try ReportPart.merge(parts, into: output)
  }

  private func report(_ part: Int) -> String { "\(folder)/\(part).json" }
  private func files(_ part: Int) -> String { "\(folder)/\(part)" }
  private func messages(_ part: Int) -> String { "\(folder)/\(part).txt" }

  private func start(_ part: Int) throws(CommandFailure) -> pid_t {
    // The last shard divides the parts of the others.
    let own = ["--\(ScenarioSelection.shard.name)=\(part)/\(count)", "--json"]
    let words =
      [executable, invocation.command]
      + invocation.words(of: options, and: own + (keepsFiles ? ["--out=\(files(part))"] : []))
    var actions = FileActions.none
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 1, report(part), flags, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, messages(part), flags, 0o600)
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let number = posix_spawn(&process, executable, &actions, nil, &arguments, environ)
    guard number == 0 else {
      let reason = SystemCall.Failure(number: number).inputReason
      throw CommandFailure(
        .internalError, "no-process", "\(quotedPath(executable)) could not be started: \(reason)",
        help: "leave out '--\(Self.option.name)'")
    }
    return process
  }

  /// Waits for the end of a process; returns its exit code, or the negative number of the signal that
  /// ended it.
  private func wait(_ process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return -1 }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : -signal
  }

  private func failure(of part: Int, _ status: Int32) -> CommandFailure {
    let text = (try? String(contentsOfFile: messages(part), encoding: .utf8)) ?? ""
    guard text.isEmpty else {
      return CommandFailure(ExitCode(rawValue: status) ?? .internalError, text: text)
    }
    let end = status < 0 ? "signal \(-status)" : "exit code \(status)"
    return CommandFailure(
      .internalError, "process-failed",
      "process \(part) of \(count) ended with \(end) and without a report",
      help: "leave out '--\(Self.option.name)' to find the scenario")
  }
}
