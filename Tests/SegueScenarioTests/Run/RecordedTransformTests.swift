import HeadlessUIKit
import SegueRecording
import SegueScenario
import Testing

@Suite struct RecordedTransformTests {
  @Test("a 2D transform is recorded by six numbers, a 3D transform by sixteen")
  func transforms() {
    let scaled = RecordedTransform(CATransform3DMakeScale(2, 3, 1))
    #expect(scaled == RecordedTransform(a: 2, b: 0, c: 0, d: 3, tx: 0, ty: 0))
    #expect(scaled.matrix == nil)
    let rotated = RecordedTransform(CATransform3DMakeRotation(.pi, 0, 1, 0))
    #expect(rotated.matrix == [-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1])
  }
}
