extension PortRule {
  /// The platform of ported code is iOS.
  static let conditions = PortRule(name: "conditions") { source, _, edits in
    for (index, token) in source.tokens.enumerated()
    where token.kind == .directive && ["#if", "#elseif"].contains(token.text) {
      var position = index + 1
      while let word = source.token(position), word.line == token.line {
        if word.kind == .word, ["os", "canImport", "targetEnvironment"].contains(word.text),
          source.isPunctuation(position + 1, "("), let name = source.token(position + 2),
          source.isPunctuation(position + 3, ")"), let value = value(of: word.text, name.text)
        {
          edits.replace(position..<position + 4, with: value)
        }
        position += 1
      }
    }
  }

  /// Returns what a condition is for ported code; `nil` if it is left as it is.
  private static func value(of condition: String, _ name: String) -> String? {
    switch (condition, name) {
    case ("os", "iOS"): "true"
    case ("os", "macOS"), ("os", "OSX"), ("os", "Linux"), ("os", "tvOS"), ("os", "watchOS"),
      ("os", "visionOS"):
      "false"
    case ("canImport", "UIKit"), ("canImport", "QuartzCore"), ("canImport", "CoreGraphics"): "true"
    case ("canImport", "AppKit"), ("canImport", "Cocoa"), ("canImport", "SwiftUI"),
      ("canImport", "Combine"), ("canImport", "WatchKit"):
      "false"
    case ("targetEnvironment", "macCatalyst"), ("targetEnvironment", "simulator"): "false"
    default: nil
    }
  }
}
