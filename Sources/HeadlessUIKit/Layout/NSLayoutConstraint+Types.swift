extension NSLayoutConstraint {
  /// The direction of a row, a size or a priority.
  public nonisolated enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// How the two sides of a constraint compare.
  public nonisolated enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// The sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A line or size of an item that a constraint speaks of.
  public nonisolated enum Attribute: Int, Sendable, CaseIterable {
    /// None: the second side is a constant.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where reading starts.
    case leading = 5
    /// The edge where reading ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The baseline of the last line of text; the bottom of what has no text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the top of what has no text.
    case firstBaseline = 12
    /// The left edge of the margins.
    case leftMargin = 13
    /// The right edge of the margins.
    case rightMargin = 14
    /// The top edge of the margins.
    case topMargin = 15
    /// The bottom edge of the margins.
    case bottomMargin = 16
    /// The edge of the margins where reading starts.
    case leadingMargin = 17
    /// The edge of the margins where reading ends.
    case trailingMargin = 18
    /// The middle between the left and right margins.
    case centerXWithinMargins = 19
    /// The middle between the top and bottom margins.
    case centerYWithinMargins = 20

    /// The old name of the last baseline.
    public static let baseline = Attribute.lastBaseline
  }

  /// How a visual format aligns its views, which way it runs and what it measures.
  public nonisolated struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All left edges are one line.
    public static let alignAllLeft = FormatOptions(attribute: .left)
    /// All right edges are one line.
    public static let alignAllRight = FormatOptions(attribute: .right)
    /// All top edges are one line.
    public static let alignAllTop = FormatOptions(attribute: .top)
    /// All bottom edges are one line.
    public static let alignAllBottom = FormatOptions(attribute: .bottom)
    /// All leading edges are one line.
    public static let alignAllLeading = FormatOptions(attribute: .leading)
    /// All trailing edges are one line.
    public static let alignAllTrailing = FormatOptions(attribute: .trailing)
    /// All horizontal middles are one line.
    public static let alignAllCenterX = FormatOptions(attribute: .centerX)
    /// All vertical middles are one line.
    public static let alignAllCenterY = FormatOptions(attribute: .centerY)
    /// All last baselines are one line.
    public static let alignAllLastBaseline = FormatOptions(attribute: .lastBaseline)
    /// All first baselines are one line.
    public static let alignAllFirstBaseline = FormatOptions(attribute: .firstBaseline)
    /// The bits of alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// The row runs as reading does; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The row runs from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The row runs from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Gaps run from edge to edge; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Vertical gaps run from a last to the next first baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    private init(attribute: Attribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  /// What an attribute measures; two sides of a constraint must be of kinds that go together.
  enum Kind {
    case none, size
    /// An edge fixed to the screen's left or right.
    case side
    /// An edge that changes sides with the direction of reading.
    case reading
    case centerX, vertical
  }

  var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .size
    case .left, .right, .leftMargin, .rightMargin: .side
    case .leading, .trailing, .leadingMargin, .trailingMargin: .reading
    case .centerX, .centerXWithinMargins: .centerX
    default: .vertical
    }
  }

  /// Whether a constraint may compare the two.
  func canPair(with other: Self) -> Bool {
    switch (kind, other.kind) {
    case (.centerX, .side), (.centerX, .reading), (.side, .centerX), (.reading, .centerX): true
    case (let one, let two): one == two && one != .none
    }
  }

  var isWithinMargins: Bool { rawValue >= Self.leftMargin.rawValue }
}
