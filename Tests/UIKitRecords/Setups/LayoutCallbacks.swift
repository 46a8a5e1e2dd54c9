import HeadlessUIKit

/// The setups of `Facts/layout-callbacks.txt`, by name.
/// The setups of `Facts/layout-callbacks.txt`, by name.
let layoutCallbacks: [String: Setup] = [
  "constraints updated by hand": layoutSetup {
    let view = UpdatedView()
    view.updateConstraints()
    return ["the view needs an update of constraints": Recorded(view.needsUpdateConstraints())]
  },
  "pass for constraints": layoutSetup {
    let scene = CallbackScene()
    let calls = scene.calls {
      scene.child.setNeedsUpdateConstraints()
      scene.root.layoutIfNeeded()
    }
    return [
      "calls": Recorded(calls),
      "the child needs an update of constraints": Recorded(scene.child.needsUpdateConstraints()),
    ]
  },
  "pass for layout": layoutSetup {
    let scene = CallbackScene()
    let calls = scene.calls {
      scene.root.setNeedsLayout()
      scene.child.setNeedsLayout()
      scene.root.layoutIfNeeded()
    }
    return ["calls": Recorded(calls)]
  },
  "size for a child": layoutSetup {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    child.didMove(toParent: parent)
    let size = parent.size(
      forChildContentContainer: child,
      withParentContainerSize: CGSize(width: 101, height: 203))
    return ["size": Recorded(size)]
  },
]

/// A view that calls super in its update of constraints, as an app's does.
private final class UpdatedView: UIView {
  override func updateConstraints() { super.updateConstraints() }
}

/// A controller's view with a subview, in no window, whose constraints and layout are up to date.
private struct CallbackScene {
  let root: CallbackView
  let child: CallbackView
  private let controller: CallbackController
  private let log = CallLog()

  init() {
    root = CallbackView("root", log)
    child = CallbackView("child", log)
    controller = CallbackController(log)
    controller.view = root
    root.addSubview(child)
    root.updateConstraintsIfNeeded()
    root.layoutIfNeeded()
  }

  /// Returns the calls during some work.
  func calls(_ work: () -> Void) -> [String] {
    log.clear()
    work()
    return log.calls
  }
}

private final class CallbackView: UIView {
  private let name: String
  private let log: CallLog

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  }
  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    log.note("\(name).updateConstraints")
    super.updateConstraints()
  }
  override func layoutSubviews() {
    log.note("\(name).layoutSubviews")
    super.layoutSubviews()
  }
}

private final class CallbackController: UIViewController {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func updateViewConstraints() {
    log.note("controller.updateViewConstraints")
    super.updateViewConstraints()
  }
  override func viewWillLayoutSubviews() {
    log.note("controller.viewWillLayoutSubviews")
    super.viewWillLayoutSubviews()
  }
  override func viewDidLayoutSubviews() {
    log.note("controller.viewDidLayoutSubviews")
    super.viewDidLayoutSubviews()
  }
}
