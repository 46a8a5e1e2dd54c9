import HeadlessUIKit
import TestSupport
import Testing

/// Snapshots in the view hierarchy, in the layer tree and in animations.
@Suite(.checkedDevices) struct SnapshotTests {
  /// A card at (20, 40), 200 x 100 pt, with a badge of 40 x 40 pt in it.
  struct Scene {
    let device = makeDevice(
      DeviceConfiguration(size: CGSize(width: 400, height: 800), portraitSafeArea: .zero))
    let window: UIWindow
    let card: UIView
    let badge: UIView

    init() {
      (window, card, badge) = device.perform {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let card = UIView(frame: CGRect(x: 20, y: 40, width: 200, height: 100))
        card.backgroundColor = .red
        card.layer.cornerRadius = 12
        let badge = UIView(frame: CGRect(x: 10, y: 30, width: 40, height: 40))
        badge.backgroundColor = .blue
        card.addSubview(badge)
        window.addSubview(card)
        window.makeKeyAndVisible()
        return (window, card, badge)
      }
      device.turn()
    }

    /// Takes a snapshot and places it over the card.
    func snapshot(afterUpdates: Bool = false) throws -> UIView {
      try device.perform {
        let made = try #require(card.snapshotView(afterScreenUpdates: afterUpdates))
        made.frame = card.frame
        window.addSubview(made)
        return made
      }
    }

    /// Describes the visible content of a view and its subviews: frame on the screen, red, blue,
    /// opacity, corner radius and drawing.
    func appearance(of view: UIView) -> [String] {
      let state = view.layer.presentationState(at: device.now)
      let shown = state.bounds.applying(view.presentedMapToRoot(at: device.now))
      let color = state.background
      let isVisible = !state.isHidden && (color.alpha > 0 || view.drawing != .none)
      let line =
        "\(rounded(shown)) \(color.red) \(color.blue) \(rounded(state.opacity))"
        + " \(rounded(state.cornerRadius)) \(view.drawing)"
      return (isVisible ? [line] : [])
        + (state.isHidden ? [] : view.subviews.flatMap { appearance(of: $0) })
    }

    private func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
    private func rounded(_ rect: CGRect) -> String {
      "[\(rounded(rect.minX)), \(rounded(rect.minY)), "
        + "\(rounded(rect.width)), \(rounded(rect.height))]"
    }
  }

