import HeadlessUIKit
import Testing

/// The built-in transitions of `modalTransitionStyle`.
@Suite struct BuiltInTransitionTests {
  /// How wide a view is seen and how high its left and right edges are, in perspective.
  struct Card: Equatable {
    var isSeen: Bool
    var width: Double
    var left: Double
    var right: Double
    /// How far it is turned, either way, rad.
    var angle: Double

    init(_ view: UIView) {
      let layer = view.layer.presentation() ?? view.layer
      isSeen = !layer.isHidden
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
    "[169][185] a page that covers moves by the spring of its system, before iOS 26 and since (169a)",
    arguments: [(18, 0.879282), (25, 0.879282), (26, 0.948659)])
  func springs(systemVersion: Int, share: Double) {
    Driver.run(DeviceConfiguration(systemVersion: systemVersion)) { ui in
      let page = ui.controller("page", style: .fullScreen)
      ui.root.present(page, animated: true)
      ui.turn()
      ui.advance(by: 0.2)
      let done = 1 - Double(presentationFrame(of: page.view).minY) / 667
      #expect(isClose(done, share))
    }
  }

  /// A built-in transition there or back, and its share of the way after a quarter of its time.
  struct Course: CustomTestStringConvertible, Sendable {
    var style: UIModalTransitionStyle
    var duration: Double
    var share: Double
    var tolerance = 1e-6
    var isPresenting = true
    var testDescription: String { "\(style), \(isPresenting ? "presenting" : "dismissing")" }
    nonisolated static let all = [
      Course(style: .coverVertical, duration: 0.5, share: 0.665015),
      Course(style: .crossDissolve, duration: 0.5, share: 0.665015),
      Course(style: .flipHorizontal, duration: 0.75, share: 0.129162),
      // The line has gone so far: what it has passed is a triangle of 98.8 pt across, counted by points.
      Course(style: .partialCurl, duration: 0.75, share: 0.0451, tolerance: 0.001),
    ].flatMap { course in
      var back = course
      back.isPresenting = false
      return [course, back]
    }
  }

  private func share(_ course: Course, _ page: UIView, _ ui: Driver) -> Double {
    let isPresenting = course.isPresenting
    switch course.style {
    case .coverVertical:
      let share = Double(presentationFrame(of: page).minY) / 667
      return isPresenting ? 1 - share : share
    case .crossDissolve:
      return isPresenting ? presentationOpacity(of: page) : 1 - presentationOpacity(of: page)
    case .flipHorizontal: return Card(isPresenting ? ui.root.view : page).angle / .pi
    default:
      let share = uncoveredShare(page, ui)
      return isPresenting ? share : 1 - share
    }
  }

  @Test(
    "[169] a built-in transition takes the time that its coordinator says, by its curve (169a)",
    arguments: Course.all)
  func takesItsTime(course: Course) {
    Driver.run { ui in
      let page = ui.controller("page", style: .fullScreen)
      page.modalTransitionStyle = course.style
      var end = -1.0
      if course.isPresenting {
        ui.root.present(page, animated: true) { end = ui.now }
      } else {
        ui.show(page)
        ui.root.dismiss(animated: true) { end = ui.now }
      }
      ui.turn()
      let start = ui.now
      #expect(page.transitionCoordinator?.transitionDuration == course.duration)
      ui.advance(by: course.duration / 4)
      #expect(isClose(share(course, page.view, ui), course.share, within: course.tolerance))
      ui.settle()
      #expect(isClose(end - start, course.duration, within: 1e-9))
    }
  }

  @Test("[82] presenting flips right to left: the right side comes to the front first (82a)")
  func flipsRightToLeft() {
    Driver.run { ui in
      let page = showFlip(ui)
      ui.advance(by: 0.25)
      let face = Card(ui.root.view)
      #expect(face.isSeen)
      #expect(face.right > 667)
      #expect(face.left < 667)
      #expect(!Card(page.view).isSeen)
      ui.advance(by: 0.25)
      let back = Card(page.view)
      #expect(back.isSeen)
      // The side that came to the front has gone over to the left.
      #expect(back.left > back.right)
      #expect(!Card(ui.root.view).isSeen)
      ui.settle()
      #expect(CATransform3DIsIdentity(page.view.layer.transform))
      #expect(page.view.frame == ui.window.bounds)
      #expect(Card(page.view).left == 667)
    }
  }

  @Test("[82] dismissing flips left to right: the left side comes to the front first (82b)")
  func flipsLeftToRight() {
    Driver.run { ui in
      let page = showFlip(ui)
      ui.settle()
      ui.root.dismiss(animated: true)
      ui.turn()
      ui.advance(by: 0.25)
      let face = Card(page.view)
      #expect(face.isSeen)
      #expect(face.left > face.right)
      #expect(!Card(ui.root.view).isSeen)
      ui.advance(by: 0.25)
      #expect(Card(ui.root.view).isSeen)
      #expect(Card(ui.root.view).right > Card(ui.root.view).left)
      ui.settle()
      #expect(Card(ui.root.view).isSeen)
      #expect(Card(ui.root.view).width == 375)
      #expect(ui.root.view.frame == ui.window.bounds)
    }
  }

