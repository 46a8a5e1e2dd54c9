import HeadlessUIKit
import TestSupport
import Testing

@Suite(.checkedDevices) struct FittingSizeTests {
  @Test("constraints added in updateConstraints count for the fitting size")
  func updatesFirst() {
    final class Late: UIView {
      override func updateConstraints() {
        widthAnchor.constraint(equalToConstant: 70).isActive = true
        super.updateConstraints()
      }
    }
    let scene = LayoutScene()
    scene.device.perform {
      let view = Late(frame: .zero)
      view.setNeedsUpdateConstraints()
      #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 70)
    }
  }

  private func makeCard(in scene: LayoutScene, content: CGSize) -> UIView {
    let card = UIView()
    let label = scene.add("label", to: card, content: content)
    scene.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-(20)-[label]-(20)-|", metrics: nil, views: ["label": label])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-(10)-[label]-(30)-|", metrics: nil, views: ["label": label]))
    return card
  }

  @Test(
    "the compressed size is that of the content with its insets, whatever the frame",
    arguments: [CGSize.zero, CGSize(width: 300, height: 300)])
  func compressed(size: CGSize) {
    let scene = LayoutScene()
    let card = makeCard(in: scene, content: CGSize(width: 100, height: 50))
    card.frame.size = size
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 140, height: 90))
    #expect(card.frame.size == size)
  }

  @Test("a required width is met, the height follows the content")
  func requiredWidth() {
    let scene = LayoutScene()
    let card = makeCard(in: scene, content: CGSize(width: 100, height: 50))
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 320, height: 90))
  }

  @Test("the expanded size is the largest that the constraints allow")
  func expanded() {
    let scene = LayoutScene()
    let view = UIView()
    scene.activate([view.widthAnchor.constraint(lessThanOrEqualToConstant: 600)])
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: 600, height: 10000))
  }

  @Test("a view without constraints has the size of its content, or zero")
  func bare() {
    let scene = LayoutScene()
    let (full, empty) = (scene.add("full", content: CGSize(width: 9, height: 7)), UIView())
    empty.frame = scene.container.bounds
    let size = UIView.layoutFittingCompressedSize
    #expect(full.systemLayoutSizeFitting(size) == CGSize(width: 9, height: 7))
    #expect(empty.systemLayoutSizeFitting(size) == .zero)
  }

  @Test("measuring does not affect the layout that follows")
  func thenLayout() {
    let scene = LayoutScene()
    let card = makeCard(in: scene, content: CGSize(width: 100, height: 50))
    card.translatesAutoresizingMaskIntoConstraints = false
    scene.container.addSubview(card)
    let constraints = [
      card.bottomAnchor.constraint(equalTo: scene.container.bottomAnchor),
      card.centerXAnchor.constraint(equalTo: scene.container.centerXAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    _ = card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    scene.layOut()
    #expect(card.frame == CGRect(x: 130, y: 710, width: 140, height: 90))
    #expect(card.subviews.map(\.frame) == [CGRect(x: 20, y: 10, width: 100, height: 50)])
  }
}
