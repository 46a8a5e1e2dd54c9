import HeadlessUIKit
import SegueConfig

/// A screen with a button, the source of zooms and popovers, and a text field.
final class Screen: UIViewController, RecordedController {
  var record: AppearanceRecord?
  let source = UIView(frame: CGRect(x: 40, y: 120, width: 80, height: 44))
  let field = UITextField(frame: CGRect(x: 40, y: 200, width: 200, height: 40))
  /// The direction of the pan on the button that presents a controller; nil without a pan.
  var presentationEdge: ConfigEdge?

  override func viewDidLoad() {
    view.addSubview(source)
    view.addSubview(field)
  }
  override func viewWillAppear(_ animated: Bool) { record?.note(.viewWillAppear) }
  override func viewIsAppearing(_ animated: Bool) { record?.note(.viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) { record?.note(.viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { record?.note(.viewWillDisappear) }
  override func viewDidDisappear(_ animated: Bool) { record?.note(.viewDidDisappear) }
}

/// A custom container whose children fill it, and are exchanged by `transition(from:to:)`.
final class Container: UIViewController, RecordedController {
  var record: AppearanceRecord?

  /// Adds a child in front of the others.
  func show(_ child: UIViewController) {
    addChild(child)
    // Canceling an enclosing transition must not reverse this change.
    UIView.performWithoutAnimation { child.view.frame = view.bounds }
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }

  /// Exchanges one child for another with an animation.
  func exchange(_ old: UIViewController, for new: UIViewController, duration: TimeInterval) {
    old.willMove(toParent: nil)
    addChild(new)
    new.view.frame = view.bounds
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    new.view.alpha = 0
    transition(from: old, to: new, duration: duration, options: []) {
      new.view.alpha = 1
    } completion: { [weak self] _ in
      old.removeFromParent()
      new.didMove(toParent: self)
    }
  }

  override func viewWillAppear(_ animated: Bool) { record?.note(.viewWillAppear) }
  override func viewIsAppearing(_ animated: Bool) { record?.note(.viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) { record?.note(.viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { record?.note(.viewWillDisappear) }
  override func viewDidDisappear(_ animated: Bool) { record?.note(.viewDidDisappear) }
}

final class Stack: UINavigationController, RecordedController {
  var record: AppearanceRecord?
  override func viewWillAppear(_ animated: Bool) { record?.note(.viewWillAppear) }
  override func viewIsAppearing(_ animated: Bool) { record?.note(.viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) { record?.note(.viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { record?.note(.viewWillDisappear) }
  override func viewDidDisappear(_ animated: Bool) { record?.note(.viewDidDisappear) }
}

final class Tabs: UITabBarController, RecordedController {
  var record: AppearanceRecord?
  override func viewWillAppear(_ animated: Bool) { record?.note(.viewWillAppear) }
  override func viewIsAppearing(_ animated: Bool) { record?.note(.viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) { record?.note(.viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { record?.note(.viewWillDisappear) }
  override func viewDidDisappear(_ animated: Bool) { record?.note(.viewDidDisappear) }
}

final class Pages: UIPageViewController, RecordedController {
  var record: AppearanceRecord?
  /// The pages, in order.
  var all: [UIViewController] = []

  override func viewWillAppear(_ animated: Bool) { record?.note(.viewWillAppear) }
  override func viewIsAppearing(_ animated: Bool) { record?.note(.viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) { record?.note(.viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { record?.note(.viewWillDisappear) }
  override func viewDidDisappear(_ animated: Bool) { record?.note(.viewDidDisappear) }
}

final class Columns: UISplitViewController, RecordedController {
  var record: AppearanceRecord?
  override func viewWillAppear(_ animated: Bool) { record?.note(.viewWillAppear) }
  override func viewIsAppearing(_ animated: Bool) { record?.note(.viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) { record?.note(.viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { record?.note(.viewWillDisappear) }
  override func viewDidDisappear(_ animated: Bool) { record?.note(.viewDidDisappear) }
}

final class Alert: UIAlertController, RecordedController {
  var record: AppearanceRecord?
  override func viewWillAppear(_ animated: Bool) { record?.note(.viewWillAppear) }
  override func viewIsAppearing(_ animated: Bool) { record?.note(.viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) { record?.note(.viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { record?.note(.viewWillDisappear) }
  override func viewDidDisappear(_ animated: Bool) { record?.note(.viewDidDisappear) }
}
