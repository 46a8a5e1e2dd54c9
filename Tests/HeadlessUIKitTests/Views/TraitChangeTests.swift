import HeadlessUIKit
import TestSupport
import Testing

/// Trait change callbacks, and the appearance that depends on traits.
@Suite(.checkedDevices) struct TraitChangeTests {
  /// A parent in a window, and a child for which it can override the interface style.
  private struct Scene {
    let scene = AnimationScene()
    let parent = UIViewController()
    let child: LoggingViewController
    let notes: Notes

    init() {
      let notes = Notes()
      self.notes = notes
      child = LoggingViewController(notes)
      let (scene, parent, child) = (scene, parent, child)
      scene.run {
        scene.window.rootViewController = parent
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
      scene.device.settle()
    }

    func darken() {
      scene.run {
        parent.setOverrideTraitCollection(
          UITraitCollection(userInterfaceStyle: .dark), forChild: child)
      }
    }
  }

  /// A view controller that records trait changes, each with whether the style was dark before.
  private final class LoggingViewController: UIViewController {
    let notes: Notes

    init(_ notes: Notes) {
      self.notes = notes
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = LoggingView("view", notes) }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      notes.note("controller \(previousTraitCollection?.userInterfaceStyle == .dark)")
    }
  }

  /// A view that records trait changes like the controller.
  private final class LoggingView: UIView {
    let name: String
    let notes: Notes

    init(_ name: String, _ notes: Notes) {
      self.name = name
      self.notes = notes
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      notes.note("\(name) \(previousTraitCollection?.userInterfaceStyle == .dark)")
    }
  }

  @Test("a presentation controller's trait override applies to the presented controller only")
  func overridesOfAPresentation() {
    let scene = Scene()
    let (notes, presented) = (scene.notes, LoggingViewController(scene.notes))
    scene.scene.run {
      presented.modalPresentationStyle = .overFullScreen
      presented.presentationController?.overrideTraitCollection = UITraitCollection(
        userInterfaceStyle: .dark)
      scene.parent.present(presented, animated: true)
    }
    scene.scene.device.settle()
    #expect(notes.lines == ["controller false", "view false"])
    #expect(presented.traitCollection.userInterfaceStyle == .dark)
    #expect(presented.view.traitCollection.userInterfaceStyle == .dark)
    #expect(scene.parent.traitCollection.userInterfaceStyle == .light)
    scene.scene.run { presented.presentationController?.overrideTraitCollection = nil }
    #expect(notes.lines.suffix(2) == ["controller true", "view true"])
    #expect(presented.traitCollection.userInterfaceStyle == .light)
  }

  @Test("a trait change is reported once: to the controller, its view, and then the subviews")
  func traitChangeIsReportedOnce() {
    let scene = Scene()
    let inner = scene.scene.run { LoggingView("inner", scene.notes) }
    scene.scene.run { scene.child.view.addSubview(inner) }
    #expect(scene.notes.takeLines() == [])
    scene.darken()
    #expect(scene.notes.takeLines() == ["controller false", "view false", "inner false"])
    scene.darken()
    #expect(scene.notes.lines == [])
    scene.scene.run { scene.parent.setOverrideTraitCollection(nil, forChild: scene.child) }
    #expect(scene.notes.lines == ["controller true", "view true", "inner true"])
  }

  @Test("a view that is removed while its traits change is notified once when it is added again")
  func missedChangeIsReportedWhenAdded() {
    let scene = Scene()
    let view = scene.scene.run { scene.child.view ?? UIView() }
    scene.scene.run { view.removeFromSuperview() }
    scene.darken()
    #expect(scene.notes.takeLines() == [])
    for _ in 1...2 {
      scene.scene.run {
        view.removeFromSuperview()
        scene.parent.view.addSubview(view)
      }
    }
    #expect(scene.notes.lines == ["controller false", "view false"])
  }

  @Test("a view that is first added where traits differ is notified")
  func addedViewIsNotified() {
    let scene = Scene()
    scene.darken()
    _ = scene.notes.takeLines()
    let (outer, inner) = scene.scene.run {
      (LoggingView("outer", scene.notes), LoggingView("inner", scene.notes))
    }
    scene.scene.run {
      outer.addSubview(inner)
      scene.parent.view.addSubview(outer)
    }
    #expect(scene.notes.takeLines() == [])
    scene.scene.run { scene.child.view.addSubview(outer) }
    #expect(scene.notes.lines == ["outer false", "inner false"])
  }

  nonisolated struct DrawingCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var make: @MainActor @Sendable () -> UIView
    var isDark: @MainActor @Sendable (UIView) -> Bool

    static let all = [
      DrawingCase(
        testDescription: "a background",
        make: {
          let view = UIView(frame: .zero)
          view.backgroundColor = .systemBackground
          return view
        }, isDark: { $0.layer.model.background.red == 0 }),
      DrawingCase(
        testDescription: "a label",
        make: {
          let label = UILabel(frame: .zero)
          label.text = "words"
          return label
        },
        isDark: {
          guard case .text(_, _, _, let color, _, _) = $0.drawing else { return false }
          return color.red == 1
        }),
      DrawingCase(
        testDescription: "an image",
        make: {
          let view = UIImageView(image: UIImage(systemName: "star"))
          view.tintColor = .label
          return view
        },
        isDark: {
          guard case .image(_, _, let tint) = $0.drawing else { return false }
          return tint.red == 1
        }),
      DrawingCase(
        testDescription: "a blur",
        make: { UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)) },
        isDark: { $0.subviews.first?.drawing == .blur(isDark: true) }),
    ]
  }

  @Test("visible views take the colors of new traits", arguments: DrawingCase.all)
  func visibleViewsUpdateColors(example: DrawingCase) {
    let scene = Scene()
    let (view, container) = scene.scene.run { (example.make(), UIView(frame: .zero)) }
    scene.scene.run {
      container.addSubview(view)
      scene.child.view.addSubview(container)
    }
    #expect(!scene.scene.run { example.isDark(view) })
    scene.darken()
    #expect(scene.scene.run { example.isDark(view) })
  }

  @Test("added views take the colors of the traits around them", arguments: DrawingCase.all)
  func addedViewsUpdateColors(example: DrawingCase) {
    let scene = Scene()
    scene.darken()
    let (view, container) = scene.scene.run { (example.make(), UIView(frame: .zero)) }
    #expect(!scene.scene.run { example.isDark(view) })
    scene.scene.run {
      container.addSubview(view)
      scene.child.view.addSubview(container)
    }
    #expect(scene.scene.run { example.isDark(view) })
  }

  @Test("a root view controller appears with the traits of its screen")
  func rootAppears() {
    final class Root: UIViewController {
      var styles: [UIUserInterfaceStyle] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        styles.append(UIScreen.main.traitCollection.userInterfaceStyle)
      }
    }
    let device = makeDevice()
    device.interfaceStyle = .dark
    device.perform {
      let (window, root) = (UIWindow(frame: UIScreen.main.bounds), Root())
      window.rootViewController = root
      window.makeKeyAndVisible()
      #expect(root.styles == [.dark])
    }
  }
}
