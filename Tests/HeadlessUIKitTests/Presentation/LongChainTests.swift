import HeadlessUIKit
import TestSupport
import Testing

/// Work that must not grow with the number of presented or pushed view controllers.
@Suite(.checkedDevices) struct LongChainTests {
  /// A view controller that counts the reads of its `parent`, one for every walk along a chain.
  private final class ChainController: UIViewController {
    static var reads = 0

    override var parent: UIViewController? {
      Self.reads += 1
      return super.parent
    }
  }

  /// Returns the number of reads in each of 20 steps; the first few differ from the others.
  private func reads(_ step: (UIViewController) -> UIViewController) -> [Int] {
    let device = makeDevice()
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
    "presenting on a long chain reads no more parents than on a short one",
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

  @Test("pushing on a long navigation stack reads no more parents than on a short one")
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
