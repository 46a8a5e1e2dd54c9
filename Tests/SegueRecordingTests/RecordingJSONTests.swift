import SegueRecording
import Testing

@Suite struct RecordingJSONTests {
  @Test("the JSON form is byte-identical, with one line per layer and frame")
  func byteIdentical() throws {
    let json = try sampleRecording().json()
    #expect(json == expectedJSON)
    #expect(try sampleRecording().json() == json)
  }

  @Test(
    "decoding the JSON form reproduces the recording", arguments: Array(0..<20 as Range<UInt64>))
  func roundTrip(seed: UInt64) throws {
    var trees = RandomTrees(seed: seed)
    var builder = RecordingBuilder(file: "f", scenario: "\u{202E}</script>\n\u{0}é", device: phone)
    for frame in 0..<30 {
      try builder.append(time: Double(frame) / 60, layers: trees.layers)
      trees.step()
    }
    let recording = builder.finish()
    let read = try Recording(json: recording.json())
    #expect(read == recording)
    #expect(try read.json() == recording.json())
    #expect(try Recording(json: sampleRecording().json()) == sampleRecording())
  }

  /// A replacement that invalidates a recording; the description is the error's message.
  struct MistakeCase: CustomTestStringConvertible, Sendable {
    var old: String
    var new: String
    var testDescription: String
  }

  static let mistakeCases: [MistakeCase] = [
    MistakeCase(
      old: "\"formatVersion\": 1", new: "\"formatVersion\": 9",
      testDescription: "the recording has format version 9, expected 1; record it again"),
    MistakeCase(
      old: "\"root\": 1,\n", new: "",
      testDescription: "the recording cannot be read: 'root' is missing"),
    MistakeCase(
      old: "\"position\":[196.5,426]", new: "\"position\":[196.5]",
      testDescription:
        "the recording cannot be read: at layers[0].state.position: expected 2 numbers, found 1"),
    MistakeCase(
      old: "\"phase\":\"began\"", new: "\"phase\":7",
      testDescription:
        "the recording cannot be read: at touches[0].phase: expected a value of type String"),
    MistakeCase(
      old: "\"root\": 1", new: "\"root\": 5",
      testDescription: "root is layer 5, which is not among the layers"),
    MistakeCase(
      old: "\"parent\":1,\"role\"", new: "\"parent\":4,\"role\"",
      testDescription: "layers[1]: layer 2 needs a unique number and a parent listed before it"),
    MistakeCase(
      old: "{\"state\":{\"delta\":{\"opacity\":0.1667},\"id\":2}}", new: "{\"removed\":{\"id\":6}}",
      testDescription:
        "frames[1].changes[0]: the change of layer 6 is invalid; the layer or its parent "
        + "does not exist"),
    MistakeCase(
      old: "\"index\":2,\"time\"", new: "\"index\":1,\"time\"",
      testDescription: "frames[2]: index 1 must be greater than 1"),
    MistakeCase(
      old: "\"formatVersion\": 1", new: "\"formatVersion\": 0",
      testDescription: "the recording has format version 0, expected 1; record it again"),
    MistakeCase(
      old: "\"framesPerSecond\":60", new: "\"framesPerSecond\":0",
      testDescription: "device.framesPerSecond must be greater than 0"),
  ]

  @Test(
    "decoding an inconsistent recording throws an error with its location", arguments: mistakeCases)
  func inconsistentRecording(test: MistakeCase) throws {
    let json = try sampleRecording().json()
    let range = try #require(json.firstRange(of: test.old))
    let broken = json[..<range.lowerBound] + test.new + json[range.upperBound...]
    #expect(throws: RecordingError(test.testDescription)) { try Recording(json: String(broken)) }
  }

  @Test("texts are escaped as in other JSON, and decode unchanged")
  func words() throws {
    let text = "\u{8}\r\u{7F}\u{85}\u{2028}\u{202E}/é"
    let recording = Recording(
      file: "f", scenario: text, device: phone, root: 1, layers: [layer(1, in: nil)])
    let json = try recording.json()
    #expect(json.contains("\n\"scenario\": \"\\u0008\\u000D\\u007F\\u0085\\u2028\\u202E/é\",\n"))
    #expect(try Recording(json: json) == recording)
  }

  @Test("[D-59] encoding a number that is not finite throws")
  func notFinite() {
    let recording = Recording(
      file: "f", scenario: "s", device: phone, root: 1, layers: [layer(1, in: nil)],
      events: [EventRecord(time: .nan, kind: "log", text: "")])
    #expect(
      throws: RecordingError("a number of the recording is not finite and cannot be written")
    ) { try recording.json() }
  }
}

private let expectedJSON = """
  {
  "device": {"cornerRadius":0,"framesPerSecond":60,"height":852,"name":"phone",\
  "orientation":"portrait","safeArea":{"bottom":0,"left":0,"right":0,"top":0},"scale":3,\
  "width":393},
  "diagnostics": [
  {"code":"never-completed","message":"it never ended","severity":"warning","time":0.0167}
  ],
  "duration": 0.0333,
  "events": [
  {"kind":"step","subject":"","text":"tap medals","time":0},
  {"kind":"appearance","subject":"detail","text":"viewWillAppear","time":0.0167},
  {"kind":"log","subject":"","text":"two\\nlines\\u0007","time":0.0333}
  ],
  "file": "olympics.yaml",
  "formatVersion": 1,
  "frames": [
  {"index":0,"time":0},
  {"changes":[{"state":{"delta":{"opacity":0.1667},"id":2}}],"index":1,"time":0.0167},
  {"changes":[{"inserted":{"layer":{"content":{"text":{"alignment":"left",\
  "color":[0,0,0,1],"lines":1,"size":17,"string":"Medals","weight":700}},\
  "id":3,"index":1,"name":"title","parent":1,\
  "state":{"bounds":[0,0,361,40],"position":[196.5,80]}}}},\
  {"state":{"delta":{"opacity":0.3333},"id":2}}],"index":2,"time":0.0333}
  ],
  "layers": [
  {"id":1,"index":0,"name":"view 1",\
  "state":{"bounds":[0,0,393,852],"position":[196.5,426]}},
  {"id":2,"index":0,"name":"dimming","parent":1,"role":"dimming",\
  "state":{"background":[0,0,0,1],"bounds":[0,0,393,852],"opacity":0,"position":[196.5,426]}}
  ],
  "root": 1,
  "scenario": "a \\"tap\\" presents detail",
  "snapshots": [
  {"frame":2,"name":"dimmed","time":0.0333}
  ],
  "touches": [
  {"id":1,"phase":"began","time":0,"x":196.5,"y":100}
  ],
  "verdicts": [
  {"expectation":"detail is on top","location":"a.yaml:3:5","passed":true,"time":0.0333},
  {"actual":"0.3333","during":"before settling","expectation":"the dimming is black",\
  "expected":"1","location":"a.yaml:4:5","passed":false,"time":0.0333}
  ]
  }

  """
