import Foundation
import HeadlessUIKit
import Testing

@Suite struct DynamicColorTests {
  nonisolated static let light = UITraitCollection(userInterfaceStyle: .light)
  nonisolated static let dark = UITraitCollection(userInterfaceStyle: .dark)
  nonisolated static let elevated = dark.modifyingTraits { $0.userInterfaceLevel = .elevated }
  nonisolated static let contrast = UITraitCollection(accessibilityContrast: .high)
  nonisolated static let darkContrast = dark.modifyingTraits { $0.accessibilityContrast = .high }

  nonisolated struct SystemCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var color: UIColor
    /// The color in each of the variants that the test compares.
    var hex: [String]

    init(_ name: String, _ color: UIColor, _ hex: String...) {
      self.testDescription = name
      self.color = color
      self.hex = hex
    }
  }

  @Test(
    "a system color has four variants: light, dark, and both with increased contrast",
    arguments: [
      SystemCase("red", .systemRed, "FF3B30", "FF453A", "D70015", "FF6961"),
      SystemCase("orange", .systemOrange, "FF9500", "FF9F0A", "C93400", "FFB340"),
      SystemCase("yellow", .systemYellow, "FFCC00", "FFD60A", "B25000", "FFD426"),
      SystemCase("green", .systemGreen, "34C759", "30D158", "248A3D", "30DB5B"),
      SystemCase("mint", .systemMint, "00C7BE", "63E6E2", "0C817B", "66D4CF"),
      SystemCase("teal", .systemTeal, "30B0C7", "40C8E0", "008299", "5DE6FF"),
      SystemCase("cyan", .systemCyan, "32ADE6", "64D2FF", "0071A4", "70D7FF"),
      SystemCase("blue", .systemBlue, "007AFF", "0A84FF", "0040DD", "409CFF"),
      SystemCase("indigo", .systemIndigo, "5856D6", "5E5CE6", "3634A3", "7D7AFF"),
      SystemCase("purple", .systemPurple, "AF52DE", "BF5AF2", "8944AB", "DA8FFF"),
      SystemCase("pink", .systemPink, "FF2D55", "FF375F", "D30F45", "FF6482"),
      SystemCase("brown", .systemBrown, "A2845E", "AC8E68", "7F6545", "B59469"),
      SystemCase("gray", .systemGray, "8E8E93", "8E8E93", "6C6C70", "AEAEB2"),
      SystemCase("gray2", .systemGray2, "AEAEB2", "636366", "8E8E93", "7C7C80"),
      SystemCase("gray3", .systemGray3, "C7C7CC", "48484A", "AEAEB2", "545456"),
      SystemCase("gray4", .systemGray4, "D1D1D6", "3A3A3C", "BCBCC0", "444446"),
      SystemCase("gray5", .systemGray5, "E5E5EA", "2C2C2E", "D8D8DC", "363638"),
      SystemCase("gray6", .systemGray6, "F2F2F7", "1C1C1E", "EBEBF0", "242426"),
      SystemCase("tint", .tintColor, "007AFF", "0A84FF", "0040DD", "409CFF"),
    ])
  func variants(example: SystemCase) {
    let traits = [Self.light, Self.dark, Self.contrast, Self.darkContrast]
    #expect(traits.map { hex(example.color, $0) } == example.hex)
  }

  @Test(
    "a background is lighter above the base level in the dark style",
    arguments: [
      SystemCase("background", .systemBackground, "FFFFFF", "000000", "1C1C1E"),
      SystemCase("secondary", .secondarySystemBackground, "F2F2F7", "1C1C1E", "2C2C2E"),
      SystemCase("tertiary", .tertiarySystemBackground, "FFFFFF", "2C2C2E", "3A3A3C"),
      SystemCase("grouped", .systemGroupedBackground, "F2F2F7", "000000", "1C1C1E"),
      SystemCase(
        "secondary grouped", .secondarySystemGroupedBackground, "FFFFFF", "1C1C1E", "2C2C2E"),
      SystemCase(
        "tertiary grouped", .tertiarySystemGroupedBackground, "F2F2F7", "2C2C2E", "3A3A3C"),
    ])
  func grounds(example: SystemCase) {
    let traits = [Self.light, Self.dark, Self.elevated]
    #expect(traits.map { hex(example.color, $0) } == example.hex)
  }

  @Test(
    "a label, separator or fill has an opacity for each style",
    arguments: [
      SystemCase("label", .label, "000000", "FFFFFF"),
      SystemCase("secondary label", .secondaryLabel, "3C3C43 60%", "EBEBF5 60%"),
      SystemCase("tertiary label", .tertiaryLabel, "3C3C43 30%", "EBEBF5 30%"),
      SystemCase("quaternary label", .quaternaryLabel, "3C3C43 18%", "EBEBF5 16%"),
      SystemCase("placeholder", .placeholderText, "3C3C43 30%", "EBEBF5 30%"),
      SystemCase("link", .link, "007AFF", "0984FF"),
      SystemCase("separator", .separator, "3C3C43 29%", "545458 60%"),
      SystemCase("opaque separator", .opaqueSeparator, "C6C6C8", "38383A"),
      SystemCase("fill", .systemFill, "787880 20%", "787880 36%"),
      SystemCase("secondary fill", .secondarySystemFill, "787880 16%", "787880 32%"),
      SystemCase("tertiary fill", .tertiarySystemFill, "767680 12%", "767680 24%"),
      SystemCase("quaternary fill", .quaternarySystemFill, "747480 8%", "767680 18%"),
    ])
  func translucent(example: SystemCase) {
    #expect([Self.light, Self.dark].map { hex(example.color, $0) } == example.hex)
  }

  @Test("a dynamic color follows the current traits until it is resolved")
  func resolution() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let resolved = color.resolvedColor(with: Self.dark)
    #expect(resolved == .white)
    #expect(color.rgba == [0, 0, 0, 1])
    Self.dark.performAsCurrent {
      #expect(color.rgba == [1, 1, 1, 1])
      #expect(color.cgColor == CGColor.white)
    }
    #expect(resolved.resolvedColor(with: Self.light) === resolved)
  }

  @Test("a dynamic color with another alpha stays dynamic")
  func opacity() {
    let half = UIColor.label.withAlphaComponent(0.5)
    #expect(half.resolvedColor(with: Self.light).rgba == [0, 0, 0, 0.5])
    #expect(half.resolvedColor(with: Self.dark).rgba == [1, 1, 1, 0.5])
    #expect(half.withAlphaComponent(1).resolvedColor(with: Self.dark).rgba == [1, 1, 1, 1])
  }

  @Test("a provider can return another dynamic color, but not endlessly")
  func chains() {
    let outer = UIColor { _ in UIColor { _ in .systemRed } }
    #expect(hex(outer, Self.dark) == "FF453A")
    final class Box { var color: UIColor? }
    let box = Box()
    let circular = UIColor { _ in box.color ?? .red }
    box.color = circular
    #expect(circular.resolvedColor(with: Self.light) == .clear)
  }

  private func hex(_ color: UIColor, _ traits: UITraitCollection) -> String {
    let rgba = color.resolvedColor(with: traits).rgba
    let digits = rgba.prefix(3).map { String(format: "%02X", Int(($0 * 255).rounded())) }
    let opacity = rgba[3] == 1 ? "" : " \(Int((rgba[3] * 100).rounded()))%"
    return digits.joined() + opacity
  }
}
