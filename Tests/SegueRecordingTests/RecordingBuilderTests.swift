import SegueRecording
import TestSupport
import Testing

let phone = DeviceInfo(name: "phone", width: 393, height: 852)

/// Returns a layer that is named after its number.
func layer(
  _ id: Int, in parent: Int?, at index: Int = 0, _ frame: RecordedRect = .zero
) -> LayerRecord {
  LayerRecord(
    id: id, parent: parent, index: index, name: "view \(id)", state: LayerState(frame: frame))
}

@Suite struct RecordingBuilderTests {
  @Test("replaying random changes reproduces every tree", arguments: Array(0..<40 as Range<UInt64>))
  func replay(seed: UInt64) throws {
    var trees = RandomTrees(seed: seed)
    var builder = RecordingBuilder(file: "f", scenario: "s", device: phone)
    var expected: [[LayerRecord]] = []
    for frame in 0..<60 {
      try builder.append(
        time: Double(frame) / 60,
        // In order, layers in front of the others are compared without a new tree.
        layers: seed % 2 == 0 ? trees.layers : trees.layers.shuffled(using: &trees.generator))
      expected.append(trees.layers)
      trees.step()
    }
    let recording = builder.finish()
    #expect(recording.firstInconsistency == nil)
    #expect(recording.states(atFrames: Array(0..<60)).map(\.layers) == expected)
    #expect(recording.state(atFrame: 31).layers == expected[31])
  }

