import HeadlessUIKit
package import SegueConfig

/// The target of a touch, resolved on the screen when the touch begins.
///
/// Exactly one property is not `nil`.
package nonisolated struct Target: Hashable, Sendable {
  /// The accessibility identifier of an element or a screen; the frontmost view counts.
  package private(set) var id: String?
  /// The role of a transition's view, such as `dimming`.
  package private(set) var role: String?
  /// A point in screen coordinates, pt.
  package private(set) var point: ConfigPoint?
  /// An edge of the screen, at its middle.
  package private(set) var edge: ConfigEdge?

  init(id: String) { self.id = id }
  init(role: String) { self.role = role }
  init(point: ConfigPoint) { self.point = point }
  init(edge: ConfigEdge) { self.edge = edge }

  /// The name of a view; `nil` for a point or an edge.
  var name: String? { id ?? role }

  /// The text in steps and verdicts.
  var text: String {
    name ?? point?.text ?? edge.map { "the \($0.rawValue) edge" } ?? ""
  }

  /// Returns the point of a target that is not a view, in screen coordinates, pt.
  @MainActor func point(on device: SimulatedDevice) -> CGPoint? {
    if let point { return CGPoint(x: point.x, y: point.y) }
    let isMirrored = device.layoutDirection == .rightToLeft
    return edge.map { $0.middle(of: device.screen.bounds, isMirrored: isMirrored) }
  }

  static func kind(_ names: AppNames) -> ParameterKind<Target> {
    let id = names.view(
      .reference(
        to: "target", among: names.elements + names.screens + names.parts,
        takesAny: !names.knowsScreens))
    let role = ParameterKind<String>.reference(to: "role", among: names.roles)
    return .oneOf(
      "a target",
      [
        .tagged("id", id, "An element or a screen by its name.", { Target(id: $0) }, back: \.id),
        .tagged(
          "role", role, "A view by its role in the transition.", { Target(role: $0) }, back: \.role),
        .tagged(
          "tab", names.tab, "The item of a tab bar, by the name of its screen.",
          { Target(id: AppNames.item(ofTab: $0)) }
        ) { target in
          names.tabs.first { AppNames.item(ofTab: $0) == target.id }
        },
        .tagged(
          "point", .point, "A point of the screen: [x, y].", { Target(point: $0) }, back: \.point),
        .tagged(
          "edge", .edge, "The middle of an edge of the screen.", { Target(edge: $0) }, back: \.edge),
        .kind(
          names.view(names.target), when: { $0.text != nil && !$0.isNothing },
          { names.roles.contains($0) ? Target(role: $0) : Target(id: $0) }
          // Encoded with its key, by a form above.
        ) { _ in nil },
      ]
    ).defined(as: "touchTarget")
  }
}

nonisolated extension ConfigEdge {
  /// The distance of a touch at an edge from it, pt.
  private static let inset: CGFloat = 2

  /// Returns the middle of the edge of a screen, just inside; no further than the screen's middle.
  fileprivate func middle(of screen: CGRect, isMirrored: Bool) -> CGPoint {
    let area = screen.insetBy(
      dx: min(Self.inset, screen.width / 2), dy: min(Self.inset, screen.height / 2))
    switch self {
    case .top: return CGPoint(x: area.midX, y: area.minY)
    case .bottom: return CGPoint(x: area.midX, y: area.maxY)
    case .left: return CGPoint(x: area.minX, y: area.midY)
    case .right: return CGPoint(x: area.maxX, y: area.midY)
    case .leading: return CGPoint(x: isMirrored ? area.maxX : area.minX, y: area.midY)
    case .trailing: return CGPoint(x: isMirrored ? area.minX : area.maxX, y: area.midY)
    }
  }
}
