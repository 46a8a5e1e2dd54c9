import HeadlessUIKit
import TestSupport
import Testing

/// Repeated layout, with and without changes that require solving.
@Suite(.checkedDevices) struct RepeatedLayoutTests {
  /// A container with constrained views, in it and in a subview with a frame.
  private final class RandomLayout {
    let scene = LayoutScene(safeArea: UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
    private let part = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 100))
    private var views: [UIView] = []
    private var constraints: [NSLayoutConstraint] = []
    private var generator: SeededGenerator
    /// Whether every layout invalidates the container, so that constraints are solved again.
    private let solvesAlways: Bool

    init(seed: UInt64, solvesAlways: Bool) {
      generator = SeededGenerator(seed: seed)
      self.solvesAlways = solvesAlways
      scene.device.perform { scene.container.addSubview(part) }
      for _ in 0..<3 { addView() }
    }

    var frames: [CGRect] { (views + [part]).map(\.frame) }

    private func addView() {
      let parent = generator.one(of: scene.container, part)
      let view = scene.add("view", to: parent, content: CGSize(width: 30, height: 20))
      let other = views.isEmpty ? part : views[Int.random(in: 0..<views.count, using: &generator)]
      views.append(view)
      let made = [
        view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 7),
        generator.one(
          of: view.topAnchor.constraint(equalTo: scene.container.layoutMarginsGuide.topAnchor),
          view.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 3)),
        view.widthAnchor.constraint(lessThanOrEqualTo: part.widthAnchor, multiplier: 0.5),
      ]
      constraints += made
      scene.device.perform { NSLayoutConstraint.activate(made) }
    }

    /// Makes a random change, and lays out.
    func step() {
      let view = views[Int.random(in: 0..<views.count, using: &generator)]
      let constraint = constraints[Int.random(in: 0..<constraints.count, using: &generator)]
      let number = Double(Int.random(in: 1...90, using: &generator))
      let kind = Int.random(in: 0..<12, using: &generator)
      scene.device.perform {
        switch kind {
        case 0: constraint.constant = number
        case 1: constraint.isActive.toggle()
        case 2: constraint.priority = .init(Float(number * 10))
        case 3: part.frame = CGRect(x: number, y: 2 * number, width: 3 * number, height: 100)
        case 4: part.center.x = number
        // Content that changes without invalidation counts in the next layout.
        case 5: (view as? ContentView)?.content = CGSize(width: number, height: 2 * number)
        case 6: view.setContentHuggingPriority(.init(Float(number * 10)), for: .horizontal)
        case 7: scene.container.layoutMargins.top = number
        case 8:
          scene.container.semanticContentAttribute =
            number > 45 ? .forceRightToLeft : .forceLeftToRight
        case 9: view.translatesAutoresizingMaskIntoConstraints.toggle()
        case 10: part.addSubview(view)
        default: break
        }
      }
      if kind == 11 { addView() }
      scene.device.perform {
        if solvesAlways { scene.container.invalidateIntrinsicContentSize() }
        scene.container.setNeedsLayout()
        part.setNeedsLayout()
        scene.window.layoutIfNeeded()
      }
    }
  }

  @Test("repeated layout gives the frames of solving the constraints again")
  func givesFramesOfSolvingAgain() {
    checkInvariant(40) { generator in
      let seed = generator.next()
      let (kept, solved) = (
        RandomLayout(seed: seed, solvesAlways: false), RandomLayout(seed: seed, solvesAlways: true)
      )
      for step in 1...12 {
        kept.step()
        solved.step()
        if kept.frames != solved.frames {
          return "step \(step): \(kept.frames) and not \(solved.frames)"
        }
        if kept.scene.diagnosticMessages != solved.scene.diagnosticMessages {
          return
            "step \(step): \(kept.scene.diagnosticMessages) and not \(solved.scene.diagnosticMessages)"
        }
      }
      return nil
    }
  }

  /// Solving reads the alignment insets of a view for every constraint; comparing reads them once in
  /// a run-loop turn.
  @Test("layout without changes of constraints does not solve them again")
  func keepsTheAnswer() {
    let scene = LayoutScene(safeArea: UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
    let box = scene.container
    let view = scene.device.perform { CountingView() }
    let other = scene.device.perform { UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
    scene.device.perform {
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
      box.addSubview(other)
    }
    scene.activate([
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      view.topAnchor.constraint(equalTo: box.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])
    func reads(inNewTurn isNew: Bool = true, _ change: () -> Void) -> Int {
      if isNew { scene.device.turn() }
      let before = view.reads
      scene.device.perform(change)
      scene.layOut()
      return view.reads - before
    }
    #expect(reads { view.setNeedsLayout() } == 1)
    #expect(reads { box.setNeedsLayout() } == 1)
    #expect(reads { other.center.y = 100 } == 1)
    #expect(reads { other.bounds.size.height = 80 } == 1)
    #expect(reads(inNewTurn: false) { other.bounds.size.height = 90 } == 0)
    #expect(reads { view.setContentHuggingPriority(.required, for: .vertical) } > 4)
    #expect(reads { box.bounds.size.width = 300 } > 4)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 30))
  }

  /// Counts the reads of its alignment insets.
  private final class CountingView: UIView {
    private(set) var reads = 0
    override var alignmentRectInsets: UIEdgeInsets {
      reads += 1
      return .zero
    }
  }

  @Test("a released view leaves its constraints without an item")
  func releasedViewIsClearedFromConstraints() {
    let scene = LayoutScene()
    scene.device.perform {
      var view: UIView? = UIView(frame: .zero)
      let constraint = view?.widthAnchor.constraint(equalTo: scene.container.widthAnchor)
      #expect(constraint?.firstItem === view)
      view = nil
      #expect(constraint?.firstItem == nil)
      #expect(constraint?.secondItem === scene.container)
    }
  }

  @Test("a released view leaves its touch without a view")
  func releasedViewIsClearedFromTouch() {
    let scene = LayoutScene()
    let recorder = TouchRecorder()
    scene.device.perform {
      scene.container.addGestureRecognizer(recorder)
      var view: UIView? = UIView(frame: scene.container.bounds)
      if let view { scene.container.addSubview(view) }
      scene.device.touchDown(at: CGPoint(x: 10, y: 10))
      #expect(recorder.touch?.view === view)
      view?.removeFromSuperview()
      view = nil
      #expect(recorder.touch != nil)
      #expect(recorder.touch?.view == nil)
      #expect(recorder.touch?.window === scene.window)
      scene.device.touchUp()
    }
  }

  /// Keeps the last touch that it received.
  private final class TouchRecorder: UIGestureRecognizer {
    private(set) var touch: UITouch?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      touch = touches.first
    }
  }
}
