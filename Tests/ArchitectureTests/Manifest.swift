/// What Package.swift's tables say of the targets, read from its text.
///
/// Asking SwiftPM would wait for the lock that the running `swift test` holds.
struct Manifest: Sendable {
  struct Module: Equatable, Sendable {
    var name: String
    var imports: [String]
    var folder: String
  }

  let modules: [Module]
  /// The targets that people may import.
  let products: [String]

  init(_ text: String) {
    modules = Self.calls(of: "Module", in: text) + Self.calls(of: ".executableTarget", in: text)
    products = Self.pieces(of: text, after: ".library(", upTo: ")")
      .flatMap { Self.quoted(Self.argument("targets", of: $0) ?? "") }
  }

  /// What a target may import; nil for one that the tables do not list.
  func imports(of target: String) -> [String]? { modules.first { $0.name == target }?.imports }

  private static func calls(of function: String, in text: String) -> [Module] {
    pieces(of: text, after: "\(function)(", upTo: ")").compactMap { call in
      guard let name = quoted(argument("name", of: call) ?? "").first else { return nil }
      let imports = argument("imports", of: call) ?? argument("dependencies", of: call) ?? ""
      let folder = quoted(argument("folder", of: call) ?? argument("path", of: call) ?? "").first
      return Module(
        name: name, imports: quoted(imports),
        folder: folder?.split(separator: "/").first.map(String.init) ?? "Sources")
    }
  }

  /// An argument of a call: up to the comma that ends it.
  private static func argument(_ label: String, of call: Substring) -> String? {
    guard let label = call.firstRange(of: "\(label): ") else { return nil }
    var depth = 0
    let value = call[label.upperBound...].prefix { character in
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      return depth > 0 || character != ","
    }
    return String(value)
  }

  /// What stands after each opening, up to the closing that matches it.
  private static func pieces(of text: String, after opening: String, upTo closing: Character)
    -> [Substring]
  {
    guard let bracket = opening.last else { return [] }
    return text.ranges(of: opening).map { range in
      var depth = 1
      return text[range.upperBound...].prefix { character in
        if character == bracket { depth += 1 }
        if character == closing { depth -= 1 }
        return depth > 0
      }
    }
  }

  private static func quoted(_ text: String) -> [String] {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
