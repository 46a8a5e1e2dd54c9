import SegueApp
import SegueConfig
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
      "{ detents: [200, medium, large], largestUndimmedDetent: 200, selectedDetent: medium }")
    #expect(plan.detents == [.points(200), .medium, .large])
    #expect(plan.largestUndimmedDetent == .points(200))
    #expect(plan.selectedDetent == .medium)
  }

  @Test("a selected detent can have another notation of a detent's number")
  func selectsByValue() throws {
    let plan = try sheet("{ detents: [300, large], selectedDetent: 300.0 }")
    #expect(plan.selectedDetent == .points(300))
  }

  @Test("errors are reported at their source locations")
  func errorLocations() {
    let read = decode(
      """
      screens:
        home: { sheet: { detents: [large, half], grabbr: true } }
        card: { sheet: { detents: [large], largestUndimmedDetent: medium } }
      root: home
      """)
    #expect(read.plan == nil)
    #expect(
      read.report == """
        error[wrong-type]: expected a height of a sheet, found the text 'half'
         --> app.yaml:2:37
          |
        2 |   home: { sheet: { detents: [large, half], grabbr: true } }
          |                                     ^^^^
          = help: write one of: 'medium', 'large', a length

        error[unknown-key]: unknown key 'grabbr' in a system sheet
         --> app.yaml:2:44
          |
        2 |   home: { sheet: { detents: [large, half], grabbr: true } }
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
}
