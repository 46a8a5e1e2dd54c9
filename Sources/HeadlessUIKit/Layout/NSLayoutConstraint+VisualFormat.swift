extension NSLayoutConstraint {
  static func constraints(
    parsing format: String, _ options: FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      let row = VisualFormatRow(
        format: try VisualFormat(parsing: format), options: options, metrics: metrics, views: views)
      return try row.constraints()
    } catch {
      SimulatedDevice.current?.diagnose(.invalidVisualFormat, error.message(for: format))
      return []
    }
  }
}

/// A visual format with the views and metrics that it names.
private struct VisualFormatRow {
  var format: VisualFormat
  var options: NSLayoutConstraint.FormatOptions
  var metrics: [String: Any]
  var views: [String: Any]

  private typealias Attribute = NSLayoutConstraint.Attribute

  /// An end of a gap; a gap without a number is the margin if one end is the superview.
  private struct GapEnd {
    var item: any LayoutItem
    var isSuperview: Bool
  }

  func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    var ends: [GapEnd] = []
    for item in format.items {
      switch item {
      case .superview: ends.append(GapEnd(item: try superview(), isSuperview: true))
      case .view(let name, let sizes):
        let view = try view(name)
        ends.append(GapEnd(item: view, isSuperview: false))
        for size in sizes { made.append(try constraint(size: size, of: view)) }
      }
    }
    for (index, gap) in format.gaps.enumerated() {
      made += try constraints(gap, between: ends[index], and: ends[index + 1])
    }
    return made + (try alignments(of: ends.filter { !$0.isSuperview }.map(\.item)))
  }

  // MARK: Names

  private func view(_ name: VisualFormat.Name) throws(VisualFormatError) -> any LayoutItem {
    if let item = views[name.text] as? any LayoutItem { return item }
    throw VisualFormatError(
      offset: name.offset, problem: "there is no view or layout guide named '\(name.text)'",
      help: "the views given are: \(Self.list(views))")
  }

  private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
    switch value {
    case .number(let number): return number
    case .name(let name):
      if let number = metric(name.text) { return number }
      throw VisualFormatError(
        offset: name.offset, problem: "the metric '\(name.text)' is missing or not a number",
        help: "the metrics given are: \(Self.list(metrics))")
    }
  }

  private func metric(_ name: String) -> CGFloat? {
    switch metrics[name] {
    case let value as CGFloat: value
    case let value as Double: value
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as UILayoutPriority: CGFloat(value.rawValue)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  private static func list(_ names: [String: Any]) -> String {
    names.isEmpty ? "none" : names.keys.sorted().joined(separator: ", ")
  }

  /// Returns the superview of the first view in the format; the owner of the first guide.
  private func superview() throws(VisualFormatError) -> any LayoutItem {
    for case .view(let name, _) in format.items {
      let item = try view(name)
      let view = item.layoutView
      if let superview = item.layoutGuide == nil ? view?.superview : view { return superview }
      throw VisualFormatError(
        offset: name.offset, problem: "'\(name.text)' has no superview, which '|' denotes",
        help: "add it to one first")
    }
    throw VisualFormatError(offset: 0, problem: "there is no view in the format")
  }

  // MARK: Sizes and gaps

  /// Sets the priority of a predicate.
  private func finish(
    _ constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    if let priority = predicate.priority {
      constraint.priority = UILayoutPriority(Float(try number(priority)))
    }
    return constraint
  }

  private func constraint(
    size: VisualFormat.Predicate, of view: any LayoutItem
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let reference = view.reference(format.axis == .horizontal ? .width : .height)
    // A name that is no metric can be that of a view, whose length is used.
    if case .name(let name) = size.length, metric(name.text) == nil,
      let other = views[name.text] as? any LayoutItem
    {
      let constraint = NSLayoutConstraint(
        reference, size.relation.ofConstraint, other.reference(reference.attribute), constant: 0)
      return try finish(constraint, size)
    }
    let constraint = NSLayoutConstraint(
      reference, size.relation.ofConstraint, constant: try number(size.length))
    return try finish(constraint, size)
  }

  private func constraints(
    _ gap: VisualFormat.Gap, between one: GapEnd, and two: GapEnd
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let touchesSuperview = one.isSuperview || two.isSuperview
    // In right-to-left direction the second item is the left one.
    let isReversed = format.axis == .horizontal && options.contains(.directionRightToLeft)
    let (earlier, later) = isReversed ? (two, one) : (one, two)
    func make(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat, margin: Bool)
      -> NSLayoutConstraint
    {
      // A superview's own edge is paired with the same edge of the view inside it.
      let end = earlier.isSuperview ? start(margin: margin) : self.end(margin: false)
      let start = later.isSuperview ? self.end(margin: margin) : self.start(margin: false)
      let isBaseline =
        options.contains(.spacingBaselineToBaseline) && format.axis == .vertical
        && !touchesSuperview
      return NSLayoutConstraint(
        later.item.reference(isBaseline ? .firstBaseline : start), relation,
        earlier.item.reference(isBaseline ? .lastBaseline : end), constant: constant)
    }
    switch gap {
    case .none: return [make(.equal, 0, margin: false)]
    case .standard:
      return [make(.equal, touchesSuperview ? 0 : systemSpacing, margin: touchesSuperview)]
    case .predicates(let predicates):
      var made: [NSLayoutConstraint] = []
      for predicate in predicates {
        let constraint = make(
          predicate.relation.ofConstraint, try number(predicate.length), margin: false)
        made.append(try finish(constraint, predicate))
      }
      return made
    }
  }

  private var isByReading: Bool { options.isDisjoint(with: .directionMask) }

  private func start(margin: Bool) -> Attribute {
    switch format.axis {
    case .vertical: margin ? .topMargin : .top
    case .horizontal where isByReading: margin ? .leadingMargin : .leading
    case .horizontal: margin ? .leftMargin : .left
    }
  }

  private func end(margin: Bool) -> Attribute {
    switch format.axis {
    case .vertical: margin ? .bottomMargin : .bottom
    case .horizontal where isByReading: margin ? .trailingMargin : .trailing
    case .horizontal: margin ? .rightMargin : .right
    }
  }

  // MARK: Alignment

  private func alignments(
    of items: [any LayoutItem]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    // The bit of an alignment is its attribute's raw value.
    for attribute in (1...Attribute.firstBaseline.rawValue).compactMap(Attribute.init(rawValue:))
    where options.rawValue & (1 << UInt(attribute.rawValue)) != 0 {
      guard (attribute.kind == .vertical) == (format.axis == .horizontal) else {
        throw VisualFormatError(
          offset: 0, problem: "a \(format.axis) row can't be aligned by \(attribute)",
          help: format.axis == .horizontal
            ? "align it by top, bottom, centerY or a baseline"
            : "align it by left, right, leading, trailing or centerX")
      }
      for (one, two) in zip(items, items.dropFirst()) {
        made.append(
          NSLayoutConstraint(
            one.reference(attribute), .equal, two.reference(attribute), constant: 0))
      }
    }
    return made
  }
}

extension LinearSystem.Relation {
  fileprivate var ofConstraint: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
