import HeadlessUIKit
import Testing

/// Work that must not grow with what is presented or pushed already.
@Suite struct LongChainTests {
  /// Counts how often anybody asks for its parent, as each walk along a chain does.
  private final class ChainController: UIViewController {
    static var reads = 0

    override var parent: UIViewController? {
      Self.reads += 1
      return super.parent
    }
  }

  /// The reads that each of 20 steps makes.
  private func reads(_ step: (UIViewController) -> UIViewController) -> [Int] {
    let device = SimulatedDevice()
    return device.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      var top: UIViewController = ChainController()
      window.rootViewController = UINavigationController(rootViewController: top)
      window.makeKeyAndVisible()
      device.settle()
      return (0..<20).map { _ in
        ChainController.reads = 0
        top = step(top)
        device.settle()
        return ChainController.reads
      }
    }
  }

  @Test(
    "presenting on many asks no more controllers for their parents than on a few",
    arguments: [UIModalPresentationStyle.overFullScreen, .fullScreen, .pageSheet])
  func presents(style: UIModalPresentationStyle) {
    let counts = reads { top in
      let next = ChainController()
      next.modalPresentationStyle = style
      top.present(next, animated: false)
      return next
    }
    #expect(counts[3] > 0)
    #expect(counts[3...].allSatisfy { $0 == counts[3] }, "\(counts)")
  }

  @Test("pushing on many asks no more controllers for their parents than on a few")
  func pushes() {
    let counts = reads { top in
      let next = ChainController()
      top.navigationController?.pushViewController(next, animated: false)
      return next
    }
    #expect(counts[3] > 0)
    #expect(counts[3...].allSatisfy { $0 == counts[3] }, "\(counts)")
  }
}
