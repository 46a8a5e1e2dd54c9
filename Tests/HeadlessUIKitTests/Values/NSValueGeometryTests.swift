import Foundation
import HeadlessUIKit
import Testing

@Suite struct NSValueGeometryTests {
  @Test("geometry round-trips through NSValue")
  func roundTrips() {
    let point = CGPoint(x: 1, y: 2)
    let size = CGSize(width: 3, height: 4)
    let rect = CGRect(origin: point, size: size)
    let vector = CGVector(dx: 5, dy: -6)
    let plane = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let space = CATransform3DTranslate(CATransform3DMakeRotation(0.5, 1, 2, 3), 7, 8, 9)
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    let directional = NSDirectionalEdgeInsetsMake(5, 6, 7, 8)
    #expect(NSValue(cgPoint: point).cgPointValue == point)
    #expect(NSValue(cgSize: size).cgSizeValue == size)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgVector: vector).cgVectorValue == vector)
    #expect(NSValue(cgAffineTransform: plane).cgAffineTransformValue == plane)
    #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: space).caTransform3DValue, space))
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    #expect(NSValue(uiOffset: UIOffsetMake(1, 2)).uiOffsetValue == UIOffsetMake(1, 2))
  }

  @Test("an NSValue of another type returns no geometry, and is not read beyond its end")
  func otherTypes() {
    let point = NSValue(cgPoint: CGPoint(x: 1, y: 2))
    #expect(point.cgRectValue == .zero)
    #expect(point.cgSizeValue == .zero)
    #expect(CATransform3DIsIdentity(point.caTransform3DValue))
    #expect(point.cgAffineTransformValue == .identity)
    #expect(point.uiEdgeInsetsValue == .zero)
    #expect(NSValue(caTransform3D: CATransform3DIdentity).cgPointValue == .zero)
    #expect(NSNumber(value: 3).cgPointValue == .zero)
  }

  @Test("NSValues of the same geometry are equal")
  func equality() {
    #expect(NSValue(cgPoint: .zero) == NSValue(cgPoint: .zero))
    #expect(
      NSValue(caTransform3D: CATransform3DIdentity)
        != NSValue(caTransform3D: CATransform3DMakeScale(2, 2, 2)))
  }
}
