import HeadlessUIKit
import TestSupport
import Testing

@Suite(.checkedDevices) struct LayoutPassTests {
  @Test("a constant changed in an animation block animates the view")
  func animatedConstant() throws {
    let scene = LayoutScene()
    let sheet = scene.add("sheet")
    let top = sheet.topAnchor.constraint(equalTo: scene.container.bottomAnchor)
    scene.activate([
      top, sheet.heightAnchor.constraint(equalToConstant: 300),
      sheet.leadingAnchor.constraint(equalTo: scene.container.leadingAnchor),
      sheet.trailingAnchor.constraint(equalTo: scene.container.trailingAnchor),
    ])
    #expect(sheet.frame == CGRect(x: 0, y: 800, width: 400, height: 300))
    scene.device.perform {
      top.constant = -300
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scene.container.layoutIfNeeded()
      }
    }
    #expect(sheet.frame == CGRect(x: 0, y: 500, width: 400, height: 300))
    scene.device.advance(by: 0.25)
    let presented = try #require(scene.device.perform { sheet.layer.presentation() })
    #expect(isClose(presented.frame, CGRect(x: 0, y: 725, width: 400, height: 300), within: 1e-9))
    scene.device.settle()
    #expect(scene.device.perform { sheet.layer.presentation()?.frame.minY } == 500)
  }

  @Test("laying out one branch leaves the views of another unchanged until its layout")
  func branches() {
    let scene = LayoutScene()
    let boxes = [0.0, 400.0].map { UIView(frame: CGRect(x: 0, y: $0, width: 400, height: 400)) }
    for box in boxes { scene.container.addSubview(box) }
    let views = boxes.map { scene.add("view", to: $0) }
    let tops = zip(views, boxes).map { $0.topAnchor.constraint(equalTo: $1.topAnchor) }
    scene.activate(tops)
    for top in tops { top.constant = 50 }
    scene.device.perform { boxes[0].layoutIfNeeded() }
    #expect(views.map(\.frame.minY) == [50, 0])
    scene.layOut()
    #expect(views.map(\.frame.minY) == [50, 50])
  }

  final class Filler: UIView {
    var content: UIView?
    override func layoutSubviews() {
      super.layoutSubviews()
      content?.frame = bounds.insetBy(dx: 20, dy: 20)
    }
  }

  @Test("a frame set in layoutSubviews applies to the constraints inside")
  func framesInLayoutSubviews() {
    let scene = LayoutScene()
    let (filler, content) = (Filler(frame: scene.container.bounds), UIView())
    filler.content = content
    filler.addSubview(content)
    scene.container.addSubview(filler)
    let view = scene.add("view", to: content)
    scene.activate([
      view.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 10),
      view.rightAnchor.constraint(equalTo: content.rightAnchor, constant: -10),
    ])
    #expect(view.frame.minX == 10)
    #expect(view.frame.width == 340)
    filler.frame.size.width = 200
    scene.layOut()
    #expect(view.frame.width == 140)
  }

  @Test("a frame that the app sets stays until the next layout of the superview")
  func manualFrameStaysUntilNextLayout() {
    let scene = LayoutScene()
    let (view, other) = (scene.add("view"), UIView(frame: .zero))
    scene.container.addSubview(other)
    let inner = scene.add("inner", to: other)
    scene.activate([
      view.topAnchor.constraint(equalTo: scene.container.topAnchor, constant: 10),
      inner.topAnchor.constraint(equalTo: other.topAnchor),
    ])
    view.center.y += 100
    inner.superview?.setNeedsLayout()
    scene.layOut()
    #expect(view.center.y == 110)
    scene.container.setNeedsLayout()
    scene.layOut()
    #expect(view.center.y == 10)
  }

  @Test("a view constrained to one with a frame follows the changes of that frame")
  func follows() {
    let scene = LayoutScene()
    let (view, leader) = (
      scene.add("view"), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    )
    scene.container.addSubview(leader)
    scene.activate([view.topAnchor.constraint(equalTo: leader.bottomAnchor, constant: 5)])
    #expect(view.frame.minY == 15)
    leader.center.y += 100
    scene.layOut()
    #expect(view.frame.minY == 115)
    leader.frame.origin.y = 0
    scene.layOut()
    #expect(view.frame.minY == 15)
  }

  @Test("a view without constraints keeps its frame")
  func unmentioned() {
    let scene = LayoutScene()
    let (view, other) = (scene.add("view"), scene.add("other"))
    view.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    scene.activate([other.topAnchor.constraint(equalTo: scene.container.topAnchor)])
    #expect(view.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
  }

  @Test("the frame follows when constraints are replaced or change their priority")
  func frameFollowsConstraintChanges() {
    let scene = LayoutScene()
    let view = scene.add("view")
    let high = view.topAnchor.constraint(equalTo: scene.container.topAnchor)
    let low = view.bottomAnchor.constraint(equalTo: scene.container.bottomAnchor)
    let height = view.heightAnchor.constraint(equalToConstant: 100)
    scene.activate([high, height])
    #expect(view.frame.minY == 0)
    NSLayoutConstraint.deactivate([high])
    scene.activate([low])
    #expect(view.frame.minY == 700)
    high.priority = .defaultHigh
    height.priority = .defaultLow
    scene.activate([high])
    #expect(view.frame.height == 800)
    height.priority = .required
    scene.layOut()
    #expect(view.frame.minY == 700)
  }

  @Test("removing a view deactivates its constraints to the outside and keeps those inside")
  func removal() {
    let scene = LayoutScene()
    let view = scene.add("view")
    let inner = scene.add("inner", to: view)
    let toContainer = view.topAnchor.constraint(equalTo: scene.container.topAnchor)
    let across = inner.leftAnchor.constraint(equalTo: scene.container.leftAnchor)
    let within = inner.topAnchor.constraint(equalTo: view.topAnchor)
    let height = view.heightAnchor.constraint(equalToConstant: 10)
    scene.activate([toContainer, across, within, height])
    #expect(scene.container.constraints == [toContainer, across])
    #expect(view.constraints == [within, height])
    view.removeFromSuperview()
    #expect([toContainer, across, within, height].map(\.isActive) == [false, false, true, true])
  }

  @Test("updateConstraints is called once, and again after setNeedsUpdateConstraints")
  func updates() throws {
    let scene = LayoutScene()
    let view = try #require(scene.add("view") as? ContentView)
    scene.activate([view.topAnchor.constraint(equalTo: scene.container.topAnchor)])
    scene.container.setNeedsLayout()
    scene.layOut()
    #expect(view.updates == 1)
    #expect(!view.needsUpdateConstraints())
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    scene.layOut()
    #expect(view.updates == 2)
    view.setNeedsUpdateConstraints()
    view.updateConstraintsIfNeeded()
    scene.layOut()
    #expect(view.updates == 3)
  }

  @Test("a view with an undetermined position or size is ambiguous")
  func ambiguity() {
    let scene = LayoutScene()
    let view = scene.add("view")
    let constraints = [
      view.leftAnchor.constraint(equalTo: scene.container.leftAnchor),
      view.topAnchor.constraint(equalTo: scene.container.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ]
    scene.activate(constraints)
    #expect(!view.hasAmbiguousLayout)
    for constraint in constraints {
      constraint.isActive = false
      #expect(view.hasAmbiguousLayout)
      constraint.isActive = true
    }
  }
}
