import SegueConfig
import SegueRecording
import SegueScenario
import Testing

/// The configuration of the system's sheets in a file.
@Suite struct SystemSheetTests {
  private func sheet(_ text: String) throws -> SystemSheetPlan {
    let read = decode(
      """
      screens: { home: { modalPresentationStyle: pageSheet, sheet: \(text) } }
      root: home
      """)
    #expect(read.report == "")
    return try #require(read.plan?.app.screens.first?.value.sheet)
  }

  @Test("without keys a sheet has UIKit's defaults")
  func defaults() throws {
    let plan = try sheet("{}")
    #expect(plan.detents == [.large])
    #expect(plan.scrollingExpandsWhenScrolledToEdge)
    #expect(plan.selectedDetent == nil)
    #expect(plan.largestUndimmedDetent == nil)
    #expect(plan.cornerRadius == nil)
    #expect(!plan.grabberVisible)
    #expect(!plan.edgeAttachedInCompactHeight)
  }

  @Test("detents are words or heights in points")
  func heights() throws {
    let plan = try sheet(
      "{ detents: [{ points: 200 }, medium, large], largestUndimmedDetent: { points: 200 }, "
        + "selectedDetent: medium }")
    #expect(plan.detents == [.points(200), .medium, .large])
    #expect(plan.largestUndimmedDetent == .points(200))
    #expect(plan.selectedDetent == .medium)
  }

  @Test("a selected detent can have another notation of a detent's number")
  func selectsByValue() throws {
    let plan = try sheet("{ detents: [{ points: 300 }, large], selectedDetent: { points: 300.0 } }")
    #expect(plan.selectedDetent == .points(300))
  }

  @Test("errors are reported at their source locations")
  func errorLocations() {
    let read = decode(
      """
      screens:
        home: { sheet: { detents: [large, tall], grabbr: true } }
        card: { sheet: { detents: [large], largestUndimmedDetent: medium } }
      root: home
      """)
    #expect(read.plan == nil)
    #expect(
      read.report == """
        error[wrong-type]: expected a height of a sheet, found the text 'tall'
         --> app.yaml:2:37
          |
        2 |   home: { sheet: { detents: [large, tall], grabbr: true } }
          |                                     ^^^^
          = help: write one of: 'medium', 'large', { points: … }, a length

        error[unknown-key]: unknown key 'grabbr' in a system sheet
         --> app.yaml:2:44
          |
        2 |   home: { sheet: { detents: [large, tall], grabbr: true } }
          |                                            ^^^^^^
          = help: the keys here are: detents, selectedDetent, largestUndimmedDetent, grabberVisible, \
        cornerRadius, scrollingExpandsWhenScrolledToEdge, edgeAttachedInCompactHeight

        error[unknown-detent]: 'medium' is not one of the sheet's detents
         --> app.yaml:3:61
          |
        3 |   card: { sheet: { detents: [large], largestUndimmedDetent: medium } }
          |                                                             ^^^^^^
          = help: write one of: large; or add it to 'detents'

        3 errors

        """)
  }

  // MARK: Presented sheets

  private let app = """
    device: { size: [400, 600] }
    screens:
      home: { elements: [{ id: grow, action: { set: { screen: home, sheet: { selectedDetent: large } } } }, { id: idle }] }
      card:
        modalPresentationStyle: pageSheet
        sheet: { detents: [{ points: 200 }, medium, large], grabberVisible: true }
      plain: { modalPresentationStyle: pageSheet }
      wrapped: { modalPresentationStyle: formSheet, inNavigationController: true, sheet: { detents: [medium] } }
      bubble: { modalPresentationStyle: popover, source: grow, sheet: { detents: [{ points: 150 }, large] } }
    root: home
    """

  @Test(
    "the detent of a sheet is the selected one, or else the smallest",
    arguments: [
      ("card", "{ points: 200 }"), ("plain", "large"), ("wrapped", "medium"),
      ("bubble", "{ points: 150 }"),
    ])
  func detent(_ screen: String, _ detent: String) throws {
    let recording = try playApp(
      app,
      "- present: \(screen)\n- settle\n- expect: { detent: { of: \(screen), is: \(detent) } }")
    #expect(recording.failures == [])
  }

  @Test("setting the selected detent animates the sheet, as animateChanges does")
  func select() throws {
    let recording = try playApp(
      app,
      """
      - present: { screen: card, animated: false }
      - settle
      - set: { screen: card, sheet: { selectedDetent: large } }
      - expect: { detent: { of: card, is: large }, frame: { of: card, height: 200 } }
      - settle
      - expect: { frame: { of: card, height: 590 } }
      - set: { screen: card, sheet: { detents: [{ points: 100 }, large], selectedDetent: { points: 100 }, cornerRadius: 3 } }
      - settle
      - expect: { detent: { of: card, is: { points: 100 } }, frame: { of: card, height: 100 } }
      - set: { screen: card, sheet: { grabberVisible: false, largestUndimmedDetent: { points: 100 } } }
      - settle
      - expect: { notOnScreen: grabber, diagnostics: none }
      - tap: idle
      - expect: { taps: { idle: 1 }, top: card }
      """)
    #expect(recording.failures == [])
  }

  @Test("a detent that the sheet does not have is a failure with the sheet's detents")
  func unknownDetent() throws {
    let recording = try playApp(
      app,
      "- present: { screen: card, animated: false }\n"
        + "- set: { screen: card, sheet: { selectedDetent: { points: 300 } } }")
    #expect(
      recording.failures == [
        "0.0: { points: 300 } is a detent of card: expected { points: 300 }, "
          + "found [{ points: 200 }, medium, large] (app.yaml:15:9)"
      ])
  }

  @Test("a detent of a style in a sheet of the system is a failure")
  func otherDetent() throws {
    let recording = try playApp(
      app,
      "- present: { screen: card, animated: false }\n"
        + "- set: { screen: card, sheet: { detents: [content, large] } }")
    #expect(
      recording.failures == [
        "0.0: content is a detent of the system's sheet: expected medium, large or { points: … }, "
          + "found content (app.yaml:15:9)"
      ])
  }

  @Test("a number alone is a height in points")
  func shortHeight() throws {
    let plan = try sheet("{ detents: [200, large], selectedDetent: { points: 200 } }")
    #expect(plan.detents == [.points(200), .large])
    #expect(plan.selectedDetent == .points(200))
  }

  @Test("a number below 1 is no height")
  func smallHeight() {
    let read = decode(
      """
      screens:
        home: { sheet: { detents: [300, large], selectedDetent: 0.5 } }
      root: home
      """)
    #expect(
      read.report == """
        error[wrong-type]: expected a height of a sheet, found '0.5'
         --> app.yaml:2:59
          |
        2 |   home: { sheet: { detents: [300, large], selectedDetent: 0.5 } }
          |                                                           ^^^
          = help: write medium, which is about half

        1 error

        """)
  }

  @Test("an element that changes a sheet on a screen without one is reported with help")
  func noSheet() throws {
    let recording = try playApp(app, "- tap: grow")
    #expect(
      recording.diagnostics.map(\.message) == [
        "home has no sheet to change: it is not presented in one; "
          + "write modalPresentationStyle: pageSheet, or present it with the style 'sheet'"
      ])
  }
}
