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
          "scaled (0.9, 0.9, 1), rotated 60° about (0, 1, 0), translated (0, 12, 0), with a "
          + "perspective of 500 pt"
      ) {
        $0.m34 = -1 / 500
        $0 = CATransform3DTranslate($0, 0, 12, 0)
        $0 = CATransform3DScale(CATransform3DRotate($0, .pi / 3, 0, 1, 0), 0.9, 0.9, 1)
      },
      Example(testDescription: "translated (0, 0, 20)") {
        $0 = CATransform3DTranslate($0, 0, 0, 20)
      },
      Example(testDescription: "rotated 180° about (0, 1, 0)") {
        $0 = CATransform3DRotate($0, .pi, 0, 1, 0)
      },
      Example(testDescription: "rotated 180° about (0.6, 0.8, 0)") {
        $0 = CATransform3DRotate($0, .pi, 3, 4, 0)
      },
      // A shear in space has no such parts.
      Example(testDescription: "[m12 0.5, m13 0.25]") { ($0.m12, $0.m13) = (0.5, 0.25) },
      Example(testDescription: "[1, 0.5, 0, 1, 0, 0]") { $0.m12 = 0.5 },
    ]
  }

  @Test(
    "a violation shows a 3D transform by its parts, not as the identity",
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
