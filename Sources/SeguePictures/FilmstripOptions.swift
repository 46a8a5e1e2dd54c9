/// The number of moments that a filmstrip shows.
public struct FilmstripOptions: Equatable, Sendable {
  /// The minimum number of moments; a recording with fewer frames shows every frame. Default: 8.
  public var minimumFrames: Int
  /// The maximum number of moments, at least `minimumFrames`. Default: 24.
  public var maximumFrames: Int

  /// Creates options.
  public init(minimumFrames: Int = 8, maximumFrames: Int = 24) {
    self.minimumFrames = max(1, minimumFrames)
    self.maximumFrames = max(self.minimumFrames, maximumFrames)
  }
}
