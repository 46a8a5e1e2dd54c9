/// One frame: the differences from the previous frame.
package struct Frame: Equatable, Sendable {
  /// The number of the frame, starting at 0.
  package var index: Int
  /// The exact time, index / framesPerSecond. Unit: s.
  package var time: Double
  /// The screen from this frame on, if it rotated or changed its size.
  package var device: DeviceInfo?
  /// The changes; see `LayerChange` for their order.
  package var changes: [LayerChange]

  /// Creates a frame; its time is `index` divided by `framesPerSecond`.
  package init(
    index: Int, framesPerSecond: Int, device: DeviceInfo? = nil, changes: [LayerChange] = []
  ) {
    self.index = index
    self.time = Double(index) / Double(max(1, framesPerSecond))
    self.device = device
    self.changes = changes
  }
}

extension Frame: Codable {
  private enum CodingKeys: String, CodingKey { case index, time, device, changes }

  /// Decodes a frame; its time is rounded until the recording recomputes it from the index.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    index = try container.decode(Int.self, forKey: .index)
    time = try container.decode(Double.self, forKey: .time)
    device = try container.decodeIfPresent(DeviceInfo.self, forKey: .device)
    changes = try container.decodeIfPresent([LayerChange].self, forKey: .changes) ?? []
  }

  /// Encodes a frame; an empty list of changes is omitted.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(index, forKey: .index)
    try container.encode(time.rounded(places: Quantized.places), forKey: .time)
    try container.encodeIfPresent(device, forKey: .device)
    if !changes.isEmpty { try container.encode(changes, forKey: .changes) }
  }
}
