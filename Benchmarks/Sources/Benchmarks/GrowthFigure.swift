import HeadlessUIKit
import Limits

/// The growth of a work's time with its size, as the exponent of the last doublings.
struct GrowthFigure {
  /// The title.
  var title: String
  /// The sizes, each twice the previous one.
  var sizes: [Int]
  /// Performs the work once in a size.
  var work: (Int) -> Void

  static let all = [
    presentations("G1 nested presentations", .overFullScreen),
    presentations("G2 nested sheets", .formSheet),
    GrowthFigure(title: "G3 pushes", sizes: [200, 400, 800, 1600]) { count in
      onDevice { root in
        let stack = UINavigationController(rootViewController: UIViewController())
        root.view.window?.rootViewController = stack
        for _ in 0..<count {
          stack.pushViewController(UIViewController(), animated: false)
          SimulatedDevice.current?.settle()
        }
      }
    },
  ]

  /// Each presented controller presents the next, without animation.
  private static func presentations(
    _ title: String, _ style: UIModalPresentationStyle
  ) -> GrowthFigure {
    GrowthFigure(title: title, sizes: [100, 200, 400, 800]) { count in
      onDevice { root in
        var top = root
        for _ in 0..<count {
          let next = UIViewController()
          next.modalPresentationStyle = style
          top.present(next, animated: false)
          SimulatedDevice.current?.settle()
          top = next
        }
      }
    }
  }

  private static func onDevice(_ body: (UIViewController) -> Void) {
    let device = SimulatedDevice()
    device.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      device.settle()
      body(root)
    }
  }

  /// Returns the milliseconds of each size, the median of three runs, and the mean exponent of the
  /// doublings.
  func measure() -> (milliseconds: [Double], exponent: Double) {
    work(sizes[0])
    let times = sizes.map { size in
      (0..<3).map { _ in
        let start = limit_processor_nanoseconds()
        work(size)
        return (limit_processor_nanoseconds() - start) / 1e6
      }.sorted()[1]
    }
    let growth = times[times.count - 1] / times[0]
    return (times, log2(growth) / Double(times.count - 1))
  }
}
