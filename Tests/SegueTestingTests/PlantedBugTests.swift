import HeadlessUIKit
import SegueTesting
import TestSupport
import Testing

/// Plain delegates of UIKit's, without a style: each invariant is violated by a bug planted in one.
@Suite struct PlantedBugTests {
  @Test(
    "a plain delegate without a bug satisfies every invariant", arguments: PlantedBug.Kind.allCases)
  func correct(_ kind: PlantedBug.Kind) {
    for reducesMotion in [false, true] {
      var device = DeviceConfiguration()
      device.accessibility.isReduceMotionEnabled = reducesMotion
      for make: (UIViewController) -> PlainFade in [{ _ in PlainFade() }, { DraggedFade(in: $0) }] {
        #expect(PlantedBug.contract(kind, make).violations(on: device) == [])
      }
    }
  }

  @Test("a bug in a plain delegate violates exactly its invariant", arguments: PlantedBug.all)
  func bug(_ bug: PlantedBug) {
    let seen = bug.violations()
    #expect(Set(seen.map(\.invariant)) == bug.consequences.union([bug.invariant]), "\(seen)")
  }

  @Test("the first violation by each bug has the call, what was expected and found, and a fix")
  func messages() throws {
    let texts = PlantedBug.all.map { bug in
      "\(bug.testDescription)\n\n\(bug.violations().first?.description ?? "no violation")\n"
    }
    try ProjectFile("Tests/SegueTestingTests/Transcripts/planted bugs.txt")
      .check(texts.joined(separator: "\n"))
  }

  @Test(
    "each invariant is violated by a bug in every kind of delegate that can violate it",
    arguments: PlantedBug.Kind.allCases)
  func everyInvariant(_ kind: PlantedBug.Kind) {
    let exceptions = kind == .modal ? [] : PlantedBug.modalOnly.map(\.invariant)
    let violated = PlantedBug.all.filter { $0.kind == kind }.map(\.invariant)
    #expect(StyleInvariant.allCases.filter { !violated.contains($0) } == exceptions)
  }

  @Test("the guide says which invariants the delegate of a container cannot violate, and why")
  func guide() throws {
    let guide = try ProjectFile("Documentation/TestingYourTransitions.md").text()
    let rows = PlantedBug.modalOnly.map { "| `\($0.invariant.rawValue)` | \($0.reason) |" }
    #expect(guide.contains(rows.joined(separator: "\n")))
  }

  // MARK: What is played

  @Test(
    "a bug that only a drag of the delegate's own recognizer shows is found",
    arguments: PlantedBug.Kind.allCases, [false, true])
  func ownRecognizer(_ kind: PlantedBug.Kind, isAtEdge: Bool) {
    let contract = PlantedBug.contract(kind) { controller in
      guard isAtEdge else { return LateDrag(in: controller) }
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = .left
      return LateDrag(in: controller, by: pan)
    }
    let seen = contract.violations(on: DeviceConfiguration())
    #expect(Set(seen.map(\.invariant)) == [.followsGesture])
    #expect(Set(seen.map(\.step)) == ["drag right by 40", "drag right by 0.9"])
  }

  @Test("the pan of a scroll view is not taken for one that drives a transition")
  func scrollView() {
    let contract = StyleContract(transitioningDelegateOf: {
      let card = Card()
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      list.contentSize = CGSize(width: 300, height: 2000)
      list.contentInsetAdjustmentBehavior = .never
      card.view.addSubview(list)
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = card.fade
      return card
    })
    #expect(!contract.transcript(on: DeviceConfiguration()).contains("drag down by"))
    #expect(contract.violations(on: DeviceConfiguration()) == [])
  }

  @Test("a bug that only an unanimated call shows is found, and names that call")
  func unanimated() {
    let contract = PlantedBug.contract(.modal) { _ in AlwaysAnimated() }
    let seen = contract.violations(on: DeviceConfiguration())
    #expect(Set(seen.map(\.invariant)) == [.takesNoTimeUnanimated])
    #expect(seen.contains { $0.step == "begin a presentation without animation" })
    #expect(seen.allSatisfy { $0.step.hasSuffix("without animation") })
  }

