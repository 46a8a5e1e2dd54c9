import SegueConfig
import SegueCore
import SegueParts
import SegueStyles
import SegueTuning
import SegueYAML
import SlideInStyle
import StyleTestSupport
import TestSupport
import Testing

@Suite struct TransitionTuningTests {
  private let library: TransitionLibrary
  private let tuning: TransitionTuning

  init() throws {
    let json = """
      { "formatVersion": 1, "transitions": {
        "slide": { "style": "slideIn", "edge": "right" }, "sheet": { "style": "sheet" } } }
      """
    library = try TransitionLibrary(json: json.utf8, styles: shippedStyles)
    tuning = TransitionTuning(library)
  }

  /// Returns a library with one transition, `a`, of a style with its defaults.
  private static func library(of style: String) throws -> TransitionLibrary {
    let json = #"{ "formatVersion": 1, "transitions": { "a": { "style": "\#(style)" } } }"#
    return try TransitionLibrary(json: json.utf8, styles: shippedStyles)
  }

  /// The current parameters of the transition `slide`.
  private var slide: SlideInParameters? {
    (library["slide"] as? any TunableStyle<SlideInParameters>)?.parameters
  }

  private func parameter(_ path: String, of name: String = "slide") throws -> TunedParameter {
    try #require(tuning.parameters(of: name).first { $0.path == path })
  }

  // MARK: Forms

  nonisolated static let forms: [(name: String, path: String, form: ParameterForm)] = [
    ("slide", "edge", .words(["top", "left", "bottom", "right", "leading", "trailing"])),
    ("slide", "margin", .number(0...200, isWhole: false)),
    ("slide", "dimming.opacity", .number(0...1, isWhole: false)),
    ("slide", "dimming.color", .color), ("slide", "dismissOnDrag", .flag),
    ("slide", "motion", .motion), ("slide", "reverse.motion", .motion),
    (
      "slide", "extent",
      .alternatives(
        words: ["preferred"],
        numbers: [
          .init(key: "fraction", range: 0.01...1), .init(key: "points", range: 1...1_000),
        ])
    ),
    ("slide", "compactHeightScreen", .other),
    (
      "sheet", "detents",
      .list(
        words: ["content", "medium", "large"],
        numbers: [
          .init(key: "fraction", range: 0.01...1), .init(key: "points", range: 1...1_000),
          .init(key: "inset", range: 0...1_000),
        ], count: 1...8)
    ),
  ]

  @Test("the form of a parameter follows from its schema", arguments: forms)
  func form(_ name: String, _ path: String, _ form: ParameterForm) throws {
    #expect(try parameter(path, of: name).form == form)
  }

  @Test("a slider ends near the value where the range is too large for a finger")
  func shortRange() throws {
    // It ends at four times the value.
    #expect(try parameter("drag.velocityThreshold").form == .number(1...4_000, isWhole: false))
    #expect(try parameter("duration").form == .number(0...1.2, isWhole: false))
  }

  @Test("every parameter of every style has a form, a value and a summary")
  func allStyles() throws {
    for entry in shippedStyles.entries {
      let library = try Self.library(of: entry.identifier)
      let parameters = TransitionTuning(library).parameters(of: "a")
      let documented = entry.parameters.filter(\.presets.isEmpty)
      #expect(parameters.map(\.path) == documented.map(\.name))
      #expect(parameters.allSatisfy { !$0.isChanged })
      #expect(parameters.allSatisfy { !$0.summary.isEmpty })
      #expect(parameters.allSatisfy { $0.value != .null || $0.isOptional })
    }
  }

  // MARK: Changes

  @Test("a parameter that is set has its value at the next use")
  func set() throws {
    #expect(!tuning.set("dimming.opacity", to: .number(0.25), of: "slide").hasErrors)
    #expect(slide?.dimming.opacity == 0.25)
    #expect(slide?.edge == .right)
    #expect(try parameter("dimming.opacity").isChanged)
    #expect(tuning.changed == ["slide"])
  }

  @Test("a style that is in use receives the value")
  func inUse() throws {
    let style = try #require(library["slide"] as? any TunableStyle<SlideInParameters>)
    tuning.set("margin", to: .number(12), of: "slide")
    #expect(style.parameters.margin == 12)
  }

  @Test("a value that is not valid is an error and changes nothing")
  func invalid() {
    let errors = tuning.set("margin", to: .number(-1), of: "slide")
    #expect(errors.all.map(\.message) == ["expected a length of 0 to 200 pt, found '-1'"])
    #expect(slide?.margin == 0)
    #expect(tuning.changed == [])
  }

  @Test("nil restores the style's default, not the compiled value")
  func defaultValue() {
    tuning.set("edge", to: nil, of: "slide")
    #expect(slide?.edge == .left)
  }

  @Test("a reset restores the compiled values")
  func reset() {
    tuning.set("edge", to: .string("top"), of: "slide")
    tuning.reset("slide")
    #expect(slide?.edge == .right)
    #expect(tuning.changed == [])
  }

  @Test("a preset sets all parameters")
  func preset() {
    tuning.set("margin", to: .number(3), of: "slide")
    #expect(!tuning.selectPreset("sideMenu", for: "slide").hasErrors)
    #expect(slide == .sideMenu)
    #expect(tuning.presets(of: "slide").map(\.name) == ["panel", "sideMenu"])
  }

