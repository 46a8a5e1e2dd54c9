import HeadlessUIKit
import SegueCore
import SwipeBackStyle
import TestSupport
import Testing

/// The preset `system`, compared with UIKit's own pop.
@Suite(.checkedDevices) struct SystemPopTests {
  /// The positions of both pages during a pop, home first.
  private func positions(withStyle: Bool) -> [CGFloat] {
    let stage = StackStage { $0 = .system }
    let (stack, device) = (stage.stack, stage.device)
    let begin = device.now
    device.perform {
      if !withStyle { stack.delegate = nil }
      stack.popViewController(animated: true)
      device.turn()
    }
    let positions = [0.05, 0.1, 0.2, 0.4].flatMap { time in
      device.advance(to: begin + time)
      return [stage.x(of: stage.home), stage.x(of: stage.detail)]
    }
    device.settle()
    return positions
  }

  @Test("the preset system pops as UIKit does")
  func popsAsTheSystem() {
    let (style, system) = (positions(withStyle: true), positions(withStyle: false))
    #expect(system.contains { $0 != 0 })
    #expect(isClose(style, system, within: 1))
  }
}
