import Testing

/// Expectations of controllers that are not on the topmost level of presentation.
@Suite struct LookupTests {
  private static let stacks = """
    screens:
      home: { title: Home }
      detail: { title: Detail }
      games: { title: Games, inNavigationController: true, modalPresentationStyle: fullScreen }
      hint: { title: Hint }
    root: { navigation: [home] }
    """

  @Test("a navigation stack below two presentations is compared by a screen in it")
  func lowerStacks() throws {
    let recording = try playApp(
      Self.stacks,
      """
      - push: { screen: detail, animated: false }
      - present: { screen: games, animated: false }
      - present: { screen: hint, animated: false }
      - expect:
          viewControllers: [{ of: home, is: [home, detail] }, { of: games, is: [games] }]
          presented: [games, hint]
      - expect: { viewControllers: { of: hint, is: [hint] } }
      - expect: { viewControllers: { of: home, is: [home] }, presented: [hint] }
      """)
    #expect(
      recording.failures == [
        "0.0: the navigation stack of hint is [hint]: expected [hint], found no navigation stack "
          + "(app.yaml:16:36)",
        "0.0: the navigation stack of home is [home]: expected [home], found [home, detail] "
          + "(app.yaml:17:36)",
        "0.0: the presented screens are [hint]: expected [hint], found [games, hint] "
          + "(app.yaml:17:73)",
      ])
  }

  @Test("the context of a transition below a presentation is compared by a screen in it")
  func lowerContext() throws {
    let recording = try playApp(
      Self.stacks,
      """
      - present: { screen: hint, animated: false }
      - push: { screen: detail, from: home }
      - wait: 50ms
      - expect: { context: { of: detail, isAnimated: true, presentationStyle: none } }
      - expect: { context: { of: hint, isAnimated: true } }
      - expect: { context: { of: games, isAnimated: true } }
      """)
    #expect(
      recording.failures == [
        "0.05: the transition context of hint has isAnimated true: expected isAnimated true, "
          + "found no transition (app.yaml:14:28)",
        "0.05: the transition context of games has isAnimated true: expected isAnimated true, "
          + "found games is not presented (app.yaml:15:28)",
      ])
  }

  @Test("without a screen the context is that of a transition below the visible screen, too")
  func contextBelow() throws {
    let recording = try playApp(
      Self.stacks,
      """
      - present: { screen: hint, animated: false }
      - push: { screen: detail, from: home }
      - wait: 50ms
      - expect: { transition: running, context: { isAnimated: true, isInteractive: false } }
      - settle
      - expect: { context: { isAnimated: true } }
      """)
    #expect(
      recording.failures.map { $0.drop { $0 != ":" } } == [
        ": the transition context has isAnimated true: expected isAnimated true, "
          + "found no transition (app.yaml:15:28)"
      ])
  }

  @Test("the navigation controller in which a screen is presented is a presenter")
  func presentedStack() throws {
    let recording = try playApp(
      Self.stacks,
      """
      - present: { screen: games, animated: false }
      - present: { screen: hint, animated: false }
      - expect: { presenter: { of: hint, is: navigation of games } }
      """)
    #expect(recording.failures == [])
  }

  @Test("the presenter of a screen below another presentation is compared")
  func lowerPresenter() throws {
    let recording = try playApp(
      Self.stacks,
      """
      - present: { screen: games, animated: false }
      - present: { screen: hint, animated: false }
      - expect:
          presenter: [{ of: games, is: home }, { of: hint, is: games }]
      """)
    #expect(recording.failures == [])
  }
}
