import SegueStyles
import Testing

/// Why a view went where it did when a gesture was released.
@Suite struct ReleaseTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A scenario that ends with a release and an expectation that fails.
  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var root = "navigation: [one]"
    let steps: String
    let expect: String
    /// The value that the failure reports, with what decided.
    let found: String

    init(
      _ name: String, root: String = "navigation: [one]", _ steps: String, expect: String,
      _ found: String
    ) {
      (testDescription, self.root, self.steps) = (name, root, steps)
      (self.expect, self.found) = (expect, found)
    }

    var file: String {
      """
      device: { size: [400, 800], scale: 2 }
      screens:
        one: { content: plain, elements: [{ id: source }] }
        two: { content: plain }
        first:
          content: plain
          elements:
            - { id: hand, action: { present: panel, with: slide, interactivePresentation: { threshold: 0.3 } } }
        second: { content: plain }
        third: { content: plain }
        panel: { content: plain }
        list: { content: list }
        modal: { content: plain, isModalInPresentation: true }
        system: { content: plain, sheet: { detents: [medium, large] } }
        low: { content: plain, sheet: { detents: [{ points: 400 }, large] } }
        alone: { content: plain, sheet: { detents: [medium] }, isModalInPresentation: true }
        big: { content: plain, zoomSource: source }
      transitions:
        slide: { style: slideIn, edge: bottom, extent: { points: 400 } }
        slow: { style: slideIn, edge: bottom, extent: { points: 400 }, duration: 1 }
        projecting: { style: slideIn, edge: bottom, extent: { points: 400 }, drag: { usesProjection: true } }
        sheet: { style: sheet, detents: [medium, large] }
        single: { style: sheet, detents: [medium] }
        three: { style: sheet, detents: [{ points: 200 }, { points: 400 }, { points: 600 }, large], skipsDetents: false }
        back: { style: swipeBack }
      root: { \(root) }
      scenarios:
        - name: it
          steps: [ \(steps), settle, { expect: { \(expect) } } ]

      """
    }
  }

  nonisolated static let cases = [
    Case(
      "a drag that does not reach the distance is canceled",
      "{ present: { screen: panel, with: slide } }, settle, "
        + "{ drag: { from: panel, by: [0, 100], for: 1 } }",
      expect: "top: one",
      "panel; panel was released at 1.3 s: translation 90 pt, velocity 100 pt/s, projection "
        + "139.9 pt; thresholds velocity = 1000 pt/s, distance = 160 pt; is canceled, because "
        + "the translation does not reach 160 pt"),
    Case(
      "a drag that reaches the distance completes",
      "{ present: { screen: panel, with: slide } }, settle, "
        + "{ drag: { from: panel, by: [0, 300], for: 1 } }",
      expect: "top: panel",
      "one; panel was released at 1.3 s: translation 290 pt, velocity 300 pt/s, projection "
        + "439.7 pt; thresholds velocity = 1000 pt/s, distance = 160 pt; completes, because the "
        + "translation reaches 160 pt"),
    Case(
      "a swipe completes by its velocity",
      "{ present: { screen: panel, with: slide } }, settle, "
        + "{ drag: { from: panel, by: [0, 100], for: 50ms } }",
      expect: "top: panel",
      "one; panel was released at 0.35 s: translation 66.7 pt, velocity 2000 pt/s, projection "
        + "1064.7 pt; thresholds velocity = 1000 pt/s, distance = 160 pt; completes, because the "
        + "velocity reaches 1000 pt/s"),
    Case(
      "a swipe back is canceled by its velocity",
      "{ present: { screen: panel, with: slide } }, settle, "
        + "{ hold: { at: panel } }, { drag: { by: [0, 300], for: 1, hold: true } }, "
        + "{ drag: { by: [0, -150], for: 100ms } }",
      expect: "top: one",
      "panel; panel was released at 1.4 s: translation 140 pt, velocity -1500 pt/s, projection "
        + "-608.5 pt; thresholds velocity = 1000 pt/s, distance = 160 pt; is canceled, because "
        + "the velocity back reaches 1000 pt/s"),
    Case(
      "a drag back counts by its projection",
      "{ present: { screen: panel, with: slide } }, settle, "
        + "{ hold: { at: panel } }, { drag: { by: [0, 250], for: 1, hold: true } }, "
        + "{ drag: { by: [0, -60], for: 200ms } }",
      expect: "top: one",
      "panel; panel was released at 1.5 s: translation 177.5 pt, velocity -300 pt/s, "
        + "projection 27.8 pt; thresholds velocity = 1000 pt/s, distance = 160 pt; is canceled, "
        + "because the projection does not reach 160 pt"),
    Case(
      "a drag of a style that projects completes by its projection",
      "{ present: { screen: panel, with: projecting } }, settle, "
        + "{ drag: { from: panel, by: [0, 100], for: 200ms } }",
      expect: "top: panel",
      "one; panel was released at 0.5 s: translation 83.3 pt, velocity 500 pt/s, projection "
        + "332.8 pt; thresholds velocity = 1000 pt/s, distance = 160 pt; completes, because the "
        + "projection reaches 160 pt"),
    Case(
      "a presentation that a drag interrupts continues from there",
      "{ present: { screen: panel, with: slow } }, { wait: 300ms }, { drag: { from: panel, by: [0, 20], for: 100ms } }",
      expect: "top: panel",
      "one; panel was released at 0.4 s: translation 10 pt from 297.8 pt, velocity 200 pt/s, "
        + "projection 407.6 pt; thresholds velocity = 1000 pt/s, distance = 160 pt; is canceled, "
        + "because the position reaches 160 pt"),
    Case(
      "a panel that may not be dismissed stays",
      "{ present: { screen: modal, with: slide } }, settle, "
        + "{ drag: { from: modal, by: [0, 300], for: 1 } }",
      expect: "presented: none",
      "[modal]; modal was released at 1.3 s: translation 290 pt, velocity 300 pt/s, projection "
        + "439.7 pt; thresholds velocity = 1000 pt/s, distance = 160 pt; stays, because the app "
        + "does not allow the dismissal"),
    Case(
      "a sheet stays at the nearest detent",
      "{ present: { screen: panel, with: sheet } }, settle, "
        + "{ drag: { from: panel, by: [0, -100], for: 1 } }",
      expect: "detent: { of: panel, is: large }",
      "medium; panel was released at 1.33 s: translation 89.7 pt from 400 pt, velocity 100 "
        + "pt/s, projection 539.6 pt; thresholds medium = 400 pt, large = 800 pt; stays at "
        + "medium, because that detent is nearest to the projection"),
    Case(
      "a sheet moves to the detent nearest to its projection",
      "{ present: { screen: panel, with: sheet } }, settle, "
        + "{ drag: { from: panel, by: [0, -100], for: 100ms } }",
      expect: "detent: { of: panel, is: medium }",
      "large; panel was released at 0.43 s: translation 80 pt from 400 pt, velocity 1000 pt/s, "
        + "projection 979 pt; thresholds medium = 400 pt, large = 800 pt; moves to large, "
        + "because that detent is nearest to the projection"),
    Case(
      "a sheet that may not pass detents moves to the next",
      "{ present: { screen: panel, with: three } }, settle, "
        + "{ drag: { from: panel, by: [0, -50], for: 50ms } }",
      expect: "detent: { of: panel, is: large }",
      "{ points: 400 }; panel was released at 0.38 s: translation 30 pt from 200 pt, velocity "
        + "1000 pt/s, projection 729 pt; thresholds detent = 200 pt, detent = 400 pt, detent = "
        + "600 pt, large = 800 pt; moves to 400 pt, because that detent is nearest to the "
        + "projection among 200 pt and its neighbors"),
    Case(
      "a sheet with one detent has no other",
      "{ present: { screen: panel, with: single } }, settle, "
        + "{ drag: { from: panel, by: [0, -100], for: 50ms } }",
      expect: "presented: none",
      "[panel]; panel was released at 0.38 s: translation 42.4 pt from 400 pt, velocity 707.1 "
        + "pt/s, projection 795.3 pt; thresholds medium = 400 pt; stays at medium, because the "
        + "sheet has no other detent"),
    Case(
      "a sheet that may not be dismissed stays",
      "{ present: { screen: modal, with: sheet } }, settle, "
        + "{ drag: { from: modal, by: [0, 300], for: 1 } }",
      expect: "presented: none",
      "[modal]; modal was released at 1.33 s: translation -93.1 pt from 400 pt, velocity -48.3 "
        + "pt/s, projection 282.8 pt; thresholds medium = 400 pt, large = 800 pt; stays at "
        + "medium, because the sheet may not be dismissed"),
    Case(
      "a sheet is dismissed by the distance of its travel",
      "{ present: { screen: panel, with: sheet } }, settle, "
        + "{ drag: { from: panel, by: [0, 250], for: 1 } }",
      expect: "top: panel",
      "one; panel was released at 1.33 s: translation -236.7 pt from 400 pt, velocity -250 pt/s, "
        + "projection 38.6 pt; thresholds dismissal velocity = -1000 pt/s, dismissal height = 200 "
        + "pt; completes, because the height of 163.3 pt is at most 200 pt"),
    Case(
      "a sheet with a list compares with the limits of its dismissal below its lowest detent",
      "{ present: { screen: list, with: sheet } }, settle, "
        + "{ drag: { from: list, by: [0, 100], for: 1 } }",
      expect: "detent: { of: list, is: large }",
      "medium; list was released at 1.33 s: translation -89.7 pt from 400 pt, velocity -100 pt/s, "
        + "projection 260.4 pt; thresholds dismissal velocity = -1000 pt/s, dismissal height = 200 "
        + "pt; is canceled, because the height of 310.3 pt is above 200 pt"),
    Case(
      "a swipe down from a higher detent does not dismiss a sheet",
      "{ present: { screen: panel, with: sheet } }, settle, "
        + "{ set: { screen: panel, sheet: { selectedDetent: large } } }, settle, "
        + "{ swipe: { from: panel, by: [0, 150], velocity: 2000 } }",
      expect: "presented: none",
      "[panel]; panel was released at 0.735 s: translation -136.7 pt from 800 pt, velocity -2000 "
        + "pt/s, projection -334.7 pt; thresholds medium = 400 pt, large = 800 pt; moves to "
        + "medium, because that detent is nearest to the projection; a swipe dismisses from the "
        + "lowest detent, or once the drag is below it"),
    Case(
      "the system's sheet stays at the nearest detent",
      "{ present: system }, settle, { drag: { from: system, by: [0, -100], for: 1 } }",
      expect: "detent: { of: system, is: large }",
      "medium; system was released at 1.5 s: translation 90 pt from 442.5 pt, velocity 100 "
        + "pt/s, projection 582.4 pt; thresholds dismissal height = 221.3 pt, dismissal velocity "
        + "= -1000 pt/s, medium = 442.5 pt, large = 790 pt; stays at medium, because that detent "
        + "is nearest to the projection"),
    Case(
      "the system's sheet stays at a detent that is named by a number",
      "{ present: low }, settle, { drag: { from: low, by: [0, -50], for: 1 } }",
      expect: "detent: { of: low, is: large }",
      "{ points: 400 }; low was released at 1.5 s: translation 40 pt from 400 pt, velocity 50 "
        + "pt/s, projection 464.9 pt; thresholds dismissal height = 200 pt, dismissal velocity = "
        + "-1000 pt/s, detent = 400 pt, large = 790 pt; stays at 400 pt, because that detent is "
        + "nearest to the projection"),
    Case(
      "the system's sheet moves to the detent nearest to its projection",
      "{ present: system }, settle, { drag: { from: system, by: [0, -100], for: 100ms } }",
      expect: "detent: { of: system, is: medium }",
      "large; system was released at 0.6 s: translation 90 pt from 442.5 pt, velocity 1000 "
        + "pt/s, projection 1031.5 pt; thresholds dismissal height = 221.3 pt, dismissal "
        + "velocity = -1000 pt/s, medium = 442.5 pt, large = 790 pt; moves to large, because "
        + "that detent is nearest to the projection"),
    Case(
      "the system's sheet stays above the height of a dismissal",
      "{ present: system }, settle, { drag: { from: system, by: [0, 100], for: 1 } }",
      expect: "presented: none",
      "[system]; system was released at 1.5 s: translation -90 pt from 442.5 pt, velocity -100 "
        + "pt/s, projection 302.6 pt; thresholds dismissal height = 221.3 pt, dismissal velocity "
        + "= -1000 pt/s, medium = 442.5 pt, large = 790 pt; stays at medium, because the height "
        + "of 352.5 pt is not below 221.3 pt"),
    Case(
      "the system's sheet is dismissed below that height",
      "{ present: system }, settle, { drag: { from: system, by: [0, 300], for: 1 } }",
      expect: "top: system",
      "one; system was released at 1.5 s: translation -290 pt from 442.5 pt, velocity -300 "
        + "pt/s, projection 2.8 pt; thresholds dismissal height = 221.3 pt, dismissal velocity = "
        + "-1000 pt/s, medium = 442.5 pt, large = 790 pt; is dismissed, because the height of "
        + "152.5 pt is below 221.3 pt"),
    Case(
      "the system's sheet is dismissed by a swipe",
      "{ present: system }, settle, { drag: { from: system, by: [0, 100], for: 50ms } }",
      expect: "top: system",
      "one; system was released at 0.55 s: translation -90 pt from 442.5 pt, velocity -2000 "
        + "pt/s, projection -645.5 pt; thresholds dismissal height = 221.3 pt, dismissal "
        + "velocity = -1000 pt/s, medium = 442.5 pt, large = 790 pt; is dismissed, because the "
        + "velocity reaches -1000 pt/s"),
    Case(
      "the system's sheet that may not be dismissed stays",
      "{ present: alone }, settle, { drag: { from: alone, by: [0, 300], for: 1 } }",
      expect: "presented: none",
      "[alone]; alone was released at 1.5 s: translation -290 pt from 442.5 pt, velocity -89.1 "
        + "pt/s, projection 108 pt; thresholds dismissal height = 221.3 pt, dismissal velocity = "
        + "-1000 pt/s, medium = 442.5 pt; stays at medium, because the sheet may not be "
        + "dismissed"),
    Case(
      "the system's sheet with one detent has no other",
      "{ present: alone }, settle, { drag: { from: alone, by: [0, -100], for: 1 } }",
      expect: "presented: none",
      "[alone]; alone was released at 1.5 s: translation 0 pt from 442.5 pt, velocity 100 "
        + "pt/s, projection 492.4 pt; thresholds dismissal height = 221.3 pt, dismissal velocity "
        + "= -1000 pt/s, medium = 442.5 pt; stays at medium, because the sheet has no other "
        + "detent"),
    Case(
      "the system's pop is canceled by its projection",
      "{ push: two }, settle, { drag: { from: { edge: left }, by: [100, 0], for: 1 } }",
      expect: "top: one",
      "two; two was released at 1.5 s: translation 88.3 pt, velocity 100 pt/s, projection 98.2 "
        + "pt; thresholds distance = 200 pt; is canceled, because the projection is not past 200 "
        + "pt"),
    Case(
      "the system's pop completes by its projection",
      "{ push: two }, settle, { drag: { from: { edge: left }, by: [150, 0], for: 100ms } }",
      expect: "top: two",
      "one; two was released at 0.6 s: translation 125 pt, velocity 1500 pt/s, projection "
        + "273.5 pt; thresholds distance = 200 pt; completes, because the projection is past 200 "
        + "pt"),
    Case(
      "the system's zoom is canceled by its projection",
      "{ present: big }, settle, { drag: { from: big, by: [0, 100], for: 1 } }",
      expect: "presented: none",
      "[big]; big was released at 1.5 s: translation 90 pt, velocity 100 pt/s, projection 99.9 "
        + "pt; thresholds distance = 320 pt; is canceled, because the projection is not past 320 "
        + "pt"),
    Case(
      "a page stays", root: "pages: [first, second, third]",
      "{ drag: { from: first, by: [-100, 0], for: 1 } }",
      expect: "top: second",
      "first; first was released at 1 s: translation 90 pt, velocity 100 pt/s, projection 99.9 "
        + "pt; thresholds distance = 200 pt; stays, because this page is nearest to the "
        + "projection"),
    Case(
      "a page turns by its projection", root: "pages: [first, second, third]",
      "{ drag: { from: first, by: [-150, 0], for: 100ms } }",
      expect: "top: first",
      "second; first was released at 0.1 s: translation 140 pt, velocity 1500 pt/s, projection "
        + "288.5 pt; thresholds distance = 200 pt; turns the page, because the other page is "
        + "nearest to the projection"),
    Case(
      "a drag back turns to the previous page", root: "pages: [first, second, third]",
      "{ page: second }, settle, { drag: { from: second, by: [150, 0], for: 100ms } }",
      expect: "top: second",
      "first; second was released at 0.4 s: translation 140 pt, velocity 1500 pt/s, projection "
        + "288.5 pt; thresholds distance = 200 pt; turns the page, because the other page is "
        + "nearest to the projection"),
    Case(
      "a presentation by a drag is canceled", root: "pages: [first, second, third]",
      "{ drag: { from: hand, by: [0, -60], for: 1 } }",
      expect: "top: panel",
      "first; panel was released at 1 s: translation 50 pt, velocity 60 pt/s, projection 79.9 "
        + "pt; thresholds velocity = 1000 pt/s, distance = 120 pt; is canceled, because the "
        + "translation does not reach 120 pt"),
    Case(
      "a pop of a style is canceled", root: "navigation: [one], with: back",
      "{ push: two }, settle, { drag: { from: { edge: left }, by: [100, 0], for: 1 } }",
      expect: "top: one",
      "two; two was released at 1.4 s: translation 88.3 pt, velocity 100 pt/s, projection "
        + "138.2 pt; thresholds velocity = 1000 pt/s, distance = 160 pt; is canceled, because "
        + "the translation does not reach 160 pt"),
  ]

  @Test("a failed expectation after a release says what decided", arguments: cases)
  func failure(_ test: Case) throws {
    try folder.make("app.yaml", test.file)
    #expect(found(folder.segue(["run", "…/app.yaml"], catalog: shippedStyles)) == [test.found])
  }

  @Test("a failed expectation names no release before the last step")
  func laterStep() throws {
    let steps =
      "{ present: system }, settle, { drag: { from: system, by: [0, -100] } }, settle, dismiss"
    let test = Case("", steps, expect: "top: system", "")
    try folder.make("app.yaml", test.file)
    #expect(found(folder.segue(["run", "…/app.yaml"], catalog: shippedStyles)) == ["one"])
  }

  @Test("a failed expectation that no release decides names none")
  func otherExpectation() throws {
    let steps = "{ present: system }, settle, { drag: { from: system, by: [0, -100] } }"
    let test = Case("", steps, expect: "alpha: { of: system, is: 0.5 }", "")
    try folder.make("app.yaml", test.file)
    #expect(found(folder.segue(["run", "…/app.yaml"], catalog: shippedStyles)) == ["1"])
  }

  @Test("the trace has each release with what decided")
  func trace() throws {
    let test = Self.cases[0]
    try folder.make("app.yaml", test.file)
    let output = folder.segue(["run", "…/app.yaml", "--trace"], catalog: shippedStyles).output
    let release = output.split(separator: "\n").first { $0.contains("  release ") }
    let text =
      "release panel translation 90 pt, velocity 100 pt/s, projection 139.9 pt; "
      + "thresholds velocity = 1000 pt/s, distance = 160 pt; "
      + "is canceled, because the translation does not reach 160 pt"
    let words = release?.split(separator: " ").joined(separator: " ")
    #expect(words?.hasSuffix(text) == true)
  }

  @Test("the trace says that no recognizer began, when a swipe goes in a direction that none takes")
  func wrongDirection() throws {
    let steps = "{ present: { screen: panel, with: slide } }, settle, "
    let test = Case(
      "", steps + "{ swipe: { from: panel, by: [100, 0], velocity: 2000 } }", expect: "top: panel",
      "")
    try folder.make("app.yaml", test.file)
    let output = folder.segue(["run", "…/app.yaml", "--trace"], catalog: shippedStyles).output
    let gestures = output.split(separator: "\n").filter { $0.contains("  gesture ") }
    #expect(
      gestures.map { $0.split(separator: " ").joined(separator: " ") } == [
        "0.3167 gesture UIPanGestureRecognizer failed: gestureRecognizerShouldBegin(_:) is false"
      ])
  }

  /// Returns the values that failed expectations found.
  private func found(_ outcome: Outcome) -> [String] {
    outcome.output.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("found ") }.map { String($0.drop { $0 != " " }.drop { $0 == " " }) }
  }
}
