import Foundation
import Testing

/// The output of `validate`, `styles` and `schema`.
@Suite struct ReferenceTests {
  @Test("all errors of all files are reported at once")
  func validate() throws {
    let folder = try TemporaryFolder()
    try folder.make("a.yaml", passing)
    #expect(folder.segue("validate", "…") == Outcome(code: 0, output: "1 file: all valid\n"))
    try folder.make("b.yaml", "screens: { home: {} }\nroot: hme\ndevice: phoen")
    #expect(
      folder.segue("validate", "…/b.yaml", "…/c.yaml", "…/a.yaml")
        == Outcome(
          code: 65, output: "3 files: 2 not valid\n",
          messages: """
            error[no-such-file]: there is no file '…/c.yaml'

            error[unknown-screen]: unknown screen 'hme'
             --> …/b.yaml:2:7
              |
            2 | root: hme
              |       ^^^
              = help: did you mean 'home'? The screens here are: home

            error[wrong-type]: expected a device, found the text 'phoen'
             --> …/b.yaml:3:9
              |
            3 | device: phoen
              |         ^^^^^
              = help: did you mean 'phone'? Write one of: 'phone', 'smallPhone', 'pad', a map of differences

            3 errors

            """))
  }

  @Test("validate --json gives the errors as one JSON document")
  func validateJSON() throws {
    let folder = try TemporaryFolder()
    try folder.make("b.yaml", "screens: { home: {} }\nroot: hme\n")
    let outcome = folder.segue("validate", "…/b.yaml", "--json")
    #expect(
      outcome
        == Outcome(
          code: 65,
          output: """
            {
              "formatVersion": 1,
              "usable": [],
              "diagnostics": [
                {
                  "severity": "error",
                  "code": "unknown-screen",
                  "message": "unknown screen 'hme'",
                  "file": "…/b.yaml",
                  "line": 2,
                  "column": 7,
                  "help": "did you mean 'home'? The screens here are: home",
                  "replacement": "home"
                }
              ],
              "omittedDiagnostics": 0
            }

            """))
  }

  @Test("styles are listed with their summaries")
  func styles() {
    #expect(
      segue("styles") == Outcome(code: 0, output: "still  Shows a screen without animation.\n"))
  }

  @Test("the reference of a style has its parameters, their forms, and examples")
  func style() {
    #expect(
      segue("styles", "still")
        == Outcome(
          code: 0,
          output: """
            still: Shows a screen without animation.

            Parameters
              depth: 2.5
                  The depth. Takes a length of 0 to 10 pt.
              shade: light
                  The lighting. Takes a shade:
                  light | dark
              inset: [1, 2]
                  The origin. Takes a list of 2 items, each a fraction of 0 to 1:
                  [0 to 1, 0 to 1]
              name: none
                  The name. Takes an identifier or 'none'.

            Examples
              { style: still, shade: dark }

            """))
  }

  @Test("styles --json gives a style as data")
  func styleJSON() throws {
    let outcome = segue("styles", "still", "--json")
    #expect(outcome.code == 0)
    #expect(
      outcome.output.hasPrefix(
        """
        {
          "name": "still",
          "summary": "Shows a screen without animation.",
          "parameters": [
            {
              "name": "depth",
              "kind": "a length",
              "unit": "pt",
              "range": "0 to 10",
              "default": "2.5",
              "summary": "The depth."
            },
        """))
    let all = try JSONSerialization.jsonObject(with: Data(segue("styles", "--json").output.utf8))
    let style = try #require((all as? [[String: Any]])?.first)
    #expect(style.keys.sorted() == ["examples", "name", "parameters", "schema", "summary"])
  }

  @Test("the schema of a file contains every style of the catalog")
  func schema() throws {
    let outcome = segue("schema")
    #expect(outcome.code == 0)
    let parsed = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let schema = try #require(parsed as? [String: Any])
    #expect(schema["$schema"] as? String == "http://json-schema.org/draft-07/schema#")
    #expect(outcome.output.contains("\"still\""))
    #expect(outcome.output.contains("The depth. Takes 0 to 10 pt."))
  }
}
