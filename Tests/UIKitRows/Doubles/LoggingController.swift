import HeadlessUIKit

/// A view controller that logs its callbacks and runs a test's hooks in them.
class LoggingController: UIViewController {
  let name: String
  private let log: CallLog
  /// Closures by callback, such as "viewDidAppear"; each is called after the callback is logged.
  var hooks: [String: (LoggingController) -> Void] = [:]
  /// Whether layout passes are logged as well.
  var logsLayout = false

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = name
    log.register(self)
  }
  required init?(coder: NSCoder) { nil }

  func note(_ call: String) {
    log.add("\(name).\(call)")
    hooks[call]?(self)
  }

  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func viewWillLayoutSubviews() { if logsLayout { note("viewWillLayoutSubviews") } }
  override func viewDidLayoutSubviews() { if logsLayout { note("viewDidLayoutSubviews") } }
}
