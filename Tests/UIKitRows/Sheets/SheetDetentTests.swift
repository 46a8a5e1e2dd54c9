import HeadlessUIKit
import Testing

/// Detents (section 15 of the rules, first half).
@Suite struct SheetDetentTests {
  typealias Detent = UISheetPresentationController.Detent

  /// A phone with a bottom safe-area inset.
  private static let phone = DeviceConfiguration(
    name: "phone 390x844", size: CGSize(width: 390, height: 844),
    portraitSafeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))

  private func custom(
    _ value: CGFloat?, _ name: Detent.Identifier? = nil
  ) -> Detent { .custom(identifier: name) { _ in value } }

  @Test("[232] the default is one large detent, and an empty list is refused (232a, 232b)")
  func defaults() {
    Driver.run { ui in
      let scene = SheetScene(ui)
      #expect(scene.controller?.detents.map(\.identifier) == [.large])
      scene.controller?.detents = []
      #expect(scene.controller?.detents.map(\.identifier) == [.large])
      #expect(scene.top == 30)
      #expect(
        ui.diagnosticMessages == [
          "the detents of a sheet were set to an empty array; the previous ones are kept; set at least one"
        ])
    }
  }

  @Test("[232] detents that are not listed from small to large are reported, once (232c)")
  func ordersDetents() {
    Driver.run { ui in
      let scene = SheetScene(ui) { $0.detents = [.medium(), .large()] }
      #expect(ui.diagnosticMessages == [])
      #expect(scene.top == 310.5)
      scene.controller?.detents = [custom(100), custom(100), .medium(), .large()]
      #expect(ui.diagnosticMessages == [])
      #expect(scene.top == 567)
      scene.controller?.detents = [.large(), .medium()]
      ui.rotate(to: .landscapeLeft)
      ui.rotate(to: .portrait)
      ui.settle()
      #expect(
        ui.diagnosticMessages == [
          "the detents of a sheet are not listed from the smallest to the largest; list them in this "
            + "order"
        ])
    }
  }

  @Test("[244] a resolver that sets a property of its sheet is reported, and still resolves (244c)")
  func resolvesWithoutEffects() {
    Driver.run { ui in
      weak var sheet: UISheetPresentationController?
      let scene = SheetScene(ui) {
        sheet = $0
        $0.detents = [
          .custom { _ in
            sheet?.preferredCornerRadius = 30
            sheet?.selectedDetentIdentifier = .large
            return 200
          }
        ]
      }
      #expect(scene.top == 467)
      #expect(
        ui.diagnosticMessages == [
          "a property of a sheet was set while its detents were resolved; set it outside the resolver"
        ])
    }
  }

  struct Selection: CustomTestStringConvertible, Sendable {
    var selected: Detent.Identifier?
    var top: CGFloat
    var testDescription: String { selected?.rawValue ?? "nil" }
    nonisolated static let all = [
      Selection(selected: nil, top: 310.5), Selection(selected: Detent.Identifier("x"), top: 310.5),
      Selection(selected: .medium, top: 310.5), Selection(selected: .large, top: 30),
    ]
  }

  @Test(
    "[233][242] no or an unknown selection selects the smallest detent, medium at 0.56 (242a)",
    arguments: Selection.all)
  func selects(_ selection: Selection) {
    Driver.run { ui in
      let scene = SheetScene(ui) { sheet in
        sheet.detents = [.medium(), .large()]
        sheet.selectedDetentIdentifier = selection.selected
      }
      #expect(scene.top == selection.top)
      #expect(scene.sheet.view.frame.maxY == 667)
      #expect(scene.controller?.selectedDetentIdentifier == selection.selected)
    }
  }

  @Test(
    "[235][236] a selection in code animates only inside animateChanges, without delegate calls (236a, 236b)"
  )
  func animates() {
    Driver.run { ui in
      let scene = SheetScene(ui) { $0.detents = [.medium(), .large()] }
      scene.controller?.selectedDetentIdentifier = .large
      #expect(scene.top == 30)
      #expect(scene.sheet.view.frame.minY == 30)
      scene.controller?.animateChanges { scene.controller?.selectedDetentIdentifier = .medium }
      #expect(scene.top == 30)
      #expect(scene.sheet.view.frame.minY == 310.5)
      ui.advance(by: 0.1)
      // Row 172: the system's spring is at .544778 after .1 s.
      #expect(isClose((scene.top - 30) / 280.5, 0.544778, within: 1e-4))
      ui.settle()
      #expect(scene.top == 310.5)
      #expect(scene.calls == [], "row 235: for the user's changes only")
    }
  }

  struct Undimmed: CustomTestStringConvertible, Sendable {
    var largest: Detent.Identifier?
    var selected: Detent.Identifier
    var isDimmed: Bool
    var testDescription: String { "\(largest?.rawValue ?? "nil") at \(selected.rawValue)" }
    nonisolated static let all = [
      Undimmed(largest: nil, selected: .medium, isDimmed: true),
      Undimmed(largest: Detent.Identifier("x"), selected: .medium, isDimmed: true),
      Undimmed(largest: .medium, selected: .medium, isDimmed: false),
      Undimmed(largest: .medium, selected: .large, isDimmed: true),
      Undimmed(largest: .large, selected: .large, isDimmed: false),
    ]
  }

  @Test(
    "[234] touches pass through up to the largest undimmed detent (234a, 234b)",
    arguments: Undimmed.all)
  func touchesPassThroughUndimmedDetent(_ undimmed: Undimmed) {
    Driver.run { ui in
      var taps = 0
      let tap = Tap { taps += 1 }
      ui.root.view.addGestureRecognizer(tap)
      let scene = SheetScene(ui) { sheet in
        sheet.detents = [.medium(), .large()]
        sheet.largestUndimmedDetentIdentifier = undimmed.largest
        sheet.selectedDetentIdentifier = undimmed.selected
      }
      #expect(isClose(scene.dimming, undimmed.isDimmed ? 0.2 : 0))
      ui.tap(at: CGPoint(x: 100, y: 15))
      ui.settle()
      #expect(taps == (undimmed.isDimmed ? 0 : 1))
      #expect(scene.isPresented != undimmed.isDimmed)
    }
  }

  @Test("[234] a drag above the undimmed detent dims in proportion to its position (234b)")
  func dragAboveUndimmedDetentDims() {
    Driver.run { ui in
      let scene = SheetScene(ui) { sheet in
        sheet.detents = [.medium(), .large()]
        sheet.largestUndimmedDetentIdentifier = .medium
      }
      // To halfway between the detents, after the 10 pt that begin the drag.
      scene.drag(-60, -150.25, lifts: false)
      #expect(isClose(scene.dimming, 0.1))
      ui.touchCancel()
      ui.settle()
      #expect(scene.dimming == 0)
    }
  }

  @Test(
    "[243][244] a custom detent is a height inside the safe area, up to a maximum (243a, 243c, 243d, 244a, 244b)"
  )
  func resolves() {
    Driver.run(Self.phone) { ui in
      var limits: [CGFloat] = []
      let own = Detent.custom { context in
        limits.append(context.maximumDetentValue)
        return context.containerTraitCollection.horizontalSizeClass == .compact ? 200 : nil
      }
      let scene = SheetScene(ui) { $0.detents = [own] }
      #expect(scene.sheet.view.frame == CGRect(x: 0, y: 610, width: 390, height: 234))
      #expect(Set(limits) == [753])
      scene.controller?.detents = [custom(5000)]
      #expect(scene.top == 57)
      scene.controller?.detents = [custom(nil), custom(.nan), custom(300)]
      #expect(scene.top == 510)
      let names = [custom(1), custom(1), custom(1, .init("own"))].map(\.identifier.rawValue)
      #expect(Set(names).count == 3)
      #expect(names[2] == "own")
      let prefix = "com.apple.UIKit.dynamic."
      #expect(names[0].hasPrefix(prefix))
      #expect(UUID(uuidString: String(names[0].dropFirst(prefix.count))) != nil)
    }
  }

  @Test("[243] a floating sheet's detent does not include the bottom inset (243b)")
  func floats() {
    Driver.run(.tablet) { ui in
      let scene = SheetScene(ui, style: .formSheet) { $0.detents = [custom(200)] }
      #expect(scene.sheet.view.frame == CGRect(x: 114, y: 412, width: 540, height: 200))
    }
  }

  @Test("[245] invalidateDetents resolves the detents again")
  func invalidates() {
    Driver.run { ui in
      var height: CGFloat = 200
      let scene = SheetScene(ui) { $0.detents = [.custom { _ in height }] }
      height = 300
      scene.sheet.view.superview?.setNeedsLayout()
      ui.settle()
      #expect(scene.top == 467)
      scene.controller?.animateChanges { scene.controller?.invalidateDetents() }
      #expect(scene.top == 467)
      #expect(scene.sheet.view.frame.minY == 367)
      ui.settle()
      #expect(scene.top == 367)
    }
  }

  @Test("[246] the system detents have their identifiers")
  func names() {
    #expect(Detent.Identifier.medium.rawValue == "com.apple.UIKit.medium")
    #expect(Detent.Identifier.large.rawValue == "com.apple.UIKit.large")
    #expect(Detent.medium().identifier == .medium)
    #expect(Detent.large().identifier == .large)
  }

  struct Kind: CustomTestStringConvertible, Sendable {
    var style: UIModalPresentationStyle
    var version = 18
    var isSheet: Bool
    var testDescription: String { "\(style) on \(version)" }
    nonisolated static let all = [
      Kind(style: .pageSheet, isSheet: true), Kind(style: .formSheet, isSheet: true),
      Kind(style: .automatic, isSheet: true), Kind(style: .automatic, version: 15, isSheet: true),
      Kind(style: .automatic, version: 12, isSheet: false),
      Kind(style: .fullScreen, isSheet: false),
      Kind(style: .overFullScreen, isSheet: false), Kind(style: .custom, isSheet: false),
      Kind(style: .currentContext, isSheet: false), Kind(style: .popover, isSheet: false),
    ]
  }

  @Test(
    "[247] only page and form sheets have a sheet presentation controller (247a, 247b)",
    arguments: Kind.all)
  func isSheet(_ kind: Kind) {
    Driver.run(DeviceConfiguration(systemVersion: kind.version)) { ui in
      let controller = ui.controller("sheet", style: kind.style)
      #expect((controller.sheetPresentationController != nil) == kind.isSheet)
    }
  }

  @Test(
    "[247] reading sheetPresentationController of another style creates no presentation controller (247a, 247b)",
    arguments: Kind.all.filter { !$0.isSheet })
  func makesNone(_ kind: Kind) {
    Driver.run(DeviceConfiguration(systemVersion: kind.version)) { ui in
      let controller = ui.controller("sheet", style: kind.style)
      #expect(controller.sheetPresentationController == nil)
      controller.modalPresentationStyle = .pageSheet
      #expect(controller.presentationController is UISheetPresentationController)
    }
  }

  @Test(
    "[251] without an active detent the sheet is large, or medium",
    arguments: [true, false])
  func fallsBack(isLarge: Bool) {
    Driver.run(
      choosing: { $0.sheetWithoutActiveDetentIsLarge = isLarge },
      { ui in
        let scene = SheetScene(ui) { $0.detents = [custom(nil)] }
        #expect(scene.top == (isLarge ? 30 : 310.5))
      })
  }

  @Test("[242] the medium detent is inactive in compact height (242b)")
  func leavesOutMedium() {
    Driver.run(Self.phone) { ui in
      let scene = SheetScene(ui) { sheet in
        sheet.detents = [.custom(identifier: .init("low")) { _ in 100 }, .medium(), .large()]
        sheet.selectedDetentIdentifier = .medium
        sheet.prefersEdgeAttachedInCompactHeight = true
      }
      #expect(scene.top == 388.5)
      ui.rotate(to: .landscapeLeft)
      ui.settle()
      #expect(scene.sheet.view.frame == CGRect(x: 0, y: 269, width: 844, height: 121))
      ui.rotate(to: .portrait)
      ui.settle()
      #expect(scene.top == 388.5)
    }
  }
}
