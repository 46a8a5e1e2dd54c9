import HeadlessUIKit
import TestSupport
import Testing

/// Views whose intrinsic size follows their content.
@Suite(.checkedDevices) struct ContentSizeTests {
  /// A view, and a change of its content.
  nonisolated struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var make: @MainActor @Sendable () -> UIView
    var change: @MainActor @Sendable (UIView) -> Void

    init<View: UIView>(
      _ name: String, _ make: @escaping @MainActor @Sendable () -> View,
      _ change: @escaping @MainActor @Sendable (View) -> Void
    ) {
      testDescription = name
      self.make = make
      self.change = { if let view = $0 as? View { change(view) } }
    }

    @MainActor static func label() -> UILabel {
      let label = UILabel(frame: .zero)
      label.text = "some words here"
      return label
    }
    @MainActor static func button() -> UIButton {
      let button = UIButton(type: .custom)
      button.setTitle("Save", for: .normal)
      return button
    }
    @MainActor static func field() -> UITextField {
      let field = UITextField(frame: .zero)
      field.text = "words"
      return field
    }
  }

  @Test(
    "a size that constraints leave open follows the content in the next layout",
    arguments: [
      Change("a label's text", Change.label) { $0.text = "a few more words here" },
      Change("a label's font", Change.label) { $0.font = .systemFont(ofSize: 30) },
      Change("a label's lines", Change.label) {
        $0.preferredMaxLayoutWidth = 60
        $0.superview?.layoutIfNeeded()
        $0.numberOfLines = 0
      },
      Change("a label's preferred width", Change.label) {
        $0.numberOfLines = 0
        $0.superview?.layoutIfNeeded()
        $0.preferredMaxLayoutWidth = 60
      },
      Change("an image", { UIImageView(image: UIImage(systemName: "star")) }) {
        $0.image = nil
        $0.superview?.layoutIfNeeded()
        $0.image = UIImage(systemName: "star")
      },
      Change("a button's title", Change.button) { $0.setTitle("Save it", for: .normal) },
      Change("a button's image", Change.button) {
        $0.setImage(UIImage(systemName: "star"), for: .normal)
      },
      Change("a button's insets", Change.button) { $0.contentEdgeInsets.left = 30 },
      Change("a button's state", Change.button) {
        $0.setTitle("Saving it now", for: .disabled)
        $0.superview?.layoutIfNeeded()
        $0.isEnabled = false
      },
      Change("a field's text", Change.field) { $0.text = "more words" },
      Change("a field's placeholder", Change.field) {
        $0.text = nil
        $0.superview?.layoutIfNeeded()
        $0.placeholder = "type something"
      },
      Change("a field's font", Change.field) { $0.font = .systemFont(ofSize: 30) },
      Change("a field's border", Change.field) { $0.borderStyle = .roundedRect },
      Change("typed text", Change.field) { $0.insertText("!") },
    ])
  func follows(example: Change) {
    let scene = LayoutScene()
    let view = scene.device.perform {
      let view = example.make()
      view.translatesAutoresizingMaskIntoConstraints = false
      scene.container.addSubview(view)
      return view
    }
    scene.activate([
      view.topAnchor.constraint(equalTo: scene.container.topAnchor),
      view.leftAnchor.constraint(equalTo: scene.container.leftAnchor),
    ])
    let before = view.frame.size
    #expect(before == view.intrinsicContentSize)
    scene.device.perform { example.change(view) }
    scene.layOut()
    #expect(view.frame.size == view.intrinsicContentSize)
    // The example of the image ends with the image that it began with.
    #expect(view.frame.size != before || view is UIImageView)
  }

  @Test("hugging and compression resistance priorities can change at any time")
  func priorities() {
    let scene = LayoutScene()
    let size = CGSize(width: 100, height: 50)
    let (left, right) = (scene.add("left", content: size), scene.add("right", content: size))
    let width = scene.container.widthAnchor
    let space = scene.add("space")
    scene.activate([
      space.leftAnchor.constraint(equalTo: scene.container.leftAnchor),
      space.widthAnchor.constraint(equalTo: width, multiplier: 0.75),
      left.leftAnchor.constraint(equalTo: space.leftAnchor),
      right.leftAnchor.constraint(equalTo: left.rightAnchor),
      right.rightAnchor.constraint(equalTo: space.rightAnchor),
    ])
    left.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    scene.layOut()
    #expect([left, right].map(\.frame.width) == [100, 200])
    right.setContentHuggingPriority(.required, for: .horizontal)
    scene.layOut()
    #expect([left, right].map(\.frame.width) == [200, 100])
    let narrow = space.widthAnchor.constraint(equalToConstant: 150)
    NSLayoutConstraint.deactivate(scene.container.constraints.filter { $0.multiplier == 0.75 })
    scene.activate([narrow])
    left.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    scene.layOut()
    #expect([left, right].map(\.frame.width) == [50, 100])
    right.setContentHuggingPriority(.defaultLow, for: .horizontal)
    left.setContentCompressionResistancePriority(.required, for: .horizontal)
    scene.layOut()
    #expect([left, right].map(\.frame.width) == [100, 50])
  }
}
