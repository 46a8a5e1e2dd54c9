import Limits
import SegueConfig
import SegueCore
import SegueScenario
import SegueStyles
import SegueYAML

extension Figure {
  /// 1 KB of transitions is read, checked, and decoded as parameters of styles.
  static func transitions() -> Figure {
    yaml("P9 1 KB of YAML, typed, ns", Kilobyte.transitions, goal: 4) {
      value, diagnostics in
      (value.entries ?? []).allSatisfy { entry in
        let style = entry.value["style"]?.text.flatMap { shippedStyles[$0] }
        return style?.configuredStyle(entry.value.without("style"), into: &diagnostics) != nil
      }
    }
  }

  /// A file of 1 KB is read and checked only.
  static func reading() -> Figure {
    yaml("P9b a file of 1 KB, read, ns", Kilobyte.text, goal: nil) { _, _ in true }
  }

  /// A file of 1 KB is read, checked and decoded as an app with its scenario, for which the tables of
  /// the file's names are made.
  static func file() -> Figure {
    yaml("P9c the same, as an app, ns", Kilobyte.text, goal: nil) { value, diagnostics in
      ScenarioFile.decode(
        value, file: Kilobyte.name, catalog: shippedStyles, into: &diagnostics) != nil
    }
  }

  private static func yaml(
    _ title: String, _ text: String, goal: Double?,
    _ decode: @escaping (ConfigValue, inout ConfigDiagnostics) -> Bool
  ) -> Figure {
    let bytes = Array(text.utf8)
    return Figure(
      title: title, goal: goal, count: 500,
      segue: { count in
        var read = 0.0
        for _ in 0..<count {
          var diagnostics = ConfigDiagnostics()
          guard let value = YAMLReader.parse(bytes, name: Kilobyte.name, into: &diagnostics),
            decode(value, &diagnostics), !diagnostics.hasErrors
          else { preconditionFailure("the text has errors: \(diagnostics)") }
          read += 1
        }
        return read
      },
      limit: { count in
        let events = limit_yaml_events(bytes, bytes.count, count)
        precondition(events > 0, "libyaml does not read the text")
        return events
      })
  }
}
