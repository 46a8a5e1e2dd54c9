import HeadlessUIKit
import Testing

/// Appearance and size of sheets (section 15 of the rules, second half).
@Suite struct SheetAppearanceTests {
  private func grabber(of sheet: UIViewController) -> UIView? {
    sheet.view.subviews.first { $0.bounds.size == CGSize(width: 36, height: 5) }
  }

  @Test("[237][238][241] the properties have their defaults (238a, 241a)")
  func defaults() throws {
    try Driver.run { ui in
      let sheet = try #require(SheetScene(ui).controller)
      #expect(sheet.prefersScrollingExpandsWhenScrolledToEdge)
      #expect(sheet.prefersPageSizing)
      #expect(!sheet.prefersGrabberVisible)
      #expect(!sheet.prefersEdgeAttachedInCompactHeight)
      #expect(!sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
      #expect(sheet.preferredCornerRadius == nil)
      #expect(sheet.largestUndimmedDetentIdentifier == nil)
      #expect(sheet.sourceView == nil)
      #expect(sheet.selectedDetentIdentifier == nil)
    }
  }

  @Test("[238][293] the grabber is 36 x 5 pt, and hidden under another sheet (238c, 293f)")
  func grabberSizeAndVisibility() {
    Driver.run { ui in
      let scene = SheetScene(ui)
      #expect(grabber(of: scene.sheet) == nil)
      scene.controller?.prefersGrabberVisible = true
      #expect(grabber(of: scene.sheet)?.frame == CGRect(x: 169.5, y: 5, width: 36, height: 5))
      ui.show(ui.controller("other", style: .pageSheet), on: scene.sheet)
      #expect(grabber(of: scene.sheet) == nil)
      scene.sheet.dismiss(animated: true)
      ui.settle()
      #expect(grabber(of: scene.sheet) != nil)
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(scene.sheet.view.subviews == [])
    }
  }

  @Test(
    "[238][240] in compact height a sheet fills the screen without grabber, or is edge-attached (238b)"
  )
  func covers() {
    Driver.run { ui in
      let scene = SheetScene(ui) { $0.prefersGrabberVisible = true }
      ui.rotate(to: .landscapeLeft)
      ui.settle()
      #expect(scene.sheet.view.frame == ui.window.bounds)
      #expect(grabber(of: scene.sheet) == nil)
      #expect(ui.root.view.window == nil)
      #expect(scene.sheet.view.layer.cornerRadius == 0)
      ui.rotate(to: .portrait)
      ui.settle()
      #expect(scene.top == 30)
      #expect(grabber(of: scene.sheet) != nil)
      scene.controller?.prefersEdgeAttachedInCompactHeight = true
      ui.rotate(to: .landscapeLeft)
      ui.settle()
      #expect(scene.sheet.view.frame == CGRect(x: 0, y: 10, width: 667, height: 365))
      #expect(ui.root.view.window != nil)
      #expect(grabber(of: scene.sheet) != nil)
    }
  }

  struct Width: CustomTestStringConvertible, Sendable {
    var isLow: Bool
    var attaches: Bool
    var follows: Bool
    var width: CGFloat
    var testDescription: String { "low \(isLow), attaches \(attaches), follows \(follows)" }
    nonisolated static let all = [
      Width(isLow: false, attaches: true, follows: true, width: 375),
      Width(isLow: true, attaches: true, follows: true, width: 300),
      Width(isLow: true, attaches: true, follows: false, width: 667),
      Width(isLow: true, attaches: false, follows: true, width: 667),
    ]
  }

  @Test(
    "[241] an edge-attached sheet in compact height may have its preferred width (241b, 241c)",
    arguments: Width.all)
  func followsWidth(_ width: Width) {
    Driver.run { ui in
      let scene = SheetScene(ui) { sheet in
        sheet.prefersEdgeAttachedInCompactHeight = width.attaches
        sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = width.follows
        sheet.presentedViewController.preferredContentSize = CGSize(width: 300, height: 200)
      }
      if width.isLow { ui.rotate(to: .landscapeLeft) }
      ui.settle()
      #expect(scene.sheet.view.frame.width == width.width)
      #expect(scene.sheet.view.frame.midX == ui.window.bounds.midX)
    }
  }

