/// A path that cannot leave its folder, computed from the text of paths only.
struct FolderPath: Hashable {
  /// The folder with its final slash; empty for the current folder.
  let folder: String
  /// The names below the folder.
  private let names: [String]

  /// Creates a path whose folder is that of a file's path.
  init(_ path: String) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    folder = String(path.dropLast(name.count))
    names = [String(name)]
  }

  private init(folder: String, names: [String]) {
    self.folder = folder
    self.names = names
  }

  /// The path as text.
  var text: String {
    names.isEmpty && folder.isEmpty ? "." : folder + names.joined(separator: "/")
  }

  /// Returns the path of a file relative to this file's folder; `nil` if it leaves the root folder.
  func sibling(_ path: String) -> FolderPath? {
    guard !path.hasPrefix("/") else { return nil }
    var names = self.names.dropLast()
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        names.append(String(part))
      } else if names.popLast() == nil {
        return nil
      }
    }
    return FolderPath(folder: folder, names: Array(names))
  }
}
