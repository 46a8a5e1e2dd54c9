import SegueText
import Testing

@Suite struct NumberTextTests {
  struct DecimalsCase: Sendable {
    var number: Double
    var places: Int
    var fixed: String
    var trimmed: String
  }

  static let decimalCases = [
    DecimalsCase(number: 0.1, places: 4, fixed: "0.1000", trimmed: "0.1"),
    DecimalsCase(number: 12, places: 0, fixed: "12", trimmed: "12"),
    DecimalsCase(number: 1200, places: 2, fixed: "1200.00", trimmed: "1200"),
    DecimalsCase(number: -0.00004, places: 4, fixed: "0.0000", trimmed: "0"),
    DecimalsCase(number: -2.125, places: 2, fixed: "-2.13", trimmed: "-2.13"),
    // Numbers are limited to 1e9.
    DecimalsCase(number: 1e300, places: 8, fixed: "1000000000.00000000", trimmed: "1000000000"),
    DecimalsCase(number: .nan, places: 2, fixed: "nan", trimmed: "nan"),
  ]

  @Test("decimals are kept or trimmed, halves round away from zero", arguments: decimalCases)
  func decimals(_ one: DecimalsCase) {
    #expect(one.number.fixed(one.places) == one.fixed)
    #expect(one.number.trimmed(one.places) == one.trimmed)
  }

  @Test("hexadecimal digits are capitals, with zeros in front")
  func hexadecimals() {
    #expect(hexadecimal(0x1b as UInt32, digits: 4) == "001B")
    #expect(hexadecimal(0x1F600 as UInt32, digits: 4) == "1F600")
    #expect(hexadecimal(0 as UInt8, digits: 1) == "0")
  }

  @Test("a color is two digits a component, each clamped to 0...1")
  func colors() {
    #expect(colorText([0.1, 1, 0]) == "#1aff00")
    #expect(colorText([-1, 2, .nan, 0.5]) == "#00ff0080")
  }
}
