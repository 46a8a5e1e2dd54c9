import HeadlessUIKit
import Testing

/// Layout that was right a moment ago, or for another view, and must not stay.
@Suite struct StaleLayoutTests {
  /// Places its subviews by hand.
  final class Placer: UIView {
    var place: (CGRect) -> CGRect = { $0 }
    override func layoutSubviews() {
      super.layoutSubviews()
      for child in subviews { child.frame = place(bounds) }
    }
  }

  /// Adds pages to a placer in the scene, and content to each that keeps to the page's safe area.
  private func makePages(_ count: Int, in scene: LayoutScene) -> (placer: Placer, content: [UIView])
  {
    let placer = Placer(frame: scene.container.bounds)
    scene.container.addSubview(placer)
    let content = (0..<count).map { _ in
      let page = UIView(frame: .zero)
      placer.addSubview(page)
      return scene.add("content", to: page)
    }
    for view in content {
      guard let room = view.superview?.safeAreaLayoutGuide else { continue }
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: room.topAnchor),
        view.bottomAnchor.constraint(equalTo: room.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: room.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: room.trailingAnchor),
      ])
    }
    return (placer, content)
  }

  @Test("Of two pages that are resized in one pass, each has its content laid out")
  func twoPages() {
    let scene = LayoutScene()
    let (placer, content) = makePages(2, in: scene)
    scene.layOut()
    scene.device.perform { placer.frame = CGRect(x: 0, y: 0, width: 300, height: 200) }
    scene.layOut()
    #expect(content.map(\.frame) == Array(repeating: placer.bounds, count: 2))
  }

  @Test("A page whose size comes with the layout is no contradiction before that")
  func lateSize() {
    let scene = LayoutScene(safeArea: UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 10))
    let (_, content) = makePages(1, in: scene)
    scene.layOut()
    #expect(scene.messages == [])
    #expect(content[0].frame == CGRect(x: 10, y: 50, width: 380, height: 720))
  }

  @Test("What a page's place had of the safe area for a moment is forgotten with the place")
  func momentaryInsets() {
    let scene = LayoutScene(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
    let (placer, content) = makePages(1, in: scene)
    placer.place = { CGRect(x: 0, y: 100, width: $0.width, height: $0.height - 100) }
    scene.layOut()
    scene.device.perform {
      content[0].superview?.frame.origin.y = 0
      placer.setNeedsLayout()
    }
    scene.layOut()
    #expect(content[0].frame.minY == 0)
  }

  @Test("An animator that goes back takes the page's layout back with the page")
  func wayBack() {
    let scene = LayoutScene(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
    let (placer, content) = makePages(1, in: scene)
    scene.layOut()
    scene.device.perform {
      placer.place = { $0.offsetBy(dx: 0, dy: 300) }
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        content[0].superview?.frame.origin.y = 300
      }
      animator.startAnimation()
      scene.device.advance(by: 0.5)
      #expect(content[0].frame.minY == 0)
      placer.place = { $0 }
      animator.isReversed = true
      scene.device.settle()
    }
    #expect(content[0].superview?.frame.minY == 0)
    #expect(content[0].frame.minY == 50)
  }
}
