import SegueCore

extension System {
  static let article = System(
    28, "A full-height sheet",
    "A drag from anywhere dismisses it; from its scroll view only once that is at its top.",
    presenting: {
      let article = ScreenViewController(
        "Article", String(repeating: "A long text, which scrolls. ", count: 120))
      article.use(Transitions.article)
      return article
    })
}
