import Foundation
import TestSupport
import Testing

/// What 'make install' writes.
@Suite struct InstallTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("every user reads what is installed with umask 077, in a path with an apostrophe")
  func restrictedUmask() throws {
    let checkout = ProjectFile().url.path
    let target = folder.path + "/one's prefix"
    let run = try InstalledTool(name: "bash").run(
      [
        "-c", "umask 077; exec make -s -C \"$1\" install PREFIX=\"$2\" COMMAND=\"$3\"", "bash",
        checkout, target, BuiltCommand.path,
      ], in: folder)
    #expect(run.messages == "")
    #expect(run.output.hasSuffix(" in \(target)\n"))
    let installed = try TemporaryFolder.contents(target)
    #expect(installed.contains("bin/segue"))
    let hidden = try installed.filter { path in
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(target)/\(path)")
      return (attributes[.posixPermissions] as? Int ?? 0) & 0o044 != 0o044
    }
    #expect(hidden == [])
  }
}
