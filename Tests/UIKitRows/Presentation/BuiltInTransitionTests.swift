import HeadlessUIKit
import Testing

/// The built-in transitions of `modalTransitionStyle`.
@Suite struct BuiltInTransitionTests {
  /// The visible width of a view and the heights of its left and right edges, in perspective.
  struct Card: Equatable {
    var isVisible: Bool
    var width: Double
    var left: Double
    var right: Double
    /// The absolute angle of rotation, rad.
    var angle: Double

    init(_ view: UIView) {
      let layer = view.layer.presentation() ?? view.layer
      isVisible = !layer.isHidden
      let (m, half) = (layer.transform, layer.bounds.size.width / 2)
      func depth(_ x: Double) -> Double { x * m.m14 + m.m44 }
      width = half * m.m11 / depth(half) + half * m.m11 / depth(-half)
      left = layer.bounds.size.height / depth(-half)
      right = layer.bounds.size.height / depth(half)
      angle = acos(m.m11)
    }
  }

  private func showFlip(_ ui: Driver) -> LoggingController {
    let page = ui.controller("page", style: .fullScreen)
    page.modalTransitionStyle = .flipHorizontal
    ui.root.present(page, animated: true)
    ui.turn()
    return page
  }

  @Test(
    "[169][185] a full-screen presentation uses the spring of its system version (169a)",
    arguments: [(18, 0.879282), (25, 0.879282), (26, 0.948659)])
  func springs(systemVersion: Int, progress: Double) {
    Driver.run(DeviceConfiguration(systemVersion: systemVersion)) { ui in
      let page = ui.controller("page", style: .fullScreen)
      ui.root.present(page, animated: true)
      ui.turn()
      ui.advance(by: 0.2)
      let shown = 1 - Double(presentationFrame(of: page.view).minY) / 667
      #expect(isClose(shown, progress))
    }
  }

  /// A built-in transition in one direction, and its progress after a quarter of its duration.
  struct Sample: CustomTestStringConvertible, Sendable {
    var style: UIModalTransitionStyle
    var duration: Double
    var progress: Double
    var tolerance = 1e-6
    var isPresenting = true
    var testDescription: String { "\(style), \(isPresenting ? "presenting" : "dismissing")" }
    nonisolated static let all = [
      Sample(style: .coverVertical, duration: 0.5, progress: 0.665015),
      Sample(style: .crossDissolve, duration: 0.5, progress: 0.665015),
      Sample(style: .flipHorizontal, duration: 0.75, progress: 0.129162),
      // The progress of the fold, which has uncovered a triangle 98.8 pt wide, counted by points.
      Sample(style: .partialCurl, duration: 0.75, progress: 0.0451, tolerance: 0.001),
    ].flatMap { sample in
      var back = sample
      back.isPresenting = false
      return [sample, back]
    }
  }

  private func progress(_ sample: Sample, _ page: UIView, _ ui: Driver) -> Double {
    let isPresenting = sample.isPresenting
    switch sample.style {
    case .coverVertical:
      let offset = Double(presentationFrame(of: page).minY) / 667
      return isPresenting ? 1 - offset : offset
    case .crossDissolve:
      return isPresenting ? presentationOpacity(of: page) : 1 - presentationOpacity(of: page)
    case .flipHorizontal: return Card(isPresenting ? ui.root.view : page).angle / .pi
    default:
      let uncovered = uncoveredFraction(page, ui)
      return isPresenting ? uncovered : 1 - uncovered
    }
  }

  @Test(
    "[169] a built-in transition has its coordinator's duration and its own curve (169a)",
    arguments: Sample.all)
  func usesCoordinatorDuration(sample: Sample) {
    Driver.run { ui in
      let page = ui.controller("page", style: .fullScreen)
      page.modalTransitionStyle = sample.style
      var end = -1.0
      if sample.isPresenting {
        ui.root.present(page, animated: true) { end = ui.now }
      } else {
        ui.show(page)
        ui.root.dismiss(animated: true) { end = ui.now }
      }
      ui.turn()
      let start = ui.now
      #expect(page.transitionCoordinator?.transitionDuration == sample.duration)
      ui.advance(by: sample.duration / 4)
      #expect(isClose(progress(sample, page.view, ui), sample.progress, within: sample.tolerance))
      ui.settle()
      #expect(isClose(end - start, sample.duration, within: 1e-9))
    }
  }

  @Test("[82] presenting flips right to left: the right edge moves forward first (82a)")
  func flipsRightToLeft() {
    Driver.run { ui in
      let page = showFlip(ui)
      ui.advance(by: 0.25)
      let face = Card(ui.root.view)
      #expect(face.isVisible)
      #expect(face.right > 667)
      #expect(face.left < 667)
      #expect(!Card(page.view).isVisible)
      ui.advance(by: 0.25)
      let back = Card(page.view)
      #expect(back.isVisible)
      // The edge that moved forward is now on the left.
      #expect(back.left > back.right)
      #expect(!Card(ui.root.view).isVisible)
      ui.settle()
      #expect(CATransform3DIsIdentity(page.view.layer.transform))
      #expect(page.view.frame == ui.window.bounds)
      #expect(Card(page.view).left == 667)
    }
  }

