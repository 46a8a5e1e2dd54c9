import SegueConfig

/// The actions of an app.
package nonisolated enum ActionList {
  /// All actions, in display order.
  package static let all: [any Action.Type] = [
    PresentAction.self, DismissAction.self, PushAction.self, PopAction.self,
    SetViewControllersAction.self, SelectTabAction.self, ShowPageAction.self,
    ShowColumnAction.self, HideColumnAction.self, SetAction.self, EditAction.self,
    SaveAction.self, CloseAction.self, EndEditingAction.self,
  ]

  /// Returns the kind of an action of an element or an alert's button.
  static func kind(_ names: AppNames) -> ParameterKind<any Action> {
    .oneOf(
      "an action", names.actions.flatMap { alternatives($0, names) },
      synonyms: synonyms(of: names.actions.map { ($0.key, $0.synonyms) }))
  }

  /// Returns the forms in which a file writes an action.
  private static func alternatives<Listed: Action>(
    _ type: Listed.Type, _ names: AppNames
  ) -> [ParameterKind<any Action>.Alternative] {
    // Alone in its map, `{ dismiss: … }`, or a word; with a flat table beside its parameters,
    // `{ push: detail, with: slide }`.
    guard let table = Listed.flatTable(names) else {
      return Listed.alternatives(
        Listed.kind(names)?.defined(as: Listed.key), { $0 }, back: { $0 as? Listed })
    }
    return [
      .keyed(Listed.key, .record(table), { $0 as any Action }, back: { $0 as? Listed })
    ]
  }
}
