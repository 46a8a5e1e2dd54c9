import Foundation
import SegueCommands
import Testing

/// Only files that Segue wrote are replaced and removed.
@Suite struct OutputOwnershipTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.make("a.yaml", passing)
  }

  @Test(
    "a file that Segue wrote is replaced without --force",
    arguments: RecordingForm.allCases.map(\.rawValue))
  func replaceGeneratedFile(form: String) throws {
    for _ in 1...2 {
      #expect(folder.segue("render", "…/a.yaml", "-o", "…/x.\(form)") == Outcome(code: 0))
    }
  }

  @Test(
    "a file that only resembles one of Segue's is refused without --force",
    arguments: [
      ("x.html", "<!DOCTYPE html>\n<html><p>mine</p></html>\n"),
      (
        "x.svg",
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\">\n<title>mine</title></svg>\n"
      ),
      ("x.json", "{\"device\": \"mine\"}\n"), ("x.txt", "scenario  of mine\n"), ("x.txt", ""),
    ])
  func refuseSimilarFile(name: String, text: String) throws {
    try folder.make(name, text)
    #expect(
      folder.segue("render", "…/a.yaml", "-o", "…/\(name)")
        == Outcome(
          code: 73,
          messages: """
            error[exists]: the file '…/\(name)' already exists
             = help: add --force to replace it, or name another

            """))
    #expect(try folder.text(name) == text)
  }

  @Test(
    "a file of Segue's that was changed is refused without --force",
    arguments: RecordingForm.allCases.map(\.rawValue))
  func refuseChangedFile(form: String) throws {
    #expect(folder.segue("render", "…/a.yaml", "-o", "…/x.\(form)").code == 0)
    let own = try folder.text("x.\(form)")
    let middle = own.index(own.startIndex, offsetBy: own.count / 2)
    for changed in [own + "mine\n", own[..<middle] + "mine" + own[middle...], own.dropLast(1) + ""]
    {
      try folder.make("x.\(form)", String(changed))
      #expect(folder.segue("render", "…/a.yaml", "-o", "…/x.\(form)").code == 73)
      #expect(try folder.text("x.\(form)") == changed)
    }
  }

  @Test("a recording file equals the printed recording except for the digest as its last member")
  func recordingWithDigest() throws {
    #expect(folder.segue("render", "…/a.yaml", "-o", "…/x.json").code == 0)
    let text = try folder.text("x.json")
    let read = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let digest = try #require(read?["digest"] as? String)
    #expect(digest.count == 16)
    let printed = folder.segue("render", "…/a.yaml", "--json").output
    // The digest precedes the last three characters, the end of the object.
    #expect(
      text.replacingOccurrences(of: folder.path, with: "…")
        == printed.dropLast(3) + ",\n\"digest\": \"\(digest)\"\n}\n")
  }

  @Test(
    "an input of the command is never replaced, under any name and with --force",
    arguments: ["in.json", "base.svg", "overridden.svg", "other.html"])
  func keepInput(name: String) throws {
    try folder.make("base.svg", "device: phone\n")
    // Its value is overridden in the merged value.
    try folder.make("overridden.svg", "device: tablet\n")
    try folder.make(
      "in.json",
      "extends: [overridden.svg, base.svg]\n"
        + passing.replacingOccurrences(of: "device: phone\n", with: ""))
    try FileManager.default.linkItem(
      atPath: folder.path + "/in.json", toPath: folder.path + "/other.html")
    let before = try folder.text("in.json")
    #expect(
      folder.segue("render", "…/in.json", "--force", "-o", "…/\(name)")
        == Outcome(
          code: 73,
          messages: """
            error[is-input]: '…/\(name)' is an input of the command and is not replaced
             = help: name another file

            """))
    #expect(try folder.text("in.json") == before)
  }

  @Test("a replaced file keeps its permissions")
  func keepMode() throws {
    let path = try folder.make("x.svg", "mine")
    try #require(chmod(path, 0o640) == 0)
    #expect(folder.segue("render", "…/a.yaml", "--force", "-o", "…/x.svg") == Outcome(code: 0))
    var status = stat()
    try #require(stat(path, &status) == 0)
    #expect(status.st_mode & 0o7777 == 0o640)
  }

  @Test("temporary files of a killed process are removed; those of a running one stay")
  func abandoned() throws {
    let living = ".segue-\(getpid())-0.tmp"
    // No process has the number 99999999.
    let names = [".segue-99999999-0.tmp", ".segue-99999999-12.tmp"]
    for name in names + [living, ".segue-mine.tmp", ".segue-99999999-x.tmp"] {
      try folder.make(name, "half")
    }
    #expect(folder.segue("render", "…/a.yaml", "-o", "…/x.svg") == Outcome(code: 0))
    #expect(
      try TemporaryFolder.contents(folder.path)
        == [".segue-99999999-x.tmp", living, ".segue-mine.tmp", "a.yaml", "x.svg"].sorted())
    #expect(folder.segue("run", "…/a.yaml", "-o", "…/out").code == 0)
    try folder.make("out/a/\(names[0])", "half")
    #expect(folder.segue("run", "…/a.yaml", "-o", "…/out").code == 0)
    #expect(try !TemporaryFolder.contents(folder.path + "/out").contains("a/\(names[0])"))
  }

  @Test("files of an interrupted run are removed by the next run")
  func interrupted() throws {
    try folder.make("b.yaml", passing)
    // A text with a digest: files without one are not removed.
    let recording = try {
      #expect(folder.segue("run", "…/b.yaml", "-o", "…/other").code == 0)
      return try folder.text("other/b/the-note-opens.txt")
    }()
    // A scope, so that the folder is unlocked at its end.
    do {
      let output = try OutputFolder(folder.path + "/out")
      try output.write(recording, as: "b/one.txt")
      try output.write(recording, as: "two.txt")
    }
    let left = try TemporaryFolder.contents(folder.path + "/out")
    #expect(left == [".segue-output", "b", "b/one.txt", "two.txt"])
    #expect(folder.segue("run", "…/a.yaml", "-o", "…/out").code == 0)
    #expect(
      try TemporaryFolder.contents(folder.path + "/out") == [
        ".segue-output", "a", "a/the-note-opens.html", "a/the-note-opens.json",
        "a/the-note-opens.strip.svg", "a/the-note-opens.svg", "a/the-note-opens.txt", "index.html",
        "manifest.json", "results.json",
      ])
    #expect(
      try folder.text("out/.segue-output").split(separator: "\n").sorted() == [
        "a/the-note-opens.html", "a/the-note-opens.json", "a/the-note-opens.strip.svg",
        "a/the-note-opens.svg", "a/the-note-opens.txt", "index.html", "results.json",
      ])
  }

  @Test("files of a run that could not write its manifest are removed by the next run")
  func listNotWritten() throws {
    #expect(folder.segue("run", "…/a.yaml", "-o", "…/other").code == 0)
    let recording = try folder.text("other/a/the-note-opens.txt")
    do {
      let output = try OutputFolder(folder.path + "/out")
      try output.write(recording, as: "b/one.txt")
      // A folder in place of the manifest, which therefore cannot be written.
      try folder.make("out/manifest.json/inside", "mine")
      let failure = CommandFailure(
        .cannotCreate, "output-failed",
        "'\(folder.path)/out/manifest.json' could not be written: it is a folder")
      #expect(throws: failure) { try output.finish() }
    }
    try FileManager.default.removeItem(atPath: folder.path + "/out/manifest.json")
    #expect(folder.segue("run", "…/a.yaml", "-o", "…/out").code == 0)
    #expect(
      try TemporaryFolder.contents(folder.path + "/out") == [
        ".segue-output", "a", "a/the-note-opens.html", "a/the-note-opens.json",
        "a/the-note-opens.strip.svg", "a/the-note-opens.svg", "a/the-note-opens.txt", "index.html",
        "manifest.json", "results.json",
      ])
  }

  @Test("files from before an interrupted run are removed too, though their manifest is gone")
  func interruptedAgain() throws {
    #expect(folder.segue("run", "…/a.yaml", "-o", "…/out").code == 0)
    // A run that is interrupted before its first file.
    _ = try OutputFolder(folder.path + "/out")
    #expect(try !TemporaryFolder.contents(folder.path + "/out").contains("manifest.json"))
    try folder.make("b.yaml", passing)
    #expect(folder.segue("run", "…/b.yaml", "-o", "…/out").code == 0)
    #expect(try !TemporaryFolder.contents(folder.path + "/out").contains("a"))
  }

  @Test("an output folder's file that Segue did not write is not replaced")
  func keepForeignFile() throws {
    try folder.make("b.yaml", failing)
    #expect(folder.segue("run", "…/b.yaml", "-o", "…/out").code == 1)
    try folder.make("out/a/the-note-opens.svg", "mine")
    #expect(
      folder.segue("run", "…/a.yaml", "-o", "…/out")
        == Outcome(
          code: 73,
          messages: """
            error[exists]: the file '…/out/a/the-note-opens.svg' was not written by Segue
             = help: move it elsewhere, or name a folder that is new or empty

            """))
    #expect(try folder.text("out/a/the-note-opens.svg") == "mine")
  }

  @Test("a manifest that Segue did not write is not replaced")
  func keepForeignManifest() throws {
    #expect(folder.segue("run", "…/a.yaml", "-o", "…/out").code == 0)
    try folder.make("out/manifest.json", "{ \"name\": \"mine\" }")
    let outcome = folder.segue("run", "…/a.yaml", "-o", "…/out")
    #expect(outcome.code == 73)
    #expect(try folder.text("out/manifest.json") == "{ \"name\": \"mine\" }")
  }

  @Test("a forged list of files removes no file that Segue did not write")
  func forgedList() throws {
    #expect(folder.segue("run", "…/a.yaml", "-o", "…/out").code == 0)
    try folder.make("out/mine.txt", "mine")
    try folder.make("out/mine/keep.svg", "mine")
    try folder.make("out/.segue-output", "mine.txt\nmine/keep.svg\n")
    #expect(folder.segue("run", "…/a.yaml", "-o", "…/out").code == 0)
    #expect(try folder.text("out/mine.txt") == "mine")
    #expect(try folder.text("out/mine/keep.svg") == "mine")
  }

  @Test(
    "too many open files are reported as such, also when creating an output",
    arguments: [EMFILE, ENFILE])
  func tooManyFiles(number: Int32) {
    #expect(SystemCall.Failure(number: number).reason == "too many files are open")
  }

  @Test(
    "a path that is not a folder is refused with the reason",
    arguments: [
      ("file", "'…/file' exists and is not a folder"),
      ("dangling", "'…/dangling' is a broken symbolic link"),
    ])
  func noFolder(name: String, message: String) throws {
    try folder.make("file", "mine")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/dangling", withDestinationPath: "nowhere")
    #expect(
      folder.segue("run", "…/a.yaml", "--out", "…/\(name)")
        == Outcome(
          code: 73,
          messages: """
            error[not-a-folder]: \(message)
             = help: name a folder that is new or empty

            """))
  }

  @Test("run --out with a page's file name creates no folder")
  func refuseFileNameAsFolder() throws {
    #expect(
      folder.segue("run", "…/a.yaml", "--out", "…/o.html")
        == Outcome(
          code: 64,
          messages: """
            error[not-a-folder]: '--out' takes a folder, and '…/o.html' is the name of a file
             = help: name a folder, or write one file with segue render

            """))
    #expect(try TemporaryFolder.contents(folder.path) == ["a.yaml"])
  }
}
