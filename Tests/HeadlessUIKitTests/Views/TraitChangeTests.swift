import HeadlessUIKit
import Testing

/// Who hears of new traits, and what looks different then.
@Suite struct TraitChangeTests {
  /// A parent in a window, and a child of which it can make a dark one.
  private struct Scene {
    let scene = AnimationScene()
    let parent = UIViewController()
    let child: Witness
    let notes: Notes

    init() {
      let notes = Notes()
      self.notes = notes
      child = Witness(notes)
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

  /// A controller that notes new traits.
  private final class Witness: UIViewController {
    let notes: Notes

    init(_ notes: Notes) {
      self.notes = notes
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = WitnessView("view", notes) }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      notes.note("controller \(previousTraitCollection?.userInterfaceStyle == .dark)")
    }
  }

  /// A view that notes new traits.
  private final class WitnessView: UIView {
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

  @Test("What a presentation controller lays over the traits is the presented controller's alone")
  func overridesOfAPresentation() {
    let scene = Scene()
    let (notes, presented) = (scene.notes, Witness(scene.notes))
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

  @Test("A controller hears of its new traits before its view, and that before its subviews, once")
  func tells() {
    let scene = Scene()
    let inner = scene.scene.run { WitnessView("inner", scene.notes) }
    scene.scene.run { scene.child.view.addSubview(inner) }
    #expect(scene.notes.takeLines() == [])
    scene.darken()
    #expect(scene.notes.takeLines() == ["controller false", "view false", "inner false"])
    scene.darken()
    #expect(scene.notes.lines == [])
    scene.scene.run { scene.parent.setOverrideTraitCollection(nil, forChild: scene.child) }
    #expect(scene.notes.lines == ["controller true", "view true", "inner true"])
  }

  @Test("A view that was away when its traits changed hears of them when it is back, once")
  func tellsWhatWasMissed() {
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

  @Test("A view that first comes to the screen where the traits are others hears of them")
  func tellsNewcomers() {
    let scene = Scene()
    scene.darken()
    _ = scene.notes.takeLines()
    let (outer, inner) = scene.scene.run {
      (WitnessView("outer", scene.notes), WitnessView("inner", scene.notes))
    }
    scene.scene.run {
      outer.addSubview(inner)
      scene.parent.view.addSubview(outer)
    }
    #expect(scene.notes.takeLines() == [])
    scene.scene.run { scene.child.view.addSubview(outer) }
    #expect(scene.notes.lines == ["outer false", "inner false"])
  }

  nonisolated struct Look: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var make: @MainActor @Sendable () -> UIView
    var isDark: @MainActor @Sendable (UIView) -> Bool

    static let all = [
      Look(
        testDescription: "a ground",
        make: {
          let view = UIView(frame: .zero)
          view.backgroundColor = .systemBackground
          return view
        }, isDark: { $0.layer.model.background.red == 0 }),
      Look(
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
      Look(
        testDescription: "a picture",
        make: {
          let view = UIImageView(image: UIImage(systemName: "star"))
          view.tintColor = .label
          return view
        },
        isDark: {
          guard case .image(_, _, let tint) = $0.drawing else { return false }
          return tint.red == 1
        }),
      Look(
        testDescription: "a blur",
        make: { UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)) },
        isDark: { $0.subviews.first?.drawing == .blur(isDark: true) }),
    ]
  }

  @Test("What is shown takes the colors of new traits", arguments: Look.all)
  func changesColors(look: Look) {
    let scene = Scene()
    let (view, around) = scene.scene.run { (look.make(), UIView(frame: .zero)) }
    scene.scene.run {
      around.addSubview(view)
      scene.child.view.addSubview(around)
    }
    #expect(!scene.scene.run { look.isDark(view) })
    scene.darken()
    #expect(scene.scene.run { look.isDark(view) })
  }

  @Test("What comes to a place takes the colors of its traits", arguments: Look.all)
  func takesColors(look: Look) {
    let scene = Scene()
    scene.darken()
    let (view, around) = scene.scene.run { (look.make(), UIView(frame: .zero)) }
    #expect(!scene.scene.run { look.isDark(view) })
    scene.scene.run {
      around.addSubview(view)
      scene.child.view.addSubview(around)
    }
    #expect(scene.scene.run { look.isDark(view) })
  }

  @Test("A root appears with the traits of the screen that it comes to")
  func rootAppears() {
    final class Root: UIViewController {
      var seen: [UIUserInterfaceStyle] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        seen.append(UIScreen.main.traitCollection.userInterfaceStyle)
      }
    }
    let device = SimulatedDevice()
    device.interfaceStyle = .dark
    device.perform {
      let (window, root) = (UIWindow(frame: UIScreen.main.bounds), Root())
      window.rootViewController = root
      window.makeKeyAndVisible()
      #expect(root.seen == [.dark])
    }
  }
}
