import HeadlessUIKit
import SegueConfig
import SegueCore
import SeguePictures
import SegueRecording
import SegueScenario
import SegueYAML

extension GrowthFigure {
  /// The works that a user can enlarge.
  static let all = [
    presentations("G1 nested presentations", .overFullScreen),
    presentations("G2 nested sheets", .formSheet), pushes, views, constraints, animations, steps,
    screens, simulatedTime, pages, stackedPages,
  ]

  /// Each presented controller presents the next, without animation.
  private static func presentations(
    _ title: String, _ style: UIModalPresentationStyle
  ) -> GrowthFigure {
    GrowthFigure(title: title, sizes: [100, 200, 400, 800]) { count in
      onDevice { root, device in
        var top = root
        for _ in 0..<count {
          let next = UIViewController()
          next.modalPresentationStyle = style
          top.present(next, animated: false)
          device.settle()
          top = next
        }
      }
    }
  }

  private static let pushes = GrowthFigure(title: "G3 pushes", sizes: [200, 400, 800, 1600]) {
    count in
    onDevice { root, device in
      let stack = UINavigationController(rootViewController: UIViewController())
      root.view.window?.rootViewController = stack
      for _ in 0..<count {
        stack.pushViewController(UIViewController(), animated: false)
        device.settle()
      }
    }
  }

  /// Views in a tree of ten subviews each: laid out, hit, and all animated for a third of a second.
  private static let views = GrowthFigure(title: "G4 views", sizes: [1250, 2500, 5000, 10_000]) {
    count in
    onDevice { root, device in
      var views: [UIView] = [root.view]
      while views.count < count {
        let parent = views[(views.count - 1) / 10]
        let view = UIView(frame: CGRect(x: 1, y: 1, width: 300, height: 500))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(view)
        views.append(view)
      }
      device.turn()
      root.view.frame.size.height -= 10
      UIView.animate(withDuration: 1.0 / 3) {
        for view in views { view.alpha = 0.5 }
      }
      for frame in 0..<20 {
        device.advance(by: 1.0 / 60)
        if frame == 10 { device.tap(at: CGPoint(x: 100, y: 100)) }
        for view in views { _ = view.layer.presentationState(at: device.now) }
      }
      device.settle()
    }
  }

  /// A column of views, each with four constraints, whose first constraint changes three times.
  private static let constraints = GrowthFigure(
    title: "G5 constraints", sizes: [125, 250, 500, 1000]
  ) { count in
    onDevice { root, device in
      guard let view = root.view else { return }
      var above = view.topAnchor
      var gaps: [NSLayoutConstraint] = []
      for _ in 0..<count / 4 {
        let part = UIView()
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        gaps.append(part.topAnchor.constraint(equalTo: above, constant: 1))
        NSLayoutConstraint.activate([
          gaps[gaps.count - 1], part.heightAnchor.constraint(equalToConstant: 2),
          part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          part.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        above = part.bottomAnchor
      }
      for constant in 2..<5 {
        gaps[0].constant = CGFloat(constant)
        device.turn()
      }
    }
  }

  /// Simultaneous animations of each of 20 views, read at 60 frames.
  private static let animations = GrowthFigure(
    title: "G6 animations per view", sizes: [25, 50, 100, 200]
  ) { count in
    onDevice { root, device in
      let views = (0..<20).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
      for view in views { root.view.addSubview(view) }
      device.turn()
      for index in 0..<count {
        UIView.animate(withDuration: 1 + Double(index) / 1000) {
          for view in views { view.center.x += 1 }
        }
      }
      for _ in 0..<60 {
        device.advance(by: 1.0 / 60)
        for view in views { _ = view.layer.presentationState(at: device.now) }
      }
      device.settle()
    }
  }

  /// A scenario of many steps, read and played.
  private static let steps = GrowthFigure(title: "G7 steps", sizes: [1250, 2500, 5000, 10_000]) {
    count in
    let steps = (0..<count / 2).map { _ in
      "      - tap: { point: [100, 300] }\n      - wait: 0.02\n"
    }
    play("root: home\nscreens:\n  home: { content: plain }\n" + scenario(steps.joined()))
  }

  /// An app of many screens, read and launched.
  private static let screens = GrowthFigure(title: "G8 screens", sizes: [125, 250, 500, 1000]) {
    count in
    let screens = (0..<count).map { "  screen\($0): { content: plain }\n" }
    play("root: screen0\nscreens:\n" + screens.joined() + scenario("      - wait: 0.1\n"))
  }

  private static func scenario(_ steps: String) -> String {
    "scenarios:\n  - name: all\n    steps:\n" + steps
  }

  /// Seconds of a page, in each of which a screen is presented and dismissed by the system.
  private static let pages = GrowthFigure(title: "G10 page", sizes: [2, 4, 8, 16]) { count in
    let second = ["present: other", "settle", "dismiss", "settle"].map { "      - \($0)\n" }
    let screens = "root: home\nscreens: { home: { content: list }, other: { content: plain } }\n"
    writePage(screens + scenario(String(repeating: second.joined(), count: count)))
  }

  /// Screens of 20 buttons, each of which presents the next.
  private static let stackedPages = GrowthFigure(
    title: "G11 page of presentations", sizes: [6, 12, 24, 48]
  ) { count in
    let screens = (0..<count).map { screen in
      let buttons = (0..<20).map { "{ id: b\(screen)x\($0), kind: button, title: B\($0) }" }
      return "  s\(screen): { elements: [\(buttons.joined(separator: ", "))] }\n"
    }
    let steps = (0..<count).map { screen in
      let presenter = screen == 0 ? "home" : "s\(screen - 1)"
      return "      - present: { screen: s\(screen), from: \(presenter) }\n      - settle\n"
    }
    writePage(
      "root: home\nscreens:\n  home: { content: list }\n" + screens.joined()
        + scenario(steps.joined()))
  }

  private static func writePage(_ text: String) {
    let recording = play(text)
    var page = PlayingPage(title: "growth")
    page.add(recording)
    precondition(page.html().utf8.count > 1000, "the page is empty")
  }

  @discardableResult
  private static func play(_ text: String) -> Recording {
    var diagnostics = ConfigDiagnostics()
    let file = YAMLReader.parse(text, name: "growth.yaml", into: &diagnostics).flatMap {
      ScenarioFile.decode(
        $0, file: "growth.yaml", catalog: StyleCatalog([]), into: &diagnostics)
    }
    guard let file else { preconditionFailure("the file has errors: \(diagnostics)") }
    let recording = Player(file).play(file.scenarios[0])
    precondition(recording.diagnostics.isEmpty, "the scenario reported diagnostics")
    return recording
  }

  /// Minutes in which a view is animated back and forth, read at every frame.
  private static let simulatedTime = GrowthFigure(
    title: "G9 simulated minutes", sizes: [8, 16, 32, 64]
  ) { count in
    onDevice { root, device in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.view.addSubview(view)
      UIView.animate(withDuration: 0.8, delay: 0, options: [.repeat, .autoreverse]) {
        view.center.x += 100
      }
      for frame in 1...count * 3600 {
        device.advance(to: Double(frame) / 60)
        _ = view.layer.presentationState(at: device.now)
      }
    }
  }

  private static func onDevice(_ body: (UIViewController, SimulatedDevice) -> Void) {
    let device = SimulatedDevice()
    device.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      device.settle()
      body(root, device)
    }
  }
}
