import Foundation
import SegueCompiler
import SegueConfig

// The command of SegueConfigPlugin: what 'segue compile --swift' writes, without the code of the styles, and
// so without a simulator. MODULES are those that the target can import, joined by commas; '-' if that is
// not known. Exit codes are those of sysexits.h: 64 for wrong arguments, 65 for a wrong file, 74 for an output
// that fails.
exit(compile(Array(CommandLine.arguments.dropFirst())))

private func compile(_ arguments: [String]) -> Int32 {
  func report(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
  guard arguments.count > 3 else {
    report("usage: segue-compile OUTPUT TARGET MODULES FILE...\n")
    return 64
  }
  let (output, modules) = (arguments[0], arguments[2])
  let target = TransitionCompiler.Target(
    arguments[1], modules: modules.split(separator: ",").map(String.init))
  var diagnostics = ConfigDiagnostics()
  let code = TransitionCompiler.swiftCode(
    ofFiles: Array(arguments.dropFirst(3)), for: modules == "-" ? nil : target, into: &diagnostics)
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
