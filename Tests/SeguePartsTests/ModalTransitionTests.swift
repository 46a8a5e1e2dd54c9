import HeadlessUIKit
import SegueCore
import SegueParts
import Testing

@Suite struct ModalTransitionTests {
  @Test("a style that several controllers use gives each presentation its controller's host")
  func hosts() {
    var reports: [String] = []
    let style = ModalTransition(0) { presented, presenting, _, host in
      host.report("")
      return HostedPresentationController(presented, presenting: presenting, host: host)
    }
    func present(_ controller: UIViewController) {
      _ = style.presentationController(
        forPresented: controller, presenting: nil, source: UIViewController())
    }
    let (first, second) = (UIViewController(), UIViewController())
    style.attach(
      to: first, as: .modal, host: TransitionHost(report: { _ in reports.append("first") }))
    style.attach(
      to: second, as: .modal, host: TransitionHost(report: { _ in reports.append("second") }))
    present(first)
    present(second)
    style.attach(
      to: first, as: .modal, host: TransitionHost(report: { _ in reports.append("first again") }))
    present(first)
    style.detach(from: first, as: .modal)
    present(first)
    #expect(reports == ["first", "second", "first again"])
  }

  @Test("a style does not retain the controllers that use it")
  func retainsNothing() {
    let style = ModalTransition(0) { presented, presenting, _, host in
      HostedPresentationController(presented, presenting: presenting, host: host)
    }
    weak var released: UIViewController?
    do {
      let controller = UIViewController()
      released = controller
      style.attach(to: controller, as: .modal, host: TransitionHost())
    }
    #expect(released == nil)
  }
}
