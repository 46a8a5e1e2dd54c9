package import HeadlessUIKit
package import SegueConfig

/// What code of an app does, as an element or a step names it: one type for each, listed in
/// `ActionList`.
package nonisolated protocol Action: ListedValue where Names == AppNames {
  /// The map of an element's action that has the action's key among others (`{ push: detail, with:
  /// slide }`); nil where the key is alone, as by default.
  static func flatTable(_ names: AppNames) -> ParameterTable<Self>?
  /// Whether it is done from a view controller, which a step can name; true by default.
  static var hasSource: Bool { get }
  /// What it does, on one line.
  var sentence: String { get }
  /// Does it.
  @MainActor func perform(_ context: ActionContext)
}

nonisolated extension Action {
  /// The key is alone.
  package static func flatTable(_ names: AppNames) -> ParameterTable<Self>? { nil }

  /// It is done from a view controller.
  package static var hasSource: Bool { true }
}

/// Where an action is performed.
package struct ActionContext {
  /// The app.
  package let app: RunningApp
  /// The screen with the element, or the one that a step names.
  package let source: UIViewController
  /// Takes why the action cannot be done.
  package let report: (ActionFailure) -> Void

  /// A context of these parts.
  package init(
    app: RunningApp, source: UIViewController, report: @escaping (ActionFailure) -> Void
  ) {
    self.app = app
    self.source = source
    self.report = report
  }

  /// The name of the source.
  var sourceName: String { app.device.name(of: source) }

  /// The navigation stack of the source; reports that there is none.
  ///
  /// - Parameter attempt: What cannot be done then: `push detail`.
  func navigationController(to attempt: String) -> UINavigationController? {
    if let stack = source.stack { return stack }
    report(
      ActionFailure(
        requirement: "\(sourceName) is in a stack", expected: "a stack",
        found: "none: the root has no navigation around it",
        advice: "\(sourceName) cannot \(attempt): it is in no stack; "
          + "put it into one: root: { navigation: [\(sourceName)] }"))
    return nil
  }

  /// The split view that is on view; reports that there is none.
  func splitController(for column: SplitPlan.Column) -> SplitController? {
    let controllers: [SplitController] = app.containers()
    if controllers.isEmpty {
      report(
        .none(
          requirement: "there are columns", expected: column.rawValue,
          advice: "\(sourceName) cannot show or hide \(column.rawValue): there are no columns; "
            + "put some into the root: { split: [\(sourceName), …] }"))
    }
    return controllers.last
  }
}

/// Why an action cannot be done.
package nonisolated struct ActionFailure {
  /// What must hold, as a sentence.
  package var requirement: String
  /// What was expected.
  package var expected: String?
  /// What was found.
  package var found: String
  /// The diagnostic where an element does it, with what to do; nil where UIKit does nothing either.
  package var advice: String?
}

nonisolated extension ActionFailure {
  /// A failure where something is not there.
  static func none(requirement: String, expected: String, advice: String) -> ActionFailure {
    ActionFailure(requirement: requirement, expected: expected, found: "none", advice: advice)
  }
}
