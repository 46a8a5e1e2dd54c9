import HeadlessUIKit
import TestSupport
import Testing

/// The layout guide of the keyboard.
@Suite(.checkedDevices) struct KeyboardGuideTests {
  private struct Scene {
    let device: SimulatedDevice
    let root = UIViewController()
    let bar = UIView()
    let field = UITextField()

    init(_ safeBottom: CGFloat = 34) {
      device = makeDevice(
        DeviceConfiguration(
          portraitSafeArea: UIEdgeInsets(top: 47, left: 0, bottom: safeBottom, right: 0)))
      device.perform { [root, bar, field] in
        let view: UIView = root.view
        for subview in [bar, field] as [UIView] {
          subview.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(subview)
        }
        let guide = view.keyboardLayoutGuide
        NSLayoutConstraint.activate([
          bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          bar.heightAnchor.constraint(equalToConstant: 50),
          bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
          field.topAnchor.constraint(equalTo: view.topAnchor),
          field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
        makeWindow(root)
      }
      device.settle()
    }
  }

  @Test("a hidden keyboard's guide is the part below the safe area; a shown one's, the keyboard")
  func frames() {
    let scene = Scene()
    scene.device.perform {
      let guide = scene.root.view.keyboardLayoutGuide
      #expect(guide === scene.root.view.keyboardLayoutGuide)
      #expect(guide.layoutFrame == rect(0, 633, 375, 34))
      #expect(scene.bar.frame == rect(0, 583, 375, 50))
      scene.field.becomeFirstResponder()
      scene.device.settle()
      #expect(guide.layoutFrame == rect(0, 407, 375, 260))
      #expect(scene.bar.frame == rect(0, 357, 375, 50))
      scene.field.resignFirstResponder()
      scene.device.settle()
      #expect(scene.bar.frame == rect(0, 583, 375, 50))
    }
  }

  @Test("a view on the guide moves together with the keyboard")
  func animation() {
    let scene = Scene(0)
    scene.device.perform {
      scene.field.becomeFirstResponder()
      let board = scene.device.windows.last?.subviews.first
      for _ in 0..<5 {
        scene.device.advance(by: 0.05)
        let top = board.map(presentationFrame(of:))?.minY ?? 0
        #expect(isClose(presentationFrame(of: scene.bar).maxY, top))
        #expect(top > 407)
      }
    }
  }

  @Test("the guide of a view above the bottom covers what the keyboard covers of it")
  func innerView() {
    let scene = Scene()
    scene.device.perform {
      let inner = UIView(frame: rect(20, 300, 200, 200))
      scene.root.view.addSubview(inner)
      let guide = inner.keyboardLayoutGuide
      #expect(guide.layoutFrame == rect(0, 200, 200, 0))
      scene.field.becomeFirstResponder()
      scene.device.settle()
      #expect(guide.layoutFrame == rect(0, 107, 200, 93))
    }
  }

  @Test("without the safe area, the guide of a hidden keyboard has no height")
  func withoutSafeArea() {
    let scene = Scene()
    scene.device.perform {
      scene.root.view.keyboardLayoutGuide.usesBottomSafeArea = false
      scene.device.settle()
      #expect(scene.bar.frame == rect(0, 617, 375, 50))
    }
  }

  @Test("the guide follows a rotation")
  func rotation() {
    let scene = Scene(0)
    scene.device.perform { _ = scene.field.becomeFirstResponder() }
    scene.device.settle()
    scene.device.rotate(to: .landscapeLeft)
    scene.device.settle()
    scene.device.perform { #expect(scene.bar.frame == rect(0, 125, 667, 50)) }
  }

  @Test("the docked keyboard is near the bottom edge, and away from the others")
  func trackedConstraints() {
    let scene = Scene()
    scene.device.perform {
      let guide = scene.root.view.keyboardLayoutGuide
      let edges: [NSDirectionalRectEdge] = [.bottom, .top, .leading, .trailing]
      let near = edges.map { _ in scene.field.widthAnchor.constraint(equalToConstant: 10) }
      let away = edges.map { _ in scene.field.heightAnchor.constraint(equalToConstant: 10) }
      for (index, edge) in edges.enumerated() {
        guide.setConstraints([near[index]], activeWhenNearEdge: edge)
        guide.setConstraints([away[index]], activeWhenAwayFrom: edge)
      }
      #expect(near.map(\.isActive) == [true, false, false, false])
      #expect(away.map(\.isActive) == [false, true, true, true])
      #expect(guide.constraints(activeWhenNearEdge: .top) == [near[1]])
      guide.setConstraints([], activeWhenAwayFrom: .top)
      #expect(!away[1].isActive)
      guide.removeAllTrackedConstraints()
      #expect(!near[0].isActive)
      #expect(guide.constraints(activeWhenNearEdge: .top) == [])
    }
  }
}
