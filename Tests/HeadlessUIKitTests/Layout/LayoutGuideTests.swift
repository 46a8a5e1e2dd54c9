import HeadlessUIKit
import TestSupport
import Testing

@Suite(.checkedDevices) struct LayoutGuideTests {
  @Test("three equal guides divide the space between two views")
  func spacers() {
    let scene = LayoutScene()
    let views = [scene.add("one"), scene.add("two")]
    let guides = (0..<3).map { _ in UILayoutGuide() }
    for guide in guides { scene.container.addLayoutGuide(guide) }
    var constraints = views.map { $0.widthAnchor.constraint(equalToConstant: 50) }
    constraints += guides.dropFirst().map {
      $0.widthAnchor.constraint(equalTo: guides[0].widthAnchor)
    }
    let row = [
      "first": guides[0], "one": views[0], "second": guides[1], "two": views[1],
      "third": guides[2],
    ]
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "|[first][one][second][two][third]|", metrics: nil, views: row)
    scene.activate(constraints)
    #expect(views.map(\.frame.minX) == [100, 250])
    #expect(guides.map(\.layoutFrame.minX) == [0, 150, 300])
    #expect(guides.map(\.layoutFrame.width) == [100, 100, 100])
    #expect(scene.container.layoutGuides == guides)
    #expect(guides[0].owningView === scene.container)
  }

  @Test("removing a guide deactivates its constraints")
  func removal() {
    let scene = LayoutScene()
    let guide = UILayoutGuide()
    scene.container.addLayoutGuide(guide)
    let constraint = guide.topAnchor.constraint(equalTo: scene.container.topAnchor)
    scene.activate([constraint])
    scene.container.removeLayoutGuide(guide)
    #expect(!constraint.isActive)
    #expect(guide.owningView == nil)
    #expect(scene.container.constraints == [])
  }

  @Test("setting owningView moves a guide to another view")
  func moving() {
    let scene = LayoutScene()
    let guide = UILayoutGuide()
    let other = scene.add("other")
    scene.container.addLayoutGuide(guide)
    guide.owningView = other
    #expect(guide.owningView === other)
    #expect(other.layoutGuides == [guide])
    #expect(scene.container.layoutGuides == [])
    guide.owningView = nil
    #expect(other.layoutGuides == [])
  }

  @Test("the safe area guide excludes the bars, also in a view that they cover in part")
  func safeArea() {
    let scene = LayoutScene(safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let (outer, inner) = (scene.add("outer"), UIView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    scene.activate([
      outer.topAnchor.constraint(equalTo: scene.container.topAnchor, constant: 14),
      outer.leftAnchor.constraint(equalTo: scene.container.leftAnchor),
      outer.rightAnchor.constraint(equalTo: scene.container.rightAnchor),
      outer.bottomAnchor.constraint(equalTo: scene.container.safeAreaLayoutGuide.bottomAnchor),
      inner.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.bottomAnchor),
      inner.leftAnchor.constraint(equalTo: outer.layoutMarginsGuide.leftAnchor),
      inner.widthAnchor.constraint(equalTo: outer.layoutMarginsGuide.widthAnchor),
    ])
    #expect(
      scene.container.safeAreaLayoutGuide.layoutFrame
        == CGRect(x: 0, y: 44, width: 400, height: 722))
    #expect(outer.frame == CGRect(x: 0, y: 14, width: 400, height: 752))
    #expect(inner.frame == CGRect(x: 8, y: 30, width: 384, height: 722))
  }
}
