import HeadlessUIKit
import SegueCore
import SegueMotion
import SegueParts
import SheetStyle

/// The reference script: an app whose sheet is dragged up, released, dismissed and presented again,
/// and read at every frame.
struct SheetScript {
  static let frameRate = 60.0
  /// The durations of the drag, of the settling, and of the dismissal and the presentation.
  static let frames = (drag: 30, phase: 21)
  static let framesPerCycle = frames.drag + 3 * frames.phase

  /// The parts of a cycle: the beginnings of the animated phases, and their other frames.
  enum Phase: String, CaseIterable {
    case drag, release, settle, dismiss, dismissal, present, presentation

    static let beginnings: [Phase] = [.release, .dismiss, .present]
    static let frames: [Phase] = [.settle, .dismissal, .presentation]
  }

  let device = SimulatedDevice()
  let window: UIWindow
  private let home = ScriptController()
  private let panel = ScriptController()

  /// - Parameter moving: The number of additional views that are animated throughout.
  init(moving: Int = 0) {
    var parameters = SheetParameters()
    parameters.detents = [.medium, .inset(60)]
    let style = StyleDescriptor.sheet.make(parameters)
    window = device.perform { [home, panel] in
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = home
      window.makeKeyAndVisible()
      home.fill(top: 100, count: 2)
      panel.fill(top: 12, count: 3)
      panel.use(style)
      home.present(panel, animated: true)
      panel.presentationController?.delegate = home
      return window
    }
    device.settle()
    if moving > 0 { device.perform { [home] in Self.move(moving, in: home.view) } }
  }

  private static func move(_ count: Int, in view: UIView) {
    let views = (0..<count).map { UIView(frame: CGRect(x: $0, y: $0, width: 10, height: 10)) }
    for moving in views { view.addSubview(moving) }
    UIView.animate(withDuration: 0.8, delay: 0, options: [.repeat, .autoreverse]) {
      for moving in views {
        moving.center.x += 100
        moving.center.y += 200
        moving.alpha = 0.5
      }
    }
  }

  /// Plays the script once; `look` reads every layer at every frame, and its results are added up.
  ///
  /// - Parameter phase: Called at the end of each phase.
  func play(
    _ look: (ShownLayers, Double) -> Double, phase ended: (Phase) -> Void = { _ in }
  ) -> Double {
    device.perform {
      var sum = 0.0
      var layers = ShownLayers(window.layer)
      device.touchDown(at: CGPoint(x: 196, y: 450))
      var start = device.now
      for frame in 1...Self.frames.drag {
        device.advance(to: start + Double(frame) / Self.frameRate)
        device.touchMove(to: CGPoint(x: 196, y: 450 - Double(frame) * 15))
        sum += look(layers, device.now)
      }
      ended(.drag)
      device.touchUp()
      for phase in 0..<3 {
        if phase == 1 { home.dismiss(animated: true) }
        if phase == 2 {
          home.present(panel, animated: true)
          panel.presentationController?.delegate = home
        }
        start = device.now
        for frame in 0..<Self.frames.phase {
          device.advance(to: start + Double(frame) / Self.frameRate)
          // The tree changes when a phase begins, and when its transition ends.
          if frame == 0 || frame == Self.frames.phase - 1 { layers.update(window.layer) }
          sum += look(layers, device.now)
          if frame == 0 { ended(.beginnings[phase]) }
        }
        ended(.frames[phase])
      }
      device.advance(by: 1 / Self.frameRate)
      return sum
    }
  }

  /// Whether the script played as expected: the sheet was dismissed and presented, with all
  /// callbacks.
  func isValid(after cycles: Int) -> Bool {
    panel.appearances == cycles + 1 && home.presentedViewController === panel
      && device.diagnostics.isEmpty
  }
}

/// The layers of a tree, parents first.
///
/// They are retained, and read without reference counting, which is not part of the figures.
nonisolated struct ShownLayers {
  private var kept: [CALayer] = []
  private(set) var all: [Unmanaged<CALayer>] = []

  init(_ root: CALayer) {
    kept.reserveCapacity(32)
    all.reserveCapacity(32)
    add(root)
  }

  /// Reads the tree again after a change.
  mutating func update(_ root: CALayer) {
    kept.removeAll(keepingCapacity: true)
    all.removeAll(keepingCapacity: true)
    add(root)
  }

  private mutating func add(_ layer: CALayer) {
    kept.append(layer)
    all.append(.passUnretained(layer))
    for sublayer in layer.sublayers ?? [] { add(sublayer) }
  }
}

/// A view controller of an app that counts its callbacks.
final class ScriptController: UIViewController, UIAdaptivePresentationControllerDelegate {
  private(set) var appearances = 0
  private var calls = 0

  /// Adds content to the view, the last part of which is pinned to the bottom.
  func fill(top: Double, count: Int) {
    for index in 0..<count {
      let part = UIView(
        frame: CGRect(x: 20, y: top + 60 * Double(index), width: 353, height: 44))
      part.autoresizingMask =
        index == count - 1 ? [.flexibleWidth, .flexibleTopMargin] : [.flexibleWidth]
      view.addSubview(part)
    }
  }

  override func viewDidLoad() { super.viewDidLoad(); calls += 1 }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); calls += 1 }
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); calls += 1 }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls += 1
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls += 1
  }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); calls += 1 }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); calls += 1 }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { calls += 1 }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    calls += 1
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls += 1
  }
}
