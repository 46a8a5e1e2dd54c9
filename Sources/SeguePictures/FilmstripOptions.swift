/// How many moments a filmstrip shows.
public struct FilmstripOptions: Equatable, Sendable {
  /// The fewest moments; a recording with fewer frames shows every frame. Default: 8.
  public var minimumFrames: Int
  /// The most moments; never below the fewest. Default: 24.
  public var maximumFrames: Int

  /// Makes options; what is left out has its default.
  public init(minimumFrames: Int = 8, maximumFrames: Int = 24) {
    self.minimumFrames = max(1, minimumFrames)
    self.maximumFrames = max(self.minimumFrames, maximumFrames)
  }
}
