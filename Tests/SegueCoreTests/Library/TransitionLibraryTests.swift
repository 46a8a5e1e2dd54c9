import HeadlessUIKit
import SegueConfig
import SegueCore
import SegueParts
import SegueStyles
import SlideInStyle
import TestSupport
import Testing

@Suite(.checkedDevices) struct TransitionLibraryTests {
  private static func json(_ transitions: String) -> String.UTF8View {
    #"{ "formatVersion": 1, "transitions": { \#(transitions) } }"#.utf8
  }

  private static let slide = json(
    #""slide": { "style": "slideIn", "edge": "right", "extent": { "points": 200 }, "duration": 1 }"#
  )
  private static let wideSlide = json(
    #""slide": { "style": "slideIn", "edge": "right", "extent": { "points": 250 }, "duration": 1 }"#
  )

  private static func library(_ json: String.UTF8View = slide) throws -> TransitionLibrary {
    try TransitionLibrary(json: json, styles: shippedStyles)
  }

  private static func parameters(_ style: (any TransitionStyle)?) -> SlideInParameters? {
    (style as? any TunableStyle<SlideInParameters>)?.parameters
  }

  @Test("a transition of a library is a style with its parameters")
  func style() throws {
    let parameters = Self.parameters(try Self.library()["slide"])
    #expect(parameters?.edge == .right)
    #expect(parameters?.extent == .points(200))
  }

  @Test(
    "a name that a library does not have gives no style, and a diagnostic with the nearest name")
  func unknownName() throws {
    let library = try Self.library()
    let device = makeDevice()
    device.perform {
      let panel = UIViewController()
      panel.use(library["slid"])
      #expect(panel.transitionStyle() == nil)
    }
    #expect(
      device.diagnostics.map(\.message) == [
        "unknown transition 'slid' in a TransitionLibrary, which returned nil: did you mean 'slide'? "
          + "The transitions here are: slide"
      ])
  }

  @Test("a transition that may be absent is looked up by the library's names without a diagnostic")
  func optionalName() throws {
    let library = try Self.library()
    let device = makeDevice()
    device.perform {
      let panel = UIViewController()
      panel.use(library.names.contains("slid") ? library["slid"] : nil)
    }
    #expect(device.diagnostics.map(\.message) == [])
  }

  @Test("invalid JSON is thrown with all its errors")
  func invalid() {
    #expect {
      try Self.library(Self.json(#""a": { "style": "slideIn", "edge": "up", "margin": -1 }"#))
    } throws: {
      "\($0)".hasSuffix("2 errors\n")
    }
  }

  // MARK: Replacement

  @Test("what is on the screen keeps its parameters, and the next use has the replaced ones")
  func replace() throws {
    let library = try Self.library()
    let device = makeDevice()
    try device.perform {
      let stage = UIViewController()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = stage
      window.makeKeyAndVisible()
      let panel = UIViewController()
      panel.use(library["slide"])
      stage.present(panel, animated: true)
      device.advance(by: 0.5)
      try library.replace(with: Self.wideSlide)
      device.settle()
      #expect(panel.view.frame.width == 200)
      stage.dismiss(animated: true)
      device.settle()
      stage.present(panel, animated: true)
      device.settle()
      #expect(panel.view.frame.width == 250)
    }
  }

  @Test("invalid JSON replaces nothing")
  func invalidReplacement() throws {
    let library = try Self.library()
    let digest = library.digest
    #expect(throws: InvalidTransitions.self) {
      try library.replace(with: Self.json(#""slide": { "style": "slideIn", "edge": "up" }"#))
    }
    #expect(library.digest == digest)
    #expect(Self.parameters(library["slide"])?.extent == .points(200))
  }

  @Test("a replacement without a transition of the library is an error that names it")
  func missing() throws {
    let library = try Self.library()
    #expect {
      try library.replace(with: Self.json(#""sheet": { "style": "sheet" }"#), name: "b.json")
    } throws: {
      "\($0)" == """
        error[missing-transitions]: 'b.json' lacks transitions of the library: slide
         = help: compile it from a file with all transitions that the app uses

        1 error

        """
    }
    #expect(library.names == ["slide"])
  }

  @Test("a replacement may add transitions and change a style")
  func otherStyle() throws {
    let library = try Self.library()
    let former = library["slide"]
    try library.replace(
      with: Self.json(#""slide": { "style": "sheet" }, "a": { "style": "push" }"#))
    #expect(library.names == ["slide", "a"])
    #expect(library.transition("slide")?.identifier == "sheet")
    #expect(Self.parameters(former)?.extent == .points(200))
  }

  // MARK: Tuning

  private static func tuned(
    _ library: TransitionLibrary, _ change: (inout SlideInParameters) -> Void
  ) throws -> ConfiguredStyle {
    var parameters = try #require(Self.parameters(library["slide"]))
    change(&parameters)
    return ConfiguredStyle(parameters, of: .slideIn)
  }

  @Test("tuning changes styles that the library has returned, until nil restores the compiled ones")
  func tune() throws {
    let library = try Self.library()
    let style = library["slide"]
    #expect(library.tune("slide", to: try Self.tuned(library) { $0.margin = 9 }))
    #expect(Self.parameters(style)?.margin == 9)
    #expect(Self.parameters(library["slide"])?.margin == 9)
    #expect(library.tune("slide", to: nil))
    #expect(Self.parameters(style)?.margin == 0)
  }

  @Test("a replacement discards tuning")
  func replacementDiscardsTuning() throws {
    let library = try Self.library()
    let style = library["slide"]
    library.tune("slide", to: try Self.tuned(library) { $0.margin = 9 })
    try library.replace(with: Self.wideSlide)
    #expect(Self.parameters(style)?.margin == 0)
    #expect(Self.parameters(style)?.extent == .points(250))
  }

  @Test("tuning refuses an unknown name, and parameters of another style")
  func refuses() throws {
    let library = try Self.library()
    let sheet = try #require(shippedStyles["sheet"])
    var diagnostics = ConfigDiagnostics()
    let other = try #require(sheet.configuredStyle(nil, into: &diagnostics))
    #expect(!library.tune("slide", to: other))
    #expect(!library.tune("slid", to: nil))
  }

  @Test("a library does not retain the styles that it has returned")
  func doesNotRetain() throws {
    let library = try Self.library()
    weak var style: (any TransitionStyle)?
    do {
      let made = library["slide"]
      style = made
    }
    #expect(style == nil)
  }

  @Test("styles that are still used are tuned after many others were released")
  func manyStyles() throws {
    let library = try Self.library()
    let kept = (0..<40).map { _ in library["slide"] }
    // The library discards its weak references to released styles now and then.
    for _ in 0..<1_000 { _ = library["slide"] }
    library.tune("slide", to: try Self.tuned(library) { $0.margin = 9 })
    #expect(kept.allSatisfy { Self.parameters($0)?.margin == 9 })
  }
}
