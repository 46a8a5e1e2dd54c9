import SegueCore
import SegueMotion
import SegueParts
import SegueStyles
import SegueTesting
import Testing

@Suite struct StyleContractTests {
  @Test(
    "[D-68] a style is reported for exactly the invariant that it violates",
    arguments: WrongStyle.all)
  func invariant(_ wrong: WrongStyle) {
    var device = DeviceConfiguration()
    device.accessibility.isReduceMotionEnabled = wrong.reducesMotion
    let seen = StyleContract(wrong.make).violations(on: device)
    let broken = Set([wrong.breaks].compactMap(\.self) + wrong.alsoBreaks)
    #expect(Set(seen.map(\.invariant)) == broken, "\(seen)")
  }

  @Test("every invariant is violated by some style")
  func everyInvariantIsViolated() {
    let broken = WrongStyle.all.compactMap(\.breaks)
    #expect(StyleInvariant.allCases.filter { !broken.contains($0) } == [])
  }

  @Test(
    "[F046][F100][I1-I10] a shipped style satisfies every invariant",
    arguments: shippedStyles.identifiers)
  func shipped(_ style: String) {
    StyleContract.check(StyleCatalog(shippedStyles.entries.filter { $0.identifier == style }))
  }

  @Test("the examples of the shipped styles are valid")
  func examples() {
    #expect(ContractCase.errors(in: shippedStyles) == [])
  }

  @Test("every play provides the style with the arranged views of the presenter")
  func arranging() {
    final class Seeker: PlainStyle {
      let note: (Bool) -> Void
      init(_ note: @escaping (Bool) -> Void) { self.note = note }
      override func position(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        super.position(view, context)
        note(context.viewController(forKey: .from)?.view.viewWithTag(7) != nil)
      }
    }
    var found: [Bool] = []
    let contract = StyleContract(
      arranging: { presenter in
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        mark.tag = 7
        presenter.view.addSubview(mark)
      }
    ) { Seeker { found.append($0) } }
    #expect(contract.violations(on: DeviceConfiguration(), along: [.dismiss]) == [])
    #expect(found.count > 3)
    #expect(!found.contains(false))
  }

  @Test("a style that keeps its driver after a canceled drag is reported at the next dismissal")
  func keptDriver() {
    let contract = StyleContract { StaleDriverStyle() }
    let seen = contract.violations(on: DeviceConfiguration(), along: [.cancel])
    #expect(seen.map(\.invariant) == [.completesExactlyOnce])
    #expect(seen.map(\.play) == ["a drag that ends early"])
  }

  @Test("a style that keeps the controller of a canceled presentation is reported")
  func keptController() {
    final class Keeper: PlainStyle {
      private var kept: UIViewController?
      override func complete(_ context: any UIViewControllerContextTransitioning) {
        let presented = context.viewController(forKey: .to)
        if presented?.isBeingPresented == true, context.transitionWasCancelled { kept = presented }
        super.complete(context)
      }
    }
    let contract = StyleContract { Keeper() }
    let seen = contract.violations(on: DeviceConfiguration(), along: [.cancel])
    #expect(seen.map(\.invariant) == [.leaksNothing])
    #expect(seen.map(\.play) == ["a canceled presentation"])
  }

