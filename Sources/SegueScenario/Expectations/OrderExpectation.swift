import HeadlessUIKit
package import SegueConfig

/// The z-order of views on the screen.
package nonisolated struct OrderExpectation: Expectation {
  /// The elements, screens or roles, from back to front.
  package var targets: [String]

  package static let key = "order"
  package static let summary =
    "The z-order: these views are on the screen, from back to front; a superview is behind its "
    + "subviews."
  package static let examples = ["order: [home, dimming, games]"]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    ParameterKind<[String]>.list(of: names.app.target, count: 2...100)
      .mapped(Self.init, back: \.targets)
  }

  package var sentence: String { "from back to front the views are \(expected)" }
  package var expected: String { "[\(targets.joined(separator: ", "))]" }

  package func evaluate(_ observation: Observation) -> EvaluationResult {
    for target in targets {
      if let reason = observation.invisibility(of: target) {
        return EvaluationResult(false, "\(target) \(reason)")
      }
    }
    let device = observation.device
    let positions = targets.map { device.view(named: $0)?.drawingPosition(on: device) ?? [] }
    let order = targets.indices.sorted {
      positions[$0] == positions[$1]
        ? $0 < $1 : positions[$0].lexicographicallyPrecedes(positions[$1])
    }
    return EvaluationResult(
      order == Array(targets.indices),
      "[\(order.map { targets[$0] }.joined(separator: ", "))]")
  }
}

extension UIView {
  /// The position in the order of drawing: for each ancestor, from the window down, its `zPosition`
  /// and its index among its siblings.
  fileprivate func drawingPosition(on device: SimulatedDevice) -> [Double] {
    let z = Double(layer.presentationState(at: device.now).zPosition)
    if let superview {
      let index = superview.subviews.firstIndex { $0 === self } ?? 0
      return superview.drawingPosition(on: device) + [z, Double(index)]
    }
    return [z, Double(device.windows.firstIndex { $0 === self } ?? 0)]
  }
}
