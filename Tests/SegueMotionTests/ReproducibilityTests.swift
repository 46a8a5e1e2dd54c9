import SegueMotion
import Testing

@Suite struct ReproducibilityTests {
  @Test("Every machine and every build computes the same bits")
  func sameBits() throws {
    #expect(try MotionDigest(cases: 2000).value == 0x21EE_A742_E564_D3D2)
  }
}