  @Test("[239] the front sheet's corner radius applies to all sheets (239a, 239b)")
  func rounds() {
    Driver.run { ui in
      let untouched = ui.controller("untouched", style: .formSheet).sheetPresentationController
      #expect(untouched != nil)
      #expect(untouched?.preferredCornerRadius == nil)
      let scene = SheetScene(ui) { $0.preferredCornerRadius = 30 }
      #expect(scene.sheet.view.layer.cornerRadius == 30)
      let other = ui.controller("other", style: .formSheet)
      other.sheetPresentationController?.preferredCornerRadius = 4
      ui.show(other, on: scene.sheet)
      #expect(scene.sheet.view.layer.cornerRadius == 4)
      #expect(other.view.layer.cornerRadius == 4)
      scene.controller?.preferredCornerRadius = 50
      #expect(scene.sheet.view.layer.cornerRadius == 4)
      scene.sheet.dismiss(animated: true)
      ui.settle()
      #expect(scene.sheet.view.layer.cornerRadius == 50)
      scene.controller?.preferredCornerRadius = nil
      #expect(scene.sheet.view.layer.cornerRadius > 0)
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(scene.sheet.view.layer.cornerRadius == 0)
      #expect(other.view.layer.cornerRadius == 0)
    }
  }

  @Test(
    "[249] a floating page sheet has page size, or form size without prefersPageSizing (249a, 249b)"
  )
  func sizes() {
    Driver.run(.tablet) { ui in
      let scene = SheetScene(ui)
      #expect(scene.sheet.view.frame == CGRect(x: 32, y: 44, width: 704, height: 936))
      scene.controller?.prefersPageSizing = false
      #expect(scene.sheet.view.frame == CGRect(x: 114, y: 202, width: 540, height: 620))
      let hint = UIView()
      scene.controller?.sourceView = hint
      #expect(scene.controller?.sourceView === hint)
    }
  }

  @Test("[236] animateChanges lays out the neighboring sheets too, before it returns (236c)")
  func laysOutNeighbors() {
    Driver.run { ui in
      let scene = SheetScene(ui) { $0.detents = [.medium(), .large()] }
      let other = ui.controller("other", style: .pageSheet)
      other.sheetPresentationController?.detents = [.medium()]
      ui.show(other, on: scene.sheet)
      other.sheetPresentationController?.animateChanges {
        scene.controller?.selectedDetentIdentifier = .large
      }
      #expect(scene.sheet.view.frame.minY == 30)
      #expect(scene.top == 310.5)
      ui.settle()
      #expect(scene.top == 30)
    }
  }

  @Test("a sheet under another cannot be dragged, and a tap outside both dismisses the front one")
  func nests() {
    Driver.run { ui in
      let scene = SheetScene(ui)
      let other = ui.controller("other", style: .pageSheet)
      other.sheetPresentationController?.detents = [.medium()]
      other.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      ui.show(other, on: scene.sheet)
      scene.drag(50, 200, 250)
      ui.settle()
      #expect(scene.isPresented)
      #expect(scene.top == 30)
      #expect(other.view.window != nil)
      other.sheetPresentationController?.largestUndimmedDetentIdentifier = nil
      ui.tap(at: CGPoint(x: 100, y: 100))
      ui.settle()
      #expect(scene.isPresented)
      #expect(other.view.window == nil)
    }
  }

  struct Tap: CustomTestStringConvertible, Sendable {
    var from: UISheetPresentationController.Detent.Identifier
    var top: CGFloat
    var name: String
    var testDescription: String { "from \(name)" }
    nonisolated static let all = [
      Tap(from: .medium, top: 30, name: "medium"), Tap(from: .large, top: 310.5, name: "large"),
    ]
  }

  @Test(
    "a tap on the grabber selects the next larger detent, after the largest the smallest",
    arguments: Tap.all)
  func taps(on tap: Tap) {
    Driver.run { ui in
      let scene = SheetScene(ui) { sheet in
        sheet.detents = [.medium(), .large()]
        sheet.selectedDetentIdentifier = tap.from
        sheet.prefersGrabberVisible = true
      }
      ui.tap(at: CGPoint(x: 187, y: scene.top + 12))
      ui.settle()
      #expect(scene.isPresented)
      #expect(scene.top == tap.top)
      #expect(scene.calls == ["judge.changed \(tap.name == "medium" ? "large" : "medium")"])
    }
  }

  @Test("a tap on the grabber of a sheet with one detent has no effect")
  func ignoresTaps() {
    Driver.run { ui in
      let scene = SheetScene(ui) { $0.prefersGrabberVisible = true }
      ui.tap(at: CGPoint(x: 187, y: 40))
      ui.settle()
      #expect(scene.isPresented)
      #expect(scene.top == 30)
      #expect(scene.calls == [])
    }
  }
}
