import Foundation
import SegueStyles
import Testing

@Suite struct PortTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.make("App/Panel.swift", "import UIKit\nclass Panel { @objc func close() {} }\n")
    try folder.make("App/_Views/Bar.swift", "import UIKit\nlet bar = Selector(\"open\")\n")
  }

  private func segue(_ words: String...) -> Outcome { folder.segue(words, catalog: shippedStyles) }

  @Test("a folder is ported with its folders, and what is left is printed with its line")
  func ports() throws {
    let outcome = segue("port", "…/App", "-o", "…/Out")
    #expect(outcome.output == "2 files ported into '…/Out', 1 left to you\n")
    #expect(
      outcome.messages == """
        …/App/_Views/Bar.swift:2:11: warning: no method of the sources has the selector 'open'; \
        write 'Selector("open", Type.method(_:))' with the method

        """)
    #expect(
      try folder.text("Out/Panel.swift").hasPrefix(
        "#sourceLocation(file: \"\(folder.path)/App/Panel.swift\", line: 1)\n"
          + "import HeadlessUIKit\nclass Panel { func close() {} }\n// segue "))
  }

  @Test("the sources stay as they are")
  func sources() throws {
    _ = segue("port", "…/App", "-o", "…/Out")
    #expect(
      try folder.text("App/Panel.swift") == "import UIKit\nclass Panel { @objc func close() {} }\n")
  }

  @Test("copies are replaced, and those of files that are gone are removed")
  func again() throws {
    _ = segue("port", "…/App", "-o", "…/Out")
    try folder.make("App/Panel.swift", "import UIKit\n")
    try FileManager.default.removeItem(atPath: "\(folder.path)/App/_Views/Bar.swift")
    #expect(segue("port", "…/App", "-o", "…/Out").output == "1 file ported into '…/Out'\n")
    #expect(try folder.text("Out/Panel.swift").contains("\nimport HeadlessUIKit\n// segue "))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/Out/_Views/Bar.swift"))
  }

  @Test("ported copies are ported to themselves")
  func idempotent() throws {
    _ = segue("port", "…/App", "-o", "…/Out")
    _ = segue("port", "…/Out", "-o", "…/Twice")
    #expect(try folder.text("Out/Panel.swift") == folder.text("Twice/Panel.swift"))
  }

  @Test("a copy that was changed by hand, or another file, is not replaced")
  func foreign() throws {
    try folder.make("Out/Panel.swift", "mine")
    #expect(
      segue("port", "…/App", "-o", "…/Out").messages == """
        error[exists]: '…/Out/Panel.swift' is a file that Segue did not write
         = help: remove it, or name another folder

        """)
    #expect(try folder.text("Out/Panel.swift") == "mine")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/Out/_Views/Bar.swift"))
  }

  @Test(
    "what cannot be ported fails with the reason, and writes nothing",
    arguments: [
      (
        ["…/App", "-o", "…/App/Out"], 64,
        "error[is-input]: the folder '…/App/Out' is in '…/App', which is ported\n"
          + " = help: name a folder outside; sources are never written\n"
      ),
      (
        ["…/App/../App/Panel.swift", "…/App/Panel.swift", "-o", "…/Out"], 66,
        "error[same-name]: the copies of '…/App/../App/Panel.swift' and '…/App/Panel.swift' would have the"
          + " same name\n = help: port the folder that holds both\n"
      ),
      (["…/Other", "-o", "…/Out"], 66, "error[no-input]: '…/Other' does not exist\n"),
    ])
  func refused(_ words: [String], _ code: Int32, _ message: String) {
    let outcome = folder.segue(["port"] + words, catalog: shippedStyles)
    #expect(outcome.messages == message)
    #expect(outcome.code == code)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/Out"))
  }

  @Test("Objective-C and storyboards are listed as what is left")
  func otherFiles() throws {
    try folder.make("App/Old.m", "")
    try folder.make("App/Main.storyboard", "")
    try FileManager.default.removeItem(atPath: "\(folder.path)/App/_Views/Bar.swift")
    #expect(
      segue("port", "…/App", "-o", "…/Out").messages == """
        …/App/Main.storyboard:1:1: warning: only a Mac compiles this file; register its view controllers and \
        segues in code, or make them in code
        …/App/Old.m:1:1: warning: Objective-C is not ported; write what the tests need of it in Swift

        """)
  }

  @Test("--json lists the copies and what is left")
  func json() {
    #expect(
      segue("port", "…/App", "-o", "…/Out", "--json").output == """
        {
          "formatVersion": 1,
          "files": ["Panel.swift", "_Views/Bar.swift"],
          "notices": [
            {
              "file": "…/App/_Views/Bar.swift",
              "line": 2,
              "column": 11,
              "message": "no method of the sources has the selector 'open'",
              "help": "write 'Selector(\\"open\\", Type.method(_:))' with the method"
            }
          ]
        }

        """)
  }
}
