import Foundation
import SeguePictures
import SegueRecording
import Testing

/// The lines around moving views that have the color of what is below them.
@Suite struct HiddenEdgeTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var panel: LayerState
    /// The lines of all pictures of the strip.
    var lines: Int
    var moves = true
  }

  private static let white = RecordedColor(red: 1, green: 1, blue: 1, alpha: 1)
  private static let gray = RecordedColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)

  private static func panel(
    _ color: RecordedColor = white, width: Double = 300, opacity: Double = 1,
    shadow: RecordedShadow = .none, border: Double = 0
  ) -> LayerState {
    LayerState(
      bounds: RecordedRect(x: 0, y: 0, width: width, height: 400), anchor: .zero, opacity: opacity,
      background: color, shadow: shadow, borderWidth: border)
  }

  private static let shadow = RecordedShadow(
    color: .black, opacity: 0.3, radius: 4, offset: .zero)

  static let cases = [
    Case(testDescription: "white over white", panel: panel(), lines: 3),
    Case(testDescription: "gray over white", panel: panel(gray), lines: 0),
    Case(testDescription: "white with a shadow", panel: panel(shadow: shadow), lines: 0),
    Case(testDescription: "white with a border", panel: panel(border: 1), lines: 0),
    Case(testDescription: "nearly transparent white", panel: panel(opacity: 0.4), lines: 0),
    Case(testDescription: "a view as small as a button", panel: panel(width: 60), lines: 0),
    Case(testDescription: "a view that does not move", panel: panel(), lines: 0, moves: false),
  ]

  @Test("a moving view has a line in every picture if its edge is not visible", arguments: cases)
  func lines(_ test: Case) throws {
    let svg = Filmstrip.strip(
      of: try Self.recording(test.panel, moves: test.moves, over: Self.white))
    #expect(svg.components(separatedBy: "stroke-opacity=\"0.22\"").count - 1 == test.lines)
  }

  @Test("a view of the color of the screen has no line over another color")
  func otherColor() throws {
    let svg = Filmstrip.strip(of: try Self.recording(Self.panel(), moves: true, over: Self.gray))
    #expect(!svg.contains("stroke-opacity=\"0.22\""))
  }

  @Test("a covered edge has no line")
  func covered() throws {
    var recording = try Self.recording(Self.panel(), moves: true, over: Self.white)
    let cover = LayerState(
      bounds: RecordedRect(x: 0, y: 0, width: 393, height: 852), anchor: .zero,
      background: Self.white)
    recording.layers.append(LayerRecord(id: 4, parent: 1, index: 2, name: "cover", state: cover))
    #expect(!Filmstrip.strip(of: recording).contains("stroke-opacity=\"0.22\""))
  }

  @Test("a bar that covers a part of a moving view is drawn above its line")
  func barAboveLine() throws {
    var recording = try Self.recording(Self.panel(), moves: true, over: Self.white)
    let bar = LayerState(
      bounds: RecordedRect(x: 0, y: 0, width: 393, height: 120), anchor: .zero,
      background: RecordedColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
    recording.layers.append(LayerRecord(id: 4, parent: 1, index: 2, name: "bar", state: bar))
    let svg = Filmstrip.strip(of: recording)
    let screens = svg.components(separatedBy: "#336699").dropLast()
    #expect(screens.count == 3)
    for screen in screens { #expect(screen.contains("stroke-opacity=\"0.22\"")) }
  }

  @Test("the line of a moving view is clipped by the view that contains it")
  func clippedLine() throws {
    var recording = try Self.recording(Self.panel(), moves: true, over: Self.white)
    let list = LayerState(
      bounds: RecordedRect(x: 0, y: 0, width: 393, height: 700), anchor: .zero,
      masksToBounds: true)
    var moved = recording.layers[1]
    moved.state.masksToBounds = true
    moved.state.bounds = list.bounds
    recording.layers[1] = moved
    recording.layers[2].parent = 2
    recording.layers[2].index = 0
    let lines = Filmstrip.strip(of: recording).split(separator: "\n").map(String.init)
    let clip = try #require(lines.firstIndex { $0.contains("height=\"700\"") })
    // The line before the clip's shape names the clip.
    let name = try #require(lines[clip - 1].split(separator: "\"").dropFirst().first)
    var groups: [String] = []
    var found = 0
    for line in lines {
      if line.hasPrefix("<g") { groups.append(line) }
      if line.contains("stroke-opacity=\"0.22\"") {
        found += 1
        #expect(groups.contains { $0.contains("url(#\(name))") })
      }
      if line.hasPrefix("</g") { groups.removeLast() }
    }
    #expect(found == 3)
  }

  /// Returns a panel that moves over a screen in three frames.
  private static func recording(
    _ panel: LayerState, moves: Bool, over color: RecordedColor
  ) throws -> Recording {
    let screen = LayerState(
      bounds: RecordedRect(x: 0, y: 0, width: 393, height: 852), anchor: .zero, background: color)
    let window = LayerState(
      bounds: RecordedRect(x: 0, y: 0, width: 393, height: 852), anchor: .zero)
    var builder = RecordingBuilder(file: "a.yaml", scenario: "it", device: Demo.phone)
    for frame in 0..<3 {
      var moved = panel
      moved.position = RecordedPoint(x: 40, y: moves ? 100 + Double(frame) * 50 : 100)
      try builder.append(
        time: Double(frame) / 60,
        layers: [
          LayerRecord(id: 1, parent: nil, index: 0, name: "window", state: window),
          LayerRecord(id: 2, parent: 1, index: 0, name: "screen", state: screen),
          LayerRecord(id: 3, parent: 1, index: 1, name: "panel", state: moved),
        ])
    }
    return builder.finish()
  }
}
