nonisolated extension MistakeCase {
  /// Mistakes in what elements do beside a transition.
  static let elements = [
    MistakeCase(
      "an element that goes along without a change",
      """
      screens: { home: { elements: [{ id: a, alongside: {} }] } }
      root: home
      """,
      """
      error[empty-alongside]: the element goes along without a change
       --> app.yaml:1:51
        |
      1 | screens: { home: { elements: [{ id: a, alongside: {} }] } }
        |                                                   ^^
        = help: write one of: offset, alpha

      1 error

      """),
    MistakeCase(
      "an element that goes along wrongly",
      """
      screens: { home: { elements: [{ id: a, alongside: { ofset: [1, 2], alpha: 2 } }] } }
      root: home
      """,
      """
      error[unknown-key]: unknown key 'ofset' in a movement alongside
       --> app.yaml:1:53
        |
      1 | screens: { home: { elements: [{ id: a, alongside: { ofset: [1, 2], alpha: 2 } }] } }
        |                                                     ^^^^^
        = help: did you mean 'offset'? The keys here are: offset, alpha

      error[out-of-range]: expected a fraction of 0 to 1, found '2'
       --> app.yaml:1:75
        |
      1 | …e: { elements: [{ id: a, alongside: { ofset: [1, 2], alpha: 2 } }] } }
        |                                                              ^
        = help: the nearest that is accepted is 1

      2 errors

      """),
  ]
}
