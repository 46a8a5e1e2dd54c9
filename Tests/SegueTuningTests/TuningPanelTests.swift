import HeadlessUIKit
import SegueConfig
import SegueCore
import SegueStyles
import TestSupport
import Testing

@testable import SegueTuning

@Suite(.checkedDevices) struct TuningPanelTests {
  /// A panel that fills the window, and the touches of a user.
  private struct Scene {
    let device = makeDevice()
    let library: TransitionLibrary
    let tuning: TransitionTuning
    let panel: TuningPanel
    let copied = CopiedTexts()

    init() throws {
      let json = """
        { "formatVersion": 1, "transitions": {
          "slide": { "style": "slideIn", "edge": "right", "motion": { "spring":
            { "duration": 0.4, "bounce": 0.1 } } }, "sheet": { "style": "sheet" } } }
        """
      library = try TransitionLibrary(json: json.utf8, styles: shippedStyles)
      tuning = TransitionTuning(library)
      panel = device.perform { [tuning, copied] in
        let panel = TuningPanel(tuning) { copied.texts.append($0) }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = panel
        window.makeKeyAndVisible()
        return panel
      }
      device.settle()
    }

    /// Returns the YAML of a parameter of a transition.
    func value(_ path: String, of name: String = "slide") -> String? {
      path.split(separator: ".").reduce(library.transition(name)?.encoded) { $0?[String($1)] }?
        .yamlText
    }

    /// Returns a control by its identifier, scrolled to the middle of the screen.
    func control(_ identifier: String) throws -> UIView {
      try device.perform {
        let view = try #require(findView(identifier, in: panel.view))
        let scrollView = try #require(panel.view.subviews.first as? UIScrollView)
        let frame = view.convert(view.bounds, to: scrollView)
        let most = scrollView.contentSize.height - scrollView.bounds.height
        let middle = scrollView.bounds.height / 2
        scrollView.contentOffset.y = min(max(0, frame.midY - middle), max(0, most))
        device.settle()
        return view
      }
    }

    /// Taps a control at a fraction of its width: 0.1 is its first segment, and 0.9 its last.
    func tap(_ identifier: String, at fraction: CGFloat = 0.5) throws {
      let view = try control(identifier)
      let point = CGPoint(x: view.bounds.width * fraction, y: view.bounds.midY)
      device.perform {
        device.tap(at: view.convert(point, to: nil))
        device.settle()
      }
    }

    /// Drags the thumb of a slider by a distance. How far that is in the slider's range, its width decides;
    /// the expected numbers were read off.
    func drag(_ identifier: String, by distance: CGFloat) throws {
      let slider = try #require(try control(identifier) as? UISlider)
      let track = slider.trackRect(forBounds: slider.bounds)
      let thumb = slider.thumbRect(
        forBounds: slider.bounds, trackRect: track, value: slider.value)
      let start = slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
      device.perform {
        device.touchDown(at: start)
        device.advance(by: 0.3)
        device.touchMove(to: CGPoint(x: start.x + distance, y: start.y))
        device.advance(by: 0.1)
        device.touchUp()
        device.settle()
      }
    }
  }

  @Test("a drag of a slider changes the number, rounded, and its text")
  func slider() throws {
    let scene = try Scene()
    try scene.drag("dimming.opacity", by: 40)
    #expect(scene.value("dimming.opacity") == "0.63")
    let row = try scene.control("row dimming.opacity")
    #expect(Self.texts(of: row).prefix(2) == ["opacity", "0.63"])
  }

  @Test("a drag beyond the end of a slider is the end of the range")
  func end() throws {
    let scene = try Scene()
    try scene.drag("margin", by: 900)
    #expect(scene.value("margin") == "200")
  }

  @Test("a tap on a switch changes the Boolean")
  func flag() throws {
    let scene = try Scene()
    try scene.tap("dismissOnDrag")
    #expect(scene.value("dismissOnDrag") == "false")
    try scene.tap("dismissOnDrag")
    #expect(scene.value("dismissOnDrag") == "true")
  }

  @Test("a tap on a word chooses it")
  func word() throws {
    let scene = try Scene()
    try scene.tap("edge top")
    #expect(scene.value("edge") == "top")
  }

