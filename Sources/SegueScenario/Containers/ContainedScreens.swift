package import SegueConfig

/// The limits of containers in screens, checked before any is created.
nonisolated extension AppPlan {
  /// The largest number of nested containers.
  private static let maxDepth = 8
  /// The largest number of view controllers in a screen, and of an app as it starts.
  private static let (maxInScreen, maxInRoot) = (100, 2_000)

  /// The number of view controllers in a screen, itself included, and how deeply they are nested.
  private struct Extent {
    var depth = 0
    var count = 1
  }

  /// Adds an error for each screen that contains itself, or too many others.
  ///
  /// - Parameters:
  ///   - file: The file as written.
  ///   - diagnostics: Receives the errors.
  package func checkContainers(_ file: ConfigValue, _ diagnostics: inout ConfigDiagnostics) {
    let containers = Dictionary(
      screens.compactMap { screen in screen.value.container.map { (screen.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    guard !containers.isEmpty else { return }
    var known: [String: Extent] = [:]
    var path: [String] = []
    var hasFailed = false
    /// Returns the extent of a screen; `nil` for one that contains itself, which was reported.
    func extent(of name: String) -> Extent? {
      guard let container = containers[name] else { return Extent() }
      if let extent = known[name] { return extent }
      let range = file["screens"]?[name]?["content"]?.range
      if let start = path.firstIndex(of: name) {
        let cycle = (path[start...] + [name]).joined(separator: " > ")
        diagnostics.error(
          "contradiction", "the screen \(quoted(name)) contains itself: \(cycle)", at: range,
          help: "push or present it instead")
        return nil
      }
      path.append(name)
      defer { path.removeLast() }
      var whole = Extent()
      for screen in container.screenNames {
        guard let part = extent(of: screen) else { return nil }
        whole.depth = max(whole.depth, part.depth + 1)
        whole.count += part.count
      }
      known[name] = whole
      if whole.depth > Self.maxDepth {
        diagnostics.error(
          "too-many",
          "\(whole.depth) containers are in each other, and at most \(Self.maxDepth) can be",
          at: range,
          help: "push or present screens instead")
        return nil
      }
      if whole.count > Self.maxInScreen {
        diagnostics.error(
          "too-many",
          "the screen contains \(whole.count - 1) others, more than the \(Self.maxInScreen - 1) that it "
            + "can", at: range, help: "push or present screens instead")
        return nil
      }
      return whole
    }
    for screen in screens where containers[screen.name] != nil && !hasFailed {
      hasFailed = extent(of: screen.name) == nil
    }
    guard !hasFailed else { return }
    let count = root.screenNames.reduce(0) { $0 + (extent(of: $1)?.count ?? 0) }
    if count > Self.maxInRoot {
      diagnostics.error(
        "too-many",
        "the app starts with \(count) view controllers, more than the \(Self.maxInRoot) that it can",
        at: file["root"]?.range, help: "push or present screens instead")
    }
  }
}
