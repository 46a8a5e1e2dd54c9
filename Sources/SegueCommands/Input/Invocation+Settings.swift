import SegueConfig
import SegueYAML

extension CommandOption {
  /// `--set`, for every command that reads files.
  static let set = CommandOption(
    "set", value: "KEY.KEY=VALUE", isRepeatable: true,
    "a YAML value that overrides the files")
  /// `--scenario`, for every command that plays scenarios.
  static let scenario = CommandOption(
    "scenario", value: "NAME", isRepeatable: true,
    "only scenarios with this name; * matches any characters, ? one")
}

extension Invocation {
  /// Returns the path of a page; `nil` without the option.
  func page(_ option: CommandOption) throws(CommandFailure) -> String? {
    guard let path = value(option) else { return nil }
    guard path.hasSuffix(".html") else {
      throw usage(
        "unknown-form", "\(quotedPath(path)) is not the name of a page",
        help: "end the name in .html")
    }
    return path
  }

  /// Returns the values of `--set`, or of another such option.
  func settings(_ option: CommandOption = .set) throws(CommandFailure) -> [ConfigValue] {
    var diagnostics = ConfigDiagnostics()
    let settings = values(option).compactMap {
      YAMLReader.parse(setting: $0, into: &diagnostics)
    }
    guard !diagnostics.hasErrors else {
      throw CommandFailure(.usage, text: diagnostics.report())
    }
    return settings
  }
}
