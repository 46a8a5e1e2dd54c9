import Foundation
import Testing

/// The committed files that the commands write, in Golden.
///
/// To write them anew: SEGUE_WRITE_SCAFFOLD=1 swift test --filter Scaffold
enum Golden {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Golden").path

  /// Compares files below a folder with the committed ones.
  ///
  /// - Parameters:
  ///   - folder: The folder that was written.
  ///   - files: The names of the files; all others of the folder are ignored.
  ///   - name: The folder in Golden.
  static func compare(_ folder: String, _ files: [String], _ name: String) throws {
    let isWriting = ProcessInfo.processInfo.environment["SEGUE_WRITE_SCAFFOLD"] == "1"
    for file in files {
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      let committed = "\(root)/\(name)/\(file)"
      if isWriting {
        let parent = (committed as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        try text.write(toFile: committed, atomically: false, encoding: .utf8)
      }
      #expect(try String(contentsOfFile: committed, encoding: .utf8) == text, "\(file)")
    }
    let all = try TemporaryFolder.contents("\(root)/\(name)").filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: "\(root)/\(name)/\(path)", isDirectory: &isFolder)
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
