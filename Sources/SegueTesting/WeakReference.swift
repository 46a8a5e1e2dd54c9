import SegueCore
import SegueScenario

/// A weak reference with a name, which observes the lifetime of an object.
final class WeakReference {
  let name: String
  private(set) weak var object: AnyObject?

  init(_ name: String, _ object: AnyObject?) {
    self.name = name
    self.object = object
  }

  var isAlive: Bool { object != nil }

  func isOf(_ other: AnyObject) -> Bool { object === other }
}

extension [WeakReference] {
  /// Returns the names of objects that are still allocated, and what retains the first one of which the
  /// properties show it; `nil` without such objects.
  func survivors(on device: SimulatedDevice) -> String? {
    var alive: [WeakReference] = []
    for reference in self where reference.isAlive {
      if !alive.contains(where: { $0.name == reference.name }) { alive.append(reference) }
    }
    if alive.isEmpty { return nil }
    let reasons = alive.compactMap { survivor in
      survivor.object.map { (survivor.name, Retention(of: $0, on: device)) }
    }
    let reason = (reasons.first { $0.1.isChain } ?? reasons.first).map { "; \($0): \($1.reason)" }
    let names = alive.map(\.name).joined(separator: ", ")
    return "\(names) \(alive.count == 1 ? "is" : "are") still allocated\(reason ?? "")"
  }
}
