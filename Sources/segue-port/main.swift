import Foundation
import SeguePort

// Edits UIKit sources so that they compile with HeadlessUIKit, as 'segue port' does, for SeguePortPlugin: each
// INPUT is written to the OUTPUT after it. Notices have the form of a compiler's warnings, so that they appear
// in the output of a build. Exit codes are those of sysexits.h: 64 for wrong arguments, 66 for an input and 74
// for an output that fails.
exit(port(Array(CommandLine.arguments.dropFirst())))

private func port(_ arguments: [String]) -> Int32 {
  func report(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
  guard !arguments.isEmpty, arguments.count.isMultiple(of: 2) else {
    report("usage: segue-port INPUT OUTPUT...\n")
    return 64
  }
  let pairs = stride(from: 0, to: arguments.count, by: 2).map { (arguments[$0], arguments[$0 + 1]) }
  var files: [SourcePort.File] = []
  for (input, _) in pairs {
    do {
      files.append(.init(path: input, text: try String(contentsOfFile: input, encoding: .utf8)))
    } catch {
      report("\(input):1:1: error: the file cannot be read: \(error.localizedDescription)\n")
      return 66
    }
  }
  let result = SourcePort.port(files)
  for notice in result.notices { report(notice.compilerText + "\n") }
  for ((_, output), file) in zip(pairs, result.files) {
    do {
      // An unchanged file keeps its date, so that it is not compiled again.
      if (try? String(contentsOfFile: output, encoding: .utf8)) == file.text { continue }
      try Data(file.text.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
    } catch {
      report("error: \(output) could not be written: \(error.localizedDescription)\n")
      return 74
    }
  }
  return 0
}
