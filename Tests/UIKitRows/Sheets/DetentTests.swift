import HeadlessUIKit
import Testing

/// The equality of detents, and the value of the medium one.
@Suite struct DetentTests {
  typealias Detent = UISheetPresentationController.Detent

  private func custom(_ value: CGFloat, _ name: Detent.Identifier? = nil) -> Detent {
    .custom(identifier: name) { _ in value }
  }

  @Test("[243] detents with equal identifiers are equal, with equal hashes (243e)")
  func equality() {
    Driver.run { _ in
      let (one, other) = (custom(1, .init("own")), custom(2, .init("own")))
      #expect(one == other)
      #expect(one.hash == other.hash)
      #expect(Set([Detent.medium(), Detent.medium(), Detent.large()]).count == 2)
      #expect(custom(1) != custom(1))
    }
  }

  /// A window's height, and the medium detent's fraction of the largest value.
  struct Fraction: Sendable {
    var height: CGFloat
    var medium: CGFloat
    nonisolated static let all = [
      Fraction(height: 480, medium: 0.63), Fraction(height: 568, medium: 0.63),
      Fraction(height: 569, medium: 0.56), Fraction(height: 1024, medium: 0.56),
    ]
  }

  @Test(
    "[242] medium is 0.63 of the largest value up to a height of 568 pt, then 0.56 (242a, 242c)",
    arguments: Fraction.all)
  func mediumFractions(_ fraction: Fraction) {
    let size = CGSize(width: 320, height: fraction.height)
    Driver.run(DeviceConfiguration(size: size, portraitSafeArea: .zero)) { ui in
      var found: CGFloat?
      _ = SheetScene(ui) { sheet in
        sheet.detents = [
          .custom { context in
            found = Detent.medium().resolvedValue(in: context).map {
              $0 / context.maximumDetentValue
            }
            return 100
          }
        ]
      }
      #expect(isClose(found ?? 0, fraction.medium))
    }
  }
}
