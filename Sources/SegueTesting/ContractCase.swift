import SegueConfig
public import SegueCore
import SegueYAML

/// A style with one tuning, on one device, along one path: an argument of a test.
public nonisolated struct ContractCase: Sendable, CustomStringConvertible {
  /// The tuned style.
  public let tuning: StyleTuning
  /// The device.
  public let device: DeviceConfiguration
  /// What is done with the style.
  public let path: ContractPath
  private let title: String

  /// Every style of a catalog, with its defaults on each device and with each of its examples on the
  /// first, along every path.
  ///
  /// An example that cannot be read is left out here; `ContractCase.mistakes(in:)` tells of it.
  ///
  /// - Parameters:
  ///   - catalog: The styles.
  ///   - devices: The devices; by default `ContractCase.devices`.
  public static func all(
    of catalog: StyleCatalog, on devices: [DeviceConfiguration] = devices
  ) -> [ContractCase] {
    catalog.entries.flatMap { entry in
      var diagnostics = ConfigDiagnostics()
      let tunings = entry.tunings(into: &diagnostics)
      return tunings.flatMap { tuning in
        (tuning.example == nil ? devices : Array(devices.prefix(1))).flatMap { device in
          ContractPath.allCases.map { path in
            ContractCase(
              tuning: tuning.tuning, device: device, path: path,
              title: tuning.example ?? entry.identifier)
          }
        }
      }
    }
  }

  /// What is wrong with the examples of a catalog's styles, as messages; none when all is well.
  public static func mistakes(in catalog: StyleCatalog) -> [String] {
    var diagnostics = ConfigDiagnostics()
    for entry in catalog.entries { _ = entry.tunings(into: &diagnostics) }
    return diagnostics.all.map { "\($0.message) in \($0.range?.source.text ?? "an example")" }
  }

  /// The style or its example, the device and the path: "sheet on phone: cancel".
  public var description: String { "\(title) on \(device.name): \(path.rawValue)" }

  /// The laws that the style breaks.
  ///
  /// - Parameter arrange: Puts into the presenter what the style looks for there; by default nothing.
  @MainActor public func violations(
    arranging arrange: @escaping (UIViewController) -> Void = { _ in }
  ) -> [ContractViolation] {
    StyleContract(arranging: arrange) { tuning.make() }.violations(on: device, along: [path])
  }
}

nonisolated extension StyleEntry {
  /// The defaults, then each example with how it is written.
  fileprivate func tunings(
    into diagnostics: inout ConfigDiagnostics
  ) -> [(tuning: StyleTuning, example: String?)] {
    var tunings: [(tuning: StyleTuning, example: String?)] = []
    if let defaults = tuning(nil, into: &diagnostics) { tunings.append((defaults, nil)) }
    for example in examples {
      let name = "an example of \(identifier)"
      guard let value = YAMLReader.parse(example, name: name, into: &diagnostics) else { continue }
      if value["style"]?.text != identifier {
        diagnostics.error(
          "wrong-style", "an example must say 'style: \(identifier)'", at: value.range)
      }
      let rest = (value.entries ?? []).filter { $0.key != "style" }
      let tuned = tuning(ConfigValue(.map(rest), range: value.range), into: &diagnostics)
      if let tuned { tunings.append((tuned, example)) }
    }
    return tunings
  }
}
