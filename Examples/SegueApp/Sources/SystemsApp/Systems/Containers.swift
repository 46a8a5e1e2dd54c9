import SegueCore

/// The systems that are navigation and tab bar controllers with a transition.
extension System {
  static let fadingTabs = System(
    22, "Fading tabs",
    "Tabs that fade into each other, linearly in 0.4 s; a swipe selects the next one.",
    container: {
      let tabs = UITabBarController()
      tabs.viewControllers = ["Games", "Teams", "Venues"].map { ScreenViewController($0) }
      tabs.use(Transitions.tabFade)
      return tabs
    })

  static let pushAndPop = System(
    24, "Push and pop",
    "A push and a pop, both interactive too; the two views are side by side.",
    container: {
      let stack = UINavigationController(rootViewController: SwipeableViewController(1))
      stack.use(Transitions.sideBySide)
      return stack
    })

  static let sharedElements = System(
    25, "Shared elements",
    "A photo and its caption move as snapshots, and their live views are hidden meanwhile.",
    container: {
      let gallery = PhotoViewController(
        "Gallery", size: 80,
        buttons: [
          .pushing("Show the photo") { PhotoViewController("Photo", size: 200, buttons: []) },
          .close,
        ])
      let stack = UINavigationController(rootViewController: gallery)
      stack.use(Transitions.sharedElements)
      return stack
    })

  static let swipeBack = System(
    30, "Swipe back",
    "A drag from anywhere pops; the view below begins at an offset of half the width.",
    container: {
      let inbox = ScreenViewController(
        "Inbox",
        buttons: [
          .pushing("Read") { ScreenViewController("Mail", "Swipe back.", buttons: []) }, .close,
        ])
      let stack = UINavigationController(rootViewController: inbox)
      stack.use(Transitions.swipeBack)
      return stack
    })
}

/// A page that a swipe to the left follows by another one.
final class SwipeableViewController: ScreenViewController, SwipeableContent {
  private let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(
      "Page \(number)", "Swipe to the left, and back.",
      buttons: [.pushing("Next") { SwipeableViewController(number + 1) }, .close])
  }

  required init?(coder: NSCoder) { nil }

  var allowsInteractivePush: Bool { true }

  func makeNextViewController() -> UIViewController? { SwipeableViewController(number + 1) }
}

/// A photo and its caption, which the transition finds by their accessibility identifiers.
final class PhotoViewController: ScreenViewController {
  private let size: CGFloat

  init(_ title: String, size: CGFloat, buttons: [ScreenButton]) {
    self.size = size
    super.init(title, buttons: buttons)
  }

  required init?(coder: NSCoder) { nil }

  override func makeContent() -> [UIView] {
    let photo = UIView()
    photo.backgroundColor = .systemTeal
    photo.layer.cornerRadius = size / 10
    photo.accessibilityIdentifier = "photo"
    photo.heightAnchor.constraint(equalToConstant: size).isActive = true
    let caption = UILabel(text: "Summer games, 1924")
    caption.accessibilityIdentifier = "caption"
    return [photo, caption]
  }
}