  @Test("an unknown preset is an error")
  func unknownPreset() {
    #expect(tuning.selectPreset("sidemenu", for: "slide").hasErrors)
    #expect(slide?.edge == .right)
  }

  // MARK: YAML

  @Test("the YAML has only the keys that differ from the style's defaults")
  func yaml() {
    tuning.set("margin", to: .number(12), of: "slide")
    #expect(
      tuning.yaml() == """
        transitions:
          slide: { style: slideIn, edge: right, margin: 12 }

        """)
  }

  @Test("without changes there is no YAML, unless transitions are named")
  func namedYAML() {
    #expect(tuning.yaml() == "")
    #expect(
      tuning.yaml(["sheet", "slide"]) == """
        transitions:
          sheet: { style: sheet }
          slide: { style: slideIn, edge: right }

        """)
  }

  @Test("the YAML names a preset where that is shorter")
  func yamlOfPreset() {
    tuning.selectPreset("sideMenu", for: "slide")
    tuning.set("margin", to: .number(12), of: "slide")
    #expect(
      tuning.yaml() == """
        transitions:
          slide: { style: slideIn, preset: sideMenu, margin: 12 }

        """)
  }

  @Test("a long transition has a line for each key")
  func longYAML() {
    tuning.set("extent", to: .object([.init("points", .number(333))]), of: "slide")
    tuning.set("dimming.opacity", to: .number(0.25), of: "slide")
    tuning.set("motion", to: .string("linear"), of: "slide")
    #expect(
      tuning.yaml() == """
        transitions:
          slide:
            style: slideIn
            edge: right
            extent: { points: 333 }
            motion: linear
            dimming: { opacity: 0.25 }

        """)
  }

  @Test("the YAML of random tunings reads back to the same parameters")
  func randomReadsBack() {
    let entries = shippedStyles.entries
    checkInvariant(400) { generator in
      let entry = entries[generator.pick(entries.count)]
      var random = RandomTuning(generator)
      let members = random.transition(of: entry).members ?? []
      let library = try Self.library(of: entry.identifier)
      let tuning = TransitionTuning(library)
      for member in members where member.name != "style" {
        tuning.set(member.name, to: member.value, of: "a")
      }
      try expectReadsBack(library, tuning)
      return nil
    }
  }

  @Test("the YAML of every preset with a change reads back to the same parameters")
  func readsBack() throws {
    for entry in shippedStyles.entries {
      let library = try Self.library(of: entry.identifier)
      let tuning = TransitionTuning(library)
      for preset in [nil] + tuning.presets(of: "a").map(Optional.init) {
        if let preset { tuning.selectPreset(preset.name, for: "a") }
        tuning.set("duration", to: .number(0.77), of: "a")
        try expectReadsBack(library, tuning)
      }
    }
  }

  private func expectReadsBack(_ library: TransitionLibrary, _ tuning: TransitionTuning) throws {
    var diagnostics = ConfigDiagnostics()
    let yaml = tuning.yaml(["a"])
    let value = try #require(YAMLReader.parse(yaml, name: "a.yaml", into: &diagnostics))
    let style = ConfiguredStyle.kind(shippedStyles)
      .decode(try #require(value["transitions"]?["a"]), &diagnostics)
    #expect(!diagnostics.hasErrors, "\(diagnostics.report())")
    #expect(style?.encoded == library.transition("a")?.encoded, "\(yaml)")
  }

  // MARK: State

  @Test("a stored state restores the changes in another library")
  func state() throws {
    tuning.set("margin", to: .number(12), of: "slide")
    let state = try #require(tuning.state)
    tuning.reset("slide")
    #expect(tuning.state == nil)
    try tuning.restore(state)
    #expect(slide?.margin == 12)
  }

  @Test(
    "a state with a transition that no longer exists, or has another style, restores the others")
  func staleState() throws {
    let state = """
      { "formatVersion": 1, "transitions": { "gone": { "style": "push" },
        "sheet": { "style": "push" }, "slide": { "style": "slideIn", "margin": 5 } } }
      """
    try tuning.restore(state)
    #expect(slide?.margin == 5)
    #expect(library.transition("sheet")?.identifier == "sheet")
  }

  @Test(
    "a state with a style that is no longer linked, or a value that is no longer valid, restores the others"
  )
  func staleStyle() throws {
    let some = StyleCatalog(shippedStyles.entries.filter { $0.identifier == "slideIn" })
    let json = #"{ "formatVersion": 1, "transitions": { "slide": { "style": "slideIn" } } }"#
    let tuning = TransitionTuning(try TransitionLibrary(json: json.utf8, styles: some))
    try tuning.restore(
      """
      { "formatVersion": 1, "transitions": { "page": { "style": "push" },
        "other": { "style": "slideIn", "margin": -1 }, "slide": { "style": "slideIn", "margin": 5 } } }
      """)
    #expect(tuning.changed == ["slide"])
  }

  @Test("a state that is not valid is an error and changes nothing")
  func invalidState() {
    #expect(throws: InvalidTransitions.self) { try tuning.restore("{") }
    #expect(tuning.changed == [])
  }
}
