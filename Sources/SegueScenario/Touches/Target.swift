import SegueApp
package import SegueConfig

/// What a touch aims at; looked for on the screen when the touch begins.
package nonisolated enum Target: Hashable, Sendable {
  /// The frontmost view of an accessibility identifier: an element or a screen.
  case id(String)
  /// A part of a transition, such as `dimming`.
  case role(String)
  /// A point of the screen, pt.
  case point(ConfigPoint)

  /// The target as steps and verdicts name it.
  var text: String {
    switch self {
    case .id(let name), .role(let name): name
    case .point(let point): "[\(numberText(point.x)), \(numberText(point.y))]"
    }
  }

  static func kind(_ names: AppNames) -> ParameterKind<Target> {
    let id = ParameterKind<String>.reference(
      to: "target", among: names.elements + names.screens + names.parts,
      takesAny: !names.knowsScreens)
    let role = ParameterKind<String>.reference(to: "role", among: AppNames.roles)
    return .oneOf(
      "a target",
      [
        .tagged("id", id, Target.id) { if case .id(let name) = $0 { name } else { nil } },
        .tagged("role", role, Target.role) { if case .role(let name) = $0 { name } else { nil } },
        .tagged("tab", names.tab, { .id(AppNames.item(ofTab: $0)) }) { target in
          guard case .id(let id) = target else { return nil }
          return names.tabs.first { AppNames.item(ofTab: $0) == id }
        },
        .tagged("point", .point, Target.point) {
          if case .point(let point) = $0 { point } else { nil }
        },
        .kind(
          names.target, when: { $0.text != nil && !$0.isNothing },
          { AppNames.roles.contains($0) ? .role($0) : .id($0) }
        ) { _ in nil },
      ])
  }
}
