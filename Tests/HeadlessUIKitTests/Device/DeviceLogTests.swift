import HeadlessUIKit
import Testing

/// The device's log of what happened.
@Suite struct DeviceLogTests {
  @Test("a call stands in the log before what it leads to")
  func precedesItsConsequences() {
    let device = SimulatedDevice()
    device.perform {
      var calls: [String] = []
      var listed: [String] = []
      let note: (String) -> Void = { [unowned device] call in
        calls.append(call)
        listed.append(device.events.last?.text ?? "nothing")
      }
      let root = NotingController(note)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = root
      window.makeKeyAndVisible()
      device.settle()
      let animator = NotingAnimator(note)
      let sheet = NotingController(note)
      sheet.modalPresentationStyle = .fullScreen
      sheet.transitioningDelegate = animator
      root.present(sheet, animated: true)
      device.settle()
      root.dismiss(animated: true)
      device.settle()
      #expect(calls.count == 15)
      #expect(listed == calls)
    }
  }
}

/// Notes its callbacks.
private final class NotingController: UIViewController {
  private let note: (String) -> Void

  init(_ note: @escaping (String) -> Void) {
    self.note = note
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear(\(animated))") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing(\(animated))") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear(\(animated))") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear(\(animated))") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear(\(animated))") }
}

/// Notes when it is called, and completes at once.
private final class NotingAnimator: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private let note: (String) -> Void

  init(_ note: @escaping (String) -> Void) {
    self.note = note
    super.init()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { self }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    note("animateTransition")
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    context.completeTransition(true)
  }
}
