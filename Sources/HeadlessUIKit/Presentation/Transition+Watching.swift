/// What those who watch a run ask of a transition.
extension Transition {
  /// As messages name it: "presentation of detail"; nil before it has begun.
  package final var title: String? {
    guard let scene = context?.scene else { return nil }
    return "\(scene.noun) of \(SimulatedDevice.describe(scene.subject))"
  }

  /// Where it takes place, once it has begun.
  package final var containerView: UIView? { context?.containerView }

  /// What lives no longer than it does, by name.
  package final var parts: [(name: String, object: AnyObject)] {
    let all: [(String, AnyObject?)] = [
      ("context", context), ("coordinator", coordinator), ("animator", animator),
      ("interaction controller", interactor),
    ]
    return all.compactMap { name, object in object.map { (name, $0) } }
  }
}
