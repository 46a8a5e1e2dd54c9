import SegueConfig
import SegueCore
import SegueParts

/// The view that contains a zoomed view and a snapshot of its source during the transition. Its
/// role in scenarios is `zoomStage`.
final class ZoomStage: UIView {
  nonisolated static let role = "zoomStage"
  /// The minimum scale of the view: UIKit cannot invert a scale of zero.
  private static let leastScale: CGFloat = 0.01

  private let zoomed: UIView
  /// The zoomed view's frame at full size, in the container.
  private let fullFrame: CGRect
  private let source: UIView?
  /// The last frame of the source, in the container.
  private var sourceFrame: CGRect?
  private let parameters: ZoomParameters
  private let snapshot: UIView?
  private let sourceAlpha: CGFloat
  private let cornerRadius: CGFloat
  private var placeholder: UIView?
  private var correction: StartCorrection?
  /// Whether the zoomed view fills the container at full size.
  private var fillsContainer = false
  /// Whether the stage is at full size, or animates to it.
  private var isOpen = false

  /// Makes the stage of a view.
  ///
  /// - Parameters:
  ///   - zoomed: The zoomed view.
  ///   - fullFrame: Its frame at full size, in the container.
  ///   - source: The source, and its frame in the container; nil if it is not visible.
  init(
    of zoomed: UIView, at fullFrame: CGRect, from source: (view: UIView, frame: CGRect)?,
    _ parameters: ZoomParameters
  ) {
    self.zoomed = zoomed
    self.fullFrame = fullFrame
    self.source = source?.view
    sourceFrame = source?.frame
    self.parameters = parameters
    sourceAlpha = source?.view.alpha ?? 1
    cornerRadius = zoomed.layer.cornerRadius
    snapshot = source?.view.squareSnapshot
    super.init(frame: fullFrame)
    accessibilityIdentifier = Self.role
    clipsToBounds = true
    autoresizesSubviews = false
    // A rotation during the transition keeps a full-size stage at full size.
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Unsupported; returns `nil`.
  required init?(coder: NSCoder) { nil }

  /// Adds the stage to a container at the position of the zoomed view, which it then contains.
  func install(in container: UIView) {
    if zoomed.superview === container {
      container.insertSubview(self, aboveSubview: zoomed)
    } else {
      container.addSubview(self)
    }
    fillsContainer = fullFrame == container.bounds
    addSubview(zoomed)
    // The stage clips to the corners: those of a scaled view would be visible inside it.
    zoomed.layer.cornerRadius = 0
    if let snapshot {
      snapshot.isUserInteractionEnabled = false
      addSubview(snapshot)
    }
    hideSource(in: container)
  }

  /// Hides the source, or shows a placeholder instead.
  private func hideSource(in container: UIView) {
    guard let source, parameters.placeholder != .visible else { return }
    source.alpha = 0
    guard case .color(let color) = parameters.placeholder, let parent = source.superview
    else { return }
    let placeholder = UIView(frame: source.frame)
    placeholder.backgroundColor = UIColor(color)
    placeholder.layer.cornerRadius = source.layer.cornerRadius
    parent.insertSubview(placeholder, aboveSubview: source)
    self.placeholder = placeholder
  }

  /// Sets the values at full size or at the source; the changes may be animated.
  func apply(isOpen: Bool) {
    self.isOpen = isOpen
    if !isOpen { correction = sourceFrame.map(StartCorrection.init) }
    layOut(in: isOpen ? openFrame : closedFrame)
    alpha = isOpen || source != nil ? 1 : 0
    layer.cornerRadius =
      isOpen
      ? parameters.cornerRadius.map { CGFloat($0) } ?? cornerRadius
      : source?.layer.cornerRadius ?? 0
    let scale = isOpen ? 1 : scale(in: bounds.size)
    zoomed.bounds.size = openFrame.size
    zoomed.center = CGPoint(x: bounds.midX, y: bounds.midY)
    zoomed.transform = CGAffineTransform(scaleX: scale, y: scale)
    layOutSnapshot()
    snapshot?.alpha = isOpen ? 0 : 1
  }

  /// Where the stage is closed, in the container: at the source, without one at the center. A source
  /// that was removed keeps its last frame.
  private var closedFrame: CGRect {
    if let source, let superview, source.window != nil {
      sourceFrame = source.convert(source.bounds, to: superview)
    }
    if let sourceFrame { return sourceFrame }
    let full = openFrame
    return full.insetBy(dx: full.width / 4, dy: full.height / 4)
  }

  /// The full size, in a container that may have another size now.
  private var openFrame: CGRect { fillsContainer ? superview?.bounds ?? fullFrame : fullFrame }

  /// Corrects an opening stage for a source that has moved since it began, to which it may return.
  func updateSource(at progress: Double) {
    let closed = closedFrame
    if let transform = correction?.transform(at: progress, to: closed) {
      self.transform = transform
    }
  }

  /// Whether the source or the container has changed since the stage was closed or opened.
  func isAway(fromOpen isOpen: Bool) -> Bool {
    layoutFrame.differsVisibly(from: isOpen ? openFrame : closedFrame)
  }

  /// Fills the stage with the snapshot, which keeps its aspect ratio.
  private func layOutSnapshot() {
    guard let snapshot, let size = source?.bounds.size, size.width > 0, size.height > 0 else {
      return
    }
    let scale = max(bounds.width / size.width, bounds.height / size.height)
    let (width, height) = (size.width * scale, size.height * scale)
    snapshot.frame = CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }

  /// Returns the scale at which the zoomed view fills a size, or fits into it.
  private func scale(in size: CGSize) -> CGFloat {
    let full = openFrame
    guard full.width > 0, full.height > 0 else { return 1 }
    let ratios = [size.width / full.width, size.height / full.height]
    let scale = parameters.aspect == .fill ? ratios.max() : ratios.min()
    return max(scale ?? 1, Self.leastScale)
  }

  /// Lays out the zoomed view in a full-size stage whose container has another size.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard isOpen, bounds.size != zoomed.bounds.size, bounds.size != fullFrame.size else { return }
    zoomed.bounds.size = bounds.size
    zoomed.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Puts the zoomed view back into the container, and removes the stage.
  func remove() {
    zoomed.transform = .identity
    zoomed.layer.cornerRadius = cornerRadius
    if zoomed.superview === self, let container = superview {
      container.insertSubview(zoomed, aboveSubview: self)
      // The container may have changed its size.
      zoomed.frame = fillsContainer ? container.bounds : fullFrame
      container.setNeedsLayout()
    }
    removeFromSuperview()
    placeholder?.removeFromSuperview()
    if let source, parameters.placeholder != .visible { source.alpha = sourceAlpha }
  }
}
