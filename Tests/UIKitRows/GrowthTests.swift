import HeadlessUIKit
import Testing

/// Work that must not grow with what is already on screen; `make bench` measures the time.
@Suite struct GrowthTests {
  @Test("presenting on many sheets resolves the detents of two of them")
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
      #expect(counts[5...].allSatisfy { $0 == counts[5] }, "\(counts)")
      #expect(ui.complaints == [])
    }
  }
}
