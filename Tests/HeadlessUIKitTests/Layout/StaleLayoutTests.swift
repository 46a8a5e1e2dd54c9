import HeadlessUIKit
import TestSupport
import Testing

/// Layout that is outdated, or belongs to another view, and must not be kept.
@Suite(.checkedDevices) struct StaleLayoutTests {
  /// A view that sets the frames of its subviews in layoutSubviews.
  final class FrameSettingView: UIView {
    var childFrame: (CGRect) -> CGRect = { $0 }
    override func layoutSubviews() {
      super.layoutSubviews()
      for child in subviews { child.frame = childFrame(bounds) }
    }
  }

  /// Adds subviews to a parent in the scene, and content to each that is constrained to its safe
  /// area.
  private func makeChildren(_ count: Int, in scene: LayoutScene) -> (
    parent: FrameSettingView, content: [UIView]
  ) {
    let parent = FrameSettingView(frame: scene.container.bounds)
    scene.container.addSubview(parent)
    let content = (0..<count).map { _ in
      let view = UIView(frame: .zero)
      parent.addSubview(view)
      return scene.add("content", to: view)
    }
    for view in content {
      guard let guide = view.superview?.safeAreaLayoutGuide else { continue }
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
    }
    return (parent, content)
  }

  @Test("of two subviews resized in one pass, each has its content laid out")
  func bothResizedSubviewsAreLaidOut() {
    let scene = LayoutScene()
    let (parent, content) = makeChildren(2, in: scene)
    scene.layOut()
    scene.device.perform { parent.frame = CGRect(x: 0, y: 0, width: 300, height: 200) }
    scene.layOut()
    #expect(content.map(\.frame) == Array(repeating: parent.bounds, count: 2))
  }

  @Test("a subview that is sized during layout is no contradiction before that")
  func lateSize() {
    let scene = LayoutScene(safeArea: UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 10))
    let (_, content) = makeChildren(1, in: scene)
    scene.layOut()
    #expect(content[0].frame == CGRect(x: 10, y: 50, width: 380, height: 720))
  }

  @Test("safe area insets of a temporary position are discarded with it")
  func momentaryInsets() {
    let scene = LayoutScene(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
    let (parent, content) = makeChildren(1, in: scene)
    parent.childFrame = { CGRect(x: 0, y: 100, width: $0.width, height: $0.height - 100) }
    scene.layOut()
    scene.device.perform {
      content[0].superview?.frame.origin.y = 0
      parent.setNeedsLayout()
    }
    scene.layOut()
    #expect(content[0].frame.minY == 0)
  }

  @Test("a reversed animator restores the layout of the view that it animates")
  func reversedAnimatorRestoresLayout() {
    let scene = LayoutScene(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
    let (parent, content) = makeChildren(1, in: scene)
    scene.layOut()
    scene.device.perform {
      parent.childFrame = { $0.offsetBy(dx: 0, dy: 300) }
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        content[0].superview?.frame.origin.y = 300
      }
      animator.startAnimation()
      scene.device.advance(by: 0.5)
      #expect(content[0].frame.minY == 0)
      parent.childFrame = { $0 }
      animator.isReversed = true
      scene.device.settle()
    }
    #expect(content[0].superview?.frame.minY == 0)
    #expect(content[0].frame.minY == 50)
  }
}
