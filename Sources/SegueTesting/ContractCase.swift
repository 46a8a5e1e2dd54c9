import SegueConfig
public import SegueCore
import SegueYAML

/// A style with one tuning on one device, as an argument of a test.
public nonisolated struct ContractCase: Sendable, CustomStringConvertible {
  /// The tuned style.
  public let tuning: StyleTuning
  /// The device.
  public let device: DeviceConfiguration

  /// Every style of a catalogue with its defaults and each of its examples, on each device.
  ///
  /// An example that cannot be read is left out here; `ContractCase.mistakes(in:)` tells of it.
  public static func all(
    of catalog: StyleCatalog, on devices: [DeviceConfiguration]
  ) -> [ContractCase] {
    catalog.entries.flatMap { entry in
      var diagnostics = ConfigDiagnostics()
      return entry.tunings(into: &diagnostics).flatMap { tuning in
        devices.map { ContractCase(tuning: tuning, device: $0) }
      }
    }
  }

  /// What is wrong with the examples of a catalogue's styles, as messages; none when all is well.
  public static func mistakes(in catalog: StyleCatalog) -> [String] {
    var diagnostics = ConfigDiagnostics()
    for entry in catalog.entries { _ = entry.tunings(into: &diagnostics) }
    return diagnostics.all.map { "\($0.message) in \($0.range?.source.text ?? "an example")" }
  }

  /// The style, its tunables and the device.
  public var description: String {
    "\(tuning.identifier) \(tuning.encoded.yamlText) on \(device.name)"
  }

  /// The laws that the style breaks.
  ///
  /// - Parameter arrange: Puts into the presenter what the style looks for there; by default nothing.
  @MainActor public func violations(
    arranging arrange: @escaping (UIViewController) -> Void = { _ in }
  ) -> [ContractViolation] {
    StyleContract(arranging: arrange) { tuning.make() }.violations(on: device)
  }
}

nonisolated extension StyleEntry {
  /// The defaults, then each example.
  fileprivate func tunings(into diagnostics: inout ConfigDiagnostics) -> [StyleTuning] {
    var tunings = tuning(nil, into: &diagnostics).map { [$0] } ?? []
    for example in examples {
      let name = "an example of \(identifier)"
      guard let value = YAMLReader.parse(example, name: name, into: &diagnostics) else { continue }
      if value["style"]?.text != identifier {
        diagnostics.error(
          "wrong-style", "an example must say 'style: \(identifier)'", at: value.range)
      }
      let rest = (value.entries ?? []).filter { $0.key != "style" }
      let tuned = tuning(ConfigValue(.map(rest), range: value.range), into: &diagnostics)
      if let tuned { tunings.append(tuned) }
    }
    return tunings
  }
}
