import SegueApp
import SegueConfig
import SegueScenario
import Testing

/// The set-up of the system's sheets in a file.
@Suite struct SystemSheetTests {
  private func sheet(_ text: String) throws -> SystemSheetPlan {
    let read = decode(
      """
      screens: { home: { presentation: pageSheet, sheet: \(text) } }
      root: home
      """)
    #expect(read.report == "")
    return try #require(read.plan?.app.screens.first?.value.sheet)
  }

  @Test("without a word it is as UIKit has it")
  func defaults() throws {
    let plan = try sheet("{}")
    #expect(plan.detents == [.large])
    #expect(plan.scrollingExpands)
    #expect(plan.selected == nil)
    #expect(plan.undimmed == nil)
    #expect(plan.cornerRadius == nil)
    #expect(!plan.grabber)
    #expect(!plan.edgeAttached)
  }

  @Test("heights are words or points")
  func heights() throws {
    let plan = try sheet("{ detents: [200, medium, large], undimmed: 200, selected: medium }")
    #expect(plan.detents == [.points(200), .medium, .large])
    #expect(plan.undimmed == .points(200))
    #expect(plan.selected == .medium)
  }

  @Test("mistakes are reported where they stand")
  func mistakes() {
    let read = decode(
      """
      screens:
        home: { sheet: { detents: [large, half], grabbr: true } }
        card: { sheet: { detents: [large], undimmed: medium } }
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
          = help: did you mean 'grabber'? The keys here are: detents, selected, undimmed, \
        grabber, cornerRadius, scrollingExpands, edgeAttached

        error[unknown-detent]: 'medium' is none of the sheet's detents
         --> app.yaml:3:48
          |
        3 |   card: { sheet: { detents: [large], undimmed: medium } }
          |                                                ^^^^^^
          = help: write one of: large; or add it to 'detents'

        3 errors

        """)
  }
}
