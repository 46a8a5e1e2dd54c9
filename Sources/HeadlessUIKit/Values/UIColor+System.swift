extension UIColor {
  // MARK: - Adaptable colors

  /// The red of the system.
  public nonisolated class var systemRed: UIColor { SystemColors.red }
  /// The orange of the system.
  public nonisolated class var systemOrange: UIColor { SystemColors.orange }
  /// The yellow of the system.
  public nonisolated class var systemYellow: UIColor { SystemColors.yellow }
  /// The green of the system.
  public nonisolated class var systemGreen: UIColor { SystemColors.green }
  /// The mint of the system.
  public nonisolated class var systemMint: UIColor { SystemColors.mint }
  /// The teal of the system.
  public nonisolated class var systemTeal: UIColor { SystemColors.teal }
  /// The cyan of the system.
  public nonisolated class var systemCyan: UIColor { SystemColors.cyan }
  /// The blue of the system.
  public nonisolated class var systemBlue: UIColor { SystemColors.blue }
  /// The indigo of the system.
  public nonisolated class var systemIndigo: UIColor { SystemColors.indigo }
  /// The purple of the system.
  public nonisolated class var systemPurple: UIColor { SystemColors.purple }
  /// The pink of the system.
  public nonisolated class var systemPink: UIColor { SystemColors.pink }
  /// The brown of the system.
  public nonisolated class var systemBrown: UIColor { SystemColors.brown }
  /// A gray of six, the strongest.
  public nonisolated class var systemGray: UIColor { SystemColors.gray }
  /// The second gray of six.
  public nonisolated class var systemGray2: UIColor { SystemColors.gray2 }
  /// The third gray of six.
  public nonisolated class var systemGray3: UIColor { SystemColors.gray3 }
  /// The fourth gray of six.
  public nonisolated class var systemGray4: UIColor { SystemColors.gray4 }
  /// The fifth gray of six.
  public nonisolated class var systemGray5: UIColor { SystemColors.gray5 }
  /// The sixth gray of six, next to the ground.
  public nonisolated class var systemGray6: UIColor { SystemColors.gray6 }
  /// The color of controls: the blue of the system.
  public nonisolated class var tintColor: UIColor { SystemColors.blue }

  // MARK: - Labels

  /// Text.
  public nonisolated class var label: UIColor { SystemColors.label }
  /// Less important text.
  public nonisolated class var secondaryLabel: UIColor { SystemColors.secondaryLabel }
  /// Still less important text.
  public nonisolated class var tertiaryLabel: UIColor { SystemColors.tertiaryLabel }
  /// The least important text.
  public nonisolated class var quaternaryLabel: UIColor { SystemColors.quaternaryLabel }
  /// A hint where text is to be entered.
  public nonisolated class var placeholderText: UIColor { SystemColors.placeholderText }
  /// Text that leads elsewhere.
  public nonisolated class var link: UIColor { SystemColors.link }

  // MARK: - Separators

  /// A thin line that lets its ground through.
  public nonisolated class var separator: UIColor { SystemColors.separator }
  /// A thin line.
  public nonisolated class var opaqueSeparator: UIColor { SystemColors.opaqueSeparator }

  // MARK: - Fills

  /// The ground of a thin or small shape.
  public nonisolated class var systemFill: UIColor { SystemColors.systemFill }
  /// The ground of a medium shape.
  public nonisolated class var secondarySystemFill: UIColor { SystemColors.secondarySystemFill }
  /// The ground of a large shape.
  public nonisolated class var tertiarySystemFill: UIColor { SystemColors.tertiarySystemFill }
  /// The ground of a large, complex shape.
  public nonisolated class var quaternarySystemFill: UIColor { SystemColors.quaternarySystemFill }

  // MARK: - Backgrounds

  /// The ground of an interface.
  public nonisolated class var systemBackground: UIColor { SystemColors.systemBackground }
  /// Content upon it.
  public nonisolated class var secondarySystemBackground: UIColor {
    SystemColors.secondarySystemBackground
  }
  /// Content upon that.
  public nonisolated class var tertiarySystemBackground: UIColor {
    SystemColors.tertiarySystemBackground
  }
  /// The ground of a grouped interface.
  public nonisolated class var systemGroupedBackground: UIColor {
    SystemColors.systemGroupedBackground
  }
  /// Content upon it.
  public nonisolated class var secondarySystemGroupedBackground: UIColor {
    SystemColors.secondarySystemGroupedBackground
  }
  /// Content upon that.
  public nonisolated class var tertiarySystemGroupedBackground: UIColor {
    SystemColors.tertiarySystemGroupedBackground
  }
}
