import Foundation
import SegueConfig

/// The root of a checkout of Segue, and the two lists that name its styles.
nonisolated struct SegueCheckout {
  private static let manifestPath = "Package.swift"
  private static let shippedPath = "Sources/SegueStyles/ShippedStyles.swift"

  let root: String
  private let manifest: String
  private let shipped: String

  /// Reads a checkout.
  ///
  /// - Throws: If the folder is not a checkout.
  init(_ root: String, program: String) throws(CommandFailure) {
    let found = Self(root)
    guard let found else {
      throw CommandFailure(
        .noInput, "no-checkout", "\(quotedPath(root)) is not the root of a checkout of Segue",
        help: "name it with --segue, or write a separate package: "
          + "\(program) new-style NAME --package FOLDER")
    }
    self = found
  }

  private init?(_ root: String) {
    guard let manifest = Self.text(Self.manifestPath, in: root),
      let shipped = Self.text(Self.shippedPath, in: root), manifest.contains("name: \"Segue\"")
    else { return nil }
    self.root = root
    self.manifest = manifest
    self.shipped = shipped
  }

  /// Returns the first checkout among the folders, each followed by those above it; `nil` for none.
  static func root(above folders: [String]) -> String? {
    for folder in folders {
      var url = URL(filePath: folder).standardizedFileURL
      while url.pathComponents.count > 1 {
        if Self(url.path) != nil { return url.path }
        url.deleteLastPathComponent()
      }
    }
    return nil
  }

  /// Adds a style to the two lists, as changes of a batch.
  func register(_ name: StyleName, in batch: inout OutputBatch) throws(CommandFailure) {
    let (newManifest, newShipped): (String, String)
    do throws(StyleLists.Failure) {
      newManifest = try StyleLists.adding(name, toManifest: manifest)
    } catch {
      throw Self.failure(error, Self.manifestPath, "let styles = [ \"NameStyle\", … ]")
    }
    do throws(StyleLists.Failure) {
      newShipped = try StyleLists.adding(name, toShipped: shipped)
    } catch {
      throw Self.failure(
        error, Self.shippedPath, "imports of styles, and lines like StyleEntry(.name),")
    }
    batch.replace(Self.manifestPath, manifest, with: newManifest)
    batch.replace(Self.shippedPath, shipped, with: newShipped)
  }

  private static func text(_ path: String, in root: String) -> String? {
    try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
  }

  private static func failure(
    _ failure: StyleLists.Failure, _ path: String, _ form: String
  ) -> CommandFailure {
    switch failure {
    case .listed(let entry):
      CommandFailure(
        .cannotCreate, "exists", "'\(path)' already lists '\(entry)'",
        help: "remove the entry, or choose another name")
    case .unreadable:
      CommandFailure(
        .badData, "unreadable-list", "the list of styles in '\(path)' cannot be read",
        help: "restore its form: \(form)")
    }
  }
}
