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

    init(_ view: UIView) {
      let layer = view.layer.presentation() ?? view.layer
      isSeen = !layer.isHidden
      let (m, half) = (layer.transform, layer.bounds.size.width / 2)
      func depth(_ x: Double) -> Double { x * m.m14 + m.m44 }
      width = half * m.m11 / depth(half) + half * m.m11 / depth(-half)
      left = layer.bounds.size.height / depth(-half)
      right = layer.bounds.size.height / depth(half)
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
    "[169][185] a page that covers moves by the system's spring, or by that of iOS 26",
    arguments: [false, true])
  func springs(asOnIOS26: Bool) {
    Driver.run {
      $0.systemSpringIsThatOfIOS26 = asOnIOS26
    } _: { ui in
      let page = ui.controller("page", style: .fullScreen)
      ui.root.present(page, animated: true)
      ui.turn()
      ui.advance(by: 0.2)
      let done = 1 - Double(shownFrame(of: page.view).minY) / 667
      #expect(abs(done - (asOnIOS26 ? 0.948659 : 0.879282)) < 1e-6)
    }
  }

  @Test("[82] presenting flips right to left: the right side comes to the front first")
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

  @Test("[82] dismissing flips left to right: the left side comes to the front first")
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

  @Test("[82] a flip is edge-on, without width, half way and at no other time")
  func isEdgeOnHalfWay() {
    Driver.run { ui in
      let page = showFlip(ui)
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
  }

  @Test(
    "[81] a partial curl uncovers the screen without a step back, and covers it again",
    arguments: [Way(isPresenting: true), Way(isPresenting: false)])
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
    "[81] a partial curl in another style than full screen is refused inside the call",
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

  @Test("[81] what a partial curl shows cannot present anything")
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
