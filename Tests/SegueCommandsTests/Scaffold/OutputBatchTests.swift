import Foundation
import SegueCommands
import Testing

/// Files that are written together.
@Suite struct ScaffoldOutputBatchTests {
  @Test("a batch creates files with their folders, and replaces others with their permissions")
  func writes() throws {
    let folder = try TemporaryFolder()
    let list = try folder.make("list", "old")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: list)
    var batch = OutputBatch(in: folder.path + "/")
    batch.create("a/b/new", "new")
    batch.replace("list", "old", with: "changed")
    try batch.write()
    #expect(try TemporaryFolder.contents(folder.path) == ["a", "a/b", "a/b/new", "list"])
    #expect(try folder.text("a/b/new") == "new")
    #expect(try folder.text("list") == "changed")
    let attributes = try FileManager.default.attributesOfItem(atPath: list)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test("a failure after the first rename restores every file and removes the new folders")
  func restores() throws {
    let folder = try TemporaryFolder()
    try folder.make("list", "old")
    var batch = OutputBatch(in: folder.path)
    batch.replace("list", "old", with: "changed")
    batch.create("a/new", "first")
    // It exists as soon as the first is renamed.
    batch.create("a/new", "second")
    #expect(throws: CommandFailure.self) { try batch.write() }
    #expect(try TemporaryFolder.contents(folder.path) == ["list"])
    #expect(try folder.text("list") == "old")
  }

  @Test("a symbolic link is an existing file, even a broken one")
  func links() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/segue.yaml", withDestinationPath: "nowhere")
    let message = """
      error[exists]: '…/segue.yaml' already exists
       = help: no file is replaced: remove it, or choose another name

      """
    #expect(folder.segue("init", "…/segue.yaml") == Outcome(code: 73, messages: message))
    #expect(try TemporaryFolder.contents(folder.path) == ["segue.yaml"])
  }
}
