import HeadlessUIKit
import Limits

extension Figure {
  /// A screen that is presented by the system's transition and dismissed, without a touch: all
  /// callbacks and layout, and every frame of both transitions.
  static func presentation() -> Figure {
    Figure(
      title: "P3d present and dismiss, ns per screen", goal: 30, count: 400,
      segue: { count in
        let device = SimulatedDevice()
        return device.perform {
          let window = UIWindow(frame: UIScreen.main.bounds)
          let home = ScriptController()
          window.rootViewController = home
          window.makeKeyAndVisible()
          device.settle()
          var sum = 0.0
          for _ in 0..<count {
            let screen = ScriptController()
            screen.modalPresentationStyle = .overFullScreen
            screen.fill(top: 12, count: 3)
            home.present(screen, animated: true)
            sum += play(screen.view.layer, on: device)
            home.dismiss(animated: true)
            sum += play(screen.view.layer, on: device)
            precondition(screen.appearances == 1, "the screen was not presented")
          }
          return sum
        }
      }, limit: { limit_presentations($0, transitionFrames) { $0 ? 1 : 2 } })
  }

  /// The frames of one transition, until it has ended.
  private static let transitionFrames = 40

  private static func play(_ layer: CALayer, on device: SimulatedDevice) -> Double {
    var sum = 0.0
    let start = device.now
    for frame in 0..<transitionFrames {
      device.advance(to: start + Double(frame) / SheetScript.frameRate)
      sum += layer.presentationState(at: device.now).position.y
    }
    return sum
  }
}
