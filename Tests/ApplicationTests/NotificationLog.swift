import HeadlessUIKit

/// Records notifications of `NotificationCenter.default`, in the order in which they are posted.
final class NotificationLog {
  private(set) var names: [String] = []
  private(set) var infos: [[AnyHashable: Any]] = []
  private var tokens: [any NSObjectProtocol] = []

  /// Observes names; a name is recorded without its prefix `UI` and its suffix `Notification`.
  init(_ names: [NSNotification.Name]) {
    for name in names {
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        nonisolated(unsafe) let info = notification.userInfo ?? [:]
        let text = notification.name.rawValue
        MainActor.assumeIsolated { self?.note(text, info) }
      }
      tokens.append(token)
    }
  }

  isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

  /// Adds an entry of the test's own, such as a delegate's call.
  func note(_ text: String, _ info: [AnyHashable: Any] = [:]) {
    names.append(text.replacingOccurrences(of: "Notification", with: "").dropping("UI"))
    infos.append(info)
  }

  /// Returns the entries since the last call.
  func read() -> [String] {
    defer { names = [] }
    return names
  }
}

extension String {
  fileprivate func dropping(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