  @Test("a snapshot has the appearance and the size of the view")
  func looks() throws {
    let scene = Scene()
    let snapshot = try scene.snapshot()
    #expect(snapshot.bounds == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(
      scene.appearance(of: snapshot) == [
        "[20.0, 40.0, 200.0, 100.0] 1.0 0.0 1.0 12.0 none",
        "[30.0, 70.0, 40.0, 40.0] 0.0 1.0 1.0 0.0 none",
      ])
    #expect(scene.appearance(of: snapshot) == scene.appearance(of: scene.card))
  }

  @Test("a new snapshot has a zero origin, whatever the view's position and transform")
  func newSnapshotHasZeroOrigin() throws {
    let scene = Scene()
    try scene.device.perform {
      scene.card.transform = CGAffineTransform(rotationAngle: 1)
      let snapshot = try #require(scene.card.snapshotView(afterScreenUpdates: true))
      #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
      #expect(snapshot.transform == .identity)
      #expect(snapshot.superview == nil)
      scene.window.addSubview(snapshot)
      #expect(
        scene.appearance(of: snapshot) == [
          "[0.0, 0.0, 200.0, 100.0] 1.0 0.0 1.0 12.0 none",
          "[10.0, 30.0, 40.0, 40.0] 0.0 1.0 1.0 0.0 none",
        ])
    }
  }

  @Test("later changes of the view leave the snapshot unchanged")
  func frozen() throws {
    let scene = Scene()
    let before = scene.appearance(of: scene.card)
    let snapshot = try scene.snapshot()
    scene.device.perform {
      scene.card.backgroundColor = .green
      scene.badge.center.x += 100
      scene.badge.isHidden = true
      scene.card.isHidden = true
      UIView.animate(withDuration: 1) { scene.card.alpha = 0 }
    }
    scene.device.advance(by: 0.5)
    #expect(scene.appearance(of: snapshot) == before)
    scene.device.perform { scene.card.removeFromSuperview() }
    scene.device.settle()
    #expect(scene.appearance(of: snapshot) == before)
  }

  @Test("before screen updates it shows presented values, after them model values")
  func updates() throws {
    let scene = Scene()
    scene.device.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scene.badge.frame.origin.x = 110
        scene.card.alpha = 0
      }
    }
    scene.device.advance(by: 0.25)
    let now = try scene.snapshot()
    let then = try scene.snapshot(afterUpdates: true)
    scene.device.settle()
    #expect(
      scene.appearance(of: now) == [
        "[20.0, 40.0, 200.0, 100.0] 1.0 0.0 0.75 12.0 none",
        "[55.0, 70.0, 40.0, 40.0] 0.0 1.0 1.0 0.0 none",
      ])
    #expect(
      scene.appearance(of: then) == [
        "[20.0, 40.0, 200.0, 100.0] 1.0 0.0 0.0 12.0 none",
        "[130.0, 70.0, 40.0, 40.0] 0.0 1.0 1.0 0.0 none",
      ])
  }

  /// A view that positions its badge in layout only.
  final class BadgeView: UIView {
    let badge = UIView(frame: .zero)
    override func layoutSubviews() {
      if badge.superview == nil { addSubview(badge) }
      badge.backgroundColor = .blue
      badge.frame = bounds.insetBy(dx: 10, dy: 10)
    }
  }

  @Test(
    "a view that was never visible is empty before screen updates, and laid out after them",
    arguments: [
      (false, []),
      (
        true,
        [
          "[0.0, 0.0, 100.0, 60.0] 1.0 0.0 1.0 0.0 none",
          "[10.0, 10.0, 80.0, 40.0] 0.0 1.0 1.0 0.0 none",
        ]
      ),
    ])
  func offScreen(after: Bool, appearance: [String]) throws {
    let scene = Scene()
    try scene.device.perform {
      let view = BadgeView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      view.backgroundColor = .red
      let snapshot = try #require(view.snapshotView(afterScreenUpdates: after))
      #expect(snapshot.bounds.size == CGSize(width: 100, height: 60))
      scene.window.addSubview(snapshot)
      #expect(scene.appearance(of: snapshot) == appearance)
    }
  }

  @Test("a hidden view has an empty snapshot of its size; a view without a size has none")
  func hiddenViewHasEmptySnapshot() throws {
    let scene = Scene()
    scene.device.perform { scene.card.isHidden = true }
    let hidden = try scene.snapshot(afterUpdates: true)
    #expect(scene.appearance(of: hidden) == [])
    #expect(hidden.bounds.size == CGSize(width: 200, height: 100))
    scene.device.perform {
      #expect(UIView(frame: .zero).snapshotView(afterScreenUpdates: true) == nil)
      let flat = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 0))
      #expect(flat.snapshotView(afterScreenUpdates: false) == nil)
    }
  }

  @Test("corners, border and shadow are kept, and hidden subviews are left out")
  func decorations() throws {
    let scene = Scene()
    scene.device.perform {
      let hidden = UIView(frame: CGRect(x: 60, y: 0, width: 10, height: 10))
      hidden.isHidden = true
      scene.card.addSubview(hidden)
      let layer = scene.badge.layer
      layer.maskedCorners = [.layerMinXMinYCorner]
      layer.cornerRadius = 5
      layer.borderColor = UIColor.green.cgColor
      layer.borderWidth = 2
      layer.shadowColor = UIColor.blue.cgColor
      layer.shadowOpacity = 0.5
    }
    let snapshot = try scene.snapshot()
    let card = try #require(snapshot.subviews.first?.subviews.first)
    #expect(card.subviews.count == 1)
    let layer = try #require(card.subviews.first?.layer)
    #expect(layer.maskedCorners == [.layerMinXMinYCorner])
    #expect(layer.cornerRadius == 5)
    #expect(layer.borderColor === scene.badge.layer.borderColor)
    #expect(layer.borderWidth == 2)
    #expect(layer.shadowColor === scene.badge.layer.shadowColor)
    #expect(layer.shadowOpacity == 0.5)
  }

  @Test("content outside the view's bounds is not in its snapshot")
  func clipped() throws {
    let scene = Scene()
    scene.device.perform { scene.badge.frame.origin.x = 180 }
    let snapshot = try scene.snapshot()
    let clip = try #require(snapshot.subviews.first)
    #expect(clip.clipsToBounds)
    #expect(clip.bounds.size == CGSize(width: 200, height: 100))
    #expect(!snapshot.clipsToBounds)
  }

  @Test("a snapshot of a scrolled view keeps its offset")
  func scrolled() throws {
    let scene = Scene()
    scene.device.perform { scene.card.bounds.origin.y = 20 }
    let snapshot = try scene.snapshot()
    scene.device.perform { scene.card.bounds.origin.y = 0 }
    #expect(scene.appearance(of: snapshot).last == "[30.0, 50.0, 40.0, 40.0] 0.0 1.0 1.0 0.0 none")
  }

  @Test("a snapshot scales with its frame, at any time of an animation")
  func stretches() throws {
    let scene = Scene()
    let snapshot = try scene.snapshot()
    scene.device.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        snapshot.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
      }
    }
    scene.device.advance(by: 0.5)
    #expect(
      scene.appearance(of: snapshot) == [
        "[10.0, 20.0, 300.0, 200.0] 1.0 0.0 1.0 12.0 none",
        "[25.0, 80.0, 60.0, 80.0] 0.0 1.0 1.0 0.0 none",
      ])
    scene.device.settle()
    #expect(
      scene.appearance(of: snapshot) == [
        "[0.0, 0.0, 400.0, 300.0] 1.0 0.0 1.0 12.0 none",
        "[20.0, 90.0, 80.0, 120.0] 0.0 1.0 1.0 0.0 none",
      ])
  }

  @Test("a snapshot that shrinks to zero regains its content")
  func vanishes() throws {
    let scene = Scene()
    let snapshot = try scene.snapshot()
    scene.device.perform { snapshot.bounds.size = .zero }
    #expect(scene.appearance(of: snapshot).allSatisfy { $0.contains("0.0, 0.0] ") })
    scene.device.perform { snapshot.frame = scene.card.frame }
    #expect(scene.appearance(of: snapshot) == scene.appearance(of: scene.card))
  }

  @Test("a snapshot taken in an animation block is visible at once")
  func inBlock() throws {
    let scene = Scene()
    let snapshot = try scene.device.perform {
      var made: UIView?
      UIView.animate(withDuration: 1) { made = scene.card.snapshotView(afterScreenUpdates: false) }
      let snapshot = try #require(made)
      scene.window.addSubview(snapshot)
      return snapshot
    }
    #expect(
      scene.appearance(of: snapshot).first == "[0.0, 0.0, 200.0, 100.0] 1.0 0.0 1.0 12.0 none")
  }

  @Test("text, dynamic colors and images are kept; identifiers and recognizers are not")
  func content() throws {
    let scene = Scene()
    let label = scene.device.perform {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "Draft"
      label.accessibilityIdentifier = "headline"
      label.isUserInteractionEnabled = true
      label.addGestureRecognizer(UITapGestureRecognizer())
      scene.card.addSubview(label)
      return label
    }
    scene.device.turn()
    let snapshot = try scene.snapshot()
    let kept = scene.appearance(of: snapshot)
    #expect(kept == scene.appearance(of: scene.card))
    #expect(kept.last?.contains("Draft") == true)
    scene.device.perform {
      label.text = "Sent"
      let point = CGPoint(x: 25, y: 45)
      #expect(scene.window.hitTest(point, with: nil) === snapshot)
    }
    #expect(scene.appearance(of: snapshot) == kept)
  }

  @Test("a snapshot of a snapshot has the same appearance")
  func twice() throws {
    let scene = Scene()
    let first = try scene.snapshot()
    scene.device.turn()
    let second = try scene.device.perform {
      let made = try #require(first.snapshotView(afterScreenUpdates: false))
      made.frame = first.frame
      scene.window.addSubview(made)
      return made
    }
    #expect(scene.appearance(of: second) == scene.appearance(of: first))
  }
}
