import Foundation

/// Checks of this project that are no tests.
@main struct ProjectProgram {
  private static let usage = """
    usage: ProjectChecks coverage [--check] EVENTS
           ProjectChecks rows [NAME=]EVENTS...
           ProjectChecks symbols
           ProjectChecks mutations [--count N] [--seed N] [--under PATH] [--except PATH]
                                   [--again OUTPUT] [--list]

    coverage   writes the coverage pages of Documentation/Contributing, and whole lists to
               .build/lists; with --check the pages are compared instead
    rows       prints the table of UIKit's rows, with the results of one or more devices
    symbols    writes the public symbols of HeadlessUIKit to .build/lists/symbols.txt, the stored ones marked
    mutations  makes edits in a copy of the project, and prints those that no test detects

    EVENTS is written by 'swift test --event-stream-version 0 --event-stream-output-path EVENTS'.
    The current directory is the root of the project.
    """

  static func main() async {
    var arguments = Arguments(CommandLine.arguments.dropFirst())
    let project = Project(root: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
    do {
      switch arguments.command {
      case "coverage": try coverage(of: project, &arguments)
      case "rows": try rows(of: project, &arguments)
      case "symbols": try symbols(of: project, &arguments)
      case "mutations": try await Mutations(of: project, &arguments).run()
      default: throw Problem(usage)
      }
    } catch {
      printError("\(error)")
      exit(1)
    }
  }

  private static func coverage(of project: Project, _ arguments: inout Arguments) throws {
    let isCheck = arguments.takeFlag("--check")
    let paths = try arguments.takeRest()
    guard paths.count == 1 else { throw Problem(usage) }
    let coverage = try Coverage(of: project, tests: events(paths[0]).outcomes)
    let problems = try coverage.finish(in: project, isCheck: isCheck)
    coverage.counts.forEach { print($0) }
    if !problems.isEmpty { throw Problem(problems.joined(separator: "\n")) }
  }

  private static func rows(of project: Project, _ arguments: inout Arguments) throws {
    let results = try arguments.takeRest()
    if results.isEmpty { throw Problem(usage) }
    let table = try RowTable(
      rules: project.list("Tests/UIKitRows/rules.txt"),
      devices: results.map { result in
        let path = result.split(separator: "=").last.map(String.init) ?? result
        let name = String(result.dropLast(path.count + 1))
        return (name.isEmpty ? path : name, try events(path).outcomes)
      })
    print(table.markdown, terminator: "")
    printError(table.counts)
    if !table.hasResults { throw Problem("No test of a row has a result.") }
  }

  private static func symbols(of project: Project, _ arguments: inout Arguments) throws {
    guard try arguments.takeRest().isEmpty else { throw Problem(usage) }
    let list = try SymbolList(of: project)
    try project.write(Data(list.text.utf8), to: ".build/lists/symbols.txt")
    print(list.sentence)
  }

  private static func events(_ path: String) throws -> EventStream {
    let events = try EventStream(path: path, text: readText(path))
    events.problems.forEach(printError)
    return events
  }
}

func printError(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }

/// What keeps a check from its result, as a message.
struct Problem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
