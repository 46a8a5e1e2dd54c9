import HeadlessUIKit
import TestSupport
import Testing

@Suite("UIStoryboard", .checkedDevices)
struct StoryboardTests {
  let device = makeDevice()

  @Test("a registered storyboard makes the initial controller, which knows its storyboard")
  func initial() {
    device.perform {
      let log = CallLog()
      device.storyboard("Main").setInitialViewController { _ in HomeViewController(log) }
      let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      #expect(made is HomeViewController)
      #expect(made?.storyboard != nil)
      #expect(log.lines == ["awake"])
    }
  }

  @Test("a class's init(coder:) makes a registered controller")
  func coder() throws {
    try device.perform {
      device.storyboard("Main").register("home") {
        HomeViewController(coder: $0) ?? HomeViewController()
      }
      let made = UIStoryboard(name: "Main", bundle: nil)
        .instantiateViewController(withIdentifier: "home")
      let home = try #require(made as? HomeViewController)
      #expect(home.view.bounds.size == UIScreen.main.bounds.size)
    }
  }

  @Test("a creator takes precedence over the registered closure")
  func creator() {
    device.perform {
      device.storyboard("Main").register("home") { _ in HomeViewController() }
      let own = HomeViewController()
      let made = UIStoryboard(name: "Main", bundle: nil)
        .instantiateViewController(identifier: "home") { _ in own }
      #expect(made === own)
    }
  }

  @Test("init(coder:) with another coder makes nothing")
  func otherCoder() {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    #expect(UIViewController(coder: archiver) == nil)
    #expect(UIView(coder: archiver) == nil)
  }

  @Test("a storyboard that is not registered is reported in one sentence")
  func missing() {
    device.perform {
      #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() == nil)
      _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "home")
    }
    let message =
      "the storyboard 'Main' can't be read, because only a Mac compiles storyboards; register its "
      + "view controllers by device.storyboard(\"Main\")"
    #expect(device.diagnostics.map(\.message) == [message, message])
    #expect(device.diagnostics.map(\.code) == [.interfaceFileMissing, .interfaceFileMissing])
  }

  @Test("an identifier that is not registered is reported")
  func missingIdentifier() {
    device.perform {
      device.storyboard("Main").register("home") { _ in HomeViewController() }
      _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "a")
    }
    #expect(
      device.diagnostics.map(\.message) == [
        "Storyboard (Main) doesn't contain a view controller with identifier 'a'; register one by "
          + "device.storyboard(\"Main\").register(\"a\") { … }"
      ])
  }
}

/// A view that counts how often it was woken.
private final class Card: UIView {
  var wakes: [String] = []
  override func awakeFromNib() {
    super.awakeFromNib()
    wakes.append("\(subviews.count)")
  }
}

@Suite("Nibs", .checkedDevices)
struct NibTests {
  let device = makeDevice()

  @Test("a registered nib gives its objects, and wakes each once")
  func objects() {
    device.perform {
      let card = Card(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let inner = Card(frame: .zero)
      card.addSubview(inner)
      device.registerNib("Card") { _ in [card] }
      let made = Bundle.main.loadNibNamed("Card", owner: nil)
      #expect(made?.first as? Card === card)
      #expect(card.wakes == ["1"])
      #expect(inner.wakes == ["0"])
      #expect(UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil).count == 1)
    }
  }

  @Test("a controller loads its view from the nib that its initializer names")
  func controller() {
    device.perform {
      let card = Card(frame: .zero)
      device.registerNib("Card") { _ in [card] }
      let controller = UIViewController(nibName: "Card", bundle: nil)
      #expect(controller.nibName == "Card")
      #expect(controller.view === card)
    }
  }

  @Test("a controller loads its view from a nib with the name of its class")
  func className() {
    device.perform {
      let card = Card(frame: .zero)
      device.registerNib("DetailViewController") { _ in [card] }
      #expect(DetailViewController().view === card)
      #expect(HomeViewController().view is Card == false)
    }
  }

  @Test("a nib that is not registered is reported, and the controller has a plain view")
  func missing() {
    device.perform {
      let controller = UIViewController(nibName: "Card", bundle: nil)
      #expect(controller.view.subviews.isEmpty)
    }
    #expect(
      device.diagnostics.map(\.message) == [
        "the nib 'Card' can't be read, because only a Mac compiles nibs; register its objects by "
          + "device.registerNib(\"Card\") { owner in … }"
      ])
  }
}
