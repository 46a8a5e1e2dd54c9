package import SegueConfig
package import SegueCore

/// The app of a file: its device, screens, root and transitions.
package nonisolated struct AppPlan: Sendable {
  /// The device on which the app runs.
  package var device = DevicePlan.phone
  /// The screens by name, in file order.
  package var screens: [Named<ScreenPlan>] = []
  /// The root of the app.
  package var root: any RootPlan = ScreenRoot("")
  /// The styles that the transitions can use.
  package var catalog = StyleCatalog([])
  /// The roles of views that are not elements.
  package var roles: [String] = []
  /// The motions by name, in file order, which transitions can use.
  package var motions: [Named<MotionChoice>] = []
  /// The transitions by name, in file order.
  package var transitions: [Named<ConfiguredStyle>] = []

  /// Creates an app without screens.
  package init() {}

  /// Creates an app from the keys that were decoded with the names; `parameters` decodes the others.
  package init(_ names: AppNames) {
    device = names.device ?? .phone
    roles = names.roles
    catalog = names.catalog
    motions = names.transitions.motions.all ?? []
    transitions = names.transitions.all
  }

  /// The keys that are decoded with the names, since names depend on their values.
  package static let keysOfNames = [Key.device, .motions, .transitions].map(\.rawValue)

  /// Returns the plan of a screen, or `nil` if no screen has the name.
  package func screen(_ name: String) -> ScreenPlan? { screens.first { $0.name == name }?.value }

  /// The keys of an app in a file.
  package enum Key: String, CaseIterable {
    /// The parts of an app, each a property of the same name.
    case device, screens, root, motions, transitions

    fileprivate func parameter(_ names: AppNames) -> Parameter<AppPlan> {
      switch self {
      case .device:
        Parameter(
          rawValue, \.device, DevicePlan.kind(over: .phone),
          "The device: the name of a preset, or a map of differences from one.")
      case .screens:
        Parameter(
          rawValue, \.screens, .map(of: .record(ScreenPlan.table(names))), required: names.hasApp,
          "The screens of the app by name.")
      case .root:
        Parameter(
          rawValue, \.root, RootList.kind(names), required: names.hasApp,
          "What the app starts with: \(RootList.kind(names).name).")
      case .motions:
        Parameter(
          rawValue, \.motions, .map(of: MotionChoice.kind),
          "The motions by name, which the transitions of the file can use.")
      case .transitions:
        Parameter(
          rawValue, \.transitions,
          .map(of: ConfiguredStyle.kind(names.catalog)),
          "The transitions by name, each a style with its parameters.")
      }
    }
  }

  /// Returns the parameters of an app in a file.
  ///
  /// - Parameter names: The names in the file.
  package static func parameters(_ names: AppNames) -> [Parameter<AppPlan>] {
    Key.allCases.map { $0.parameter(names) }
  }

  /// Adds an error for a screen whose name is also a role.
  package static func checkNames(
    _ value: ConfigValue, _ names: AppNames, _ diagnostics: inout ConfigDiagnostics
  ) {
    for screen in value["screens"]?.entries ?? [] where names.roles.contains(screen.key) {
      diagnostics.error(
        "duplicate-name", "\(quoted(screen.key)) is also \(AppNames.roleText)",
        at: screen.keyRange, help: "give the screen another name, so that targets are unambiguous")
    }
  }
}

nonisolated extension ConfigDiagnostics {
  /// Adds an error for every string that occurs more than once.
  package mutating func reportDuplicates(
    _ values: [ConfigValue], _ error: (String) -> (code: String, message: String, help: String)
  ) {
    var first: [String: ConfigValue] = [:]
    for value in values {
      guard let text = value.text, !text.isEmpty else { continue }
      if let other = first[text] {
        let error = error(text)
        self.error(
          error.code, error.message, at: value.range, help: error.help,
          notes: [.init("the first is here", at: other.range)])
      } else {
        first[text] = value
      }
    }
  }
}
