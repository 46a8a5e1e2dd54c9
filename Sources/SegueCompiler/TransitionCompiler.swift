package import SegueConfig
import SegueYAML

/// Compiles the transitions of files to the form that an app reads.
package struct TransitionCompiler {
  /// A file with transitions.
  package struct File {
    /// The transitions in file order.
    package let transitions: [Named<StyleChanges>]
    /// The range of the file's value.
    package let range: ConfigRange

    /// Creates a file of decoded transitions.
    package init(_ transitions: [Named<StyleChanges>], range: ConfigRange) {
      (self.transitions, self.range) = (transitions, range)
    }
  }

  /// The target of a package that contains the Swift code.
  package struct Target {
    /// The target's name.
    package let name: String
    /// The modules that it can import.
    package let modules: Set<String>

    /// Creates a target.
    package init(_ name: String, modules: [String]) {
      (self.name, self.modules) = (name, Set(modules))
    }
  }

  private let transitions: [Named<StyleChanges>]
  /// The compiled transitions, as JSON.
  package let json: String

  /// Compiles the transitions of all files; adds an error for a name that two files use, and for files
  /// without transitions.
  package init(_ files: [File], into diagnostics: inout ConfigDiagnostics) {
    var first: [String: ConfigRange?] = [:]
    transitions = files.flatMap(\.transitions)
    for transition in transitions {
      if let other = first[transition.name] {
        diagnostics.error(
          "duplicate-name", "there are two transitions \(quoted(transition.name))",
          at: transition.nameRange, help: "give each its own name",
          notes: [.init("the first is here", at: other)])
      } else {
        first[transition.name] = transition.nameRange
      }
    }
    for file in files where file.transitions.isEmpty {
      diagnostics.error(
        "no-transitions", "the file has no transitions", at: file.range,
        help: "write transitions: { slide: { style: slideIn } }")
    }
    json = TransitionsText(transitions).json.foldedText
  }

  /// Returns Swift code with a name for each transition; adds an error for a name that has no place in
  /// Swift.
  ///
  /// - Parameters:
  ///   - paths: The paths of the files.
  ///   - program: The name of the program that writes the code.
  ///   - diagnostics: Receives the errors.
  package func swiftCode(
    of paths: [String], _ program: String, into diagnostics: inout ConfigDiagnostics
  ) -> String {
    SwiftTransitions(transitions, json, of: paths, program, &diagnostics).text
  }

  /// Adds an error for each style whose module a target cannot import.
  private func checkImports(of target: Target, into diagnostics: inout ConfigDiagnostics) {
    var known = target.modules
    for transition in transitions where known.insert(transition.value.product).inserted {
      diagnostics.error(
        "style-not-linked",
        "the transition \(quoted(transition.name)) has the style \(transition.value.identifier), and the "
          + "target \(quoted(target.name)) does not depend on \(transition.value.product)",
        at: transition.nameRange,
        help:
          "add \(WrittenStyle.dependency(on: transition.value)) to its dependencies in Package.swift"
      )
    }
  }

  /// Adds an error if the transitions exceed the limits of one text, as those of several files can.
  package func checkLimits(into diagnostics: inout ConfigDiagnostics) {
    _ = JSONReader.read(json.utf8, name: "the compiled transitions", into: &diagnostics)
  }
}

extension TransitionCompiler {
  /// Returns the Swift code of YAML files, of which only the keys `motions` and `transitions` are
  /// checked; `nil` after an error.
  ///
  /// - Parameters:
  ///   - paths: The paths of the files.
  ///   - styles: The styles that the transitions can use; those of Segue by default.
  ///   - target: The target of the code; `nil`, the default, if its dependencies are not known.
  ///   - program: The name of the program that writes the code; `segue` by default.
  ///   - diagnostics: Receives the errors and warnings.
  package static func swiftCode(
    ofFiles paths: [String], _ styles: [WrittenStyle] = WrittenStyle.shipped,
    for target: Target? = nil, program: String = "segue", into diagnostics: inout ConfigDiagnostics
  ) -> String? {
    var files: [File] = []
    for path in paths {
      var found = ConfigDiagnostics()
      do throws(YAMLFileFailure) {
        if let value = try YAMLReader.load(path, into: &found), !found.hasErrors {
          files.append(file(value, styles, into: &found))
        }
      } catch {
        found.add(error.diagnostic)
      }
      diagnostics.add(found)
    }
    guard !diagnostics.hasErrors else { return nil }
    let compiler = TransitionCompiler(files, into: &diagnostics)
    guard !diagnostics.hasErrors else { return nil }
    let code = compiler.swiftCode(of: paths, program, into: &diagnostics)
    compiler.checkLimits(into: &diagnostics)
    if let target { compiler.checkImports(of: target, into: &diagnostics) }
    return diagnostics.hasErrors ? nil : code
  }

  private static let keys = ["motions", "transitions"]

  private static func file(
    _ value: ConfigValue, _ styles: [WrittenStyle], into diagnostics: inout ConfigDiagnostics
  ) -> File {
    for key in keys {
      guard let wrong = value.misspelledEntry(key, among: keys) else { continue }
      diagnostics.unknownName("key", wrong.key, known: keys, at: wrong.keyRange)
    }
    let transitions = FileTransitions(
      motions: value["motions"], transitions: value["transitions"], WrittenStyle.kind(styles),
      shape: { name in styles.first { $0.identifier == name }?.table.shape() },
      into: &diagnostics)
    return File(transitions.all, range: value.range)
  }
}
