import HeadlessUIKit
import TestSupport
import Testing

/// The root of a window presents a view controller, and dismisses it 1 s later; the values of each
/// moment are kept.
final class PresentationRun {
  /// The form of the presentation.
  enum Form: String {
    /// A presentation controller that adds a dimming view, and animators that fade.
    case dimming
    /// The same, and the presenter's view is removed.
    case removing
    /// As `dimming`, without animators.
    case noAnimators = "no animators"
    /// As `dimming`, and `shouldPresentInFullscreen` is true.
    case fullScreen = "in full screen"
    /// No transitioning delegate.
    case noDelegate = "no delegate"
    /// The full-screen style with animators that fade; the dismissal is percent-driven.
    case driven = "percent-driven"
  }

  /// A moment whose values are kept.
  enum Moment: String {
    /// In `presentationTransitionWillBegin`, after the dimming view was added.
    case presentationBegins = "presentation begins"
    /// In the animator of the presentation, before it changes anything.
    case presentationAnimates = "presentation animates"
    /// In `presentationTransitionDidEnd`.
    case presentationEnds = "presentation ends"
    /// 1 s after the call of `present`.
    case presented
    case dismissalAnimates = "dismissal animates"
    case dismissalEnds = "dismissal ends"
    /// 1 s after the call of `dismiss`.
    case dismissed
  }

  let form: Form
  let base: UIViewController
  let modal: UIViewController
  let dimming = UIView()
  let driver = UIPercentDrivenInteractiveTransition()
  /// The presentation controller that the delegate returned.
  private(set) weak var supplied: UIPresentationController?
  private let stage: Stage
  private let delegate = Delegate()
  /// The presenter's frame in the window before the presentation.
  private var presentersFrame: CGRect?
  private let log = CallLog()
  private var layoutCalls: Set<String> = []
  private var seen: [Moment: [String: Recorded]] = [:]

  init(_ form: Form) {
    self.form = form
    base = log.controller("base")
    modal = log.controller("modal")
    stage = Stage(.recordedWindow, root: base)
    delegate.run = self
    modal.modalPresentationStyle = form == .driven ? .fullScreen : .custom
    if form != .noDelegate { modal.transitioningDelegate = delegate }
    presentersFrame = presentersFrameInWindow
    log.clear()
    stage.device.perform { present() }
    stage.advance(by: 1)
    seePresented()
    log.clear()
    stage.device.perform { dismiss() }
    stage.advance(by: 1)
    seeDismissed()
    // The animators of two forms leave out the presenter's view.
    let messages = [
      "the animator did not add the view of base to containerView, so the view is not visible until the "
        + "end; add context.view(forKey: .to) in animateTransition"
    ]
    #expect(
      stage.diagnosticMessages == (form == .removing || form == .driven ? messages : []))
  }

  /// Returns the values of a moment by name; none if it did not occur.
  func values(at moment: Moment) -> [String: Recorded] { seen[moment, default: [:]] }

  private func present() {
    base.present(modal, animated: true) { self.note("completion") }
  }

  private func dismiss() {
    base.dismiss(animated: true) { self.note("completion") }
    guard form == .driven else { return }
    // The transition, and so the interaction, starts in the next turn.
    stage.turn()
    driver.update(0.5)
    driver.finish()
  }

  // MARK: Calls

  /// Adds a call to those of the presentation or the dismissal.
  func note(_ call: String) { log.note(call) }
  /// Adds a layout callback, whose number depends on the layout passes.
  func noteLayout(_ call: String) { layoutCalls.insert(call) }
  /// Remembers the presentation controller that the delegate returns.
  func supply(_ controller: UIPresentationController) { supplied = controller }

  // MARK: Moments

  private var presentersFrameInWindow: CGRect? {
    guard let view = base.view, view.window != nil else { return nil }
    return view.superview?.convert(view.frame, to: nil)
  }

  /// Whether the presenter's view is in the window, and whether with its frame of the beginning.
  private var presentersValues: [String: Recorded] {
    let frame = presentersFrameInWindow
    let isKept = frame != nil && frame == presentersFrame
    return [
      "the view of the presenter is in the window": Recorded(base.view.window === stage.window),
      "frame of the presenter in the window":
        isKept ? Recorded("kept") : frame.map { Recorded($0) } ?? Recorded("in no window"),
    ]
  }

  /// Keeps the values of a callback of the presentation controller.
  func see(_ moment: Moment, of controller: UIPresentationController) {
    let container = controller.containerView
    let view = controller.presentedView
    seen[moment] = [
      "bounds of the container": Recorded(container?.bounds ?? .null),
      "number of subviews of the container": Recorded(container?.subviews.count ?? -1),
      "the presented view is that of the controller": Recorded(view === modal.view),
      "the presented view is in the window": Recorded(view?.window != nil),
      "the presented view has a superview": Recorded(view?.superview != nil),
      "the superview of the presented view is the container":
        Recorded(container != nil && view?.superview === container),
      "frame of the presented view": Recorded(view?.frame ?? .null),
      "the dimming view has a superview": Recorded(dimming.superview != nil),
    ].merging(presentersValues) { own, _ in own }
  }

  /// Keeps the values that an animator is given.
  func see(_ moment: Moment, in context: any UIViewControllerContextTransitioning) {
    seen[moment] = [
      "the from view is nil": Recorded(context.view(forKey: .from) == nil),
      "the to view is nil": Recorded(context.view(forKey: .to) == nil),
      "number of subviews of the container": Recorded(context.containerView.subviews.count),
      "style of the context": Recorded(context.presentationStyle.rawValue),
      "initial frame of the presenter": Recorded(context.initialFrame(for: base)),
      "final frame of the presenter": Recorded(context.finalFrame(for: base)),
      "initial frame of the presented controller": Recorded(context.initialFrame(for: modal)),
      "final frame of the presented controller": Recorded(context.finalFrame(for: modal)),
    ]
  }

  private func seePresented() {
    let controller = modal.presentationController
    seen[.presented] = [
      "order of the calls": Recorded(log.calls),
      "the layout callbacks were called": Recorded(
        layoutCalls == ["containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews"]),
      "the presentation controller is the supplied one":
        Recorded(controller != nil && controller === supplied),
      "the presentation controller is of the base class":
        Recorded(controller.map { type(of: $0) == UIPresentationController.self } ?? false),
      "style of the presentation controller":
        controller.map { Recorded($0.presentationStyle.rawValue) } ?? Recorded("nil"),
      "frame of the presented view": Recorded(modal.view.frame),
    ].merging(presentersValues) { own, _ in own }
  }

  private func seeDismissed() {
    seen[.dismissed] = [
      "order of the calls": Recorded(log.calls),
      "the controller is still presented":
        Recorded(base.presentedViewController != nil || modal.presentingViewController != nil),
    ].merging(presentersValues) { own, _ in own }
  }
}

extension PresentationRun {
  /// Returns a setup for each moment of some presentations.
  static func setups(_ moments: KeyValuePairs<Form, [Moment]>) -> [String: Setup] {
    var setups: [String: Setup] = [:]
    for (form, moments) in moments {
      for moment in moments {
        setups["\(form.rawValue), \(moment.rawValue)"] = {
          PresentationRun(form).values(at: moment)
        }
      }
    }
    return setups
  }
}