  @Test("a number with many digits is shown with three decimals")
  func digits() throws {
    let scene = try Scene()
    #expect(scene.value("extent") == "{ fraction: 0.6666666666666666 }")
    let row = try scene.control("row extent")
    #expect(Self.texts(of: row).prefix(2) == ["extent", "0.667 fraction"])
  }

  @Test("a tap on a color chooses it")
  func color() throws {
    let scene = try Scene()
    try scene.tap("dimming.color blue")
    #expect(scene.value("dimming.color") == "blue")
    let button = try scene.control("dimming.color blue")
    #expect(button.layer.borderWidth == 3)
  }

  @Test("a key with a number has a slider while it is chosen")
  func alternatives() throws {
    let scene = try Scene()
    #expect(try scene.control("extent.points").isHidden)
    try scene.tap("extent", at: 0.9)
    // The middle of the range of 1 to 1,000.
    #expect(scene.value("extent") == "{ points: 501 }")
    #expect(try !scene.control("extent.points").isHidden)
    try scene.tap("extent", at: 0.1)
    #expect(scene.value("extent") == "preferred")
    #expect(try scene.control("extent.points").isHidden)
  }

  @Test("a spring has a slider for each constant, and its curve changes with it")
  func spring() throws {
    let scene = try Scene()
    let before = try Self.curve(scene)
    try scene.drag("motion.bounce", by: 60)
    #expect(scene.value("motion") == "{ spring: { duration: 0.4, bounce: 0.35 } }")
    #expect(try Self.curve(scene) != before)
  }

  @Test("a curve replaces a spring, and a spring a curve")
  func curves() throws {
    let scene = try Scene()
    try scene.tap("motion easeOut")
    #expect(scene.value("motion") == "easeOut")
    try scene.tap("motion spring")
    #expect(scene.value("motion") == "{ spring: { duration: 0.5, bounce: 0.2 } }")
    try scene.drag("motion.duration", by: 50)
    #expect(scene.value("motion") == "{ spring: { duration: 0.72, bounce: 0.2 } }")
  }

  @Test("a Bézier curve has a slider for each control value")
  func bezier() throws {
    let scene = try Scene()
    try scene.tap("motion bezier")
    #expect(scene.value("motion") == "{ bezier: [0.3, 0, 0.1, 1] }")
    try scene.drag("motion.x1", by: 40)
    #expect(scene.value("motion") == "{ bezier: [0.43, 0, 0.1, 1] }")
  }

  @Test("a color has a slider for each component, and keeps a component that a name has")
  func components() throws {
    let scene = try Scene()
    try scene.tap("dimming.color blue")
    try scene.drag("dimming.color.red", by: 100)
    let color = try #require(scene.value("dimming.color").map { $0.filter { $0 != "\"" } })
    let read = try #require(ConfigColor(hexadecimal: color))
    #expect(read.red > 0.2)
    #expect(read.blue == 1)
    #expect(read.alpha == 1)
  }

  @Test("the motion of one direction can be set, and removed again")
  func override() throws {
    let scene = try Scene()
    try scene.tap("reverse.motion linear")
    #expect(scene.value("reverse.motion") == "linear")
    try scene.tap("reverse.motion –")
    #expect(scene.value("reverse.motion") == "none")
    #expect(scene.tuning.changed == [])
  }

  @Test("an optional number can be set, and removed again")
  func optionalNumber() throws {
    let scene = try Scene()
    #expect(try scene.control("reverse.duration").isHidden)
    try scene.tap("reverse.duration choice", at: 0.9)
    // The middle of the range of 0 to 10 s.
    #expect(scene.value("reverse.duration") == "5")
    #expect(try !scene.control("reverse.duration").isHidden)
    try scene.tap("reverse.duration choice", at: 0.1)
    #expect(scene.tuning.changed == [])
  }

