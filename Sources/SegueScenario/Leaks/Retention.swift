package import HeadlessUIKit

/// What retains an object that should be released, as far as stored properties show it.
nonisolated package struct Retention {
  /// Whether an object that the windows retain keeps it, perhaps to use it again.
  package let isKept: Bool
  /// Whether the reason is a chain of properties from one object to another.
  package let isChain: Bool
  /// What retains the object: `Panel.menu → Menu.owner is a retain cycle`.
  package let reason: String

  /// Searches the windows, then other objects, and then what the object itself retains.
  ///
  /// - Parameters:
  ///   - target: The object.
  ///   - device: The device with the windows.
  ///   - owners: Other objects that may retain it, with their names in the reason. The windows' search
  ///     does not go through them, and only their closures are named.
  @MainActor package init(
    of target: AnyObject, on device: SimulatedDevice,
    owners: [(name: String, object: AnyObject)] = []
  ) {
    let kept = RetentionSearch(
      for: target, from: device.windows, excluding: owners.map(\.object))
    isKept = kept.chain != nil
    var (reason, closures) = (kept.chain.map { "\($0) retains it" }, [String]())
    for owner in owners where reason == nil {
      let search = RetentionSearch(for: target, from: [owner.object])
      reason = search.chain.map { "\($0) of \(owner.name) retains it" }
      closures += search.closures
    }
    if reason == nil {
      let search = RetentionSearch(for: target, from: [target])
      reason = search.chain.map { "\($0) is a retain cycle" }
      if owners.isEmpty { closures = search.closures }
    }
    isChain = reason != nil
    self.reason = reason ?? Self.guess(closures)
  }

  private static func guess(_ closures: [String]) -> String {
    closures.isEmpty
      ? "no property shows what retains it: look for a variable, the target of a display link or timer, or "
        + "a closure that captures it, such as the completion of an animator, the block of a timer or an "
        + "observer, or the action of a button on another screen"
      : "no property shows what retains it, but the closure "
        + "\(closures.prefix(3).joined(separator: " or ")) may capture it"
  }
}
