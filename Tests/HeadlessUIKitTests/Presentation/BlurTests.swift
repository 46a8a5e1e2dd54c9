import HeadlessUIKit
import TestSupport
import Testing

/// Presentations over a blur: a style that UIKit has on tvOS only.
@Suite struct BlurTests {
  /// A view controller that records its appearance callbacks.
  private final class LoggingViewController: UIViewController {
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
    let (root, presented): (LoggingViewController, LoggingViewController)
    let notes = Notes()

    init() {
      let (root, presented) = (
        LoggingViewController("root", notes), LoggingViewController("presented", notes)
      )
      (self.root, self.presented) = (root, presented)
      window = device.perform {
        let window = makeWindow(root)
        return window
      }
      device.settle()
      _ = notes.takeLines()
      presented.modalPresentationStyle = .blurOverFullScreen
    }

    func present() {
      device.perform { root.present(presented, animated: true) }
      device.settle()
    }
    func dismiss() {
      device.perform { root.dismiss(animated: true) }
      device.settle()
    }
  }

  @Test("a blur is placed below the presented view, and is removed with it")
  func blursBehind() {
    let scene = Scene()
    scene.present()
    let blur = scene.presented.view.superview?.subviews.first as? UIVisualEffectView
    #expect(blur?.effect is UIBlurEffect)
    #expect(blur?.frame == scene.window.bounds)
    scene.device.rotate(to: .landscapeLeft)
    scene.device.settle()
    #expect(blur?.frame == scene.window.bounds)
    #expect(scene.presented.view.frame == scene.window.bounds)
    scene.dismiss()
    #expect(blur?.effect == nil)
    #expect(blur?.window == nil)
  }

  @Test(
    "[26] the presenting view stays in the window, and its controller receives no appearance callbacks (26a, 26b)"
  )
  func presenterReceivesNoCallbacks() {
    let scene = Scene()
    scene.present()
    #expect(scene.root.view.window === scene.window)
    scene.dismiss()
    #expect(
      scene.notes.lines == [
        "presented willAppear", "presented didAppear", "presented willDisappear",
        "presented didDisappear",
      ])
    #expect(scene.window.subviews == [scene.root.view])
    #expect(scene.device.diagnostics.map(\.message) == [])
  }

  @Test("the next layout restores a presented view that was moved or resized under a transform")
  func putsBack() {
    let scene = Scene()
    scene.present()
    let (view, bounds) = (scene.presented.view ?? UIView(), scene.window.bounds)
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
