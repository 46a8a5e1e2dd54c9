import HeadlessUIKit
import Testing

/// A frozen copy of a view, in the view tree, the layer tree and under animation.
@Suite struct SnapshotTests {
  /// A card at (20, 40), 200 x 100 pt, with a badge of 40 x 40 pt in it.
  struct Scene {
    let device = SimulatedDevice(
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

    /// Takes a picture and lays it over the card.
    func snapshot(afterUpdates: Bool = false) throws -> UIView {
      try device.perform {
        let made = try #require(card.snapshotView(afterScreenUpdates: afterUpdates))
        made.frame = card.frame
        window.addSubview(made)
        return made
      }
    }

    /// What is to be seen of a view and all in it: where on the screen, and how.
    func look(of view: UIView) -> [String] {
      let state = view.layer.presentationState(at: device.now)
      let shown = state.bounds.applying(view.presentedMapToRoot(at: device.now))
      let color = state.background
      let isSeen = !state.isHidden && (color.alpha > 0 || view.drawing != .none)
      let line =
        "\(rounded(shown)) \(color.red) \(color.blue) \(rounded(state.opacity))"
        + " \(rounded(state.cornerRadius)) \(view.drawing)"
      return (isSeen ? [line] : [])
        + (state.isHidden ? [] : view.subviews.flatMap { look(of: $0) })
    }

    private func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
    private func rounded(_ rect: CGRect) -> String {
      "[\(rounded(rect.minX)), \(rounded(rect.minY)), "
        + "\(rounded(rect.width)), \(rounded(rect.height))]"
    }
  }

  @Test("a snapshot looks as the view does, at the view's size")
  func looks() throws {
    let scene = Scene()
    let snapshot = try scene.snapshot()
    #expect(snapshot.bounds == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(
      scene.look(of: snapshot) == [
        "[20.0, 40.0, 200.0, 100.0] 1.0 0.0 1.0 12.0 none",
        "[30.0, 70.0, 40.0, 40.0] 0.0 1.0 1.0 0.0 none",
      ])
    #expect(scene.look(of: snapshot) == scene.look(of: scene.card))
  }

