/// The number of frames that a filmstrip shows.
package struct FilmstripOptions: Equatable, Sendable {
  /// The minimum number of frames; a recording with fewer frames shows every frame. Default: 8.
  package var minimumFrames: Int
  /// The maximum number of frames, at least `minimumFrames`. Default: 24.
  package var maximumFrames: Int

  /// Creates options.
  package init(minimumFrames: Int = 8, maximumFrames: Int = 24) {
    self.minimumFrames = max(1, minimumFrames)
    self.maximumFrames = max(self.minimumFrames, maximumFrames)
  }
}
