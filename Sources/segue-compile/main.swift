import Foundation
import SegueCompiler
import SegueConfig

// The command of SegueConfigPlugin, 'segue-compile OUTPUT FILE…': what 'segue compile --swift' writes,
// without the code of the styles, and so without a simulator.
exit(compile(Array(CommandLine.arguments.dropFirst())))

private func compile(_ arguments: [String]) -> Int32 {
  func report(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
  guard let output = arguments.first, arguments.count > 1 else {
    report("usage: segue-compile OUTPUT FILE...\n")
    return 64
  }
  var diagnostics = ConfigDiagnostics()
  let code = TransitionCompiler.swiftCode(
    ofFiles: Array(arguments.dropFirst()), into: &diagnostics)
  report(diagnostics.compilerReport())
  guard let code else { return 65 }
  do {
    try Data(code.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
    return 0
  } catch {
    report("error: \(quotedPath(output)) could not be written: \(error.localizedDescription)\n")
    return 74
  }
}
