import HeadlessUIKit

/// The appearance callbacks of one controller, checked as they are received.
final class AppearanceRecord {
  enum Callback: String, CaseIterable {
    case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  }

  let name: String
  private(set) weak var controller: UIViewController?
  /// The last callback, without `viewIsAppearing`; `viewDidDisappear` before the first.
  private(set) var last = Callback.viewDidDisappear
  private var isAppearingReceived = false
  /// The callbacks that were received in an order that UIKit never uses.
  private(set) var faults: [String] = []
  /// Runs once in the next callback of a kind.
  var hook: (callback: Callback, body: () -> Void)?

  init(_ name: String, _ controller: UIViewController) {
    self.name = name
    self.controller = controller
    controller.restorationIdentifier = name
  }

  func note(_ callback: Callback) {
    let isLegal =
      switch callback {
      case .viewWillAppear: last == .viewDidDisappear || last == .viewWillDisappear
      case .viewIsAppearing: last == .viewWillAppear && !isAppearingReceived
      case .viewDidAppear: last == .viewWillAppear && isAppearingReceived
      case .viewWillDisappear: last == .viewDidAppear || last == .viewWillAppear
      case .viewDidDisappear: last == .viewWillDisappear
      }
    if !isLegal { faults.append("\(callback) after \(last)") }
    isAppearingReceived = callback == .viewIsAppearing
    if callback != .viewIsAppearing { last = callback }
    if let hook, hook.callback == callback {
      self.hook = nil
      hook.body()
    }
  }
}

/// A controller whose appearance callbacks are recorded.
///
/// Its overrides do not call super: HeadlessUIKit's own callbacks do nothing.
protocol RecordedController: UIViewController {
  var record: AppearanceRecord? { get set }
}
