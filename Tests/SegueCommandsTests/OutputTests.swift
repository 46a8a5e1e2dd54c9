import Foundation
import SegueCommands
import Testing

/// An output that cannot be written, and its message.
nonisolated struct PlaceCase: CustomTestStringConvertible, Sendable {
  var output: String
  var code: Int32 = 73
  var messages: String
  var testDescription: String { output }

  static let all = [
    PlaceCase(
      output: "…/none/a.svg",
      messages: "error[output-failed]: '…/none/a.svg' could not be written: "
        + "its folder does not exist\n"),
    PlaceCase(
      output: "…/a.yaml/a.svg",
      messages: "error[output-failed]: '…/a.yaml/a.svg' could not be written: "
        + "its parent is not a folder\n"),
    PlaceCase(
      output: "…/a.yaml/out",
      messages: "error[output-failed]: '…/a.yaml/out' could not be written: "
        + "its parent is not a folder\n"),
    PlaceCase(
      output: "…/folder.svg",
      messages: """
        error[not-a-file]: '…/folder.svg' is a folder, which is not replaced
         = help: name a new file or a regular one

        """),
    PlaceCase(
      output: "…/victim.svg",
      messages: """
        error[exists]: the file '…/victim.svg' already exists
         = help: add --force to replace it, or name another

        """),
    PlaceCase(
      output: "…/link.svg",
      messages: """
        error[not-a-file]: '…/link.svg' is a symbolic link, which is not replaced
         = help: name a new file or a regular one

        """),
    PlaceCase(
      output: "…/pipe.svg",
      messages: """
        error[not-a-file]: '…/pipe.svg' is a pipe, which is not replaced
         = help: name a new file or a regular one

        """),
    PlaceCase(
      output: "/dev/null",
      messages: """
        error[not-a-folder]: '/dev/null' exists and is not a folder
         = help: name a folder that is new or empty

        """),
    PlaceCase(
      output: "…/link",
      messages: """
        error[not-empty]: the folder '…/link' holds files that Segue did not write
         = help: name a folder that is new or empty

        """),
    PlaceCase(
      output: "…/" + String(repeating: "n", count: 300) + ".svg",
      messages: "error[output-failed]: '…/" + String(repeating: "n", count: 300)
        + ".svg' could not be written: its name is too long\n"),
    PlaceCase(
      output: "",
      messages: "error[output-failed]: '' could not be written: its folder does not exist\n"),
    PlaceCase(
      output: "…/a\0b.svg",
      messages: "error[output-failed]: '…/a\\x00b.svg' could not be written: "
        + "its folder does not exist\n"),
  ]
}

