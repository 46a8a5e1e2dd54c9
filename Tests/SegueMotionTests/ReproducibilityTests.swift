import SegueMotion
import Testing

@Suite struct ReproducibilityTests {
  @Test("[D-70] every machine and every build computes the same bits")
  func sameBits() throws {
    let digest = try MotionDigest(cases: 10_000).value
    #expect(digest == 0x4F6A_C59D_1C3F_7641)
  }
}
