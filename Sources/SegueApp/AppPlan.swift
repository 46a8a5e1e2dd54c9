package import SegueConfig
package import SegueCore

/// The app of a file: its device, its screens, what it starts with, and its transitions.
package nonisolated struct AppPlan: Sendable {
  /// The device that it runs on.
  package var device = DevicePlan.phone
  /// The screens by name, in the order written.
  package var screens: [Named<ScreenPlan>] = []
  /// What the app starts with.
  package var root: any RootPlan = ScreenRoot("")
  /// The transitions by name, in the order written.
  package var transitions: [Named<StyleTuning>] = []

  /// An app of no screens.
  package init() {}

  /// The plan of a screen; nil where none has the name.
  package func screen(_ name: String) -> ScreenPlan? { screens.first { $0.name == name }?.value }

  /// The keys of an app in a file.
  package static let keys = ["device", "screens", "root", "transitions"]

  /// The parameters of an app in a file.
  ///
  /// - Parameter names: The names in the file, with the device and the transitions that were read
  ///   before the rest.
  package static func parameters(_ names: AppNames) -> [Parameter<AppPlan>] {
    [
      Parameter(
        "device", \.device, DevicePlan.kind(over: .phone).alreadyRead(names.device),
        "The device: the name of a preset, or a map of what differs from one."),
      Parameter(
        "screens", \.screens, .map(of: .record(ScreenPlan.table(names))), required: true,
        "The screens of the app by name."),
      Parameter(
        "root", \.root, RootList.kind(names), required: true,
        "What the app starts with: a screen, { navigation: [screens] }, { split: [columns] }, "
          + "{ pages: [pages] } or { tabs: [any of them] }."),
      Parameter(
        "transitions", \.transitions,
        .map(of: StyleTuning.kind(names.catalog)).alreadyRead(names.transitions),
        "The transitions by name: a style each, with its tunables."),
    ]
  }

  /// Adds an error for a screen that is called as a part of transitions.
  package static func checkNames(_ value: ConfigValue, _ diagnostics: inout ConfigDiagnostics) {
    for screen in value["screens"]?.entries ?? [] where AppNames.roles.contains(screen.key) {
      diagnostics.error(
        "duplicate-name", "\(quoted(screen.key)) is the name of a part of transitions too",
        at: screen.keyRange, help: "give the screen another name, so that targets are clear")
    }
  }
}

nonisolated extension ConfigDiagnostics {
  /// Adds an error for every text that stood before.
  package mutating func reportEqual(
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
