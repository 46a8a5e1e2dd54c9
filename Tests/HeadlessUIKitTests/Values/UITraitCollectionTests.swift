import Foundation
import HeadlessUIKit
import Testing

@Suite struct UITraitCollectionTests {
  @Test("a new collection specifies nothing")
  func unspecified() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceIdiom == .unspecified)
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.forceTouchCapability == .unknown)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.displayGamut == .unspecified)
    #expect(traits.accessibilityContrast == .unspecified)
    #expect(traits.userInterfaceLevel == .unspecified)
    #expect(traits.legibilityWeight == .unspecified)
    #expect(traits.activeAppearance == .unspecified)
    #expect(traits.sceneCaptureState == .unspecified)
  }

  nonisolated struct SingleCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var single: UITraitCollection
    var mutation: @Sendable (inout any UIMutableTraits) -> Void

    init(
      _ name: String, _ single: UITraitCollection,
      _ mutation: @escaping @Sendable (inout any UIMutableTraits) -> Void
    ) {
      self.testDescription = name
      self.single = single
      self.mutation = mutation
    }
  }

  nonisolated static let singles: [SingleCase] = [
    SingleCase("idiom", UITraitCollection(userInterfaceIdiom: .pad)) {
      $0.userInterfaceIdiom = .pad
    },
    SingleCase("style", UITraitCollection(userInterfaceStyle: .dark)) {
      $0.userInterfaceStyle = .dark
    },
    SingleCase("direction", UITraitCollection(layoutDirection: .rightToLeft)) {
      $0.layoutDirection = .rightToLeft
    },
    SingleCase("scale", UITraitCollection(displayScale: 3)) { $0.displayScale = 3 },
    SingleCase("width", UITraitCollection(horizontalSizeClass: .compact)) {
      $0.horizontalSizeClass = .compact
    },
    SingleCase("height", UITraitCollection(verticalSizeClass: .regular)) {
      $0.verticalSizeClass = .regular
    },
    SingleCase("force", UITraitCollection(forceTouchCapability: .available)) {
      $0.forceTouchCapability = .available
    },
    SingleCase("text", UITraitCollection(preferredContentSizeCategory: .small)) {
      $0.preferredContentSizeCategory = .small
    },
    SingleCase("gamut", UITraitCollection(displayGamut: .P3)) { $0.displayGamut = .P3 },
    SingleCase("contrast", UITraitCollection(accessibilityContrast: .high)) {
      $0.accessibilityContrast = .high
    },
    SingleCase("level", UITraitCollection(userInterfaceLevel: .elevated)) {
      $0.userInterfaceLevel = .elevated
    },
    SingleCase("weight", UITraitCollection(legibilityWeight: .bold)) {
      $0.legibilityWeight = .bold
    },
    SingleCase("activity", UITraitCollection(activeAppearance: .inactive)) {
      $0.activeAppearance = .inactive
    },
    SingleCase("capture", UITraitCollection(sceneCaptureState: .active)) {
      $0.sceneCaptureState = .active
    },
  ]

  @Test("a collection with a single trait equals one whose trait was set", arguments: singles)
  func singleTraits(example: SingleCase) {
    let written = UITraitCollection(mutations: example.mutation)
    #expect(written == example.single)
    #expect(written.hash == example.single.hash)
    #expect(written != UITraitCollection())
    #expect(Self.singles.count { $0.single == written } == 1)
    #expect(UITraitCollection(traitsFrom: [UITraitCollection(), written]) == example.single)
  }

  @Test("merging all single traits keeps each of them", arguments: singles)
  func together(example: SingleCase) {
    let all = UITraitCollection(traitsFrom: Self.singles.map(\.single))
    #expect(all.containsTraits(in: example.single))
    #expect(!example.single.containsTraits(in: all))
    #expect(UITraitCollection(traitsFrom: [all, example.single]) == all)
  }

  @Test("later collections take precedence, but only for the traits that they specify")
  func merging() {
    let phone = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .regular),
    ])
    let turned = UITraitCollection(traitsFrom: [
      phone, UITraitCollection(verticalSizeClass: .compact),
    ])
    #expect(turned.horizontalSizeClass == .compact)
    #expect(turned.verticalSizeClass == .compact)
    #expect(turned.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
    #expect(!turned.containsTraits(in: phone))
    #expect(turned.containsTraits(in: nil))
  }

  @Test("modifying a collection leaves the original unchanged")
  func modifying() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = light.modifyingTraits {
      $0.userInterfaceStyle = .dark
      $0.displayScale = 2
    }
    #expect(light.userInterfaceStyle == .light)
    #expect(dark.userInterfaceStyle == .dark)
    #expect(dark.displayScale == 2)
  }

  @Test("only some traits affect the appearance of colors", arguments: singles)
  func colorAppearance(example: SingleCase) {
    let matters = ["style", "gamut", "contrast", "level", "activity"]
    #expect(
      example.single.hasDifferentColorAppearance(comparedTo: UITraitCollection())
        == matters.contains(example.testDescription))
    #expect(!example.single.hasDifferentColorAppearance(comparedTo: example.single))
  }

  @Test("the current traits are those of the innermost block")
  func current() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    var seen: [UIUserInterfaceStyle] = [UITraitCollection.current.userInterfaceStyle]
    dark.performAsCurrent {
      seen.append(UITraitCollection.current.userInterfaceStyle)
      light.performAsCurrent { seen.append(UITraitCollection.current.userInterfaceStyle) }
      seen.append(UITraitCollection.current.userInterfaceStyle)
    }
    seen.append(UITraitCollection.current.userInterfaceStyle)
    #expect(seen == [.unspecified, .dark, .light, .dark, .unspecified])
  }

  @Test("text sizes are ordered from extra small to the largest accessibility size")
  func contentSizes() {
    let names: [UIContentSizeCategory] = [
      .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
      .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    #expect(zip(names, names.dropFirst()).allSatisfy { $0 < $1 })
    #expect(names.map(\.isAccessibilityCategory) == names.indices.map { $0 >= 8 })
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
    #expect(
      UIContentSizeCategory.accessibilityMedium.rawValue
        == "UICTContentSizeCategoryAccessibilityM")
  }
}
