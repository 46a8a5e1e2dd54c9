import HeadlessUIKit
import TestSupport
import Testing

/// What covers the screen over a blur: a style that UIKit has on tvOS only.
@Suite struct BlurTests {
  /// A controller that notes when its view comes and goes.
  private final class Witness: UIViewController {
    let notes: Notes

    init(_ name: String, _ notes: Notes) {
      self.notes = notes
      super.init(nibName: nil, bundle: nil)
      restorationIdentifier = name
    }
    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) { notes.note("\(restorationIdentifier ?? "") \(call)") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  }

  private struct Scene {
    let device = SimulatedDevice()
    let window: UIWindow
    let (root, veil): (Witness, Witness)
    let notes = Notes()

    init() {
      let (root, veil) = (Witness("root", notes), Witness("veil", notes))
      (self.root, self.veil) = (root, veil)
      window = device.perform {
        let window = makeWindow(root)
        return window
      }
      device.settle()
      _ = notes.takeLines()
      veil.modalPresentationStyle = .blurOverFullScreen
    }

    func present() {
      device.perform { root.present(veil, animated: true) }
      device.settle()
    }
    func dismiss() {
      device.perform { root.dismiss(animated: true) }
      device.settle()
    }
  }

  @Test("a blur lies below what is presented over it, and goes with it")
  func blursBehind() {
    let scene = Scene()
    scene.present()
    let blur = scene.veil.view.superview?.subviews.first as? UIVisualEffectView
    #expect(blur?.effect is UIBlurEffect)
    #expect(blur?.frame == scene.window.bounds)
    scene.device.rotate(to: .landscapeLeft)
    scene.device.settle()
    #expect(blur?.frame == scene.window.bounds)
    #expect(scene.veil.view.frame == scene.window.bounds)
    scene.dismiss()
    #expect(blur?.effect == nil)
    #expect(blur?.window == nil)
  }

  @Test("[26] the presenter stays on the screen and is told nothing, neither way (26a, 26b)")
  func tellsThePresenterNothing() {
    let scene = Scene()
    scene.present()
    #expect(scene.root.view.window === scene.window)
    scene.dismiss()
    #expect(
      scene.notes.lines == [
        "veil willAppear", "veil didAppear", "veil willDisappear", "veil didDisappear",
      ])
    #expect(scene.window.subviews == [scene.root.view])
    #expect(scene.device.diagnostics.map(\.message) == [])
  }

  @Test("the next layout brings the view back that was moved, or made small under a transform")
  func putsBack() {
    let scene = Scene()
    scene.present()
    let (view, bounds) = (scene.veil.view ?? UIView(), scene.window.bounds)
    scene.device.perform { view.frame = bounds.offsetBy(dx: 10, dy: 20) }
    scene.device.perform { view.superview?.setNeedsLayout() }
    scene.device.settle()
    #expect(view.frame == bounds)
    scene.device.perform {
      view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      view.bounds.size = CGSize(width: 10, height: 10)
      view.superview?.setNeedsLayout()
    }
    scene.device.settle()
    #expect(view.bounds.size == bounds.size)
    #expect(view.center == CGPoint(x: bounds.midX, y: bounds.midY))
  }
}
