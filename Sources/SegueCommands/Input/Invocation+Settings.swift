import SegueConfig
import SegueYAML

extension CommandOption {
  /// `--set`, of all commands that read files.
  static let set = CommandOption(
    "set", value: "KEY.KEY=VALUE", isRepeatable: true,
    "a YAML value laid over what the files say")
  /// `--scenario`, of all commands that play some.
  static let scenario = CommandOption(
    "scenario", value: "NAME", isRepeatable: true,
    "only scenarios of this name; * stands for any letters, ? for one")
}

extension Invocation {
  /// The values of `--set`.
  func settings() throws(CommandFailure) -> [ConfigValue] {
    var diagnostics = ConfigDiagnostics()
    let settings = values(.set).compactMap {
      YAMLReader.parse(setting: $0, into: &diagnostics)
    }
    guard !diagnostics.hasErrors else {
      throw CommandFailure(.usage, text: diagnostics.report())
    }
    return settings
  }
}
