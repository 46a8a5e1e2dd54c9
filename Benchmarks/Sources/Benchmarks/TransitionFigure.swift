import HeadlessUIKit
import SegueCore
import SlideInStyle

/// A panel that slides in and out again and again, on a device that nobody records.
struct SlidingPanel {
  /// How much virtual time one coming and going takes, s.
  static let seconds = 0.6

  let device = SimulatedDevice()
  let window: UIWindow
  private let root = UIViewController()
  private let panel = UIViewController()

  init() {
    window = device.perform { [root] in
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = root
      window.makeKeyAndVisible()
      return window
    }
    panel.use(slideIn.make())
    device.turn()
  }

  /// Presents and dismisses; `pass` lets each transition's time pass.
  func comeAndGo(_ pass: (SimulatedDevice) -> Void) {
    device.perform {
      root.present(panel, animated: true)
      pass(device)
      root.dismiss(animated: true)
      pass(device)
    }
  }
}

extension Figure {
  /// How long a second of virtual time takes where only events happen in it.
  static func transitions() -> Figure {
    let cycles = 300
    return Figure(
      title: "present + dismiss, ns per virtual s", count: pieces(cycles),
      segue: { _ in
        let panel = SlidingPanel()
        for _ in 0..<cycles { panel.comeAndGo { $0.settle() } }
        return panel.device.now
      })
  }

  /// The same with every layer looked at in every frame.
  static func transitionFrames() -> Figure {
    let cycles = 300
    return Figure(
      title: "the same seen at 60 Hz, ns", count: pieces(cycles),
      segue: { _ in
        let panel = SlidingPanel()
        var sum = 0.0
        for _ in 0..<cycles {
          panel.comeAndGo { device in
            let start = device.now
            for frame in 0...18 {
              device.advance(to: start + Double(frame) / 60)
              sum += look(panel.window, device.now)
            }
            device.settle()
          }
        }
        return sum
      })
  }

  /// Pieces of a microsecond of wall time for each second of virtual time.
  private static func pieces(_ cycles: Int) -> Int {
    Int((Double(cycles) * SlidingPanel.seconds).rounded())
  }

  private static func look(_ view: UIView, _ time: Double) -> Double {
    view.subviews.reduce(view.layer.shown(at: time).pointee.position.x) {
      $0 + look($1, time)
    }
  }
}
