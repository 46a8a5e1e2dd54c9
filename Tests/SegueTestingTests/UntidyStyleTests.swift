import SegueCore
import SegueParts
import SegueTesting
import Testing

/// Faults of styles that other invariants do not find, with their whole messages.
@Suite struct UntidyStyleTests {
  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let path: ContractPath
    let reducesMotion: Bool
    let violation: String
    let make: @MainActor @Sendable () -> any TransitionStyle

    init(
      _ name: String, along path: ContractPath, reducesMotion: Bool = false, _ violation: String,
      _ make: @escaping @MainActor @Sendable () -> any TransitionStyle
    ) {
      (testDescription, self.path, self.violation, self.make) = (name, path, violation, make)
      self.reducesMotion = reducesMotion
    }
  }

  nonisolated static let cases = [
    Case(
      "a view that is removed while it is half visible", along: .dismiss,
      """
      disappearsBeforeRemoval: a view is out of sight before a transition removes it
        in        an animated dismissal
        step      begin a dismissal
        at        0.4000 s
        expected  the presented view outside the screen, transparent or covered before it is \
      removed
        found     it was visible at 375 x 333.5 from (0, 333.5)
        fix       animate it out of the container, to an alpha of 0, or below an opaque view
      """
    ) { HalfwayStyle() },
    Case(
      "a page that is removed while it is half visible", along: .dismiss,
      """
      disappearsBeforeRemoval: a view is out of sight before a transition removes it
        in        an animated pop
        step      begin a pop
        at        0.4000 s
        expected  the pushed view outside the screen, transparent or covered before it is removed
        found     it was visible at 187.5 x 667 from (187.5, 0)
        fix       animate it out of the container, to an alpha of 0, or below an opaque view
      """
    ) { HalfwayPageStyle() },
    Case(
      "a snapshot that begins beside its view", along: .present,
      """
      matchesSnapshots: a snapshot begins and ends where the view is that it shows, and \
      looks like it
        in        an animated presentation
        step      begin a presentation
        at        0.0000 s
        expected  the snapshot of photo at 80 x 60 from (20, 100), as that was before
        found     80 x 60 from (50, 100)
        fix       animate the snapshot to the view's current frame, opacity and corner radius, \
      and show the view when you remove the snapshot
      """
    ) { SnapshotStyle(.start) },
    Case(
      "a snapshot that ends beside its view", along: .dismiss,
      """
      matchesSnapshots: a snapshot begins and ends where the view is that it shows, and \
      looks like it
        in        an animated dismissal
        step      begin a dismissal
        at        0.4000 s
        expected  photo at 80 x 60 from (32, 100), as its snapshot
        found     80 x 60 from (20, 100)
        fix       animate the snapshot to the view's current frame, opacity and corner radius, \
      and show the view when you remove the snapshot
      """
    ) { SnapshotStyle(.place) },
    Case(
      "a snapshot that ends with another size than its view", along: .dismiss,
      """
      matchesSnapshots: a snapshot begins and ends where the view is that it shows, and \
      looks like it
        in        an animated dismissal
        step      begin a dismissal
        at        0.4000 s
        expected  photo at 88 x 60 from (16, 100), as its snapshot
        found     80 x 60 from (20, 100)
        fix       animate the snapshot to the view's current frame, opacity and corner radius, \
      and show the view when you remove the snapshot
      """
    ) { SnapshotStyle(.size) },
    Case(
      "a snapshot with another opacity than its view", along: .dismiss,
      """
      matchesSnapshots: a snapshot begins and ends where the view is that it shows, and \
      looks like it
        in        an animated dismissal
        step      begin a presentation
        at        0.0000 s
        expected  the snapshot of photo with the opacity 1.00, as that was before
        found     0.50
        fix       animate the snapshot to the view's current frame, opacity and corner radius, \
      and show the view when you remove the snapshot
      """
    ) { SnapshotStyle(.opacity) },
    Case(
      "a snapshot with other corners than its view", along: .dismiss,
      """
      matchesSnapshots: a snapshot begins and ends where the view is that it shows, and \
      looks like it
        in        an animated dismissal
        step      begin a presentation
        at        0.0000 s
        expected  the snapshot of photo with the corner radius 8, as that was before
        found     0
        fix       animate the snapshot to the view's current frame, opacity and corner radius, \
      and show the view when you remove the snapshot
      """
    ) { SnapshotStyle(.corners) },
    Case(
      "views that are late behind the touch", along: .cancel,
      """
      followsGesture: while a gesture drives a transition, the views follow the touch evenly, \
      and only that
        in        a drag that ends early
        step      drag down by 40
        at        0.3333 s
        expected  the view of presented at (187.5, 333.5) 375 x 667, alpha 0.96002, 1 \
      recognizers, as when the touch was here before
        found     the view of presented at (187.5, 333.5) 375 x 667, alpha 0.94003, 1 recognizers
        fix       pass the touch's distance divided by its travel to update(_:), and change the \
      views in animate(_:) or transitionCoordinator.animate(alongsideTransition:), without \
      another animation
      """
    ) { PanStyle { _, former in former } },
    Case(
      "a progress that accelerates", along: .cancel,
      """
      followsGesture: while a gesture drives a transition, the views follow the touch evenly, \
      and only that
        in        a drag that ends early
        step      drag down by 40
        at        0.3167 s
        expected  a progress that changes evenly with the touch
        found     changes of 0.003, 0.004, 0.004 for equal distances
        fix       pass the touch's distance divided by its travel to update(_:), and change the \
      views in animate(_:) or transitionCoordinator.animate(alongsideTransition:), without \
      another animation
      """
    ) { PanStyle { fraction, _ in 4 * fraction * fraction } },
    Case(
      "a view that is taken out of its wrapper", along: .present,
      """
      restoresHierarchy: after a transition every view is in the superview that UIKit gives it
        in        an animated presentation
        step      begin a presentation
        at        0.2000 s
        expected  the view of presented in the presented view, as before
        found     in TransitionContainerView
        fix       put a view that you moved into another one back in finish(_:completed:)
      """
    ) { UnwrappingStyle() },
    Case(
      "a background that is left after a cancel", along: .cancel,
      """
      cancelRestoresEverything: a canceled transition restores every view
        in        a canceled dismissal
        step      check that every view is restored
        at        0.5000 s
        expected  the view of presenter at (187.5, 333.5) 375 x 667
        found     the view of presenter at (187.5, 333.5) 375 x 667, background #ff0000
        fix       restore what you changed when completed is false: in finish(_:completed:), \
      presentationTransitionDidEnd(false) or dismissalTransitionDidEnd(false)
      """
    ) { StainingStyle() },
    Case(
      "a badge that is removed while it is visible", along: .dismiss,
      """
      disappearsBeforeRemoval: a view is out of sight before a transition removes it
        in        an animated dismissal
        step      begin a dismissal
        at        0.4000 s
        expected  badge outside the screen, transparent or covered before it is removed
        found     it was visible at 40 x 40 from (20, 20)
        fix       animate it out of the container, to an alpha of 0, or below an opaque view
      """
    ) { BadgeStyle(crosses: false) },
    Case(
      "a card that follows the touch half as far", along: .cancel,
      """
      followsGesture: while a gesture drives a transition, the views follow the touch evenly, \
      and only that
        in        a drag that ends early
        step      drag down by 40
        at        0.3667 s
        expected  the presented view moves by 6.667 pt down, as the touch
        found     by 3.333 pt
        fix       pass the touch's distance divided by its travel to update(_:), and change the \
      views in animate(_:) or transitionCoordinator.animate(alongsideTransition:), without \
      another animation
      """
    ) { CardStyle(height: 600, over: 1600, .slide(y: 800)) },
    Case(
      "a page that moves with Reduce Motion", along: .present, reducesMotion: true,
      """
      reducesMotion: with Reduce Motion a transition without a gesture fades in place
        in        an animated push
        step      begin a push
        at        0.0167 s
        expected  the view of the pushed page at 375 x 667 from (375, 0), where the transition \
      began
        found     375 x 667 from (343.75, 0)
        fix       animate only opacities if UIAccessibility.isReduceMotionEnabled is true and \
      context.isInteractive false, as the default of TransitionMovement.reducedMotion does
      """
    ) { MovingPageStyle() },
  ]

  @Test("what no other invariant finds is reported, with a fix", arguments: cases)
  func violation(_ test: Case) {
    var device = DeviceConfiguration()
    device.accessibility.isReduceMotionEnabled = test.reducesMotion
    let seen = StyleContract(test.make).violations(on: device, along: [test.path])
    #expect(seen.first?.description == test.violation)
  }
}
