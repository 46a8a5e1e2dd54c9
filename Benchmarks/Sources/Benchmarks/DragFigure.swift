import HeadlessUIKit
import SegueCore
import SheetStyle

/// A sheet that a finger pulls down again and again, a move a frame, and lets go: it comes back.
struct PulledSheet {
  /// How many frames the finger goes down and rests.
  static let frames = (down: 30, rest: 12)

  let device = SimulatedDevice()
  let window: UIWindow
  private let root = UIViewController()

  init() {
    let panel = UIViewController()
    window = device.perform { [root] in
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = root
      window.makeKeyAndVisible()
      panel.use(sheet.make())
      root.present(panel, animated: true)
      return window
    }
    device.settle()
  }

  /// Pulls, waits, lets go, and lets the sheet come back.
  func pullAndCancel() {
    device.perform {
      let x = window.bounds.midX
      let top = window.bounds.midY + 40
      device.touchDown(at: CGPoint(x: x, y: top))
      let start = device.now
      for frame in 1...Self.frames.down + Self.frames.rest {
        device.advance(to: start + Double(frame) / 60)
        let way = Double(min(frame, Self.frames.down)) * 4
        device.touchMove(to: CGPoint(x: x, y: top + way))
      }
      device.touchUp()
      device.settle()
    }
  }

  var isBack: Bool { root.presentedViewController != nil && device.diagnostics.isEmpty }
}

extension Figure {
  /// How long a second of virtual time takes while a finger moves in every frame of it.
  static func drags() -> Figure {
    let cycles = 100
    let sample = PulledSheet()
    let before = sample.device.now
    sample.pullAndCancel()
    let seconds = (sample.device.now - before) * Double(cycles)
    return Figure(
      title: "drag + cancel, ns per virtual s", count: Int(seconds.rounded()),
      segue: { _ in
        let sheet = PulledSheet()
        for _ in 0..<cycles { sheet.pullAndCancel() }
        precondition(sheet.isBack, "the sheet did not come back")
        return sheet.device.now
      })
  }
}
