import App
import HeadlessUIKit

// Plays the app on a simulated device. With the word 'tune' it first makes the menu wider in the panel,
// and writes the copied YAML to the file that follows. It prints where the menu is in every frame of its
// presentation.
let device = SimulatedDevice()
let home = HomeViewController()

device.perform {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = home
  window.makeKeyAndVisible()
  device.settle()
}
let arguments = CommandLine.arguments
if arguments.count > 2, arguments[1] == "tune" {
  tune()
  try home.copied.write(toFile: arguments[2], atomically: true, encoding: .utf8)
}
device.perform {
  // The same time with and without the panel.
  device.advance(to: 20)
  tap("Menu", in: home.view)
  for frame in 0...60 {
    device.advance(by: 1.0 / 60)
    let frameOfMenu = home.menu.view.layer.presentation()?.frame ?? .null
    print(frame, frameOfMenu.minX, frameOfMenu.width)
  }
}

/// Opens the panel, drags the slider of the menu's width to the right, and copies the YAML.
func tune() {
  device.perform {
    tap("Tune", in: home.view)
    device.settle()
    guard let panel = home.presentedViewController?.view,
      let slider = view("extent.points", in: panel) as? UISlider
    else { fatalError("the panel has no slider for the extent") }
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
    let start = slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
    device.touchDown(at: start)
    device.advance(by: 0.3)
    device.touchMove(to: CGPoint(x: start.x + 50, y: start.y))
    device.touchUp()
    device.settle()
    tap("copy", in: panel)
    tap("done", in: panel)
    device.settle()
  }
}

func tap(_ identifier: String, in root: UIView) {
  guard let button = view(identifier, in: root) else { fatalError("there is no \(identifier)") }
  device.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
}

func view(_ identifier: String, in root: UIView) -> UIView? {
  if root.accessibilityIdentifier == identifier { return root }
  return root.subviews.lazy.compactMap { view(identifier, in: $0) }.first
}
