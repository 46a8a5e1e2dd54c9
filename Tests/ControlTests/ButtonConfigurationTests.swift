import HeadlessUIKit
import TestSupport
import Testing

@Suite("UIButton.Configuration", .checkedDevices)
struct ButtonConfigurationTests {
  let stage = Stage()

  private func show(_ configuration: UIButton.Configuration, width: CGFloat? = nil) -> UIButton {
    stage.device.perform {
      let button = UIButton(configuration: configuration)
      button.frame.origin = CGPoint(x: 20, y: 100)
      stage.root.view.addSubview(button)
      button.sizeToFit()
      if let width { button.bounds.size.width = width }
      stage.turn()
      return button
    }
  }

  private func text(_ title: String) -> UIButton.Configuration {
    var configuration = UIButton.Configuration.filled()
    configuration.title = title
    return configuration
  }

  @Test("a filled button is as high as its title and the insets, in the tint color")
  func filled() {
    let button = show(text("Save"))
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(button.bounds.size == CGSize(width: title.width + 24, height: title.height + 14))
    #expect(button.subviews.first?.backgroundColor == button.tintColor)
    #expect(button.titleLabel?.textColor == .white)
    #expect(button.subviews.first?.layer.cornerRadius == 5.95)
  }

  @Test(
    "a size selects its insets, unless they were set",
    arguments: [(UIButton.Configuration.Size.small, 5), (.medium, 7), (.large, 15)])
  func sizes(size: UIButton.Configuration.Size, top: CGFloat) {
    var configuration = text("Save")
    configuration.buttonSize = size
    #expect(configuration.contentInsets.top == top)
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.buttonSize = .mini
    #expect(configuration.contentInsets.leading == 2)
  }

  @Test(
    "an image is placed at the edge of the title, at a distance",
    arguments: [
      NSDirectionalRectEdge.leading, .trailing, .top, .bottom,
    ])
  func placement(edge: NSDirectionalRectEdge) throws {
    var configuration = text("Save")
    configuration.image = UIImage(systemName: "star")
    configuration.imagePlacement = edge
    configuration.imagePadding = 8
    let button = show(configuration)
    let image = try #require(button.imageView?.frame)
    let title = try #require(button.titleLabel?.frame)
    switch edge {
    case .leading: #expect(title.minX - image.maxX == 8)
    case .trailing: #expect(image.minX - title.maxX == 8)
    case .top: #expect(title.minY - image.maxY == 8)
    default: #expect(image.minY - title.maxY == 8)
    }
    #expect(button.bounds.contains(image.union(title)))
  }

  @Test("a capsule's radius is half of its height")
  func capsule() {
    var configuration = text("Save")
    configuration.cornerStyle = .capsule
    let button = show(configuration)
    #expect(button.subviews.first?.layer.cornerRadius == button.bounds.height / 2)
  }

  @Test("a subtitle is below the title, in a smaller font")
  func subtitle() throws {
    var configuration = text("Save")
    configuration.subtitle = "to disk"
    configuration.titlePadding = 3
    let button = show(configuration)
    let title = try #require(button.titleLabel?.frame)
    let subtitle = try #require(button.subtitleLabel)
    #expect(subtitle.frame.minY - title.maxY == 3)
    #expect(subtitle.font.pointSize == 12)
  }

  @Test("an activity indicator replaces the image, and disappears again")
  func spinner() {
    var configuration = text("Save")
    configuration.image = UIImage(systemName: "star")
    configuration.showsActivityIndicator = true
    let button = show(configuration)
    let spinner = { button.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first }
    #expect(spinner()?.isAnimating == true)
    #expect(button.imageView?.image == nil)
    stage.device.perform { button.configuration?.showsActivityIndicator = false }
    #expect(spinner() == nil)
    #expect(button.imageView?.image != nil)
  }

  @Test("the update handler is called before the layout, once for several changes of state")
  func handler() {
    let button = show(text("Save"))
    let log = CallLog()
    stage.device.perform {
      button.configurationUpdateHandler = { button in
        log.add(button.isSelected ? "selected" : button.isEnabled ? "normal" : "disabled")
        button.configuration?.title = button.isSelected ? "Saved" : "Save"
      }
      #expect(log.lines.isEmpty)
      stage.turn()
      button.isEnabled = false
      button.isSelected = true
      stage.turn()
    }
    #expect(log.lines == ["normal", "selected"])
    #expect(button.titleLabel?.text == "Saved")
  }

  @Test("attributes and a transformer select font and color of the title")
  func attributes() {
    var configuration = text("Save")
    configuration.titleTextAttributesTransformer = .init { incoming in
      var outgoing = incoming
      outgoing.font = .boldSystemFont(ofSize: 30)
      return outgoing
    }
    configuration.attributedTitle?.foregroundColor = .green
    let button = show(configuration)
    #expect(button.titleLabel?.font.pointSize == 30)
    #expect(button.titleLabel?.textColor == .green)
  }

  @Test("a disabled filled button is gray")
  func disabled() {
    let button = show(text("Save"))
    stage.device.perform { button.isEnabled = false }
    #expect(button.subviews.first?.backgroundColor == .tertiarySystemFill)
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
  }
}

@Suite("UIButton's edge insets", .checkedDevices)
struct ButtonInsetsTests {
  private let stage = Stage()

  private func makeButton(_ alignment: UIControl.ContentHorizontalAlignment) -> UIButton {
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 200, height: 50))
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.contentHorizontalAlignment = alignment
    stage.root.view.addSubview(button)
    button.layoutIfNeeded()
    return button
  }

  @Test(
    "the insets of title and image move them by their alignment",
    arguments: [(UIControl.ContentHorizontalAlignment.center, 4), (.left, 10), (.right, -2)])
  func move(alignment: UIControl.ContentHorizontalAlignment, distance: CGFloat) throws {
    try stage.device.perform {
      let button = makeButton(alignment)
      let size = button.intrinsicContentSize
      let title = try #require(button.titleLabel?.frame)
      let image = try #require(button.imageView?.frame)
      button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 2)
      button.imageEdgeInsets = UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0)
      button.layoutIfNeeded()
      #expect(button.titleLabel?.frame == title.offsetBy(dx: distance, dy: 0))
      #expect(button.imageView?.frame == image.offsetBy(dx: 0, dy: 3))
      #expect(button.intrinsicContentSize == size)
    }
  }

  @Test("a subclass selects the rectangles of image and title")
  func overrides() {
    final class Tile: UIButton {
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 0, y: 0, width: contentRect.width, height: 20)
      }
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 0, y: 20, width: contentRect.width, height: 30)
      }
    }
    stage.device.perform {
      let tile = Tile(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      tile.setTitle("Title", for: .normal)
      tile.layoutIfNeeded()
      #expect(tile.imageView?.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
      #expect(tile.titleLabel?.frame == CGRect(x: 0, y: 20, width: 50, height: 30))
    }
  }

  @Test("a background image fills the button, behind its content")
  func background() throws {
    try stage.device.perform {
      let button = makeButton(.center)
      button.setBackgroundImage(UIImage(named: "wood"), for: .normal)
      button.layoutIfNeeded()
      let view = try #require(button.subviews.first as? UIImageView)
      #expect(view.image == UIImage(named: "wood"))
      #expect(view.frame == button.bounds)
    }
  }
}

/// The order of the callbacks of a test.
final class CallLog {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}