  @Test(
    "a bug that only an animated call shows is found, and names that call",
    arguments: PlantedBug.Kind.allCases)
  func animated(_ kind: PlantedBug.Kind) {
    let contract = PlantedBug.contract(kind) { _ in JumpAtEnd() }
    let seen = contract.violations(on: DeviceConfiguration(), along: [.present])
    let call = ["modal": "presentation", "navigation": "push", "tabs": "tab change"][kind.rawValue]
    #expect(Set(seen.map(\.invariant)) == [.completesInPlace])
    #expect(Set(seen.map(\.step)) == ["begin a \(call ?? "")", "make calls that are refused"])
  }

  // MARK: Checks as tests

  /// Returns the first line and the first step of each issue of a check.
  private func issues(_ check: () -> Void) -> [String] {
    // The check calls it on this thread.
    nonisolated(unsafe) var texts: [String] = []
    withKnownIssue(isIntermittent: true) {
      check()
    } matching: { issue in
      texts.append(issue.comments.first?.rawValue ?? "")
      return true
    }
    return texts.map { text in
      let lines = text.split(separator: "\n")
      let name = lines[0].prefix { $0 != ":" }
      let step = lines.first { $0.hasPrefix("  step ") }?.dropFirst("  step      ".count) ?? ""
      return "\(name): \(step)"
    }
  }

  /// Has two bugs.
  private final class Twofold: PlainFade {
    override func prepare(_ stage: Stage) { if stage.isForward { stage.moving.transform.ty = 12 } }
    override func animate(_ stage: Stage) {
      super.animate(stage)
      if stage.isForward, stage.context.isAnimated { stage.moving.bounds.origin.y = 5 }
    }
    override func finish(_ stage: Stage) {
      super.finish(stage)
      stage.moving.transform = .identity
    }
  }

  private let phone = [DeviceConfiguration()]

  private final class Card: UIViewController { lazy var fade = PlainFade() }
  private final class Books: UINavigationController { lazy var fade = DraggedFade(in: self) }
  private final class Rooms: UITabBarController { lazy var fade = DraggedFade(in: self) }

  @Test("a controller that keeps its delegate is checked as the app makes it, without an issue")
  func ownDelegate() {
    checkTransitioningDelegate(on: phone) {
      let card = Card()
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = card.fade
      return card
    }
    checkNavigationDelegate(on: phone) {
      let books = Books()
      books.delegate = books.fade
      return books
    }
    checkTabBarDelegate(on: phone) {
      let rooms = Rooms()
      rooms.delegate = rooms.fade
      return rooms
    }
  }

  @Test("a controller without a delegate is an issue, in every kind of controller")
  func noDelegate() {
    let found = issues {
      checkTransitioningDelegate(on: phone) { Card() }
      checkNavigationDelegate(on: phone) { Books() }
      checkTabBarDelegate(on: phone) { Rooms() }
    }
    #expect(
      found == ["presentation", "push", "tab change"].map { "keepsDelegateAlive: begin a \($0)" })
  }

  @Test("after a failing invariant the check goes on to the others, each with its call")
  func goesOn() {
    let expected = { (call: String) in
      ["completesInPlace: begin a \(call)", "endsInSameState: check endsInSameState"]
    }
    #expect(
      issues { checkTransitioningDelegate(on: phone) { _ in Twofold() } }
        == expected("presentation"))
    #expect(
      issues { checkNavigationDelegate(on: phone) { _ in Twofold() } } == expected("push"))
    #expect(
      issues { checkTabBarDelegate(on: phone) { _ in Twofold() } } == expected("tab change"))
  }

  @Test("only the chosen invariants are issues, in every kind of delegate")
  func chosen() {
    let expected = ["endsInSameState: check endsInSameState"]
    #expect(
      issues { checkTransitioningDelegate(for: [.endsInSameState], on: phone) { _ in Twofold() } }
        == expected)
    #expect(
      issues { checkNavigationDelegate(for: [.endsInSameState], on: phone) { _ in Twofold() } }
        == expected)
    #expect(
      issues { checkTabBarDelegate(for: [.endsInSameState], on: phone) { _ in Twofold() } }
        == expected
    )
    #expect(
      issues {
        checkTransitioningDelegate(for: [.staysFinite], on: phone) { controller in
          let fade = Twofold()
          controller.title = "twofold"
          return fade
        }
      } == []
    )
  }
}
