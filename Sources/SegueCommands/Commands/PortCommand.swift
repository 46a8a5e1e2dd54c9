import SegueConfig
import SeguePort

enum PortCommand {
  private static let out = CommandOption(
    "out", letter: "o", value: "DIR", kind: .folder,
    "the folder for the ported copies; earlier copies in it are replaced")
  private static let json = CommandOption("json", "the copies and the notices as one JSON document")

  /// `segue port`: edits UIKit sources so that they compile with HeadlessUIKit.
  static let command = Command(
    name: "port", summary: "edit UIKit sources so that they compile here",
    examples: [
      CommandExample("segue port App/Sources -o Ported", "copies of all Swift files of a folder"),
      CommandExample("segue port Panel.swift -o Ported", "a copy of one file"),
    ],
    arguments: [
      CommandArgument(
        name: "PATH", kind: .file, isRepeatable: true,
        summary: "a Swift file, or a folder of them, which may have folders")
    ],
    options: [out, json],
    notes: [
      "All files are ported as one module. The sources are never written. Every line keeps its number, so"
        + " that errors and breakpoints point to the original.",
      "What cannot be edited is printed with its line, and what to do. 'SeguePortPlugin' ports at each"
        + " build: see Documentation/TestingYourTransitions.md.",
    ]
  ) { invocation, context throws(CommandFailure) in
    guard let folder = invocation.value(out) else {
      throw invocation.usage(
        "missing-option", "no folder for the ported copies is named", help: "add -o DIR")
    }
    let tree = try SwiftTree(invocation.arguments)
    try tree.checkOutput(folder)
    let result = SourcePort.port(tree.files.map(\.file))
    let notices = tree.notices + result.notices
    var copies = PortedFolder(folder)
    for (source, file) in zip(tree.files, result.files) { copies.add(source.name, file.text) }
    try copies.write()
    if invocation.has(json) {
      try context.console.print(report(copies, notices))
    } else {
      context.console.report(notices.map { $0.compilerText + "\n" }.joined())
      let names = tree.files.count == 1 ? "1 file" : "\(tree.files.count) files"
      let left = notices.isEmpty ? "" : ", \(notices.count) left to you"
      try context.console.print("\(names) ported into \(quotedPath(folder))\(left)\n")
    }
    return .success
  }

  private static func report(_ copies: PortedFolder, _ notices: [PortNotice]) -> String {
    let value = JSONValue.object([
      .init("formatVersion", .number(1)),
      .init("files", .array(copies.names.map(JSONValue.string))),
      .init(
        "notices",
        .array(
          notices.map {
            .object([
              .init("file", .string($0.path)), .init("line", .number(Double($0.line))),
              .init("column", .number(Double($0.column))), .init("message", .string($0.message)),
              .init("help", .string($0.help)),
            ])
          })),
    ])
    return value.prettyText + "\n"
  }
}
