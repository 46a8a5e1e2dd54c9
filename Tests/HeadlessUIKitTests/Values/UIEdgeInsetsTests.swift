import Foundation
import HeadlessUIKit
import Testing

@Suite struct UIEdgeInsetsTests {
  nonisolated struct InsetCase: CustomTestStringConvertible, Sendable {
    var name: String
    var insets: UIEdgeInsets
    var result: CGRect
    var testDescription: String { name }
  }

  @Test(
    "insets move each side of a rectangle inward by its distance",
    arguments: [
      InsetCase(name: "none", insets: .zero, result: CGRect(x: 10, y: 20, width: 100, height: 50)),
      InsetCase(
        name: "all sides", insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
        result: CGRect(x: 12, y: 21, width: 94, height: 46)),
      InsetCase(
        name: "outward", insets: UIEdgeInsetsMake(-1, -2, -3, -4),
        result: CGRect(x: 8, y: 19, width: 106, height: 54)),
    ])
  func insetting(example: InsetCase) {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(rect.inset(by: example.insets) == example.result)
  }

  @Test("insets wider than the rectangle give a negative size")
  func tooWide() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let found = rect.inset(by: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
    #expect(found.origin == CGPoint(x: 8, y: 0))
    #expect(found.size == CGSize(width: -6, height: 10))
  }

  @Test("insets are equal when all four distances are")
  func equality() {
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    #expect(
      UIEdgeInsetsEqualToEdgeInsets(insets, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    #expect(!UIEdgeInsetsEqualToEdgeInsets(insets, UIEdgeInsetsMake(1, 2, 3, 5)))
    #expect(
      NSDirectionalEdgeInsetsMake(1, 2, 3, 4)
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(NSDirectionalEdgeInsets() == .zero)
  }

  @Test("directional insets follow the layout direction")
  func directional() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(UIEdgeInsets(insets, in: .leftToRight) == UIEdgeInsetsMake(1, 2, 3, 4))
    #expect(UIEdgeInsets(insets, in: .rightToLeft) == UIEdgeInsetsMake(1, 4, 3, 2))
  }

  @Test("offsets and vectors store their two components")
  func offsets() {
    #expect(UIOffsetMake(3, 4) == UIOffset(horizontal: 3, vertical: 4))
    #expect(!UIOffsetEqualToOffset(UIOffsetMake(3, 4), .zero))
    #expect(CGVector(dx: 3, dy: 4) == CGVector(dx: 3.0, dy: 4.0))
    #expect(CGVector() == .zero)
  }

  @Test("geometry round-trips through encoding and decoding")
  func coding() throws {
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    let vector = CGVector(dx: -1.5, dy: 2)
    let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
    #expect(try decoder.decode(UIEdgeInsets.self, from: encoder.encode(insets)) == insets)
    #expect(try decoder.decode(CGVector.self, from: encoder.encode(vector)) == vector)
    #expect(
      try decoder.decode(CGAffineTransform.self, from: encoder.encode(transform)) == transform)
  }

  @Test("priorities can be compared, raised and lowered")
  func priorities() {
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(UILayoutPriority.defaultLow + 0.5 == UILayoutPriority(rawValue: 250.5))
    #expect(UILayoutPriority.defaultLow < .defaultHigh)
    var priority = UILayoutPriority.fittingSizeLevel
    priority += 10
    #expect(priority.rawValue == 60)
    priority -= 20
    #expect(priority.rawValue == 40)
  }
}
