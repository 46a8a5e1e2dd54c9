import SegueConfig
public import SegueCore
import SegueYAML

/// A style with parameters, on one device, along one path: an argument of a test.
public nonisolated struct ContractCase: Sendable, CustomStringConvertible {
  /// The style with its parameters.
  package let configuredStyle: ConfiguredStyle
  /// The device.
  public let device: DeviceConfiguration
  /// The path that is played.
  public let path: ContractPath
  private let title: String

  /// Returns the cases of every style of a catalog: its defaults on each device, and each of its
  /// examples on the device at the example's position, along every path.
  ///
  /// An invalid example has no case; `ContractCase.errors(in:)` reports it.
  ///
  /// - Parameters:
  ///   - catalog: The styles.
  ///   - devices: The devices; by default `ContractCase.devices`.
  public static func all(
    of catalog: StyleCatalog, on devices: [DeviceConfiguration] = devices
  ) -> [ContractCase] {
    catalog.entries.flatMap { entry in
      var diagnostics = ConfigDiagnostics()
      return entry.configuredStyles(into: &diagnostics).enumerated().flatMap { index, style in
        // The first one has the defaults; the examples follow.
        let device = devices.isEmpty ? [] : [devices[max(0, index - 1) % devices.count]]
        return (style.example == nil ? devices : device).flatMap { device in
          ContractPath.allCases.map { path in
            ContractCase(
              configuredStyle: style.configured, device: device, path: path,
              title: style.example ?? entry.identifier)
          }
        }
      }
    }
  }

  /// Returns the errors in the examples of a catalog's styles, as messages; empty if there are
  /// none.
  package static func errors(in catalog: StyleCatalog) -> [String] {
    var diagnostics = ConfigDiagnostics()
    for entry in catalog.entries { _ = entry.configuredStyles(into: &diagnostics) }
    return diagnostics.all.map { "\($0.message) in \($0.range?.source.text ?? "an example")" }
  }

  /// The style or its example, the device and the path: "sheet on phone: cancel".
  public var description: String { "\(subject): \(path.rawValue)" }

  /// The style or its example, and the device: "sheet on phone".
  var subject: String { "\(title) on \(device.name)" }

  /// Returns the invariants that the style violates.
  ///
  /// - Parameter arrange: Adds to the presenter what the style requires there; does nothing by
  ///   default.
  @MainActor public func violations(
    arranging arrange: @escaping (UIViewController) -> Void = { _ in }
  ) -> [ContractViolation] {
    StyleContract(arranging: arrange) { configuredStyle.make() }.violations(
      on: device, along: [path])
  }
}

nonisolated extension StyleEntry {
  /// Returns the defaults, then each example with its source text.
  fileprivate func configuredStyles(
    into diagnostics: inout ConfigDiagnostics
  ) -> [(configured: ConfiguredStyle, example: String?)] {
    var styles: [(configured: ConfiguredStyle, example: String?)] = []
    if let defaults = configuredStyle(nil, into: &diagnostics) { styles.append((defaults, nil)) }
    for example in examples {
      let name = "an example of \(identifier)"
      guard let value = YAMLReader.parse(example, name: name, into: &diagnostics) else { continue }
      if value["style"]?.text != identifier {
        diagnostics.error(
          "wrong-style", "an example must say 'style: \(identifier)'", at: value.range)
      }
      let rest = (value.entries ?? []).filter { $0.key != "style" }
      let configured = configuredStyle(
        ConfigValue(.map(rest), range: value.range), into: &diagnostics)
      if let configured { styles.append((configured, example)) }
    }
    return styles
  }
}
