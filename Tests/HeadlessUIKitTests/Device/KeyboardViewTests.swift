import HeadlessUIKit
import TestSupport
import Testing

/// The view of the keyboard, and its notifications.
@Suite(.checkedDevices) struct KeyboardViewTests {
  private func run(_ body: (SimulatedDevice, UITextField) throws -> Void) rethrows {
    let device = makeDevice(DeviceConfiguration(size: CGSize(width: 400, height: 800)))
    try device.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      window.addSubview(field)
      window.makeKeyAndVisible()
      device.settle()
      field.becomeFirstResponder()
      device.settle()
      try body(device, field)
    }
  }

  @Test("it is positioned at the bottom edge, with its keys in four rows")
  func keyboardHasFourRowsOfKeys() throws {
    try run { device, _ in
      let board = try #require(device.windows.last?.subviews.first)
      #expect(board.accessibilityIdentifier == "keyboard")
      #expect(board.frame == device.keyboardFrame)
      let rows = Dictionary(grouping: board.subviews, by: \.frame.minY)
      #expect(rows.keys.sorted().map { rows[$0]?.count } == [10, 9, 7, 3])
      for row in rows.values {
        let frames = row.map(\.frame).sorted { $0.minX < $1.minX }
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX < $1.minX })
        #expect(frames.allSatisfy(board.bounds.contains))
      }
    }
  }

  @Test("rotating to the current orientation does not move the keyboard")
  func staysWithoutATurn() {
    run { device, _ in
      let before = device.events.filter { $0.kind == .keyboard }.count
      device.rotate(to: device.orientation)
      device.settle()
      #expect(device.events.filter { $0.kind == .keyboard }.count == before)
      device.rotate(to: .landscapeLeft)
      device.settle()
      #expect(device.events.filter { $0.kind == .keyboard }.count == before + 2)
    }
  }
}