  @Test(
    "a flip is edge-on, without width, half way and at no other time", arguments: Way.all)
  func isEdgeOnHalfWay(way: Way) {
    Driver.run { ui in
      let page = showFlip(ui)
      if !way.isPresenting {
        ui.settle()
        ui.root.dismiss(animated: true)
        ui.turn()
      }
      var widths: [Double] = []
      for step in 0...10 {
        if step > 0 { ui.advance(by: 0.075) }
        let seen = [ui.root.view, page.view].compactMap { $0 }.map(Card.init).filter(\.isSeen)
        widths.append(seen.map(\.width).max() ?? -1)
      }
      #expect(abs(widths[5]) < 1e-6)
      #expect(zip(widths[0...4], widths[1...5]).allSatisfy { $0 > $1 })
      #expect(zip(widths[5...9], widths[6...10]).allSatisfy { $0 < $1 })
      #expect(widths[0] == 375)
      #expect(widths[10] == 375)
    }
  }

  /// The share of the screen on which nothing of the page that curls is in its place.
  private func uncoveredShare(_ page: UIView, _ ui: Driver) -> Double {
    guard let container = page.superview, let kept = container.subviews.dropFirst(2).first else {
      return -1
    }
    let layer = kept.layer.presentation() ?? kept.layer
    let (turn, anchor) = (
      CATransform3DGetAffineTransform(layer.transform).inverted(), layer.position
    )
    let (columns, rows) = (60, 100)
    var free = 0
    for index in 0..<columns * rows {
      let point = CGPoint(
        x: (Double(index % columns) + 0.5) * 375 / Double(columns) - anchor.x,
        y: (Double(index / columns) + 0.5) * 667 / Double(rows) - anchor.y)
      let own = point.applying(turn)
      let isKept =
        abs(own.x) <= layer.bounds.size.width / 2 && own.y >= 0
        && own.y <= layer.bounds.size.height
      if !isKept { free += 1 }
    }
    return Double(free) / Double(columns * rows)
  }

  struct Way: CustomTestStringConvertible, Sendable {
    var isPresenting: Bool
    var testDescription: String { isPresenting ? "presenting" : "dismissing" }
    nonisolated static let all = [Way(isPresenting: true), Way(isPresenting: false)]
  }

  @Test(
    "[81] a partial curl uncovers the screen without a step back, and covers it again (81a)",
    arguments: Way.all)
  func curls(way: Way) {
    Driver.run { ui in
      let page = ui.controller("page", style: .fullScreen)
      page.modalTransitionStyle = .partialCurl
      ui.root.present(page, animated: true)
      if !way.isPresenting {
        ui.settle()
        ui.root.dismiss(animated: true)
      }
      ui.turn()
      var shares = [uncoveredShare(page.view, ui)]
      for _ in 1...29 {
        ui.advance(by: 0.025)
        shares.append(uncoveredShare(page.view, ui))
      }
      if !way.isPresenting { shares.reverse() }
      #expect(shares[0] < 0.001)
      #expect(shares[29] > 0.999)
      #expect(zip(shares, shares.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(Set(shares).count > 20)
      ui.settle()
      #expect((page.view.window == nil) != way.isPresenting)
      #expect((ui.root.view.window == nil) == way.isPresenting)
      #expect(page.view.superview?.subviews.count ?? 1 == 1)
      #expect(ui.root.view.frame == ui.window.bounds)
    }
  }

  @Test(
    "[81] a partial curl in another style than full screen is refused inside the call (81a)",
    arguments: [
      UIModalPresentationStyle.pageSheet, .formSheet, .currentContext, .overFullScreen, .custom,
    ])
  func refusesCurl(style: UIModalPresentationStyle) {
    Driver.run { ui in
      let page = ui.controller("page", style: style)
      page.modalTransitionStyle = .partialCurl
      ui.root.present(page, animated: true)
      #expect(
        ui.complaints == [
          "Application tried to present page with a partial curl in the style \(style); a partial "
            + "curl needs modalPresentationStyle fullScreen."
        ])
      ui.settle()
      #expect(ui.root.presentedViewController == nil)
    }
  }

  @Test("[81] what a partial curl shows cannot present anything (81b)")
  func curledPagePresentsNothing() {
    Driver.run { ui in
      let page = ui.controller("page", style: .fullScreen)
      page.modalTransitionStyle = .partialCurl
      ui.show(page)
      page.present(ui.controller("more", style: .fullScreen), animated: true)
      #expect(
        ui.complaints == [
          "Application tried to present more from page, which a partial curl shows and which cannot "
            + "present anything; give it another modalTransitionStyle."
        ])
      ui.settle()
      #expect(page.presentedViewController == nil)
    }
  }
}
