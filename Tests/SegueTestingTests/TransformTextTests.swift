import HeadlessUIKit
import SegueCore
import SegueTesting
import Testing

/// Transforms in violations.
@Suite struct TransformTextTests {
  /// Leaves the presenter with a transform.
  private final class TransformingStyle: PlainStyle {
    private let transform: CATransform3D
    init(_ transform: CATransform3D) { self.transform = transform }

    override func complete(_ context: any UIViewControllerContextTransitioning) {
      if isDismissing(context), !context.transitionWasCancelled {
        context.viewController(forKey: .to)?.view.layer.transform = transform
      }
      super.complete(context)
    }
  }

  struct Example: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var make: @MainActor @Sendable (inout CATransform3D) -> Void
    nonisolated static let all = [
      Example(
        testDescription:
          "scale 0.9, rotation 60° about y, translation (0 pt, 12 pt), perspective 500 pt"
      ) {
        $0.m34 = -1 / 500
        $0 = CATransform3DTranslate($0, 0, 12, 0)
        $0 = CATransform3DScale(CATransform3DRotate($0, .pi / 3, 0, 1, 0), 0.9, 0.9, 1)
      },
      Example(testDescription: "translation (0 pt, 0 pt, 20 pt)") {
        $0 = CATransform3DTranslate($0, 0, 0, 20)
      },
      Example(testDescription: "scale (0.9, 0.8), rotation -15°") {
        $0 = CATransform3DScale(CATransform3DRotate($0, -.pi / 12, 0, 0, 1), 0.9, 0.8, 1)
      },
      Example(testDescription: "scale (-1, 1)") { $0.m11 = -1 },
      Example(testDescription: "rotation 180° about y") {
        $0 = CATransform3DRotate($0, .pi, 0, 1, 0)
      },
      Example(testDescription: "rotation 180° about (0.6, 0.8, 0)") {
        $0 = CATransform3DRotate($0, .pi, 3, 4, 0)
      },
      // A shear has no such parts.
      Example(testDescription: "m12 0.5, m13 0.25") { ($0.m12, $0.m13) = (0.5, 0.25) },
      Example(testDescription: "m12 0.5") { $0.m12 = 0.5 },
    ]
  }

  @Test(
    "a violation shows a transform by its parts, not as sixteen numbers or the identity",
    arguments: Example.all)
  func transformInSpace(_ example: Example) {
    var transform = CATransform3DIdentity
    example.make(&transform)
    let contract = StyleContract { TransformingStyle(transform) }
    let seen = contract.violations(on: DeviceConfiguration(), along: [.dismiss])
    #expect(
      seen.first { $0.invariant == .leavesNothingBehind }?.found
        == "the view of presenter at (187.5, 333.5) 375 x 667, transform \(example.testDescription)"
    )
  }
}
