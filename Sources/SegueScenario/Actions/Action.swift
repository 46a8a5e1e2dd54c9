package import HeadlessUIKit
package import SegueConfig

/// An operation of the simulated app, which an element or a step names. Each has its own type, listed
/// in `ActionList`.
package nonisolated protocol Action: ListedValue where Names == AppNames {
  /// Returns the table of an element's map that has the action's key among others (`{ push: detail,
  /// with: slide }`); `nil`, the default, if the key is alone.
  static func flatTable(_ names: AppNames) -> ParameterTable<Self>?
  /// Whether the action has a source view controller, which a step can name; true by default.
  static var hasSource: Bool { get }
  /// The keys of an element's map that need the element's view, for a gesture on it.
  static var viewKeys: [String] { get }
  /// Whether the action needs the element's view; false by default.
  var needsView: Bool { get }
  /// Adds what the action needs to the view of an element, such as a gesture.
  @MainActor func install(on element: UIView, of screen: ScreenController)
  /// A one-line description of the action.
  var sentence: String { get }
  /// Performs the action.
  @MainActor func perform(_ context: ActionContext)
}

nonisolated extension Action {
  /// The default implementation returns `nil`.
  package static func flatTable(_ names: AppNames) -> ParameterTable<Self>? { nil }

  /// The default implementation returns `true`.
  package static var hasSource: Bool { true }

  /// The default implementation returns no keys.
  package static var viewKeys: [String] { [] }

  /// The default implementation returns `false`.
  package var needsView: Bool { false }

  /// The default implementation changes nothing.
  @MainActor package func install(on element: UIView, of screen: ScreenController) {}

  /// Adds an error for each key that needs a view, for an element without one.
  ///
  /// - Parameters:
  ///   - value: The action as written.
  ///   - elements: The elements without a view, as the message names them: `buttons of an alert`.
  ///   - diagnostics: Receives the errors.
  func reportViewKeys(
    _ value: ConfigValue?, _ elements: String, _ diagnostics: inout ConfigDiagnostics
  ) {
    for entry in Self.viewKeys.compactMap({ value?.entry($0) }) {
      diagnostics.error(
        "contradiction", "\(quoted(entry.key)) does not apply to \(elements)",
        at: entry.keyRange, help: "remove the key \(quoted(entry.key))")
    }
  }
}

/// The environment of an action.
package struct ActionContext {
  /// The app.
  package let app: RunningApp
  /// The screen that has the element, or that the step names.
  package let source: UIViewController
  /// Receives the reason why the action cannot be performed.
  package let report: (ActionFailure) -> Void

  /// The name of the source.
  var sourceName: String { app.device.name(of: source) }

  /// Returns whether the app can have one more view controller above others, or reports that it cannot.
  ///
  /// - Parameters:
  ///   - attempt: The action for the report, such as `push detail`.
  ///   - count: The number of view controllers that are there, one above another.
  ///   - limit: The largest number that the app can have.
  ///   - advice: How to have fewer.
  func hasRoom(to attempt: String, above count: Int, of limit: Int, _ advice: String) -> Bool {
    if count < limit { return true }
    report(
      ActionFailure(
        requirement: "\(sourceName) can \(attempt)",
        expected: "fewer than \(limit) view controllers below it", found: "\(count)",
        advice: "\(sourceName) cannot \(attempt): \(count) view controllers are below it, as many "
          + "as an app can have; \(advice)"))
    return false
  }

  /// Returns the navigation controller of the source, or reports that there is none.
  ///
  /// - Parameter attempt: The action for the report, such as `push detail`.
  func navigationController(to attempt: String) -> UINavigationController? {
    if let stack = source.stack { return stack }
    report(
      ActionFailure(
        requirement: "\(sourceName) is in a navigation stack", expected: "a navigation stack",
        found: "none: the root has no navigation stack around it",
        advice: "\(sourceName) cannot \(attempt): it is not in a navigation stack; "
          + "put it into one: root: { navigation: [\(sourceName)] }"))
    return nil
  }
}

/// The reason why an action cannot be performed.
package nonisolated struct ActionFailure {
  /// The requirement, as a sentence.
  package var requirement: String
  /// The expected value.
  package var expected: String?
  /// The actual value.
  package var found: String
  /// The diagnostic for the action of an element, with help; `nil` for none, where UIKit ignores the
  /// call silently.
  package var advice: String?
}

nonisolated extension ActionFailure {
  /// Returns the failure for something that does not exist.
  static func none(requirement: String, expected: String, advice: String) -> ActionFailure {
    ActionFailure(requirement: requirement, expected: expected, found: "none", advice: advice)
  }
}
