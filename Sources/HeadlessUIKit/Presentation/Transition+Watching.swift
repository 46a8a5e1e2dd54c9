/// The properties of a transition that observers of a run read.
extension Transition {
  /// The name in messages, such as "presentation of detail"; `nil` before the transition begins.
  package final var title: String? {
    guard let scene = context?.scene else { return nil }
    return "\(scene.noun) of \(SimulatedDevice.describe(scene.subject))"
  }

  /// The container view, once the transition has begun.
  package final var containerView: UIView? { context?.containerView }

  /// Whether an animator of the app animates the views, and no gesture drives it.
  package final var runsByApp: Bool { isMovedByApp && context?.isInteractive == false }

  /// The objects that are released with the transition, by name.
  package final var parts: [(name: String, object: AnyObject)] {
    let all: [(String, AnyObject?)] = [
      ("context", context), ("coordinator", coordinator), ("animator", animator),
      ("interaction controller", interactor),
    ]
    return all.compactMap { name, object in object.map { (name, $0) } }
  }
}
