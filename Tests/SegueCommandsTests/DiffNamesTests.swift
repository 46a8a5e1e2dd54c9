import SegueStyles
import Testing

/// What a designer reads of a changed parameter.
@Suite struct DiffNamesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.make(
      "a.yaml",
      """
      screens:
        home: { elements: [{ id: open, action: { present: card, with: up } }] }
        card: {}
      root: home
      transitions:
        up: { style: sheet, duration: 100ms, motion: linear, detents: [medium] }
      scenarios:
        - name: the card opens
          steps: [{ tap: open }, settle]

      """)
  }

  private func diff(_ file: String, _ settings: String...) -> Outcome {
    folder.segue(
      ["diff", "…/\(file)"] + settings.flatMap { ["--set", $0] }, catalog: shippedStyles)
  }

  @Test("a scaled presenter has its scale, not sixteen numbers, and no line for each of its views")
  func scale() {
    #expect(
      diff("a.yaml", "transitions.up.presenter.scale=0.9")
        == Outcome(
          code: 1,
          output: """
            the card opens
              x of home: 19.65 pt instead of 0 pt
                from 0.0667 s to 0.1500 s, most at 0.1500 s, after 'tap open'
              y of home: 42.6 pt instead of 0 pt
                from 0.0667 s to 0.1500 s, most at 0.1500 s, after 'tap open'
              width of home: 353.7 pt instead of 393 pt
                from 0.0667 s to 0.1500 s, most at 0.1500 s, after 'tap open'
              height of home: 766.8 pt instead of 852 pt
                from 0.0667 s to 0.1500 s, most at 0.1500 s, after 'tap open'
              scale of home: 0.9 instead of 1
                from 0.0667 s to 0.1500 s, most at 0.1500 s, after 'tap open'

            1 scenario: 5 differences in 1 scenario

            """))
  }

  @Test("views of styles are named by their role and presentation, not 'UIView (2)'")
  func roles() {
    #expect(
      diff("a.yaml", "transitions.up.cornerRadius=20", "transitions.up.dimming.opacity=0.2")
        == Outcome(
          code: 1,
          output: """
            the card opens
              cornerRadius of sheetView of card: 20 pt instead of 8 pt
                from 0.0500 s to 0.1500 s, after 'tap open'
              opacity of dimming of card: 0.2 instead of 0.5
                from 0.0667 s to 0.1500 s, most at 0.1500 s, after 'tap open'

            1 scenario: 2 differences in 1 scenario

            """))
  }

  @Test("snapshots are named by the element that they show, and its screen")
  func snapshots() throws {
    try folder.make(
      "b.yaml",
      """
      screens:
        home:
          elements:
            - { id: photo, kind: image, size: [120, 80], action: { push: detail, with: share } }
        detail: { elements: [{ id: photo, kind: image, size: [240, 160] }] }
      root: { navigation: [home] }
      transitions:
        share: { style: sharedElement, elements: [photo], duration: 100ms, motion: linear }
      scenarios:
        - name: the photo grows
          steps: [{ tap: photo }, { wait: 50ms }]

      """)
    #expect(
      diff("b.yaml", "transitions.share.motion=easeOut")
        == Outcome(
          code: 1,
          output: """
            the photo grows
              opacity of detail, snapshot of photo in detail, navigation bar content of navigationBar and navigation bar content 2 of navigationBar: 0.6846 instead of 0.5
                from 0.0667 s to 0.1000 s, most at 0.1000 s, after 'tap photo'
              width of snapshot of photo in home, snapshot of photo in detail, sharedElement of photo in home and 2 more: 202.1572 pt instead of 180 pt
                from 0.0667 s to 0.1000 s, most at 0.1000 s, after 'tap photo'
              height of snapshot of photo in home, snapshot of photo in detail and sharedElement of photo in home: 134.7715 pt instead of 120 pt
                from 0.0667 s to 0.1000 s, most at 0.1000 s, after 'tap photo'
              height of content of snapshot of photo in home and content of snapshot of photo in detail: 134.7714 pt instead of 120 pt
                from 0.0667 s to 0.1000 s, most at 0.1000 s, after 'tap photo'
              scale of content of snapshot of photo in home: 1.6846 instead of 1.5
                from 0.0667 s to 0.1000 s, most at 0.1000 s, after 'tap photo'
              scale of content of snapshot of photo in detail: 0.8423 instead of 0.75
                from 0.0667 s to 0.1000 s, most at 0.1000 s, after 'tap photo'

            1 scenario: 6 differences in 1 scenario

            """))
  }
}
