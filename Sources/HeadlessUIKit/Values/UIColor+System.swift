extension UIColor {
  // MARK: - Adaptable colors

  /// The system red.
  public nonisolated class var systemRed: UIColor { SystemColors.red }
  /// The system orange.
  public nonisolated class var systemOrange: UIColor { SystemColors.orange }
  /// The system yellow.
  public nonisolated class var systemYellow: UIColor { SystemColors.yellow }
  /// The system green.
  public nonisolated class var systemGreen: UIColor { SystemColors.green }
  /// The system mint.
  public nonisolated class var systemMint: UIColor { SystemColors.mint }
  /// The system teal.
  public nonisolated class var systemTeal: UIColor { SystemColors.teal }
  /// The system cyan.
  public nonisolated class var systemCyan: UIColor { SystemColors.cyan }
  /// The system blue.
  public nonisolated class var systemBlue: UIColor { SystemColors.blue }
  /// The system indigo.
  public nonisolated class var systemIndigo: UIColor { SystemColors.indigo }
  /// The system purple.
  public nonisolated class var systemPurple: UIColor { SystemColors.purple }
  /// The system pink.
  public nonisolated class var systemPink: UIColor { SystemColors.pink }
  /// The system brown.
  public nonisolated class var systemBrown: UIColor { SystemColors.brown }
  /// The first of six grays, with the strongest contrast.
  public nonisolated class var systemGray: UIColor { SystemColors.gray }
  /// The second of six grays.
  public nonisolated class var systemGray2: UIColor { SystemColors.gray2 }
  /// The third of six grays.
  public nonisolated class var systemGray3: UIColor { SystemColors.gray3 }
  /// The fourth of six grays.
  public nonisolated class var systemGray4: UIColor { SystemColors.gray4 }
  /// The fifth of six grays.
  public nonisolated class var systemGray5: UIColor { SystemColors.gray5 }
  /// The sixth of six grays, closest to the background.
  public nonisolated class var systemGray6: UIColor { SystemColors.gray6 }
  /// The tint color of controls: the system blue.
  public nonisolated class var tintColor: UIColor { SystemColors.blue }

  // MARK: - Labels

  /// Primary text.
  public nonisolated class var label: UIColor { SystemColors.label }
  /// Secondary text.
  public nonisolated class var secondaryLabel: UIColor { SystemColors.secondaryLabel }
  /// Tertiary text.
  public nonisolated class var tertiaryLabel: UIColor { SystemColors.tertiaryLabel }
  /// Quaternary text.
  public nonisolated class var quaternaryLabel: UIColor { SystemColors.quaternaryLabel }
  /// Placeholder text.
  public nonisolated class var placeholderText: UIColor { SystemColors.placeholderText }
  /// Links.
  public nonisolated class var link: UIColor { SystemColors.link }

  // MARK: - Separators

  /// A thin translucent line.
  public nonisolated class var separator: UIColor { SystemColors.separator }
  /// A thin opaque line.
  public nonisolated class var opaqueSeparator: UIColor { SystemColors.opaqueSeparator }

  // MARK: - Fills

  /// The fill of a thin or small shape.
  public nonisolated class var systemFill: UIColor { SystemColors.systemFill }
  /// The fill of a medium shape.
  public nonisolated class var secondarySystemFill: UIColor { SystemColors.secondarySystemFill }
  /// The fill of a large shape.
  public nonisolated class var tertiarySystemFill: UIColor { SystemColors.tertiarySystemFill }
  /// The fill of a large, complex shape.
  public nonisolated class var quaternarySystemFill: UIColor { SystemColors.quaternarySystemFill }

  // MARK: - Backgrounds

  /// The background of an interface.
  public nonisolated class var systemBackground: UIColor { SystemColors.systemBackground }
  /// Content on the system background.
  public nonisolated class var secondarySystemBackground: UIColor {
    SystemColors.secondarySystemBackground
  }
  /// Content on the secondary background.
  public nonisolated class var tertiarySystemBackground: UIColor {
    SystemColors.tertiarySystemBackground
  }
  /// The background of a grouped interface.
  public nonisolated class var systemGroupedBackground: UIColor {
    SystemColors.systemGroupedBackground
  }
  /// Content on the grouped background.
  public nonisolated class var secondarySystemGroupedBackground: UIColor {
    SystemColors.secondarySystemGroupedBackground
  }
  /// Content on the secondary grouped background.
  public nonisolated class var tertiarySystemGroupedBackground: UIColor {
    SystemColors.tertiarySystemGroupedBackground
  }
}
