/// The result of a run; every report and picture is a pure function of it.
public struct Recording: Equatable, Sendable {
  /// The version of the JSON form that this module decodes and encodes.
  package static let currentFormatVersion = 1

  /// The version of the JSON form.
  package var formatVersion: Int
  /// The file that contains the scenario.
  public var file: String
  /// The name of the scenario.
  public var scenario: String
  /// The screen at the start of the run.
  public var device: DeviceInfo
  /// The window's layer.
  package var root: Int
  /// The layer tree of frame 0, parents before children, siblings from the back.
  package var layers: [LayerRecord]
  /// The frames by increasing index; an omitted frame equals the previous one.
  package var frames: [Frame]
  /// The events in chronological order.
  public var events: [EventRecord]
  /// The touches in chronological order.
  public var touches: [TouchRecord]
  /// The result of each expectation.
  public var verdicts: [Verdict]
  /// The diagnostics that the device reported.
  public var diagnostics: [DiagnosticRecord]
  /// The named snapshots of the scenario.
  public var snapshots: [SnapshotMark]
  /// The duration of the run. Unit: s.
  @Quantized public var duration: Double

  /// Creates a recording from its parts; `RecordingBuilder` creates the layers and frames.
  package init(
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

  /// Whether every expectation passed and no error was reported.
  public var passed: Bool {
    verdicts.allSatisfy(\.passed) && diagnostics.allSatisfy { $0.severity != .error }
  }
}

extension Recording: Codable {
  private enum CodingKeys: String, CodingKey {
    case formatVersion, file, scenario, device, root, layers, frames, events, touches, verdicts
    case diagnostics, snapshots, duration
  }

  /// Decodes a recording; the exact times of frames are recomputed from their indices.
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
