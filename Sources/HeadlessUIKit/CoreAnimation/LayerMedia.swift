/// Properties that few layers use, in an object that the others do without: explicit animations, a
/// timeline of the layer's own, actions.
nonisolated final class LayerMedia {
  /// The layer's timing relative to its superlayer.
  var timing = MediaTiming()
  /// The animations in order of addition, in which they are applied.
  var animations: [RunningAnimation] = []
  var actions: [String: any CAAction]?
  /// The associated objects.
  var associations: [UnsafeRawPointer: Any] = [:]
}
