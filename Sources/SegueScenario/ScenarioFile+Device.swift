package import SegueConfig

nonisolated extension ScenarioFile {
  /// The names of the devices.
  package static var deviceNames: [String] { DevicePlan.presets.map(\.name) }

  /// Returns the value of a file whose scenarios are played on another device.
  ///
  /// What describes the device itself, such as its size, is removed from the file, from each scenario
  /// and from its matrix; orientation, appearance and accessibility settings are kept.
  ///
  /// - Parameters:
  ///   - value: The value of a file.
  ///   - device: A map of the key `device` to the name of a preset, which is merged over the file.
  package static func value(_ value: ConfigValue, on device: ConfigValue) -> ConfigValue {
    let changed = withoutHardware(value).changing(scenariosKey) { scenarios in
      guard let items = scenarios.items else { return scenarios }
      let others = items.map { withoutHardwareAxes(withoutHardware($0)) }
      return ConfigValue(.list(others), range: scenarios.range)
    }
    return device.merged(over: changed, asSetting: true)
  }

  private static func withoutHardware(_ value: ConfigValue) -> ConfigValue {
    value.changing(deviceKey) { device in
      device.entries == nil ? nil : DevicePlan.asMap(device).without(DevicePlan.hardwareKeys)
    }
  }

  /// Returns a scenario without the keys of its matrix that choose a device.
  private static func withoutHardwareAxes(_ scenario: ConfigValue) -> ConfigValue {
    scenario.changing(ScenarioPlan.matrixKey) { matrix in
      let keys = (matrix.entries ?? []).map(\.key).filter { key in
        let parts = key.split(separator: ".").map(String.init)
        return parts.first == deviceKey
          && (parts.count == 1 || DevicePlan.hardwareKeys.contains(parts[1]))
      }
      return matrix.without(keys)
    }
  }

  private static let deviceKey = "device"
}