@Suite struct OutputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.make("a.yaml", passing)
    try folder.make("victim.svg", "mine")
    try folder.make("folder.svg/inside", "mine")
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: folder.path + "/link.svg", withDestinationPath: folder.path + "/victim.svg")
    try files.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: folder.path + "/folder.svg")
    try #require(mkfifo(folder.path + "/pipe.svg", 0o600) == 0)
  }

  @Test(
    "[D-53][D-54] an output that cannot be written is refused and unchanged",
    arguments: PlaceCase.all)
  func refuse(_ place: PlaceCase) throws {
    let before = try TemporaryFolder.contents(folder.path)
    #expect(
      folder.segue("render", "…/a.yaml", "-o", place.output)
        == Outcome(code: place.code, messages: place.messages))
    #expect(try TemporaryFolder.contents(folder.path) == before)
    #expect(try folder.text("victim.svg") == "mine")
  }

  @Test(
    "an output whose name is not UTF-8 is refused, and no other file is written",
    arguments: [("render", "p\u{FFFD}.svg"), ("render", "o\u{FFFD}"), ("run", "o\u{FFFD}")])
  func notUTF8(_ command: String, _ name: String) throws {
    let before = try TemporaryFolder.contents(folder.path)
    #expect(
      folder.segue(command, "…/a.yaml", "-o", "…/\(name)")
        == Outcome(
          code: 73,
          messages: """
            error[not-utf8]: '…/\(name)' is a name that is not UTF-8
             = help: name an output in UTF-8

            """))
    #expect(try TemporaryFolder.contents(folder.path) == before)
  }

  @Test("a regular file is replaced atomically, without temporary files left")
  func replaceAtomically() throws {
    let before = try TemporaryFolder.contents(folder.path)
    #expect(folder.segue("render", "…/a.yaml", "--force", "-o", "…/victim.svg") == Outcome(code: 0))
    #expect(try folder.text("victim.svg").hasPrefix("<svg "))
    #expect(try TemporaryFolder.contents(folder.path) == before)
  }

  @Test("a hard link to the replaced file keeps the old text")
  func hardLink() throws {
    try FileManager.default.linkItem(
      atPath: folder.path + "/victim.svg", toPath: folder.path + "/other.svg")
    #expect(folder.segue("render", "…/a.yaml", "--force", "-o", "…/victim.svg") == Outcome(code: 0))
    #expect(try folder.text("other.svg") == "mine")
  }

  @Test("a folder with other files is refused; the output of an earlier run is replaced")
  func folderWithForeignFiles() throws {
    let refused = folder.segue("run", "…/a.yaml", "-o", "…/folder.svg")
    #expect(
      refused
        == Outcome(
          code: 73,
          messages: """
            error[not-empty]: the folder '…/folder.svg' holds files that Segue did not write
             = help: name a folder that is new or empty

            """))
    for _ in 1...2 { #expect(folder.segue("run", "…/a.yaml", "-o", "…/out").code == 0) }
  }

  @Test("[D-57] two runs cannot write to one folder at the same time")
  func lock() throws {
    let first = try OutputFolder(folder.path + "/out")
    #expect(
      folder.segue("run", "…/a.yaml", "-o", "…/out")
        == Outcome(
          code: 73,
          messages: """
            error[in-use]: another 'segue' is writing to the folder '…/out'
             = help: wait for it, or name another folder

            """))
    try first.finish()
  }

  @Test("[D-56] the manifest is written last: without it a folder is unfinished")
  func manifestLast() throws {
    #expect(folder.segue("run", "…/a.yaml", "-o", "…/out").code == 0)
    let output = try OutputFolder(folder.path + "/out")
    try output.write("text", as: "a/a.txt")
    #expect(try !TemporaryFolder.contents(folder.path + "/out").contains("manifest.json"))
    try output.finish()
    #expect(
      try TemporaryFolder.contents(folder.path + "/out")
        == [".segue-output", "a", "a/a.txt", "manifest.json"])
  }

  @Test("[D-44] a forged list of files removes nothing outside its folder")
  func hostileList() throws {
    #expect(folder.segue("run", "…/a.yaml", "-o", "…/out").code == 0)
    try folder.make("out/mine/keep.txt", "mine")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/out/way", withDestinationPath: folder.path)
    let paths = [
      "../victim.svg", "\(folder.path)/victim.svg", "way/victim.svg", "mine", ".segue-output",
      "a/../../victim.svg", "a/b/c",
    ]
    try folder.make("out/.segue-output", paths.joined(separator: "\n") + "\n")
    #expect(folder.segue("run", "…/a.yaml", "-o", "…/out").code == 0)
    #expect(try folder.text("victim.svg") == "mine")
    #expect(try folder.text("out/mine/keep.txt") == "mine")
    #expect(
      try TemporaryFolder.contents(folder.path + "/out") == [
        ".segue-output", "a", "a/the-note-opens.html", "a/the-note-opens.json",
        "a/the-note-opens.strip.svg", "a/the-note-opens.svg", "a/the-note-opens.txt", "index.html",
        "manifest.json", "mine", "mine/keep.txt", "results.json", "way",
      ])
  }

  @Test("[D-52] a failed write keeps the old file and leaves no part of the new one")
  func fullDisk() async {
    await #expect(processExitsWith: .exitCode(74)) {
      try await MainActor.run {
        let folder = try TemporaryFolder()
        try folder.make("a.yaml", passing)
        try folder.make("a.svg", "mine")
        let before = try TemporaryFolder.contents(folder.path)
        signal(SIGXFSZ, SIG_IGN)
        #if canImport(Darwin)
          let fileSize = RLIMIT_FSIZE
        #else
          // RLIMIT_FSIZE, a constant of a C enumeration, which Swift does not import as this type.
          let fileSize = __rlimit_resource_t(1)
        #endif
        var limit = rlimit(rlim_cur: 100, rlim_max: 100)
        guard setrlimit(fileSize, &limit) == 0 else { exit(1) }
        let outcome = folder.segue("render", "…/a.yaml", "--force", "-o", "…/a.svg")
        let message =
          "error[output-failed]: '…/a.svg' could not be written: the file would be too large\n"
        guard outcome.messages == message, try folder.text("a.svg") == "mine",
          try TemporaryFolder.contents(folder.path) == before
        else { exit(2) }
        try? FileManager.default.removeItem(atPath: folder.path)
        exit(outcome.code)
      }
    }
  }

  @Test("[D-54] without write permission no scenario is played")
  func noPermission() async {
    await #expect(processExitsWith: .exitCode(73)) {
      try await MainActor.run {
        let folder = try TemporaryFolder()
        try folder.make("a.yaml", passing)
        guard chmod(folder.path, 0o555) == 0 else { exit(1) }
        // The superuser may write to every folder.
        if getuid() == 0, setuid(65534) != 0 { exit(2) }
        let outcome = folder.segue("render", "…/a.yaml", "--force", "-o", "…/a.svg")
        let message =
          "error[output-failed]: '…/a.svg' could not be written: permission denied\n"
        if outcome.messages != message { exit(3) }
        exit(outcome.code)
      }
    }
  }
}
