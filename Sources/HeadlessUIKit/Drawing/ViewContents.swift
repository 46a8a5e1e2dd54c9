/// The content of a view above its background; most views have none.
final class ViewContents {
  /// Images that follow each other, as an animation of images shows them.
  struct Frames {
    var drawings: [ViewDrawing]
    /// The time of the device at which the first begins, s.
    var start: TimeInterval
    /// The duration of all, which then repeat, s.
    var cycle: TimeInterval
  }

  /// Text or an image, set by views with such content.
  var own: ViewDrawing {
    get { frames.map(shown) ?? still }
    set {
      frames = nil
      still = newValue
    }
  }
  var frames: Frames?
  private var still = ViewDrawing.none
  /// What `draw(_:)` has drawn; `nil` for nothing.
  var drawn: RecordedDrawing?
  var clearsContext = true
  /// Whether `draw(_:)` has not drawn the text, or drawn it elsewhere.
  var isOwnHidden = false

  nonisolated deinit {}

  /// Returns the frame at the device's time.
  private func shown(of frames: Frames) -> ViewDrawing {
    let time = (SimulatedDevice.current?.now ?? frames.start) - frames.start
    let part = max(0, time / frames.cycle).truncatingRemainder(dividingBy: 1)
    let index = Int(part * Double(frames.drawings.count))
    return frames.drawings[min(index, frames.drawings.count - 1)]
  }
}

extension UIView {
  final var ownContents: ViewContents {
    if let viewContents { return viewContents }
    let made = ViewContents()
    viewContents = made
    return made
  }

  /// The content that the wireframe draws in the view; set by views with visible content.
  package final var drawing: ViewDrawing {
    get {
      guard let contents = viewContents else { return .none }
      let own = contents.isOwnHidden ? .none : contents.own
      guard var drawn = contents.drawn else { return own }
      if own != .none {
        drawn.marks.insert(DrawingMark(.content(own, in: drawn.bounds)), at: 0)
      }
      return .drawing(drawn, contentMode)
    }
    set {
      if viewContents == nil, newValue == .none { return }
      ownContents.own = newValue
    }
  }
}
