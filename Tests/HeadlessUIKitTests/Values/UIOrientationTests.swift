import HeadlessUIKit
import Testing

@Suite struct UIOrientationTests {
  @Test("An interface is upright, on its side, or neither")
  func interface() {
    let all: [UIInterfaceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
    #expect(all.map(\.isPortrait) == [false, true, true, false, false])
    #expect(all.map(\.isLandscape) == [false, false, false, true, true])
  }

  @Test("A device is upright, on its side, flat, or not known")
  func device() {
    let all = (0...6).compactMap(UIDeviceOrientation.init(rawValue:))
    #expect(all.map(\.isPortrait) == [false, true, true, false, false, false, false])
    #expect(all.map(\.isLandscape) == [false, false, false, true, true, false, false])
    #expect(all.map(\.isFlat) == [false, false, false, false, false, true, true])
    #expect(
      all.map(\.isValidInterfaceOrientation) == [false, true, true, true, true, false, false])
  }

  @Test("An interface turned left is on a device turned right")
  func opposites() {
    #expect(
      UIInterfaceOrientation.landscapeLeft.rawValue == UIDeviceOrientation.landscapeRight.rawValue)
    #expect(
      UIInterfaceOrientationMask.landscapeLeft.rawValue
        == 1 << UInt(UIInterfaceOrientation.landscapeLeft.rawValue))
  }
}
