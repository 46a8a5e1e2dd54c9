/// The one product of a run: everything anyone looks at is a pure function of it.
public struct Recording: Equatable, Sendable {
  /// The version of the JSON form that this module reads and writes.
  public static let currentFormatVersion = 1

  /// The version of the form.
  public var formatVersion: Int
  /// The file the scenario is written in.
  public var file: String
  /// The name of the scenario.
  public var scenario: String
  /// The screen at the beginning.
  public var device: DeviceInfo
  /// The window's layer.
  public var root: Int
  /// The layer tree of frame 0, parents before children, siblings from the back.
  public var layers: [LayerRecord]
  /// The frames by rising number; one that is left out shows what the one before shows.
  public var frames: [Frame]
  /// What happened, in the order it happened.
  public var events: [EventRecord]
  /// Where fingers were, in the order of time.
  public var touches: [TouchRecord]
  /// What became of each expectation.
  public var verdicts: [Verdict]
  /// What the device complained about.
  public var diagnostics: [DiagnosticRecord]
  /// The moments that the scenario named.
  public var snapshots: [SnapshotMark]
  /// How long the run took. Unit: s.
  @Quantized public var duration: Double

  /// Makes a recording from all its parts; a `RecordingBuilder` makes the layers and frames.
  public init(
    file: String, scenario: String, device: DeviceInfo, root: Int, layers: [LayerRecord],
    frames: [Frame] = [], events: [EventRecord] = [], touches: [TouchRecord] = [],
    verdicts: [Verdict] = [], diagnostics: [DiagnosticRecord] = [],
    snapshots: [SnapshotMark] = [], duration: Double = 0
  ) {
    formatVersion = Self.currentFormatVersion
    self.file = file
    self.scenario = scenario
    self.device = device
    self.root = root
    self.layers = layers
    self.frames = frames
    self.events = events
    self.touches = touches
    self.verdicts = verdicts
    self.diagnostics = diagnostics
    self.snapshots = snapshots
    self.duration = duration
  }

  /// Whether every expectation held and nothing worse than a warning was reported.
  public var passed: Bool {
    verdicts.allSatisfy(\.passed) && diagnostics.allSatisfy { $0.severity != .error }
  }
}

extension Recording: Codable {
  private enum CodingKeys: String, CodingKey {
    case formatVersion, file, scenario, device, root, layers, frames, events, touches, verdicts
    case diagnostics, snapshots, duration
  }

  /// Reads a recording; the times of frames are made exact again from their numbers.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    formatVersion = try members.decode(Int.self, forKey: .formatVersion)
    file = try members.decode(String.self, forKey: .file)
    scenario = try members.decode(String.self, forKey: .scenario)
    let device = try members.decode(DeviceInfo.self, forKey: .device)
    self.device = device
    root = try members.decode(Int.self, forKey: .root)
    layers = try members.decode([LayerRecord].self, forKey: .layers)
    frames = try members.decode([Frame].self, forKey: .frames).map { frame in
      Frame(
        index: frame.index, framesPerSecond: device.framesPerSecond, device: frame.device,
        changes: frame.changes)
    }
    events = try members.decode([EventRecord].self, forKey: .events)
    touches = try members.decode([TouchRecord].self, forKey: .touches)
    verdicts = try members.decode([Verdict].self, forKey: .verdicts)
    diagnostics = try members.decode([DiagnosticRecord].self, forKey: .diagnostics)
    snapshots = try members.decode([SnapshotMark].self, forKey: .snapshots)
    duration = try members.decode(Double.self, forKey: .duration)
  }
}
