public import SegueCore
public import Testing

/// The contract as a test.
extension StyleContract {
  /// Plays every case of the styles of a catalog, and records one issue for each violated invariant:
  /// the first violation in full, and lists of the other steps and cases with one. An invalid example
  /// is an issue, too.
  ///
  /// - Parameters:
  ///   - catalog: The styles.
  ///   - devices: The devices; by default `ContractCase.devices`.
  ///   - sourceLocation: The location of the issues; by default that of the call.
  ///   - arrange: Adds to the presenter what the styles require there; does nothing by default.
  public static func check(
    _ catalog: StyleCatalog, on devices: [DeviceConfiguration] = ContractCase.devices,
    sourceLocation: SourceLocation = #_sourceLocation,
    arranging arrange: @escaping (UIViewController) -> Void = { _ in }
  ) {
    let texts = issues(of: catalog, on: devices, arranging: arrange)
    for text in texts { Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation) }
  }

  /// Plays cases, and records one issue for each violated invariant.
  ///
  /// - Parameters:
  ///   - cases: The cases, such as the one argument of a parameterized test.
  ///   - sourceLocation: The location of the issues; by default that of the call.
  ///   - arrange: Adds to the presenter what the style requires there; does nothing by default.
  public static func check(
    _ cases: [ContractCase], sourceLocation: SourceLocation = #_sourceLocation,
    arranging arrange: @escaping (UIViewController) -> Void = { _ in }
  ) {
    for report in ContractCase.reports(on: cases, arranging: arrange) {
      Issue.record(Comment(rawValue: report.description), sourceLocation: sourceLocation)
    }
  }

  /// Plays every path on each device, and records one issue for each violated invariant.
  ///
  /// - Parameters:
  ///   - invariants: The invariants; all by default.
  ///   - devices: The devices; by default `ContractCase.devices`.
  ///   - sourceLocation: The location of the issues; by default that of the call.
  public func check(
    for invariants: [StyleInvariant] = StyleInvariant.allCases,
    on devices: [DeviceConfiguration] = ContractCase.devices,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let played: [ContractResult] = devices.flatMap { device in
      ContractPath.allCases.map { (device.name, $0, violations(on: device, along: [$0])) }
    }
    for report in ContractReport.all(of: played) where invariants.contains(report.invariant) {
      Issue.record(Comment(rawValue: report.description), sourceLocation: sourceLocation)
    }
  }

  /// Returns the texts of the issues of a catalog: the errors of its examples, then the reports.
  package static func issues(
    of catalog: StyleCatalog, on devices: [DeviceConfiguration],
    arranging arrange: @escaping (UIViewController) -> Void = { _ in }
  ) -> [String] {
    let cases = ContractCase.all(of: catalog, on: devices)
    return ContractCase.errors(in: catalog)
      + ContractCase.reports(on: cases, arranging: arrange).map(\.description)
  }
}
