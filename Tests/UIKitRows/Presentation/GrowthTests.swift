import HeadlessUIKit
import Testing

/// Work that must not grow with the number of presented view controllers; `make bench` times it.
@Suite struct GrowthTests {
  /// Counts how often its items are read.
  private final class ItemController: UIViewController {
    static var reads = 0

    override var navigationItem: UINavigationItem {
      Self.reads += 1
      return super.navigationItem
    }
  }

  /// Counts how often its corners are set.
  private nonisolated final class CornerLayer: CALayer {
    var settings = 0
    override var cornerRadius: CGFloat { didSet { settings += 1 } }
  }

  private final class CornerView: UIView {
    override class var layerClass: AnyClass { CornerLayer.self }
  }

  @Test("presenting on many sheets resolves the detents of only two sheets")
  func resolvesFewDetents() {
    Driver.run { ui in
      var resolved = 0
      var counts: [Int] = []
      var top: UIViewController = ui.root
      for _ in 0..<40 {
        let next = ui.controller("sheet", style: .pageSheet)
        next.sheetPresentationController?.detents = [
          .custom { context in
            resolved += 1
            return context.maximumDetentValue / 2
          }
        ]
        resolved = 0
        top.present(next, animated: false)
        ui.settle()
        counts.append(resolved)
        top = next
      }
      #expect(counts[0] > 0)
      // The count may rise for the first sheets, but does not grow with their number.
      #expect(counts[5...].allSatisfy { $0 == counts[5] }, "\(counts)")
    }
  }

  @Test("presenting on many sheets sets the corners of two sheets, or of all for a new radius")
  func roundsFewSheets() {
    Driver.run { ui in
      var sheets: [UIViewController] = []
      /// Presents a sheet, and returns the indices of the others whose corners were set.
      @MainActor func present(radius: CGFloat?) -> [Int] {
        let before = sheets.map { cornerSettings(of: $0) }
        let next = ui.controller("sheet", style: .pageSheet)
        next.view = CornerView(frame: ui.window.bounds)
        next.sheetPresentationController?.preferredCornerRadius = radius
        (sheets.last ?? ui.root).present(next, animated: false)
        ui.settle()
        let changed = sheets.indices.filter { cornerSettings(of: sheets[$0]) != before[$0] }
        sheets.append(next)
        return changed
      }
      for count in 0..<20 { #expect(present(radius: 12).allSatisfy { $0 == count - 1 }) }
      #expect(present(radius: 30) == Array(0..<20))
      #expect(sheets.allSatisfy { $0.view.layer.cornerRadius == 30 })
      #expect(present(radius: 30).allSatisfy { $0 == 20 })
      // A sheet in the middle is laid out alone while the front sheet is being presented.
      let next = ui.controller("sheet", style: .pageSheet)
      next.sheetPresentationController?.preferredCornerRadius = 4
      sheets.last?.present(next, animated: true)
      sheets[10].preferredContentSize = CGSize(width: 200, height: 200)
      ui.settle()
      #expect(sheets.allSatisfy { $0.view.layer.cornerRadius == 4 })
    }
  }

  private func cornerSettings(of controller: UIViewController) -> Int {
    (controller.view.layer as? CornerLayer)?.settings ?? -1
  }

  @Test("a push reads only the pushed controller's navigation item", arguments: [false, true])
  func readsFewItems(isAnimated: Bool) {
    Driver.run { ui in
      let stack = UINavigationController(rootViewController: ItemController())
      ui.mount(stack)
      var counts: [Int] = []
      for _ in 0..<20 {
        ItemController.reads = 0
        stack.pushViewController(ItemController(), animated: isAnimated)
        ui.settle()
        counts.append(ItemController.reads)
      }
      #expect(counts[0] > 0)
      #expect(counts.allSatisfy { $0 == counts[0] }, "\(counts)")
      #expect(stack.navigationBar.items == stack.viewControllers.map(\.navigationItem))
    }
  }

  @Test("the navigation bar shows the stack's items after changes other than a push")
  func showsReplacedItems() {
    Driver.run { ui in
      let scene = ui.stack("a", "b", "c", "d")
      @MainActor func expectItems() {
        ui.settle()
        let items = scene.stack.viewControllers.map(\.navigationItem)
        #expect(scene.stack.navigationBar.items == items)
      }
      // Below the top.
      scene.stack.viewControllers = [ui.controller("e"), scene[1], ui.controller("f"), scene[3]]
      expectItems()
      // A pop and two pushes before anything is shown.
      scene.stack.popToViewController(scene[1], animated: true)
      for name in ["g", "h"] {
        scene.stack.pushViewController(ui.controller(name), animated: true)
      }
      expectItems()
      // Items set on the bar directly.
      scene.stack.navigationBar.items = ["x", "y", "z", "w"].map(UINavigationItem.init)
      scene.stack.pushViewController(ui.controller("i"), animated: false)
      expectItems()
      scene.stack.viewControllers[1].removeFromParent()
      expectItems()
    }
  }

  @Test("a covered controller's safe area follows a navigation bar that is hidden or shown")
  func insetsCovered() {
    Driver.run { ui in
      let scene = ui.stack("a", "b")
      let (low, high) = (scene[0].view.safeAreaInsets.top, scene[1].view.safeAreaInsets.top)
      scene.stack.isNavigationBarHidden = true
      scene.stack.pushViewController(ui.controller("c"), animated: false)
      ui.settle()
      #expect(scene[0].view.safeAreaInsets.top == 0)
      scene.stack.popViewController(animated: false)
      ui.settle()
      #expect(scene[1].view.safeAreaInsets.top < high)
      scene.stack.isNavigationBarHidden = false
      ui.settle()
      #expect(scene[0].view.safeAreaInsets.top == low)
      #expect(low > 0)
      #expect(scene[1].view.safeAreaInsets.top == high)
    }
  }
}
