/// The layout of a cell's parts.
extension UITableViewCell {
  /// The width that the accessory takes from the content view, pt.
  private var accessoryWidth: CGFloat {
    if let view = shownAccessoryView { return view.bounds.width + TableMetrics.margin }
    switch shownAccessoryType {
    case .none: return 0
    case .disclosureIndicator: return 27
    case .checkmark: return 40
    case .detailButton: return 44
    case .detailDisclosureButton: return 68
    }
  }

  private var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }
  private var shownAccessoryType: AccessoryType {
    isEditing ? editingAccessoryType : accessoryType
  }
  private var showsEditControl: Bool { isEditing && editingStyle != .none }

  /// The left edge and the width of the content view in a width, pt.
  private func contentSpan(in width: CGFloat) -> (x: CGFloat, width: CGFloat) {
    let isIndented = showsEditControl || isEditing && table?.selectsWhileEditing == true
    let x = isIndented && shouldIndentWhileEditing ? TableMetrics.editIndentation : 0
    return (x, max(0, width - x - accessoryWidth))
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  final func showAccessory() {
    let accessory = shownAccessoryView ?? makeAccessory(shownAccessoryType)
    for other in [accessoryView, editingAccessoryView] where other !== accessory {
      if other?.superview === self { other?.removeFromSuperview() }
    }
    if parts.accessory !== accessory {
      parts.accessory?.removeFromSuperview()
      parts.accessory = accessory
    }
    if let accessory, accessory.superview !== self { addSubview(accessory) }
    setNeedsLayout()
  }

  private func makeAccessory(_ type: AccessoryType) -> UIView? {
    switch type {
    case .none: return nil
    case .disclosureIndicator: return Self.symbol("chevron.right", 8, 14, tint: .tertiaryLabel)
    case .checkmark: return Self.symbol("checkmark", 15, 14, tint: nil)
    case .detailButton: return detailButton()
    case .detailDisclosureButton:
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 24))
      let chevron = Self.symbol("chevron.right", 8, 14, tint: .tertiaryLabel)
      chevron.frame.origin = CGPoint(x: 36, y: 5)
      view.addSubview(detailButton())
      view.addSubview(chevron)
      return view
    }
  }

  private static func symbol(
    _ name: String, _ width: CGFloat, _ height: CGFloat, tint: UIColor?
  ) -> UIImageView {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.image = UIImage(systemName: name)
    if let tint { view.tintColor = tint }
    return view
  }

  private func detailButton() -> UIButton {
    let button = UIButton(type: .detailDisclosure)
    button.setImage(UIImage(systemName: "info.circle"), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
    button.addAction(
      UIAction { [reference = BoxedReference(self)] _ in
        guard let cell = reference.object else { return }
        cell.table?.accessoryButtonTapped(of: cell)
      }, for: .touchUpInside)
    return button
  }

  // MARK: Layout

  final func layOutParts() {
    updateConfigurationsIfNeeded()
    let (x, width) = contentSpan(in: bounds.width)
    parts.content.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
    for view in [parts.background, parts.selectedBackground] where view?.superview === self {
      view?.frame = bounds
    }
    if let accessory = parts.accessory {
      let size = accessory.bounds.size
      accessory.frame = CGRect(
        x: bounds.width - TableMetrics.margin - size.width,
        y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }
    layOutEditControl()
    layOutSeparator()
    if configurations.content == nil { layOutLabels() }
  }

  private func layOutEditControl() {
    guard showsEditControl else {
      parts.editControl?.removeFromSuperview()
      parts.editControl = nil
      return
    }
    if parts.editControl == nil {
      let name = editingStyle == .insert ? "plus.circle.fill" : "minus.circle.fill"
      let button = UIButton(type: .custom)
      button.setImage(UIImage(systemName: name), for: .normal)
      button.tintColor = editingStyle == .insert ? .systemGreen : .systemRed
      button.addAction(
        UIAction { [reference = BoxedReference(self)] _ in
          guard let cell = reference.object else { return }
          cell.table?.editControlTapped(in: cell)
        }, for: .touchUpInside)
      parts.editControl = button
      addSubview(button)
    }
    parts.editControl?.frame = CGRect(
      x: 13, y: ((bounds.height - 22) / 2).rounded(), width: 22, height: 22)
  }

  private func layOutSeparator() {
    guard parts.showsSeparator, let table else {
      parts.separator?.removeFromSuperview()
      parts.separator = nil
      return
    }
    let line = parts.separator ?? UIView(frame: .zero)
    if parts.separator == nil {
      parts.separator = line
      line.isUserInteractionEnabled = false
      addSubview(line)
    }
    line.backgroundColor = table.separatorColor
    let scale = SimulatedDevice.current?.configuration.scale ?? 2
    let height = 1 / max(1, scale)
    let left =
      separatorInset.left
      + (table.separatorInsetReference == .fromCellEdges ? parts.content.frame.minX : 0)
    line.frame = CGRect(
      x: left, y: bounds.height - height,
      width: max(0, bounds.width - left - separatorInset.right), height: height)
  }

  private func layOutLabels() {
    let size = parts.content.bounds.size
    var left = TableMetrics.margin + indentation
    if let image = parts.image, let natural = image.image?.size, natural.width > 0 {
      let scale = min(1, size.height / max(1, natural.height))
      let shown = CGSize(width: natural.width * scale, height: natural.height * scale)
      image.frame = CGRect(
        x: left, y: ((size.height - shown.height) / 2).rounded(), width: shown.width,
        height: shown.height)
      left = image.frame.maxX + TableMetrics.imageGap
    } else {
      parts.image?.frame = .zero
    }
    let right = size.width - (accessoryWidth > 0 ? 8 : TableMetrics.margin)
    let room = max(0, right - left)
    switch cellStyle {
    case .default: center(parts.label, left, room, size.height)
    case .subtitle: stackLabels(left, room, size.height)
    case .value1:
      let own = min(room, parts.detail?.sizeThatFits(.zero).width ?? 0)
      center(parts.detail, right - own, own, size.height)
      center(parts.label, left, max(0, room - own - (own > 0 ? 6 : 0)), size.height)
    case .value2:
      center(parts.label, left, min(91, room), size.height)
      center(parts.detail, left + 97, max(0, room - 97), size.height)
    }
  }

  private func center(_ label: UILabel?, _ x: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    guard let label else { return }
    let own = label.sizeThatFits(CGSize(width: width, height: 0)).height
    let shown = label.numberOfLines == 1 ? height : min(own, height)
    label.frame = CGRect(x: x, y: (height - shown) / 2, width: width, height: shown)
  }

  private func stackLabels(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    let heights = [parts.label, parts.detail].map {
      $0?.sizeThatFits(CGSize(width: width, height: 0)).height ?? 0
    }
    let gap: CGFloat = heights[0] > 0 && heights[1] > 0 ? 3 : 0
    let y = ((height - heights[0] - heights[1] - gap) / 2).rounded()
    parts.label?.frame = CGRect(x: x, y: y, width: width, height: heights[0])
    parts.detail?.frame = CGRect(x: x, y: y + heights[0] + gap, width: width, height: heights[1])
  }

  // MARK: Measuring

  final func fittedSize(in width: CGFloat) -> CGSize {
    updateConfigurationsIfNeeded()
    let span = contentSpan(in: width)
    parts.content.frame = CGRect(
      x: span.x, y: 0, width: span.width, height: parts.content.bounds.height)
    if let height = parts.content.constrainedHeight(in: span.width), height > 0 {
      return CGSize(width: width, height: height)
    }
    if configurations.content != nil {
      let fitted = parts.content.sizeThatFits(CGSize(width: span.width, height: 0))
      return CGSize(width: width, height: max(TableMetrics.rowHeight, fitted.height))
    }
    let room = max(0, span.width - 2 * TableMetrics.margin - indentation)
    let heights = [parts.label, parts.detail].map {
      $0?.sizeThatFits(CGSize(width: room, height: 0)).height ?? 0
    }
    let text =
      cellStyle == .subtitle
      ? heights[0] + heights[1] + (heights[0] > 0 && heights[1] > 0 ? 3 : 0)
      : max(heights[0], heights[1])
    let height = text + 2 * TableMetrics.labelPadding
    return CGSize(width: width, height: max(TableMetrics.rowHeight, height.rounded(.up)))
  }
}
