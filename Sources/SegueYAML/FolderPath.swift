/// A path inside a folder that it cannot leave, worked out from the text of paths alone.
struct FolderPath: Hashable {
  /// The folder with its final slash; empty for the current one.
  let folder: String
  /// The names below the folder.
  private let names: [String]

  /// Takes the folder from the path of a file in it.
  init(_ path: String) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    folder = String(path.dropLast(name.count))
    names = [String(name)]
  }

  private init(folder: String, names: [String]) {
    self.folder = folder
    self.names = names
  }

  /// The path for a reader of files.
  var text: String {
    names.isEmpty && folder.isEmpty ? "." : folder + names.joined(separator: "/")
  }

  /// The path of a file named from beside this one; nil when it leaves the folder.
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
