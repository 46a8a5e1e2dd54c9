import HeadlessUIKit
import SegueCore
import SegueStyles
import SegueTesting
import Testing

@Suite struct StyleContractTests {
  nonisolated struct WrongStyle: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let breaks: [ContractLaw]
    let evidence: [String]
    let make: @MainActor @Sendable () -> any TransitionStyle
  }

  nonisolated static let wrongStyles: [WrongStyle] = [
    WrongStyle(testDescription: "a right one", breaks: [], evidence: [], make: { PlainStyle() }),
    WrongStyle(
      testDescription: "off its place", breaks: [.endsAtFinalFrame],
      evidence: ["it stands at 375.0 x 667.0 from (0.0, 3.0) instead of 375.0 x 667.0"],
      make: { MisplacedStyle() }),
    WrongStyle(
      testDescription: "never completes", breaks: [.completesExactlyOnce],
      evidence: [
        "nobody called completeTransition for the presentation of presented within 5 s; on a phone "
          + "the app would stay frozen; call completeTransition(!context.transitionWasCancelled) when "
          + "the animation ends"
      ],
      make: { NeverCompletingStyle() }),
    WrongStyle(
      testDescription: "completes twice", breaks: [.completesExactlyOnce],
      evidence: [
        "completeTransition was called at 0.2 s for the presentation of presented, which was completed "
          + "at 0.2 s; only the first call counts"
      ],
      make: { TwiceCompletingStyle() }),
    WrongStyle(
      testDescription: "ends otherwise when animated", breaks: [.endsAlikeWithoutAnimation],
      evidence: [
        "there is '    the view of presented at (187.5, 333.5) 375.0 x 667.0, alpha 0.9' and the other "
          + "time '    the view of presented at (187.5, 333.5) 375.0 x 667.0'"
      ], make: { FaintStyle() }),
    WrongStyle(
      testDescription: "leaves a decoration", breaks: [.leavesNothingBehind],
      evidence: ["there is now '  decoration at (10.0, 10.0) 20.0 x 20.0'"],
      make: { LitteringStyle() }),
    WrongStyle(
      testDescription: "keeps the controllers", breaks: [.leaksNothing],
      evidence: ["the presented controller is still alive"], make: { HoardingStyle() }),
    WrongStyle(
      testDescription: "never the same twice", breaks: [.repeatsItself],
      evidence: [
        "there is 'frame 0:     the view of presented at (188.5, 333.5) 375.0 x 667.0, alpha 0.0' and "
          + "the other time 'frame 0:     the view of presented at (189.5, 333.5) 375.0 x 667.0, alpha 0.0'"
      ],
      make: { RestlessStyle() }),
    WrongStyle(
      testDescription: "a right one for stacks", breaks: [], evidence: [],
      make: { PlainStackStyle() }),
    WrongStyle(
      testDescription: "a page off its place",
      // A push without animation asks no style, so that it is in its place.
      breaks: [.endsAtFinalFrame, .endsAlikeWithoutAnimation],
      evidence: [
        "it stands at 375.0 x 667.0 from (3.0, 0.0) instead of 375.0 x 667.0",
        "there is '      the view of the pushed page at (187.5, 333.5) 375.0 x 667.0, CATransform3D("
          + "m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, "
          + "m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 3.0, m42: 0.0, m43: 0.0, m44: 1.0)' and "
          + "the other time '      the view of the pushed page at (187.5, 333.5) 375.0 x 667.0'",
      ], make: { MisplacedPageStyle() }),
    WrongStyle(
      testDescription: "a push without an end", breaks: [.completesExactlyOnce],
      evidence: [
        "nobody called completeTransition for the push of the pushed page within 5 s; on a phone "
          + "the app would stay frozen; call completeTransition(!context.transitionWasCancelled) when "
          + "the animation ends"
      ], make: { NeverPushedStyle() }),
    WrongStyle(
      testDescription: "a page left dimmed", breaks: [.leavesNothingBehind],
      evidence: [
        "there is now '      the view of the page below at (187.5, 333.5) 375.0 x 667.0, alpha 0.5'"
      ], make: { DimmedPageStyle() }),
    WrongStyle(
      testDescription: "a finger left on the stack", breaks: [.leavesNothingBehind],
      evidence: [
        "there is now '  ContentAreaOwnerView at (187.5, 333.5) 375.0 x 667.0, 2 recognisers'"
      ], make: { ClingingStyle() }),
    WrongStyle(
      testDescription: "keeps the pages", breaks: [.leaksNothing],
      evidence: ["its view is still alive"], make: { HoardingStackStyle() }),
  ]

  @Test("a style is held to exactly the law that it breaks", arguments: wrongStyles)
  func law(_ wrong: WrongStyle) {
    let seen = StyleContract(wrong.make).violations(on: DeviceConfiguration())
    #expect(seen.map(\.law) == wrong.breaks, "\(seen)")
    #expect(seen.map(\.evidence) == wrong.evidence)
  }

  @Test("a style finds in the presenter what was put there")
  func arranging() {
    final class Seeker: PlainStyle {
      var found: [Bool] = []
      override func place(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        super.place(view, context)
        let presenter = context.viewController(forKey: .from)?.view
        found.append(presenter?.viewWithTag(7) != nil)
      }
    }
    var styles: [Seeker] = []
    let contract = StyleContract(
      arranging: { presenter in
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        mark.tag = 7
        presenter.view.addSubview(mark)
      }
    ) {
      let style = Seeker()
      styles.append(style)
      return style
    }
    _ = contract.violations(on: DeviceConfiguration())
    #expect(styles.flatMap(\.found) == [true, true, true])
  }

  nonisolated static let devices = [
    DeviceConfiguration(),
    DeviceConfiguration(
      name: "phone 393x852", size: CGSize(width: 393, height: 852), scale: 3,
      portraitSafeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59), cornerRadius: 55),
  ]

  @Test(
    "a shipped style keeps every law", arguments: ContractCase.all(of: shippedStyles, on: devices))
  func shipped(_ style: ContractCase) {
    #expect(style.violations().map(\.description) == [])
  }

  @Test("the examples of the shipped styles can be read")
  func examples() {
    #expect(ContractCase.mistakes(in: shippedStyles) == [])
  }
}
