import SegueApp
package import SegueConfig

/// What a touch aims at; looked for on the screen when the touch begins.
///
/// One of the three is not nil.
package nonisolated struct Target: Hashable, Sendable {
  /// The accessibility identifier of a view, of which the frontmost counts: an element or a screen.
  package private(set) var id: String?
  /// A part of a transition, such as `dimming`.
  package private(set) var role: String?
  /// A point of the screen, pt.
  package private(set) var point: ConfigPoint?

  init(id: String) { self.id = id }
  init(role: String) { self.role = role }
  init(point: ConfigPoint) { self.point = point }

  /// The name of a view; nil for a point.
  var name: String? { id ?? role }

  /// The target as steps and verdicts name it.
  var text: String {
    name ?? point?.text ?? ""
  }

  static func kind(_ names: AppNames) -> ParameterKind<Target> {
    let id = ParameterKind<String>.reference(
      to: "target", among: names.elements + names.screens + names.parts,
      takesAny: !names.knowsScreens)
    let role = ParameterKind<String>.reference(to: "role", among: AppNames.roles)
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
          { AppNames.roles.contains($0) ? Target(role: $0) : Target(id: $0) }
        ) { _ in nil },
      ])
  }
}
