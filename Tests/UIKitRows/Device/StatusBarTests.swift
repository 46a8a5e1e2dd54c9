import HeadlessUIKit
import Testing

/// Which controllers decide about the status bar and the orientation.
@Suite struct StatusBarTests {
  /// A controller that overrides the preferences for the status bar and the orientation.
  private final class ChoosingController: LoggingController {
    var style = UIStatusBarStyle.lightContent
    var hidesStatusBar = true
    var orientations = UIInterfaceOrientationMask.portrait
    var rotates = true
    var child: UIViewController?

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hidesStatusBar }
    override var childForStatusBarStyle: UIViewController? { child }
    override var childForStatusBarHidden: UIViewController? { child }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
    override var shouldAutorotate: Bool { rotates }
  }

  @Test(
    "[324] a full-screen presented controller decides about the status bar until it is dismissed (324a)"
  )
  func fullScreenDecides() {
    Driver.run { ui in
      let panel = ChoosingController("panel", ui.log)
      panel.modalPresentationStyle = .fullScreen
      #expect(!ui.isStatusBarHidden)
      ui.show(panel)
      #expect(ui.isStatusBarHidden)
      #expect(ui.statusBarStyle == .lightContent)
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(!ui.isStatusBarHidden)
      #expect(ui.statusBarStyle == .default)
    }
  }

  @Test(
    "[324] a presentation of another style decides only if it captures the status bar (324b)",
    arguments: [UIModalPresentationStyle.overFullScreen, .pageSheet, .custom], [true, false])
  func otherStylesCapture(style: UIModalPresentationStyle, captures: Bool) {
    Driver.run { ui in
      let panel = ChoosingController("panel", ui.log)
      panel.modalPresentationStyle = style
      panel.modalPresentationCapturesStatusBarAppearance = captures
      ui.show(panel)
      #expect(ui.isStatusBarHidden == captures)
      #expect((ui.statusBarStyle == .lightContent) == captures)
    }
  }

  @Test("[324] the child that a controller names decides instead of it (324c)")
  func childDecides() {
    Driver.run { ui in
      let panel = ChoosingController("panel", ui.log)
      let child = ChoosingController("child", ui.log)
      panel.modalPresentationStyle = .fullScreen
      panel.embed(child)
      panel.child = child
      (child.style, child.hidesStatusBar) = (.darkContent, false)
      ui.show(panel)
      #expect(!ui.isStatusBarHidden)
      #expect(ui.statusBarStyle == .darkContent)
    }
  }

  @Test("[324] a changed preference is shown after setNeedsStatusBarAppearanceUpdate (324d)")
  func updates() {
    Driver.run { ui in
      let root = ChoosingController("page", ui.log)
      ui.mount(root)
      #expect(ui.isStatusBarHidden)
      root.hidesStatusBar = false
      ui.settle()
      #expect(ui.isStatusBarHidden)
      root.setNeedsStatusBarAppearanceUpdate()
      ui.settle()
      #expect(!ui.isStatusBarHidden)
    }
  }

  @Test("[324] after a canceled dismissal the presented controller decides as before (324a)")
  func canceledDismissal() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let hand = HandInteractor(ui.log)
      let panel = ChoosingController("panel", ui.log)
      panel.modalPresentationStyle = .fullScreen
      panel.transitioningDelegate = delegate
      ui.show(panel)
      delegate.dismissalInteractor = hand
      ui.root.dismiss(animated: true)
      ui.turn()
      #expect(!ui.isStatusBarHidden)
      hand.drag(to: 0.3)
      hand.cancel()
      ui.settle()
      #expect(ui.isStatusBarHidden)
    }
  }

  @Test(
    "[326] the topmost full-screen controller decides whether the interface rotates (326a, 326b)",
    arguments: combinations(
      ["root", "fullScreen", "overFullScreen", "pageSheet"],
      [UIInterfaceOrientationMask.portrait, .landscape], [true, false]))
  func rotates(style: String, orientations: UIInterfaceOrientationMask, rotates: Bool) {
    Driver.run { ui in
      let page = ChoosingController("page", ui.log)
      (page.orientations, page.rotates) = (orientations, rotates)
      switch style {
      case "root": ui.mount(page)
      case "fullScreen":
        page.modalPresentationStyle = .fullScreen
        ui.show(page)
      case "overFullScreen":
        page.modalPresentationStyle = .overFullScreen
        ui.show(page)
      default:
        page.modalPresentationStyle = .pageSheet
        ui.show(page)
      }
      ui.rotate(to: .landscapeLeft)
      ui.settle()
      let isAllowed = style == "pageSheet" || (orientations == .landscape && rotates)
      #expect(ui.window.bounds.width == (isAllowed ? 667 : 375))
    }
  }

  @Test("[326] a navigation controller's delegate decides for it, its children do not (326c)")
  func delegateDecides() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientationMask { .landscape }
    }
    Driver.run { ui in
      let page = ChoosingController("page", ui.log)
      let stack = UINavigationController(rootViewController: page)
      let delegate = Delegate()
      stack.delegate = delegate
      ui.mount(stack)
      ui.rotate(to: .landscapeLeft)
      ui.settle()
      #expect(ui.window.bounds.width == 667)
      ui.rotate(to: .portrait)
      ui.settle()
      #expect(ui.window.bounds.width == 667)
    }
  }
}