  @Test("a new snapshot stands at zero, whatever places and turns the view")
  func place() throws {
    let scene = Scene()
    try scene.device.perform {
      scene.card.transform = CGAffineTransform(rotationAngle: 1)
      let snapshot = try #require(scene.card.snapshotView(afterScreenUpdates: true))
      #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
      #expect(snapshot.transform == .identity)
      #expect(snapshot.superview == nil)
      scene.window.addSubview(snapshot)
      #expect(
        scene.look(of: snapshot) == [
          "[0.0, 0.0, 200.0, 100.0] 1.0 0.0 1.0 12.0 none",
          "[10.0, 30.0, 40.0, 40.0] 0.0 1.0 1.0 0.0 none",
        ])
    }
  }

  @Test("what happens to the live view afterward leaves the snapshot as it was")
  func frozen() throws {
    let scene = Scene()
    let before = scene.look(of: scene.card)
    let snapshot = try scene.snapshot()
    scene.device.perform {
      scene.card.backgroundColor = .green
      scene.badge.center.x += 100
      scene.badge.isHidden = true
      scene.card.isHidden = true
      UIView.animate(withDuration: 1) { scene.card.alpha = 0 }
    }
    scene.device.advance(by: 0.5)
    #expect(scene.look(of: snapshot) == before)
    scene.device.perform { scene.card.removeFromSuperview() }
    scene.device.settle()
    #expect(scene.look(of: snapshot) == before)
  }

  @Test("before updates it shows what is on the screen, after them where everything ends")
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
      scene.look(of: now) == [
        "[20.0, 40.0, 200.0, 100.0] 1.0 0.0 0.75 12.0 none",
        "[55.0, 70.0, 40.0, 40.0] 0.0 1.0 1.0 0.0 none",
      ])
    #expect(
      scene.look(of: then) == [
        "[20.0, 40.0, 200.0, 100.0] 1.0 0.0 0.0 12.0 none",
        "[130.0, 70.0, 40.0, 40.0] 0.0 1.0 1.0 0.0 none",
      ])
  }

  /// A view that places its badge in layout alone.
  final class Laid: UIView {
    let badge = UIView(frame: .zero)
    override func layoutSubviews() {
      if badge.superview == nil { addSubview(badge) }
      badge.backgroundColor = .blue
      badge.frame = bounds.insetBy(dx: 10, dy: 10)
    }
  }

  @Test("a view that was never on the screen is empty before updates and laid out after them")
  func offScreen() throws {
    let scene = Scene()
    try scene.device.perform {
      let laid = Laid(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      laid.backgroundColor = .red
      let whole = "[0.0, 0.0, 100.0, 60.0] 1.0 0.0 1.0 0.0 none"
      for (after, look) in [
        (false, []), (true, [whole, "[10.0, 10.0, 80.0, 40.0] 0.0 1.0 1.0 0.0 none"]),
      ] {
        let snapshot = try #require(laid.snapshotView(afterScreenUpdates: after))
        #expect(snapshot.bounds.size == CGSize(width: 100, height: 60))
        scene.window.addSubview(snapshot)
        #expect(scene.look(of: snapshot) == look)
      }
    }
  }

  @Test("a hidden view gives an empty snapshot of its size, one without a size none")
  func nothing() throws {
    let scene = Scene()
    scene.device.perform { scene.card.isHidden = true }
    let hidden = try scene.snapshot(afterUpdates: true)
    #expect(scene.look(of: hidden) == [])
    #expect(hidden.bounds.size == CGSize(width: 200, height: 100))
    scene.device.perform {
      #expect(UIView(frame: .zero).snapshotView(afterScreenUpdates: true) == nil)
      let flat = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 0))
      #expect(flat.snapshotView(afterScreenUpdates: false) == nil)
    }
  }

  @Test("rounded corners, border and shadow are kept, and what is hidden in the view is left out")
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

  @Test("what a view casts outside its bounds is not in its snapshot")
  func clipped() throws {
    let scene = Scene()
    scene.device.perform { scene.badge.frame.origin.x = 180 }
    let snapshot = try scene.snapshot()
    let clip = try #require(snapshot.subviews.first)
    #expect(clip.clipsToBounds)
    #expect(clip.bounds.size == CGSize(width: 200, height: 100))
    #expect(!snapshot.clipsToBounds)
  }

  @Test("a list that has scrolled is frozen where it stands")
  func scrolled() throws {
    let scene = Scene()
    scene.device.perform { scene.card.bounds.origin.y = 20 }
    let snapshot = try scene.snapshot()
    scene.device.perform { scene.card.bounds.origin.y = 0 }
    #expect(scene.look(of: snapshot).last == "[30.0, 50.0, 40.0, 40.0] 0.0 1.0 1.0 0.0 none")
  }

  @Test("a snapshot stretches with its frame, at every moment of an animation")
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
      scene.look(of: snapshot) == [
        "[10.0, 20.0, 300.0, 200.0] 1.0 0.0 1.0 12.0 none",
        "[25.0, 80.0, 60.0, 80.0] 0.0 1.0 1.0 0.0 none",
      ])
    scene.device.settle()
    #expect(
      scene.look(of: snapshot) == [
        "[0.0, 0.0, 400.0, 300.0] 1.0 0.0 1.0 12.0 none",
        "[20.0, 90.0, 80.0, 120.0] 0.0 1.0 1.0 0.0 none",
      ])
  }

  @Test("a snapshot that shrinks to nothing comes back whole")
  func vanishes() throws {
    let scene = Scene()
    let snapshot = try scene.snapshot()
    scene.device.perform { snapshot.bounds.size = .zero }
    #expect(scene.look(of: snapshot).allSatisfy { $0.contains("0.0, 0.0] ") })
    scene.device.perform { snapshot.frame = scene.card.frame }
    #expect(scene.look(of: snapshot) == scene.look(of: scene.card))
  }

  @Test("a snapshot taken in an animation block is there at once")
  func inBlock() throws {
    let scene = Scene()
    let snapshot = try scene.device.perform {
      var made: UIView?
      UIView.animate(withDuration: 1) { made = scene.card.snapshotView(afterScreenUpdates: false) }
      let snapshot = try #require(made)
      scene.window.addSubview(snapshot)
      return snapshot
    }
    #expect(scene.look(of: snapshot).first == "[0.0, 0.0, 200.0, 100.0] 1.0 0.0 1.0 12.0 none")
  }

  @Test("words, colors of the appearance and pictures within are kept; names and recognizers not")
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
    let kept = scene.look(of: snapshot)
    #expect(kept == scene.look(of: scene.card))
    #expect(kept.last?.contains("Draft") == true)
    scene.device.perform {
      label.text = "Sent"
      let point = CGPoint(x: 25, y: 45)
      #expect(scene.window.hitTest(point, with: nil) === snapshot)
    }
    #expect(scene.look(of: snapshot) == kept)
  }

  @Test("a snapshot of a snapshot looks the same")
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
    #expect(scene.look(of: second) == scene.look(of: first))
  }
}
