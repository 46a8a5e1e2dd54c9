import SegueText

/// The base class of haptic feedback, which the device logs as an event.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  nonisolated deinit {}

  /// Creates a generator.
  public override init() { super.init() }
  /// Prepares the hardware; has no effect here.
  open func prepare() {}

  final func log(_ text: String) {
    guard let device = SimulatedDevice.current else { return }
    device.log(.haptic, device, text)
  }
}

/// Haptic feedback for a collision.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass of the objects that collide.
  public nonisolated enum FeedbackStyle: Int, Sendable {
    /// Small, medium or large objects; soft or rigid ones.
    case light, medium, heavy, soft, rigid
  }

  private let style: FeedbackStyle

  /// Creates a generator of a style.
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator of the medium style.
  public convenience override init() { self.init(style: .medium) }

  /// Creates a generator of a style for a view.
  public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  /// Creates a generator of the medium style for a view.
  public convenience init(view: UIView) { self.init(style: .medium) }

  /// Generates the feedback with full intensity.
  open func impactOccurred() { log("impact \(style)") }
  /// Generates the feedback with an intensity, 0...1.
  open func impactOccurred(intensity: CGFloat) {
    log("impact \(style), intensity \(numberText(intensity))")
  }
}

/// Haptic feedback for a change of selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Generates the feedback.
  open func selectionChanged() { log("selection") }
}

/// Haptic feedback for the result of a task.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task.
  public nonisolated enum FeedbackType: Int, Sendable {
    /// Completed, completed with a warning, or failed.
    case success, warning, error
  }

  /// Generates the feedback for a result.
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
    log("notification \(notificationType)")
  }
}
