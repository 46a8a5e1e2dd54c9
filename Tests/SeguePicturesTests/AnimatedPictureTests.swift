import Foundation
import SeguePictures
import SegueRecording
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Pictures that play by themselves.
@Suite struct AnimatedPictureTests {
  @Test("at the time of every frame the picture shows what the still of the frame shows")
  func showsFrames() throws {
    let recording = try Demo.slideIn()
    let picture = try #require(PlayedPicture(AnimatedPicture.svg(of: recording)))
    for frame in recording.frames {
      let still = try #require(PlayedPicture(Still.svg(of: recording, frame: frame.index)))
      let (shown, wanted) = (picture.shapes(at: frame.time), still.shapes(at: 0))
      #expect(shown.map(\.name) == wanted.map(\.name), "at \(frame.time) s")
      for (found, expected) in zip(shown, wanted) {
        // References to clips and filters are numbered differently.
        for (key, value) in expected.attributes where !value.hasPrefix("url(") {
          let other = found.attributes[key] ?? "nothing"
          guard let number = Double(value), let shown = Double(other) else {
            #expect(other == value, "\(key) at \(frame.time) s")
            continue
          }
          #expect((shown - number).magnitude < 0.05, "\(key) at \(frame.time) s")
        }
      }
    }
  }

  @Test("at 120 frames per second a value stays until the frame before the next recorded one")
  func keepsValuesBetweenFrames() throws {
    let device = DeviceInfo(name: "box", width: 100, height: 200, framesPerSecond: 120)
    var builder = RecordingBuilder(file: "f", scenario: "steps", device: device)
    for step in 0...4 {
      // Every second frame is unchanged, and so not recorded.
      let frame = RecordedRect(x: Double(step * 10), y: 0, width: 40, height: 40)
      let view = LayerState(frame: frame, background: RecordedColor(red: 1, green: 0, blue: 0))
      let window = LayerState(
        frame: RecordedRect(x: 0, y: 0, width: 100, height: 200), background: .white)
      try builder.append(
        time: Double(step) / 60,
        layers: [
          LayerRecord(id: 0, parent: nil, name: "window", state: window),
          LayerRecord(id: 1, parent: 0, name: "view", state: view),
        ])
    }
    let picture = try #require(PlayedPicture(AnimatedPicture.svg(of: builder.finish())))
    let positions = (0...3).map { step in
      // Half a frame after each recorded frame.
      picture.shapes(at: Double(step) / 60 + 1.0 / 240)
        .first { $0.attributes["fill"] == "#ff0000" }?.attributes["x"].flatMap(Double.init)
        .map { ($0 * 100).rounded() / 100 }
    }
    #expect(positions == [0, 10, 20, 30])
  }

  @Test("the same recording gives the same bytes, and no script")
  func repeats() throws {
    let recording = try Demo.slideIn()
    let first = AnimatedPicture.svg(of: recording)
    #expect(AnimatedPicture.svg(of: recording) == first)
    #expect(!first.contains("<script"))
    let addresses = first.matches(of: /https?:\/\/[^"' <]*/).map { String($0.output) }
    #expect(Set(addresses) == ["http://www.w3.org/2000/svg"])
  }

  @Test("every animation repeats after the recording and a pause")
  func loops() throws {
    let recording = try Demo.slideIn()
    let picture = try #require(PlayedPicture(AnimatedPicture.svg(of: recording)))
    let animations = picture.root.all.filter { $0.name == "animate" }
    #expect(!animations.isEmpty)
    // The pause lasts 1.2 s.
    #expect(Set(animations.map { $0.attributes["dur"] }) == ["\(recording.duration + 1.2)s"])
    #expect(Set(animations.map { $0.attributes["repeatCount"] }) == ["indefinite"])
  }

  @Test("where motion is to be reduced a still is left")
  func reducesMotion() throws {
    let text = AnimatedPicture.svg(of: try Demo.slideIn())
    #expect(text.contains("@media (prefers-reduced-motion: reduce) { .moving { display: none } }"))
    let picture = try #require(PlayedPicture(text))
    let still = try #require(picture.root.all.first { $0.attributes["class"] == "still" })
    #expect(still.all.filter { $0.name == "animate" }.isEmpty)
    #expect(still.all.contains { $0.name == "rect" })
  }

  @Test("a recording without frames can be drawn too")
  func empty() throws {
    var bare = try Demo.slideIn()
    bare.frames = []
    #expect(PlayedPicture(AnimatedPicture.svg(of: bare)) != nil)
  }
}

/// An animated SVG file, whose attributes can be read at a time.
private final class PlayedPicture: NSObject, XMLParserDelegate {
  final class Element {
    var name: String
    var attributes: [String: String]
    var children: [Element] = []

    init(_ name: String, _ attributes: [String: String]) {
      (self.name, self.attributes) = (name, attributes)
    }

    /// The element and all in it.
    var all: [Element] { [self] + children.flatMap(\.all) }
  }

  let root = Element("", [:])
  private var open: [Element] = []

  init?(_ text: String) {
    super.init()
    open = [root]
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    let element = Element(name, attributes)
    open.last?.children.append(element)
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { open.removeLast() }

  /// What is drawn at a time, s: shapes, words and the groups around them that are visible.
  func shapes(at time: Double) -> [(name: String, attributes: [String: String])] {
    let moving = root.all.first { $0.attributes["class"] == "moving" }
    var found: [(String, [String: String])] = []
    func visit(_ element: Element) {
      let attributes = values(of: element, at: time)
      guard attributes["visibility"] != "hidden" else { return }
      let isShown = ["rect", "path", "circle", "text"].contains(element.name)
      if isShown || attributes["opacity"] != nil { found.append((element.name, attributes)) }
      for child in element.children where !["animate", "clipPath", "defs"].contains(child.name) {
        visit(child)
      }
    }
    visit(moving ?? root)
    return found
  }

  private func values(of element: Element, at time: Double) -> [String: String] {
    var result = element.attributes
    for animation in element.children where animation.name == "animate" {
      let list = { (key: String) in
        (animation.attributes[key] ?? "").split(separator: ";").map(String.init)
      }
      let duration = Double(animation.attributes["dur"]?.dropLast() ?? "") ?? 1
      let times = list("keyTimes").compactMap(Double.init).map { $0 * duration }
      let values = list("values")
      // Key times are rounded.
      let index = times.lastIndex { $0 <= time + 1e-4 } ?? 0
      var value = values[index]
      if animation.attributes["calcMode"] == "linear", index + 1 < times.count,
        let from = Double(value), let to = Double(values[index + 1])
      {
        value = "\(from + (to - from) * (time - times[index]) / (times[index + 1] - times[index]))"
      }
      result[animation.attributes["attributeName"] ?? ""] = value
    }
    return result
  }
}