  struct ChangeCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var before: [LayerRecord]
    var after: [LayerRecord]
    var changes: [LayerChange]
  }

  static let changeCases: [ChangeCase] = [
    ChangeCase(
      testDescription: "nothing changes", before: [layer(1, in: nil), layer(2, in: 1)],
      after: [layer(1, in: nil), layer(2, in: 1)], changes: []),
    ChangeCase(
      testDescription: "a changed position", before: [layer(1, in: nil), layer(2, in: 1)],
      after: [
        layer(1, in: nil), layer(2, in: 1, RecordedRect(x: 5, y: 0, width: 0, height: 0)),
      ],
      changes: [
        .state(
          id: 2,
          delta: {
            var delta = LayerDelta()
            delta.position = RecordedPoint(x: 5, y: 0)
            return delta
          }())
      ]),
    ChangeCase(
      testDescription: "a difference below the fourth decimal is none",
      before: [layer(1, in: nil), layer(2, in: 1)],
      after: [
        layer(1, in: nil), layer(2, in: 1, RecordedRect(x: 4e-5, y: 0, width: 0, height: 0)),
      ], changes: []),
    ChangeCase(
      testDescription: "moving the front layer of three to the back is one move",
      before: [layer(1, in: nil), layer(2, in: 1), layer(3, in: 1, at: 1), layer(4, in: 1, at: 2)],
      after: [layer(1, in: nil), layer(4, in: 1), layer(2, in: 1, at: 1), layer(3, in: 1, at: 2)],
      changes: [.moved(id: 4, parent: 1, index: 0)]),
    ChangeCase(
      testDescription: "removing a view with its children is one removal",
      before: [layer(1, in: nil), layer(2, in: 1), layer(3, in: 2), layer(4, in: 1, at: 1)],
      after: [layer(1, in: nil), layer(4, in: 1)], changes: [.removed(id: 2)]),
    ChangeCase(
      testDescription: "a child outlives its parent",
      before: [layer(1, in: nil), layer(2, in: 1), layer(3, in: 2)],
      after: [layer(1, in: nil), layer(3, in: 1)],
      changes: [.removed(id: 2), .moved(id: 3, parent: 1, index: 0)]),
    ChangeCase(
      testDescription: "a view moves into a new container",
      before: [layer(1, in: nil), layer(2, in: 1)],
      after: [layer(1, in: nil), layer(3, in: 1), layer(2, in: 3)],
      changes: [.inserted(layer: layer(3, in: 1)), .moved(id: 2, parent: 3, index: 0)]),
    ChangeCase(
      testDescription: "parent and child are swapped",
      before: [layer(1, in: nil), layer(2, in: 1), layer(3, in: 2)],
      after: [layer(1, in: nil), layer(3, in: 1), layer(2, in: 3)],
      changes: [.moved(id: 3, parent: 1, index: 0), .moved(id: 2, parent: 3, index: 0)]),
    ChangeCase(
      testDescription: "changed name and content",
      before: [layer(1, in: nil)],
      after: [
        LayerRecord(
          id: 1, parent: nil, name: "home", role: "window", state: LayerState(frame: .zero),
          content: .blur(tint: .white))
      ],
      changes: [
        .content(id: 1, content: .blur(tint: .white)),
        .renamed(id: 1, name: "home", role: "window"),
      ]),
  ]

  @Test("the recorded changes are the fewest to the next tree", arguments: changeCases)
  func minimal(test: ChangeCase) throws {
    var builder = RecordingBuilder(file: "f", scenario: "s", device: phone)
    try builder.append(time: 0, layers: test.before)
    try builder.append(time: 1.0 / 60, layers: test.after)
    let recording = builder.finish()
    #expect(recording.frames[1].changes == test.changes)
    #expect(recording.state(atFrame: 1).layers.map(\.id) == test.after.map(\.id))
  }

  @Test("a rotated screen is recorded with its frame and replayed")
  func rotatedScreen() throws {
    var builder = RecordingBuilder(file: "f", scenario: "s", device: phone)
    var landscape = phone
    (landscape.width, landscape.height) = (852, 393)
    landscape.orientation = .landscapeLeft
    try builder.append(time: 0, layers: [layer(1, in: nil)])
    try builder.append(time: 0.5, device: landscape, layers: [layer(1, in: nil)])
    try builder.append(time: 1, layers: [layer(1, in: nil)])
    let recording = builder.finish()
    #expect(recording.frames.map(\.device) == [nil, landscape, nil])
    #expect(recording.frames.map(\.index) == [0, 30, 60])
    #expect(
      recording.states(atFrames: [60, 29, 30]).map(\.device) == [landscape, phone, landscape])
    #expect(recording.duration == 1)
  }

  /// A tree that cannot be appended; the description is the error's message.
  struct MistakeCase: CustomTestStringConvertible, Sendable {
    var time: Double
    var layers: [LayerRecord]
    var testDescription: String
  }

  static let mistakeCases: [MistakeCase] = [
    MistakeCase(
      time: 0, layers: [layer(1, in: nil)],
      testDescription: "frame 0 at 0.0000 s is not after frame 1; add every frame once, "
        + "in chronological order"),
    MistakeCase(
      time: .nan, layers: [],
      testDescription: "the time of a frame must be 0 s to 1000000 s, not nan"),
    MistakeCase(
      time: 1, layers: [layer(1, in: nil), layer(2, in: 1), layer(2, in: 1)],
      testDescription: "layer 2 'view 2' at 1.0000 s has the number of another layer; numbers "
        + "must be unique"),
    MistakeCase(
      time: 1, layers: [layer(1, in: nil), layer(2, in: 7)],
      testDescription: "layer 2 'view 2' at 1.0000 s is not in the tree of the root, layer 1; its "
        + "parent is 7"),
    MistakeCase(
      time: 1, layers: [layer(1, in: nil), layer(2, in: 3), layer(3, in: 2)],
      testDescription: "layer 2 'view 2' at 1.0000 s is not in the tree of the root, layer 1; its "
        + "parent is 3"),
    MistakeCase(
      time: 1, layers: [layer(1, in: nil, RecordedRect(x: .nan, y: 0, width: 1, height: 1))],
      testDescription: "layer 1 'view 1' at 1.0000 s has a position that is not a finite number"),
  ]

  @Test("appending an inconsistent tree throws an error that explains it", arguments: mistakeCases)
  func inconsistentTree(test: MistakeCase) throws {
    var builder = RecordingBuilder(file: "f", scenario: "s", device: phone)
    try builder.append(time: 1.0 / 60, layers: [layer(1, in: nil)])
    #expect(throws: RecordingError(test.testDescription)) {
      try builder.append(time: test.time, layers: test.layers)
    }
  }

  @Test("appending a first tree without a root throws")
  func rootless() {
    var builder = RecordingBuilder(file: "f", scenario: "s", device: phone)
    let message = "no layer at 0.0000 s is a root; the window's layer must have no parent"
    #expect(throws: RecordingError(message)) {
      try builder.append(time: 0, layers: [layer(2, in: 1)])
    }
  }
}
