import SegueApp
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

  init(id: String) { self.id = id }
  init(role: String) { self.role = role }
  init(point: ConfigPoint) { self.point = point }

  /// The name of a view; `nil` for a point.
  var name: String? { id ?? role }

  /// The text in steps and verdicts.
  var text: String {
    name ?? point?.text ?? ""
  }

  static func kind(_ names: AppNames) -> ParameterKind<Target> {
    let id = ParameterKind<String>.reference(
      to: "target", among: names.elements + names.screens + names.parts,
      takesAny: !names.knowsScreens)
    let role = ParameterKind<String>.reference(to: "role", among: names.roles)
    return .oneOf(
      "a target",
      [
        .tagged("id", id, { Target(id: $0) }, back: \.id),
        .tagged("role", role, { Target(role: $0) }, back: \.role),
        .tagged("tab", names.tab, { Target(id: AppNames.item(ofTab: $0)) }) { target in
          names.tabs.first { AppNames.item(ofTab: $0) == target.id }
        },
        .tagged("point", .point, { Target(point: $0) }, back: \.point),
        .kind(
          names.target, when: { $0.text != nil && !$0.isNothing },
          { names.roles.contains($0) ? Target(role: $0) : Target(id: $0) }
        ) { _ in nil },
      ])
  }
}
