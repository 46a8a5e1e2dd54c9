import HeadlessUIKit
import SegueTesting
import Testing

/// A delegate of UIKit's with an intentional bug, and the invariant that it violates.
nonisolated struct PlantedBug: CustomTestStringConvertible, Sendable {
  /// The delegates of UIKit's.
  enum Kind: String, CaseIterable, Sendable { case modal, navigation, tabs }

  let name: String
  let kind: Kind
  let invariant: StyleInvariant
  /// The plays that show the bug.
  let path: ContractPath
  /// The invariants that are violated as a consequence.
  let consequences: Set<StyleInvariant>
  private let reducesMotion: Bool
  private let makeContract: @MainActor @Sendable () -> StyleContract

  private init(
    _ name: String, _ kind: Kind, _ invariant: StyleInvariant, along path: ContractPath = .present,
    also consequences: Set<StyleInvariant> = [], reducesMotion: Bool = false,
    _ makeContract: @escaping @MainActor @Sendable () -> StyleContract
  ) {
    (self.name, self.kind, self.invariant, self.path) = (name, kind, invariant, path)
    (self.consequences, self.reducesMotion) = (consequences, reducesMotion)
    self.makeContract = makeContract
  }

  var testDescription: String { "\(name), \(kind)" }

  /// The violations on a device.
  @MainActor func violations() -> [ContractViolation] {
    var device = DeviceConfiguration()
    device.accessibility.isReduceMotionEnabled = reducesMotion
    return makeContract().violations(on: device, along: [path])
  }

  /// Returns the contract of a kind of delegate.
  @MainActor static func contract(
    _ kind: Kind, _ make: @escaping (UIViewController) -> PlainFade
  ) -> StyleContract {
    switch kind {
    case .modal: StyleContract(transitioningDelegate: make)
    case .navigation: StyleContract(navigationDelegate: make)
    case .tabs: StyleContract(tabBarDelegate: make)
    }
  }

  /// Returns a bug in each kind of delegate that can have it.
  private static func bugs(
    _ name: String, _ invariant: StyleInvariant, along path: ContractPath = .present,
    inContainersAlso consequences: Set<StyleInvariant> = [], reducesMotion: Bool = false,
    _ make: @escaping @MainActor @Sendable (UIViewController) -> PlainFade
  ) -> [PlantedBug] {
    let kinds = modalOnly.contains { $0.invariant == invariant } ? [.modal] : Kind.allCases
    return kinds.map { kind in
      PlantedBug(
        name, kind, invariant, along: path, also: kind == .modal ? [] : consequences,
        reducesMotion: reducesMotion
      ) { contract(kind, make) }
    }
  }

  /// The invariants that the delegate of a container cannot violate, and why; a transitioning delegate can
  /// violate all.
  static let modalOnly: [(invariant: StyleInvariant, reason: String)] = [
    (.runsOneTransitionAtATime, "a container lets further calls wait"),
    (.takesNoTimeUnanimated, "a container asks its delegate for nothing without animation"),
    (.dimsByPosition, "a container has no dimming"),
  ]

  static let all: [PlantedBug] =
    Kind.allCases.map { kind in
      PlantedBug("a delegate in a local variable", kind, .keepsDelegateAlive) {
        ForgottenDelegate.contract(kind)
      }
    }
    + bugs("the view below jumps", .startsInPlace) { _ in JumpBelow() }
    + bugs(
      "a view 3 pt below its final frame", .endsAtFinalFrame,
      inContainersAlso: [.leavesNothingBehind]
    ) { _ in WrongFinalFrame() }
    + bugs("a view that jumps by 12 pt at the end", .completesInPlace) { _ in JumpAtEnd() }
    + bugs("a view that jumps from a scale of 0.98", .completesInPlace) { _ in
      JumpAtEnd(CGAffineTransform(scaleX: 0.98, y: 0.98))
    }
    + bugs("a view that is removed half visible", .disappearsBeforeRemoval, along: .dismiss) { _ in
      CutHalfway()
    }
    + bugs("a snapshot beside its view", .matchesSnapshots) { _ in SnapshotBeside() }
    + bugs("completes twice", .completesExactlyOnce) { _ in CompletesTwice() }
    + bugs("completes canceled transitions as finished", .completesAsItEnded, along: .cancel) { _ in
      AlwaysFinished()
    }
    + bugs("cancels calls", .answersEachCallOnce, along: .dismiss) { _ in RefusesToGoBack() }
    + bugs("dismisses while it presents", .runsOneTransitionAtATime) { _ in DismissesAtOnce() }
    + bugs("views that are late behind the touch", .followsGesture, along: .cancel) {
      LateDrag(in: $0)
    }
    + bugs("animates calls without animation", .takesNoTimeUnanimated) { _ in AlwaysAnimated() }
    + bugs("a color that stays after a cancel", .cancelRestoresEverything, along: .cancel) { _ in
      StaysRedAfterCancel()
    }
    + bugs("a view that is moved to the window", .restoresHierarchy, along: .dismiss) { _ in
      MovesToWindow()
    }
    + bugs("a view that scrolls if animated", .endsInSameState) { _ in ScrollsIfAnimated() }
    + bugs("content of the size at the start", .followsRotation, along: .rotate) { _ in
      LaysOutOnce()
    }
    + bugs("slides with Reduce Motion", .reducesMotion, reducesMotion: true) { _ in SlidesAlways() }
    + bugs("dims by a clock of its own", .dimsByPosition, along: .dismiss) { _ in ClockedDimming() }
    + bugs("a view that is left in the window", .leavesNothingBehind) { _ in LeavesView() }
    + bugs("a view that stays tilted", .leavesNothingBehind, along: .dismiss) { _ in StaysTilted() }
    + bugs("retains the context", .leaksNothing) { _ in KeepsContext() }
    + bugs("divides by zero", .staysFinite) { _ in DividesByZero() }
    + bugs("begins an appearance transition", .keepsAppearanceLegal) { _ in BeginsAppearance() }
    + bugs("does not add the view", .reportsNoDiagnostic) { _ in AddsNoView() }
    + bugs("an animator that no gesture drives", .reportsNoDiagnostic, along: .cancel) { _ in
      NestedAnimator()
    }
    + Kind.allCases.map { kind in
      PlantedBug("depends on earlier uses", kind, .isDeterministic) {
        var uses = 0
        return contract(kind) { _ in
          uses += 1
          return DependsOnUses(after: uses)
        }
      }
    }
}

/// Controllers whose delegate is in a local variable: it is released before the first transition.
private enum ForgottenDelegate {
  @MainActor static func contract(_ kind: PlantedBug.Kind) -> StyleContract {
    switch kind {
    case .modal:
      StyleContract(transitioningDelegateOf: {
        let card = UIViewController()
        let fade = PlainFade()
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = fade
        return card
      })
    case .navigation:
      StyleContract(navigationDelegateOf: {
        let stack = UINavigationController()
        let fade = PlainFade()
        stack.delegate = fade
        return stack
      })
    case .tabs:
      StyleContract(tabBarDelegateOf: {
        let tabs = UITabBarController()
        let fade = PlainFade()
        tabs.delegate = fade
        return tabs
      })
    }
  }
}