  @Test("[82] dismissing flips left to right: the left edge rotates toward the viewer first (82b)")
  func flipsLeftToRight() {
    Driver.run { ui in
      let page = showFlip(ui)
      ui.settle()
      ui.root.dismiss(animated: true)
      ui.turn()
      ui.advance(by: 0.25)
      let face = Card(page.view)
      #expect(face.isVisible)
      #expect(face.left > face.right)
      #expect(!Card(ui.root.view).isVisible)
      ui.advance(by: 0.25)
      #expect(Card(ui.root.view).isVisible)
      #expect(Card(ui.root.view).right > Card(ui.root.view).left)
      ui.settle()
      #expect(Card(ui.root.view).isVisible)
      #expect(Card(ui.root.view).width == 375)
      #expect(ui.root.view.frame == ui.window.bounds)
    }
  }

  @Test("a flip is edge-on, with zero width, only halfway", arguments: Direction.all)
  func flipIsEdgeOnHalfway(direction: Direction) {
    Driver.run { ui in
      let page = showFlip(ui)
      if !direction.isPresenting {
        ui.settle()
        ui.root.dismiss(animated: true)
        ui.turn()
      }
      var widths: [Double] = []
      for step in 0...10 {
        if step > 0 { ui.advance(by: 0.075) }
        let visible = [ui.root.view, page.view].compactMap { $0 }.map(Card.init).filter(\.isVisible)
        widths.append(visible.map(\.width).max() ?? -1)
      }
      #expect(abs(widths[5]) < 1e-6)
      #expect(zip(widths[0...4], widths[1...5]).allSatisfy { $0 > $1 })
      #expect(zip(widths[5...9], widths[6...10]).allSatisfy { $0 < $1 })
      #expect(widths[0] == 375)
      #expect(widths[10] == 375)
    }
  }

  /// The fraction of the screen that the curling view no longer covers.
  private func uncoveredFraction(_ page: UIView, _ ui: Driver) -> Double {
    // The third subview shows the part of the page that still lies flat; -1 if there is none.
    guard let container = page.superview, let kept = container.subviews.dropFirst(2).first else {
      return -1
    }
    let layer = kept.layer.presentation() ?? kept.layer
    let (inverse, anchor) = (
      CATransform3DGetAffineTransform(layer.transform).inverted(), layer.position
    )
    let (columns, rows) = (60, 100)
    var free = 0
    for index in 0..<columns * rows {
      let point = CGPoint(
        x: (Double(index % columns) + 0.5) * 375 / Double(columns) - anchor.x,
        y: (Double(index / columns) + 0.5) * 667 / Double(rows) - anchor.y)
      let local = point.applying(inverse)
      let isKept =
        abs(local.x) <= layer.bounds.size.width / 2 && local.y >= 0
        && local.y <= layer.bounds.size.height
      if !isKept { free += 1 }
    }
    return Double(free) / Double(columns * rows)
  }

  struct Direction: CustomTestStringConvertible, Sendable {
    var isPresenting: Bool
    var testDescription: String { isPresenting ? "presenting" : "dismissing" }
    nonisolated static let all = [Direction(isPresenting: true), Direction(isPresenting: false)]
  }

  @Test(
    "[81] a partial curl uncovers the screen monotonically, and covers it again (81a)",
    arguments: Direction.all)
  func curls(direction: Direction) {
    Driver.run { ui in
      let page = ui.controller("page", style: .fullScreen)
      page.modalTransitionStyle = .partialCurl
      ui.root.present(page, animated: true)
      if !direction.isPresenting {
        ui.settle()
        ui.root.dismiss(animated: true)
      }
      ui.turn()
      var fractions = [uncoveredFraction(page.view, ui)]
      for _ in 1...29 {
        ui.advance(by: 0.025)
        fractions.append(uncoveredFraction(page.view, ui))
      }
      if !direction.isPresenting { fractions.reverse() }
      #expect(fractions[0] < 0.001)
      #expect(fractions[29] > 0.999)
      #expect(zip(fractions, fractions.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(Set(fractions).count > 20)
      ui.settle()
      #expect((page.view.window == nil) != direction.isPresenting)
      #expect((ui.root.view.window == nil) == direction.isPresenting)
      #expect(page.view.superview?.subviews.count ?? 1 == 1)
      #expect(ui.root.view.frame == ui.window.bounds)
    }
  }

  @Test(
    "[81] present rejects a partial curl in a style other than fullScreen (81a)",
    arguments: [
      UIModalPresentationStyle.pageSheet, .formSheet, .currentContext, .overFullScreen, .custom,
    ])
  func refusesCurl(style: UIModalPresentationStyle) {
    Driver.run { ui in
      let page = ui.controller("page", style: style)
      page.modalTransitionStyle = .partialCurl
      ui.root.present(page, animated: true)
      #expect(
        ui.diagnosticMessages == [
          "Application tried to present page with a partial curl in the style \(style); a partial "
            + "curl needs modalPresentationStyle fullScreen."
        ])
      ui.settle()
      #expect(ui.root.presentedViewController == nil)
    }
  }

  @Test("[81] a controller presented with a partial curl cannot present another (81b)")
  func partialCurlCannotPresent() {
    Driver.run { ui in
      let page = ui.controller("page", style: .fullScreen)
      page.modalTransitionStyle = .partialCurl
      ui.show(page)
      page.present(ui.controller("more", style: .fullScreen), animated: true)
      #expect(
        ui.diagnosticMessages == [
          "Application tried to present more from page, which was presented with a partial curl and "
            + "cannot present anything; give it another modalTransitionStyle."
        ])
      ui.settle()
      #expect(page.presentedViewController == nil)
    }
  }
}
