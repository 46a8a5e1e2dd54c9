import HeadlessUIKit
import TestSupport
import Testing

@Suite(.checkedDevices) struct LayoutMarginTests {
  private final class MarginView: UIView {
    var calls = 0
    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      calls += 1
    }
  }
  private final class MarginController: UIViewController {
    let marginView = MarginView(frame: .zero)
    var calls = 0
    override func loadView() { view = marginView }
    override func viewLayoutMarginsDidChange() { calls += 1 }
  }

  @Test("leading and trailing margins are left and right, and mirrored from right to left")
  func directional() {
    let view = UIView(frame: .zero)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
  }

  @Test("new margins, and a new safe area that they contain, call the view and its controller")
  func callbacks() {
    let stage = Stage()
    let controller = MarginController()
    stage.device.perform {
      stage.root.addChild(controller)
      stage.root.view.addSubview(controller.view)
      controller.didMove(toParent: stage.root)
    }
    stage.settle()
    let before = (controller.marginView.calls, controller.calls)
    stage.device.perform { controller.marginView.layoutMargins.left = 20 }
    #expect(controller.marginView.calls == before.0 + 1)
    #expect(controller.calls == before.1 + 1)
    stage.device.perform { controller.additionalSafeAreaInsets.top = 50 }
    stage.settle()
    #expect(controller.marginView.calls == before.0 + 2)
    #expect(controller.calls == before.1 + 2)
  }
}
