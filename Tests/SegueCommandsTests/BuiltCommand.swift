import Foundation

/// The command of the build that the tests are part of.
enum BuiltCommand {
  /// Its path. On Linux the tests are a program next to it. On macOS they are a bundle next to it, which
  /// a program of Xcode opens.
  static let path: String = {
    let program = command(nextTo: CommandLine.arguments[0])
    return FileManager.default.isExecutableFile(atPath: program)
      ? program : command(nextTo: Bundle(for: TemporaryFolder.self).bundlePath)
  }()

  private static func command(nextTo tests: String) -> String {
    ((tests as NSString).deletingLastPathComponent as NSString).appendingPathComponent("segue")
  }
}
