package import HeadlessUIKit

/// A view controller that reports its appearance callbacks, such as `viewWillAppear`, to a closure.
package final class ReportingController: UIViewController {
  private let note: (_ callback: String, _ isAnimated: Bool) -> Void

  package init(
    _ name: String? = nil, _ note: @escaping (_ callback: String, _ isAnimated: Bool) -> Void
  ) {
    self.note = note
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = name
  }
  package required init?(coder: NSCoder) { nil }

  package override func viewWillAppear(_ animated: Bool) { note("viewWillAppear", animated) }
  package override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing", animated) }
  package override func viewDidAppear(_ animated: Bool) { note("viewDidAppear", animated) }
  package override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear", animated) }
  package override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear", animated) }
}
