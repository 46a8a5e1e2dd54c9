import Foundation
import SegueConfig
import SegueRecording
import SegueScenario
import SegueStyles
import SegueYAML
import TestSupport
import Testing

/// The scenarios of Configs depend on the parameters that their files set.
///
/// A number is increased and decreased by a fifth, a Boolean inverted, and a word replaced by another.
/// `SEGUE_SWEEP` is the fraction of the changes that are made; `make sweep` makes all. A fifth by default, of
/// which a fifth may pass.
@Suite struct ParameterEditTests {
  /// Words of parameters: each is replaced by the next of its row.
  private static let words = [
    ["linear", "easeIn", "easeOut", "easeInOut"], ["fit", "small", "medium", "large", "fill"],
    ["left", "right", "top", "bottom"], ["leading", "trailing"], ["center", "fade"],
    ["full", "edge"], ["black", "white", "red"], ["true", "false"],
  ]

  /// Returns the settings that change one parameter each, in the order of the file.
  ///
  /// - Parameters:
  ///   - value: A value of the file.
  ///   - path: Its keys, joined by dots.
  ///   - isParameter: Whether it is part of the parameters of a transition.
  private static func settings(
    changing value: ConfigValue, at path: String = "", isParameter: Bool = false
  ) -> [String] {
    switch value.content {
    case .map(let entries):
      return entries.filter { !["style", "preset"].contains($0.key) }.flatMap { entry in
        settings(
          changing: entry.value, at: path.isEmpty ? entry.key : "\(path).\(entry.key)",
          isParameter: isParameter || path == "transitions"
            || ["parameters", "interactivePresentation"].contains(entry.key))
      }
    case .list(let items):
      return items.enumerated().flatMap { index, item in
        settings(changing: item, at: "\(path)[\(index)]", isParameter: isParameter)
      }
    case .scalar(let text, isPlain: true) where isParameter:
      return replacements(of: text).map { "\(path)=\($0)" }
    case .scalar: return []
    }
  }

  private static func replacements(of text: String) -> [String] {
    if let row = words.first(where: { $0.contains(text) }), let index = row.firstIndex(of: text) {
      return [row[(index + 1) % row.count]]
    }
    let digits =
      text.hasSuffix("ms") ? text.dropLast(2) : text.dropLast(text.hasSuffix("s") ? 1 : 0)
    guard let number = Double(digits), number != 0 else { return [] }
    let unit = text.dropFirst(digits.count)
    return [1.2, 0.8].map { factor in
      "\((number * factor * 1e6).rounded() / 1e6)".replacing(/\.0$/, with: "") + unit
    }
  }

  /// Returns whether a scenario of a file fails with a setting; `nil` if the setting is not valid.
  private static func isDetected(_ setting: String, in value: ConfigValue, _ name: String) -> Bool?
  {
    var diagnostics = ConfigDiagnostics()
    guard let change = YAMLReader.parse(setting: setting, into: &diagnostics),
      let file = ScenarioFile.decode(
        change.merged(over: value, asSetting: true), file: name, catalog: shippedStyles,
        into: &diagnostics), !diagnostics.hasErrors
    else { return nil }
    let player = Player(file, recordsFrames: false)
    return file.scenarios.contains { !player.play($0).passed }
  }

  @Test("nine of ten changes of a parameter make a scenario of its file fail")
  func changes() throws {
    let folder = ProjectFile("Configs")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    var all: [(name: String, value: ConfigValue, setting: String)] = []
    for name in names where name.hasSuffix(".yaml") {
      var diagnostics = ConfigDiagnostics()
      let value = try YAMLReader.load("\(folder.path)/\(name)", into: &diagnostics)
      guard let value else { continue }
      all += Self.settings(changing: value).map { (name, value, $0) }
    }
    try #require(all.count > 300)
    let fraction =
      ProcessInfo.processInfo.environment["SEGUE_SWEEP"].flatMap(Double.init) ?? 0.2
    let step = max(1, Int((1 / fraction).rounded()))
    var (made, undetected) = (0, [String]())
    for (name, value, setting) in stride(from: 0, to: all.count, by: step).map({ all[$0] }) {
      guard let isDetected = Self.isDetected(setting, in: value, name) else { continue }
      made += 1
      if !isDetected { undetected.append("segue run Configs/\(name) --set '\(setting)' passes") }
    }
    let report = "\(made - undetected.count) of \(made):\n" + undetected.joined(separator: "\n")
    // A twentieth of the settings at least is valid.
    #expect(made * 20 * step > all.count, "\(report)")
    #expect(undetected.count * (step == 1 ? 10 : 5) <= made, "\(report)")
    if step == 1 { print(report) }
  }
}
