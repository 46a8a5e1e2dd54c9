import HeadlessUIKit

/// The interface of the driver of Tests/UIKitRows, to be implemented for real UIKit; the tests are
/// compiled with it and never run.
struct Driver {
  let log = CallLog()
  let root: LoggingController
  let window: UIWindow

  static func run<Result>(
    _ configuration: DeviceConfiguration = DeviceConfiguration(),
    choosing choose: (inout BehaviorChoices) -> Void = { _ in },
    _ body: (Driver) throws -> Result
  ) rethrows -> Result { declarationOnly() }

  func turn() {}
  func advance(by seconds: Double) {}
  func settle() {}
  var now: Double { declarationOnly() }
  func rotate(to orientation: UIInterfaceOrientation) {}
  func resize(to size: CGSize) {}
  func tap(at point: CGPoint) {}
  func touchDown(at point: CGPoint) {}
  func touchMove(to point: CGPoint) {}
  func touchCancel() {}
  func touchUp() {}
  var keyboardFrame: CGRect? { declarationOnly() }
  @discardableResult
  func typeText(_ text: String) -> Bool { declarationOnly() }
  func goToBackgroundAndBack() {}
  var transitionEvents: [String] { declarationOnly() }
  var diagnosticMessages: [String] { declarationOnly() }

  func controller(
    _ name: String, style: UIModalPresentationStyle = .automatic
  ) -> LoggingController { declarationOnly() }
  func custom(_ name: String, _ delegate: LoggingDelegate) -> LoggingController {
    declarationOnly()
  }
  func show(_ controller: UIViewController, on presenter: UIViewController? = nil) {}
}

final class ActionTarget {
  init(of recognizer: UIGestureRecognizer, _ action: @escaping () -> Void) {}
}

extension DeviceConfiguration {
  static let tablet = DeviceConfiguration()
  static let endingAbandonedTransitions = DeviceConfiguration()
}

private func declarationOnly<Result>() -> Result {
  preconditionFailure("the driver's interface is only compiled")
}
