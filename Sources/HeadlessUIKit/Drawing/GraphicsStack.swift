/// The graphics contexts that are current on a thread, as in UIKit.
nonisolated final class GraphicsStack: @unchecked Sendable {
  // Unchecked Sendable: each stack is used on one thread only.
  /// A context, and the scale of the image that it makes; `nil` for one that makes none.
  struct Entry {
    let context: CGContext
    var scale: CGFloat?
  }

  /// The contexts, the current one last.
  private(set) var entries: [Entry] = []
  /// Makes the context of a view's `draw(_:)` when it is asked for; most views draw nothing.
  private var pending: (() -> CGContext)?

  /// The stack of the current thread: on the main thread that of the device, which is found faster.
  static var current: GraphicsStack {
    if let device = SimulatedDevice.active, Thread.isMainThread { return device.graphics }
    let key = "HeadlessUIKit.GraphicsStack"
    let dictionary = Thread.current.threadDictionary
    if let stack = dictionary[key] as? GraphicsStack { return stack }
    let stack = GraphicsStack()
    dictionary[key] = stack
    return stack
  }

  /// The current context.
  var last: Entry? {
    if let pending {
      self.pending = nil
      entries.append(Entry(context: pending()))
    }
    return entries.last
  }

  func push(_ context: CGContext, scale: CGFloat? = nil) {
    _ = last
    entries.append(Entry(context: context, scale: scale))
  }

  func pop() {
    if entries.isEmpty { pending = nil } else { entries.removeLast() }
  }

  /// Runs code with a context as the current one.
  func with<Result>(_ context: CGContext, _ body: () throws -> Result) rethrows -> Result {
    let count = entries.count
    push(context)
    defer { entries.removeLast(max(0, entries.count - count)) }
    return try body()
  }

  /// Runs code with a context that is made when the code first asks for it, and returns that context.
  func withContext(madeBy make: @escaping () -> CGContext, _ body: () -> Void) -> CGContext? {
    _ = last
    let count = entries.count
    pending = make
    body()
    pending = nil
    let context = entries.count > count ? entries[count].context : nil
    entries.removeLast(max(0, entries.count - count))
    return context
  }
}

/// Returns the current graphics context; `nil` outside of drawing.
public nonisolated func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsStack.current.last?.context
}

/// Makes a context the current one.
public nonisolated func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.current.push(context)
}

/// Makes the previous context the current one.
public nonisolated func UIGraphicsPopContext() { GraphicsStack.current.pop() }

/// Makes a context of an image of one pixel per point the current one.
public nonisolated func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Makes a context of an image the current one. One without a size is an exception in UIKit, which is
/// reported as `invalidCall`; there is then no context.
///
/// - Parameters:
///   - size: The size, pt.
///   - opaque: Whether the image has no alpha; it is black at first.
///   - scale: The number of pixels per point; 0 is the screen's.
public nonisolated func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  guard size.width > 0, size.height > 0, (size.width * size.height).isFinite else {
    SimulatedDevice.current?.diagnose(
      .invalidCall,
      "UIGraphicsBeginImageContext() failed to allocate CGBitmapContext: size={"
        + "\(size.width), \(size.height)}, scale=\(scale)")
    return
  }
  let scale = scale > 0 ? scale : screenScale
  GraphicsStack.current.push(
    CGContext(canvas: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque),
    scale: scale)
}

/// Returns an image of what was drawn in the current image context; `nil` without one.
public nonisolated func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsStack.current.last else { return nil }
  // A bitmap that was pushed makes an image, too; the context of a view does not.
  guard let scale = entry.scale ?? (entry.context.isUpward ? 1 : nil) else { return nil }
  return entry.context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Ends the current image context.
public nonisolated func UIGraphicsEndImageContext() { GraphicsStack.current.pop() }

/// The number of pixels per point of the device's screen; 2 without a device.
nonisolated var screenScale: CGFloat {
  guard let device = SimulatedDevice.current else { return 2 }
  return MainActor.assumeIsolated { device.configuration.scale }
}

// MARK: - Rectangles

/// Fills a rectangle of the current context.
public nonisolated func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle of the current context with a blend mode.
public nonisolated func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  withContext {
    $0.setBlendMode(blendMode == .copy && $0.state.fillColor.alpha == 1 ? .normal : blendMode)
    $0.fill(rect)
  }
}

/// Draws a frame of one point inside of a rectangle of the current context, in the fill color.
public nonisolated func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame of one point inside of a rectangle of the current context with a blend mode.
public nonisolated func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  withContext {
    // A frame covers only its line.
    $0.setBlendMode(blendMode == .copy ? .normal : blendMode)
    $0.state.strokeColor = $0.state.fillColor
    $0.state.pen = DrawingPen()
    $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
  }
}

/// Clips the current context to a rectangle.
public nonisolated func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

/// Draws in the current context, and restores its graphics state and path.
nonisolated func withContext(_ body: (CGContext) -> Void) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let outline = context.outline
  context.saveGState()
  body(context)
  context.restoreGState()
  context.outline = outline
}
