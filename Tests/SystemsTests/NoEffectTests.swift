import SegueConfig
import SegueCore
import SegueStyles
import SegueYAML
import Testing

/// Parameters that have no effect where they are written: a warning for each.
@Suite struct NoEffectTests {
  nonisolated struct Unused: CustomTestStringConvertible, Sendable {
    var style: String
    var text: String
    var message: String
    var help: String
    var testDescription: String { "\(style) { \(text) }" }

    init(_ style: String, _ text: String, _ message: String, help: String) {
      (self.style, self.text) = (style, text)
      (self.message, self.help) = (message, help)
    }
  }

  nonisolated static let unused = [
    Unused(
      "sheet", "preset: system, duration: 300ms",
      "'duration' has no effect while 'motion' is a spring that settles in 0.6 s",
      help: "write a curve, or a spring by dampingRatio alone, for 'motion', or leave duration out"),
    Unused(
      "push", "motion: { spring: { response: 0.3, dampingRatio: 1 } }, duration: 300ms",
      "'duration' has no effect while 'motion' is a spring that settles in 0.5 s",
      help: "write a curve, or a spring by dampingRatio alone, for 'motion', or leave duration out"),
    Unused(
      "slideIn",
      "motion: { spring: { response: 0.3, dampingRatio: 1 } }, reverse: { duration: 300ms }",
      "'duration' has no effect while 'motion' is a spring that settles in 0.5 s",
      help: "write a curve, or a spring by dampingRatio alone, for 'motion', or leave duration out"),
    Unused(
      "dimming", "duration: 1s, forward: { duration: 300ms }, reverse: { duration: 300ms }",
      "'duration' has no effect while 'forward' and 'reverse' have durations",
      help: "leave one of theirs out, or leave duration out"),
    Unused(
      "zoom", "motion: linear, forward: { motion: easeIn }, reverse: { motion: easeOut }",
      "'motion' has no effect while 'forward' and 'reverse' have motions",
      help: "leave one of theirs out, or leave motion out"),
    Unused(
      "swipeBack",
      "drag: { settleMotion: { spring: { response: 0.3, dampingRatio: 1 } }, settleDuration: 1s }",
      "'settleDuration' has no effect while 'settleMotion' is a spring that settles in 0.5 s",
      help: "write a curve, or a spring by dampingRatio alone, for 'settleMotion', "
        + "or leave settleDuration out"),
    Unused(
      "slideIn", "dismissOnDrag: false, drag: { threshold: 0.3 }",
      "'drag' has no effect while 'dismissOnDrag' is false",
      help: "write dismissOnDrag: true, or leave drag out"),
    Unused(
      "slideIn", "compactHeightScreen: rotate",
      "'compactHeightScreen' has no effect while 'disableCompactHeight' is false",
      help: "write disableCompactHeight: true, or leave compactHeightScreen out"),
    Unused(
      "dimming", "dismissOnDrag: false, drag: { threshold: 0.3 }",
      "'drag' has no effect while 'dismissOnDrag' is false",
      help: "write dismissOnDrag: true, or leave drag out"),
    Unused(
      "dimming", "from: center, travel: 0.4", "'travel' has no effect while 'from' is center",
      help: "write an edge, such as from: bottom, or leave travel out"),
    Unused(
      "dimming", "scale: 0.4", "'scale' has no effect while 'from' is bottom",
      help: "write from: center, or leave scale out"),
    Unused(
      "dimming", "dimming: { opacity: 0, color: red }",
      "'color' has no effect while 'opacity' is 0", help: "set an opacity, or leave color out"),
    Unused(
      "dimming", "dimming: { opacity: 0, dismissOnTap: false }",
      "'dismissOnTap' has no effect while 'opacity' is 0 and touches pass",
      help: "set an opacity or a blur, or leave dismissOnTap out"),
    Unused(
      "sheet", "detents: [medium, large], cornerRadii: [{ detent: content, cornerRadius: 4 }]",
      "'cornerRadii' has no effect while content is none of the sheet's detents",
      help: "add it to 'detents', or leave cornerRadii out"),
    Unused(
      "sheet", "detents: [medium, large], skipsDetents: false",
      "'skipsDetents' has no effect while there are fewer than three detents",
      help: "add a detent between, or leave skipsDetents out"),
    Unused(
      "sheet", "blocksTouchesIfModal: false",
      "'blocksTouchesIfModal' has no effect while the dimming takes every touch",
      help: "set largestUndimmedDetent, or leave blocksTouchesIfModal out"),
    Unused(
      "sheet", "dismissOnDrag: false, drag: { threshold: 0.3 }",
      "'threshold' has no effect while 'dismissOnDrag' is false",
      help: "write dismissOnDrag: true, or leave threshold out"),
    Unused(
      "sheet", "dismissOnDrag: false, drag: { usesProjection: true }",
      "'usesProjection' has no effect while 'dismissOnDrag' is false",
      help: "write dismissOnDrag: true, or leave usesProjection out"),
    Unused(
      "sheet",
      "detents: [medium, large], largestUndimmedDetent: large, dimming: { opacity: 0.3 }",
      "'dimming' has no effect while the view below is undimmed at the largest detent",
      help: "name a smaller one for 'largestUndimmedDetent', or leave dimming out"),
    Unused(
      "sheet",
      "detents: [medium], cornerRadius: 20, cornerRadii: [{ detent: medium, cornerRadius: 4 }]",
      "'cornerRadius' has no effect while 'cornerRadii' has a radius for every detent",
      help: "leave one of those out, or leave cornerRadius out"),
    Unused(
      "slideIn", "drag: { settleMotion: { spring: { dampingRatio: 1, initialVelocity: 5 } } }",
      "'initialVelocity' has no effect while the spring continues at the drag's velocity",
      help: "leave initialVelocity out"),
    Unused(
      "push", "activationArea: none, drag: { threshold: 0.3 }",
      "'drag' has no effect while 'activationArea' is none",
      help: "write another area, or leave drag out"),
    Unused(
      "swipeBack", "activationArea: none, drag: { threshold: 0.3 }",
      "'drag' has no effect while 'activationArea' is none",
      help: "write another area, or leave drag out"),
  ]

