import HeadlessUIKit
import Testing

@Suite struct UIOrientationTests {
  @Test("an interface orientation is portrait, landscape, or neither")
  func interface() {
    let all: [UIInterfaceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
    #expect(all.map(\.isPortrait) == [false, true, true, false, false])
    #expect(all.map(\.isLandscape) == [false, false, false, true, true])
  }

  @Test("a device orientation is portrait, landscape, flat, or unknown")
  func device() {
    let all = (0...6).compactMap(UIDeviceOrientation.init(rawValue:))
    #expect(all.map(\.isPortrait) == [false, true, true, false, false, false, false])
    #expect(all.map(\.isLandscape) == [false, false, false, true, true, false, false])
    #expect(all.map(\.isFlat) == [false, false, false, false, false, true, true])
    #expect(
      all.map(\.isValidInterfaceOrientation) == [false, true, true, true, true, false, false])
  }

  @Test("interface landscape left is device landscape right")
  func opposites() {
    #expect(
      UIInterfaceOrientation.landscapeLeft.rawValue == UIDeviceOrientation.landscapeRight.rawValue)
    #expect(
      UIInterfaceOrientationMask.landscapeLeft.rawValue
        == 1 << UInt(UIInterfaceOrientation.landscapeLeft.rawValue))
  }
}
