import SegueConfig
import SegueScenario
import SegueYAML

/// A device of `--device`, on which scenarios are played instead of their own.
nonisolated struct DeviceChoice: Hashable, Sendable {
  static let option = CommandOption(
    "device", value: "NAME", kind: .words(names), isRepeatable: true,
    "play on this device (\(names.joined(separator: ", "))) instead of the files'")

  var name: String
  /// The value that is merged over a file's.
  var setting: ConfigValue

  private static let names = ScenarioFile.deviceNames

  /// Returns the devices of a command line, each once.
  static func all(of invocation: Invocation) throws(CommandFailure) -> [DeviceChoice] {
    var all: [DeviceChoice] = []
    for name in invocation.values(option) where !all.contains(where: { $0.name == name }) {
      guard names.contains(name) else { throw .unknown("device", name, known: names) }
      var diagnostics = ConfigDiagnostics()
      let setting = YAMLReader.parse(
        setting: "device.preset=\(name)", name: "--device", into: &diagnostics)
      if let setting { all.append(DeviceChoice(name: name, setting: setting)) }
    }
    return all
  }
}