  private static func warnings(_ style: String, _ text: String) throws -> [ConfigDiagnostic] {
    var diagnostics = ConfigDiagnostics()
    let value = YAMLReader.parse("{ \(text) }", name: "style.yaml", into: &diagnostics)
    let entry = try #require(shippedStyles[style])
    _ = entry.configuredStyle(value, into: &diagnostics)
    return diagnostics.all
  }

  @Test("a parameter without effect is a warning that says why and what to do", arguments: unused)
  func warns(_ unused: Unused) throws {
    let warnings = try Self.warnings(unused.style, unused.text)
    #expect(warnings.map(\.message) == [unused.message])
    #expect(warnings.map(\.help) == [unused.help])
  }

  @Test(
    "the same parameters are silent where they have an effect",
    arguments: [
      ("slideIn", "drag: { threshold: 0.3 }"), ("dimming", "from: center, scale: 0.4"),
      ("dimming", "dimming: { opacity: 0, blur: regular, dismissOnTap: false }"),
      ("sheet", "largestUndimmedDetent: medium, blocksTouchesIfModal: false"),
      ("sheet", "detents: [content, medium, large], skipsDetents: false"),
      ("sheet", "dismissOnDrag: false, drag: { settleDuration: 0.2 }"),
      ("sheet", "detents: [medium, large], largestUndimmedDetent: medium, dimming: { opacity: 1 }"),
      (
        "sheet",
        "detents: [medium, large], cornerRadius: 9, cornerRadii: [{ detent: large, cornerRadius: 4 }]"
      ),
      ("push", "parallax: 0.2"), ("sheet", "duration: 300ms"),
      ("sheet", "preset: system, duration: 300ms, reverse: { motion: linear }"),
      ("zoom", "motion: linear, forward: { motion: easeIn }"),
    ])
  func silent(_ style: String, _ text: String) throws {
    #expect(try Self.warnings(style, text).map(\.message) == [])
  }
}
