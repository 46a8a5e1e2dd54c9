import Foundation
import TestSupport
import Testing

/// The committed files that the commands write, in Golden.
///
/// To write them anew: SEGUE_WRITE_DOCUMENTS=1 swift test --filter Scaffold
enum Golden {
  private static let root = "Tests/SegueCommandsTests/Scaffold/Golden"

  /// Compares files below a folder with the committed ones.
  ///
  /// - Parameters:
  ///   - folder: The folder that was written.
  ///   - files: The names of the files; all others of the folder are ignored.
  ///   - name: The folder in Golden.
  static func compare(_ folder: String, _ files: [String], _ name: String) throws {
    for file in files {
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      try ProjectFile("\(root)/\(name)/\(file)").check(text)
    }
    let golden = ProjectFile("\(root)/\(name)").path
    let all = try TemporaryFolder.contents(golden).filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(golden)/\(path)", isDirectory: &isFolder)
      return !isFolder.boolValue
    }
    #expect(all == files.sorted())
  }
}

extension Outcome {
  /// The outcome with two spaces before each comment, whatever the length of the longest command.
  var unaligned: Outcome {
    var outcome = self
    outcome.output = output.replacing(#/ +# /#, with: "  # ")
    return outcome
  }
}

extension TemporaryFolder {
  static let manifest = """
    // A manifest with its list.
    let styles = [
      "BlindsStyle", "StillStyle",
    ]
    let package = Package(name: "Segue")

    """

  static let shipped = """
    import BlindsStyle
    public import SegueCore
    import StillStyle

    /// The styles that are part of Segue.
    public nonisolated let shippedStyles = StyleCatalog([
      StyleEntry(.blinds),
      StyleEntry(.still),
    ])

    """

  /// Creates a checkout with what `new-style` reads.
  func makeCheckout(manifest: String = manifest, shipped: String = shipped) throws {
    try make("Segue/Package.swift", manifest)
    try make("Segue/Sources/SegueStyles/ShippedStyles.swift", shipped)
  }

  /// The texts of all files of the checkout.
  func checkout() throws -> [String: String] {
    var texts: [String: String] = [:]
    for name in try Self.contents("\(path)/Segue") {
      texts[name] = (try? text("Segue/\(name)")) ?? "a folder"
    }
    return texts
  }
}
