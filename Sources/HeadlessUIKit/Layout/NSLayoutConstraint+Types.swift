extension NSLayoutConstraint {
  /// The axis of a row, a dimension or a priority.
  public nonisolated enum Axis: Int, Sendable {
    /// The horizontal axis.
    case horizontal = 0
    /// The vertical axis.
    case vertical = 1
  }

  /// The relation between the two sides of a constraint.
  public nonisolated enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// The sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// An attribute of an item in a constraint.
  public nonisolated enum Attribute: Int, Sendable {
    /// No attribute: the second side is a constant.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The leading edge.
    case leading = 5
    /// The trailing edge.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal center.
    case centerX = 9
    /// The vertical center.
    case centerY = 10
    /// The baseline of the last line of text; the bottom edge of an item without text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the top edge of an item without text.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The leading margin.
    case leadingMargin = 17
    /// The trailing margin.
    case trailingMargin = 18
    /// The horizontal center within the margins.
    case centerXWithinMargins = 19
    /// The vertical center within the margins.
    case centerYWithinMargins = 20
  }

  /// The alignment, direction and spacing of a visual format.
  public nonisolated struct FormatOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns all left edges.
    public static let alignAllLeft = FormatOptions(attribute: .left)
    /// Aligns all right edges.
    public static let alignAllRight = FormatOptions(attribute: .right)
    /// Aligns all top edges.
    public static let alignAllTop = FormatOptions(attribute: .top)
    /// Aligns all bottom edges.
    public static let alignAllBottom = FormatOptions(attribute: .bottom)
    /// Aligns all leading edges.
    public static let alignAllLeading = FormatOptions(attribute: .leading)
    /// Aligns all trailing edges.
    public static let alignAllTrailing = FormatOptions(attribute: .trailing)
    /// Aligns all horizontal centers.
    public static let alignAllCenterX = FormatOptions(attribute: .centerX)
    /// Aligns all vertical centers.
    public static let alignAllCenterY = FormatOptions(attribute: .centerY)
    /// Aligns all last baselines.
    public static let alignAllLastBaseline = FormatOptions(attribute: .lastBaseline)
    /// Aligns all first baselines.
    public static let alignAllFirstBaseline = FormatOptions(attribute: .firstBaseline)
    /// The bits of alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Arranges the views in the reading direction; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Arranges the views from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Arranges the views from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Measures vertical gaps from a last baseline to the next first one, instead of edge to edge.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    private init(attribute: Attribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  /// The kind of an attribute; the sides of a constraint must have compatible kinds.
  enum Kind {
    case none, size
    /// A left or right edge, independent of the reading direction.
    case side
    /// A leading or trailing edge, which depends on the reading direction.
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

  /// Returns whether a constraint may compare the two.
  func canPair(with other: Self) -> Bool {
    switch (kind, other.kind) {
    case (.centerX, .side), (.centerX, .reading), (.side, .centerX), (.reading, .centerX): true
    case (let one, let two): one == two && one != .none
    }
  }

  /// Whether it is a left, right, top, bottom, leading or trailing edge, or margin.
  var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  var isWithinMargins: Bool { rawValue >= Self.leftMargin.rawValue }
}
