import HeadlessUIKit
import SystemsApp
import Testing

/// The app on a simulated phone, which the tests touch as a user does.
struct SampleApp {
  let device = SimulatedDevice(
    DeviceConfiguration(
      size: CGSize(width: 393, height: 852),
      portraitSafeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)))
  let window: UIWindow

  /// Shows the home screen.
  ///
  /// - Parameter systems: The systems that it lists; all of them by default.
  init(_ systems: [System] = System.all) {
    window = device.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UINavigationController(
        rootViewController: HomeViewController(systems))
      window.makeKeyAndVisible()
      return window
    }
    device.settle()
  }

  /// Shows a home screen of one system, whose layout takes less time.
  init(only system: String) { self.init(System.all.filter { $0.id == system }) }

  // MARK: Touches

  /// Taps the button with a title or identifier, and runs the run-loop turn after it.
  func tap(_ name: String) throws {
    let button = try #require(visibleButton(name), "no button '\(name)' can be touched")
    device.tap(at: center(of: button))
    device.turn()
  }

  /// Taps the button of a system, and buttons of its screen; waits after each.
  func open(_ system: String, _ path: [String] = []) throws {
    for name in [system] + path {
      try tap(name)
      device.settle()
    }
  }

  /// Taps a point, as fractions of the screen, and waits.
  func tap(x: Double, y: Double) {
    device.tap(at: CGPoint(x: x * window.bounds.width, y: y * window.bounds.height))
    device.settle()
  }

  /// Rotates the device, and waits.
  func rotate(to orientation: UIInterfaceOrientation) {
    device.rotate(to: orientation)
    device.settle()
  }

  /// Closes one screen after the other by its button, at most ten, until a hierarchy is reached.
  func close(until hierarchy: String) throws {
    for _ in 1...10 where self.hierarchy != hierarchy {
      let closing = ["Close", "Cancel", "back"].first { visibleButton($0) != nil }
      try tap(#require(closing, "no button closes \(topTitle)"))
      device.settle()
    }
  }

  /// Drags between two points in five frames, and releases after a rest.
  func drag(_ drag: Drag, fraction: Double = 1) {
    beginDrag(drag, fraction: fraction)
    endDrag()
  }

  /// Begins a drag and moves it in five frames, without releasing it.
  func beginDrag(_ drag: Drag, fraction: Double = 1) {
    let size = window.bounds.size
    let start = CGPoint(x: drag.start.x * size.width, y: drag.start.y * size.height)
    device.touchDown(at: start)
    device.turn()
    for step in 1...5 {
      let part = fraction * Double(step) / 5
      device.advance(by: 1.0 / 60)
      device.touchMove(
        to: CGPoint(
          x: start.x + drag.distance.dx * size.width * part,
          y: start.y + drag.distance.dy * size.height * part))
      device.turn()
    }
  }

  /// Releases a drag after a rest, so that it has no velocity, and waits.
  func endDrag() {
    device.advance(by: 0.2)
    device.touchUp()
    device.settle()
  }

  /// Scrolls a button into the visible part of its scroll view.
  func reveal(_ name: String) throws {
    let button = try #require(buttons.last { isNamed($0, name) }, "no button '\(name)'")
    device.perform {
      for case let view as UIScrollView in sequence(first: button, next: { $0.superview }) {
        view.scrollRectToVisible(button.convert(button.bounds, to: view), animated: false)
      }
    }
    device.settle()
  }

  // MARK: State

  /// The view controllers, with what each contains and presents.
  var hierarchy: String {
    device.perform { window.rootViewController.map(describe) ?? "" }
  }

  /// The title of the topmost view controller.
  var topTitle: String { device.perform { top.title ?? "" } }

  /// The topmost view controller: of the topmost presentation, the visible child.
  var top: UIViewController {
    var controller = window.rootViewController ?? UIViewController()
    while let next = presented(by: controller) ?? visibleChild(of: controller) { controller = next }
    return controller
  }

  /// Whether any view controller is in a transition.
  var isInTransition: Bool {
    device.perform { controllers.contains { $0.transitionCoordinator != nil } }
  }

  /// The views of the window with their frames, transforms and opacities.
  var tree: [String] { device.perform { lines(of: window, "") } }

  /// Returns the views that differ from those of an earlier tree.
  func changes(since tree: [String]) -> [String] {
    let now = self.tree
    return now.difference(from: tree).map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }
  }

  /// The view controllers whose views are not inside of the screen.
  var outsideOfScreen: [String] {
    device.perform {
      controllers.filter { $0.viewIfLoaded?.window != nil }.compactMap { controller in
        let frame = controller.view.convert(controller.view.bounds, to: window)
        let isInside = window.bounds.insetBy(dx: -0.01, dy: -0.01).contains(frame)
        return isInside ? nil : "\(controller.title ?? "\(type(of: controller))") at \(frame)"
      }
    }
  }

  /// Returns the opacity of a view as it is presented now.
  func presentedOpacity(of view: UIView) -> Float {
    device.perform { view.layer.presentation()?.opacity ?? 0 }
  }

  /// The messages of the device's diagnostics.
  var diagnostics: [String] { device.diagnostics.map(\.message) }
}
