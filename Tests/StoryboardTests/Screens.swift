import HeadlessUIKit

/// The order of the callbacks of a test.
final class CallLog {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

/// A view controller that records its segues.
class HomeViewController: UIViewController {
  var log = CallLog()
  var allowsSegues = true
  var allowsUnwinding = true

  init(_ log: CallLog = CallLog()) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.add("awake")
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.add("prepare \(segue.identifier ?? "nil") \(sender as? String ?? "nil")")
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.add("should \(identifier)")
    return allowsSegues
  }
  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { allowsUnwinding }
  func unwindToHome(_ segue: UIStoryboardSegue) {
    log.add("unwound by \(segue.identifier ?? "nil")")
  }
}

/// A view controller that a segue shows.
class DetailViewController: UIViewController {
  var log = CallLog()

  init(_ log: CallLog = CallLog()) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.add("detail prepares \(segue.identifier ?? "nil")")
  }
}

/// A segue of an app, which presents without animation.
final class PlainSegue: UIStoryboardSegue {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
    destination.modalPresentationStyle = .fullScreen
  }
  override func perform() {
    (source as? HomeViewController)?.log.add("perform")
    source.present(destination, animated: false)
  }
}