  @Test("a touch that violates an invariant is reported for that one, not for a consequence")
  func firstViolationIsReported() {
    let contract = StyleContract { TouchEndedStackStyle() }
    let seen = contract.violations(on: DeviceConfiguration(), along: [.interrupt])
    #expect(Set(seen.map(\.invariant)) == [.completesAsItEnded])
    #expect(
      seen.map(\.play)
        == ["down", "right", "up", "left"].flatMap { direction in
          ["push", "pop"].map { "a drag \(direction) during a \($0)" }
        })
  }

  @Test("a violation at the end of a drag names that step, with the direction")
  func dragEndStep() {
    final class Diverging: PlainStyle {
      private let pan = UIPanGestureRecognizer()
      override func attach(
        to controller: UIViewController, as role: TransitionRole, host: TransitionHost
      ) {
        super.attach(to: controller, as: role, host: host)
        pan.onAction { if $0.state == .ended { $0.view?.alpha = .nan } }
        controller.view.addGestureRecognizer(pan)
      }
    }
    let contract = StyleContract { Diverging() }
    let seen = contract.violations(on: DeviceConfiguration(), along: [.cancel])
    #expect(seen.map(\.invariant) == [.staysFinite])
    #expect(seen.map(\.step) == ["end the drag down"])
  }

  @Test("a violation of a call without animation names that call, not the one before")
  func unanimatedStep() {
    let contract = StyleContract { NeverClosingStyle() }
    let seen = contract.violations(on: DeviceConfiguration(), along: [.present])
    #expect(seen.first?.invariant == .completesExactlyOnce)
    #expect(seen.first?.play == "an animated presentation")
    #expect(seen.first?.step == "begin a dismissal without animation")
  }

  @Test("a play reports every invariant that is violated in it")
  func everyViolation() {
    let contract = StyleContract { ThreefoldStyle() }
    let seen = contract.violations(on: DeviceConfiguration(), along: [.present])
    let shown = "check that the presented view has appeared"
    let plays = [
      "an animated presentation", "a presentation without animation",
      "an animated presentation, repeated", "an animated presentation, with refused calls",
      "a presentation over another",
    ]
    #expect(
      seen.map { "\($0.invariant) in \($0.play): \($0.step)" }
        == plays.map { "endsAtFinalFrame in \($0): \(shown)" } + [
          "endsInSameState in a presentation without animation: check endsInSameState",
          "leaksNothing in an animated presentation: check that all 9 objects are deallocated",
          "leaksNothing in a presentation without animation: check that all 9 objects are deallocated",
          "leaksNothing in an animated presentation, with refused calls: check that all 9 objects are "
            + "deallocated",
          "leaksNothing in a presentation over another: check that all 19 objects are deallocated",
        ])
    #expect(
      seen.last?.found
        == "the style, the presented controller, its view, the presented view, the second style, the "
        + "second presented controller are still allocated; the style: ThreefoldStyle.hoard[0] → "
        + "UIViewController.associations → Box.value → StyleAdapter.style is a retain cycle")
  }

  @Test("a drag begins on the view where its edge is beyond it, and does not tap the dimming")
  func dragBeginsOnTheView() {
    let contract = StyleContract {
      CardStyle(height: 600, over: nil, .slide(y: -720) + .rotation(0.6))
    }
    #expect(contract.violations(on: DeviceConfiguration(), along: [.interrupt]) == [])
  }

  @Test("a delegate of UIKit is reported as a style is")
  func delegates() {
    final class Tabs: NSObject, UITabBarControllerDelegate {}
    final class Immortal: PlainStyle {
      private var itself: Immortal?
      override func complete(_ context: any UIViewControllerContextTransitioning) {
        itself = self
        super.complete(context)
      }
    }
    let contracts = [
      StyleContract(transitioningDelegate: { _ in PlainStyle() }),
      StyleContract(
        modalPresentationStyle: .overFullScreen, transitioningDelegate: { _ in PlainStyle() }),
      StyleContract(transitioningDelegate: { _ in MisplacedStyle() }),
      StyleContract(transitioningDelegate: { _ in Immortal() }),
      StyleContract(navigationDelegate: { _ in NeverPushedStyle() }),
      StyleContract(tabBarDelegate: { _ in Tabs() }),
    ]
    let seen = contracts.map { contract in
      Set(contract.violations(on: DeviceConfiguration(), along: [.present]).map(\.invariant))
    }
    #expect(seen == [[], [], [.endsAtFinalFrame], [.leaksNothing], [.completesExactlyOnce], []])
  }

  @Test("checking a delegate records an issue for each violated invariant")
  func checkingDelegates() {
    withKnownIssue {
      StyleContract(transitioningDelegate: { _ in MisplacedStyle() }).check()
    } matching: { issue in
      let lines = issue.comments.first?.rawValue.split(separator: "\n") ?? []
      return lines.prefix(2) == [
        "endsAtFinalFrame: the appearing view ends at context.finalFrame(for:)",
        "  case      phone: present",
      ]
    }
  }

  @Test(
    "the fix of a delegate's violation names nothing of Segue's", arguments: StyleInvariant.allCases
  )
  func delegateRemedies(_ invariant: StyleInvariant) {
    for word in [
      "presentedFrame", "finish(_:", "prepare", "animate(_:)", "TransitionMovement",
      "detach(from:)",
    ] { #expect(!invariant.delegateRemedy.contains(word)) }
  }

  @Test(
    "a violation of a delegate ends with the fix in UIKit's words, and one of a style with the style's"
  )
  func delegateViolation() {
    let contracts = [
      StyleContract(transitioningDelegate: { _ in MisplacedStyle() }),
      StyleContract { MisplacedStyle() },
    ]
    let fixes = contracts.map {
      $0.violations(on: DeviceConfiguration(), along: [.present]).first?.description
        .split(separator: "\n").last
    }
    #expect(
      fixes == [
        "  fix       animate to context.finalFrame(for:), and leave the transform at identity",
        "  fix       animate to context.presentedFrame, and leave the transform at identity",
      ])
  }

  @Test("calls are refused as a presentation begins and again halfway through it")
  func refusedCalls() {
    final class Listener: PlainStyle {
      let note: ([Double]) -> Void
      init(_ note: @escaping ([Double]) -> Void) { self.note = note }
      override func complete(_ context: any UIViewControllerContextTransitioning) {
        note(SimulatedDevice.current?.diagnostics.map(\.time) ?? [])
        super.complete(context)
      }
    }
    var times: [[Double]] = []
    let contract = StyleContract { Listener { times.append($0) } }
    #expect(contract.violations(on: DeviceConfiguration(), along: [.present]) == [])
    #expect(times.first { !$0.isEmpty } == [0, 0, 0.1, 0.1])
  }

  @Test("there is a case for every style, device and path")
  func cases() {
    let names = ContractCase.all(of: shippedStyles).map(\.description)
    #expect(Set(names).count == names.count)
    for style in shippedStyles.identifiers {
      for device in ContractCase.devices {
        for path in ContractPath.allCases {
          #expect(names.contains("\(style) on \(device.name): \(path.rawValue)"))
        }
      }
    }
  }
}