  @Test("items of a list are added, changed and removed, down to the smallest number")
  func list() throws {
    let scene = try Scene()
    try scene.tap("transition", at: 0.9)
    try scene.tap("detents + fraction")
    #expect(scene.value("detents", of: "sheet") == "[medium, { fraction: 0.5 }]")
    try scene.drag("detents.1", by: 30)
    #expect(scene.value("detents", of: "sheet") == "[medium, { fraction: 0.595 }]")
    try scene.tap("detents - 0")
    #expect(scene.value("detents", of: "sheet") == "[{ fraction: 0.595 }]")
    try scene.tap("detents - 0")
    #expect(scene.value("detents", of: "sheet") == "[{ fraction: 0.595 }]")
  }

  @Test("a value without effect has the message of a file below it")
  func message() throws {
    let scene = try Scene()
    try scene.tap("transition", at: 0.9)
    try scene.tap("largestUndimmedDetent large")
    let texts = Self.texts(of: try scene.control("row largestUndimmedDetent"))
    #expect(texts.last == "'largestUndimmedDetent' names none of the sheet's detents")
  }

  @Test("a preset sets all parameters, and Reset restores the compiled ones")
  func presetAndReset() throws {
    let scene = try Scene()
    try scene.tap("preset", at: 0.9)
    // The last preset is sideMenu.
    #expect(scene.value("extent") == "{ points: 240 }")
    try scene.tap("reset")
    #expect(scene.tuning.changed == [])
    #expect(scene.value("edge") == "right")
  }

  @Test("another transition shows its parameters")
  func otherTransition() throws {
    let scene = try Scene()
    try scene.tap("transition", at: 0.9)
    try scene.drag("duration", by: 30)
    #expect(scene.tuning.changed == ["sheet"])
  }

  @Test("Copy gives the YAML of the changed transitions, or of the shown one")
  func copy() throws {
    let scene = try Scene()
    try scene.tap("copy")
    try scene.tap("edge top")
    try scene.tap("copy")
    let motion = "motion: { spring: { duration: 0.4, bounce: 0.1 } }"
    #expect(
      scene.copied.texts == [
        """
        transitions:
          slide:
            style: slideIn
            edge: right
            \(motion)

        """,
        """
        transitions:
          slide:
            style: slideIn
            edge: top
            \(motion)

        """,
      ])
  }

  @Test("a panel that is presented is dismissed by Done, and is released")
  func done() throws {
    let device = makeDevice()
    let json = #"{ "formatVersion": 1, "transitions": { "a": { "style": "sheet" } } }"#
    let library = try TransitionLibrary(json: json.utf8, styles: shippedStyles)
    weak var released: TuningPanel?
    try device.perform {
      let home = UIViewController()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = home
      window.makeKeyAndVisible()
      do {
        let panel = TuningPanel(TransitionTuning(library)) { _ in }
        released = panel
        panel.use(library["a"])
        home.present(panel, animated: true)
        device.settle()
        let content = try #require(panel.view.subviews.first)
        let done = try #require(findView("done", in: content))
        device.tap(at: done.convert(CGPoint(x: 5, y: 5), to: nil))
        device.settle()
      }
      #expect(home.presentedViewController == nil)
    }
    device.turn()
    #expect(released == nil)
  }

  @Test(
    "a panel of every style is built without a diagnostic", arguments: shippedStyles.identifiers)
  func allStyles(_ style: String) throws {
    let device = makeDevice()
    let json = #"{ "formatVersion": 1, "transitions": { "a": { "style": "\#(style)" } } }"#
    let library = try TransitionLibrary(json: json.utf8, styles: shippedStyles)
    device.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = TuningPanel(TransitionTuning(library)) { _ in }
      window.makeKeyAndVisible()
    }
    device.settle()
    #expect(device.diagnostics.map(\.message) == [])
  }

  private static func texts(of view: UIView) -> [String] {
    ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
  }

  /// Returns the frames of the points of the motion's curve.
  private static func curve(_ scene: Scene) throws -> [CGRect] {
    var views = [try scene.control("row motion")]
    while let view = views.popLast() {
      if view is CurveView { return view.subviews.map(\.frame) }
      views += view.subviews
    }
    Issue.record("the row shows no curve")
    return []
  }
}

/// The texts that a panel has copied.
private final class CopiedTexts {
  var texts: [String] = []
}
