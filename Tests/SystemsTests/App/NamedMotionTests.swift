import Foundation
import SegueConfig
import SegueCore
import SegueScenario
import SegueStyles
import SegueYAML
import Testing

/// The motions that a file names.
@Suite struct NamedMotionTests {
  private func read(_ text: String) -> (file: ScenarioFile?, report: String) {
    var diagnostics = ConfigDiagnostics()
    let file = YAMLReader.parse(text, name: "a.yaml", into: &diagnostics).flatMap {
      ScenarioFile.decode($0, file: "a.yaml", catalog: shippedStyles, into: &diagnostics)
    }
    return (file, diagnostics.report())
  }

  private func app(_ motions: String, _ transition: String, use: String = "") -> String {
    """
    screens:
      home: { elements: [{ id: open, action: { present: home, with: it\(use) } }] }
    root: home
    motions: \(motions)
    transitions: { it: \(transition) }
    """
  }

  @Test("a name is its motion in every key for a motion, also inside of other keys")
  func keys() throws {
    let motion = "{ spring: { duration: 0.5, bounce: 0.3 } }"
    func transition(_ motion: String) -> String {
      "{ style: sheet, motion: \(motion), forward: { motion: \(motion) }, "
        + "drag: { settleMotion: \(motion) } }"
    }
    let named = read(app("{ soft: \(motion), other: linear }", transition("soft")))
    #expect(named.report == "")
    let written = read(app("{}", transition(motion)))
    #expect(named.file?.transition("it")?.encoded != nil)
    #expect(named.file?.transition("it")?.encoded == written.file?.transition("it")?.encoded)
  }

  @Test("timing curves and motions that are written out stay, next to names")
  func others() {
    let text = app(
      "{ soft: easeIn }",
      "{ style: sheet, motion: linear, forward: { motion: { bezier: [0, 0, 1, 1] } }, "
        + "drag: { settleMotion: soft } }")
    #expect(read(text).report == "")
  }

  @Test("the parameters of a use can name a motion")
  func use() throws {
    let text = app("{ soft: easeIn }", "{ style: sheet }", use: ", parameters: { motion: soft }")
    #expect(read(text).report == "")
  }

  @Test("an unknown name is an error at its place, which suggests the nearest motion")
  func unknown() {
    let text = app("{ soft: easeIn, firm: easeOut }", "{ style: sheet, motion: sofd }")
    #expect(
      read(text).report == """
        error[unknown-motion]: unknown motion 'sofd'
         --> a.yaml:5:44
          |
        5 | transitions: { it: { style: sheet, motion: sofd } }
          |                                            ^^^^
          = help: did you mean 'soft'? The motions here are: linear, easeIn, easeOut, easeInOut, \
        default, soft, firm

        1 error

        """)
  }

  @Test("an invalid motion is an error where it is defined, once, however often it is used")
  func invalid() {
    let text = app(
      "{ soft: { spring: { duration: 1, bounce: 3 } } }",
      "{ style: sheet, motion: soft, forward: { motion: soft } }")
    let report = read(text).report
    #expect(report.components(separatedBy: "error[").count == 2)
    #expect(report.contains(" --> a.yaml:4:"))
  }

  @Test("a motion with the name of a timing curve is an error")
  func curve() {
    let report = read(app("{ linear: easeIn }", "{ style: sheet }")).report
    #expect(report.hasPrefix("error[duplicate-name]: 'linear' is also a timing curve\n"))
  }

  @Test("motions that are no map are an error, and no other")
  func section() {
    let report = read(app("[easeIn]", "{ style: sheet, motion: linear }")).report
    #expect(report.contains(" --> a.yaml:4:10\n"))
    #expect(report.components(separatedBy: "error[").count == 2)
  }
}
