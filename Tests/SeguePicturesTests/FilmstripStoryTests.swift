import SeguePictures
import SegueRecording
import Testing

/// The moments that a filmstrip shows, and their captions.
@Suite struct FilmstripStoryTests {
  @Test("starts, ends, touches and snapshots are shown, with even steps between")
  func moments() throws {
    let picture = try #require(SVGPicture(Filmstrip.svg(of: try Demo.slideIn())))
    #expect(
      labels(picture, size: "22") == [
        "0.000 s", "0.050 s", "0.150 s", "0.217 s", "0.267 s", "0.333 s",
        "0.400 \u{2013} 0.617 s", "0.633 s", "0.767 s", "0.850 s", "0.917 s",
        "1.000 \u{2013} 1.200 s",
      ])
    #expect(picture.frames == [0, 3, 9, 13, 16, 20, 37, 38, 46, 51, 55, 72])
    #expect(
      labels(picture, size: "17").filter { $0 != "menu open" } == [
        "tap menu", "menu presentation begins", "menu viewWillAppear(animated: true)",
        "menu presentation completed", "tap dimming", "menu dismissal begins",
        "menu dismissal completed",
      ])
    #expect(labels(picture, size: "17").contains("menu open"))
  }

  struct CountCase: CustomTestStringConvertible, Sendable {
    var frames: Int
    var options = FilmstripOptions()
    var count: Int
    var testDescription: String { "\(frames) frames, \(options)" }
  }

  @Test(
    "a filmstrip shows at least eight moments, or every frame of a short recording",
    arguments: [
      CountCase(frames: 1, count: 1), CountCase(frames: 5, count: 5),
      CountCase(frames: 8, count: 8), CountCase(frames: 9, count: 8),
      CountCase(frames: 200, count: 8),
      CountCase(frames: 200, options: FilmstripOptions(minimumFrames: 3), count: 3),
      CountCase(frames: 0, count: 1),
    ])
  func counts(test: CountCase) throws {
    let recording = try Demo.short(frames: test.frames)
    let picture = try #require(SVGPicture(Filmstrip.svg(of: recording, options: test.options)))
    #expect(picture.frames.count == test.count)
    #expect(Set(picture.frames).count == test.count)
  }

  @Test(
    "a filmstrip has at most the maximum of moments and prefers named ones",
    arguments: [1, 2, 8, 12, 24])
  func maximum(limit: Int) throws {
    let options = FilmstripOptions(minimumFrames: 1, maximumFrames: limit)
    let hostile = try #require(SVGPicture(Filmstrip.svg(of: Demo.hostile(), options: options)))
    #expect(hostile.frames.count == limit)
    var recording = try Demo.slideIn()
    recording.snapshots = [SnapshotMark(time: 0.2, frame: 12, name: "halfway")]
    let picture = try #require(SVGPicture(Filmstrip.svg(of: recording, options: options)))
    #expect(picture.frames.count <= limit)
    #expect(picture.frames.contains(12))
  }

  @Test("an active touch is drawn as a ring at its location")
  func activeTouchRings() throws {
    let recording = try Demo.sheet()
    let picture = try #require(SVGPicture(Filmstrip.svg(of: recording)))
    for (index, frame) in picture.frames.enumerated() {
      let cell = picture.elements.filter { $0.cell == index + 1 }
      let rings = cell.filter { $0.name == "circle" && $0.attributes["fill"] == "none" }
      let time = Double(frame) / 60
      guard time >= 0.2, time < 0.7 else {
        #expect(rings.isEmpty, "frame \(frame)")
        continue
      }
      #expect(rings.count == 1, "frame \(frame)")
      #expect(rings.allSatisfy { $0.number("cx") == 196.5 })
      #expect(
        rings.allSatisfy { ($0.number("cy") - 446 - Demo.translation(at: time)).magnitude < 0.01 })
      #expect(cell.contains { $0.name == "line" } == (time > 0.2), "frame \(frame)")
    }
  }

  @Test("failures precede diagnostics, diagnostics precede passed expectations")
  func verdicts() throws {
    let picture = try #require(SVGPicture(Filmstrip.svg(of: try Demo.sheet())))
    let footer = picture.texts.filter { $0.cell == nil }.map(\.words).dropFirst(2)
    #expect(
      Array(footer) == [
        "the sheet is gone: expected home on top, found detail on top (Configs/olympics.yaml:52:9)",
        "[unbalanced-appearance] viewWillDisappear was followed by viewWillAppear without the end "
          + "of the first",
        "detail is shown again at [0, 432, 393, 420] (Configs/olympics.yaml:53:9)",
      ])
    let marks = picture.elements.filter { $0.name == "circle" && $0.cell == nil }
    #expect(marks.map { $0.attributes["fill"] } == ["#c8324b", "#c8324b", "#b26a00", "#1f8a5b"])
  }

  @Test("the reason of a release is not cut off at the right edge of the picture")
  func releaseReason() throws {
    let release =
      "translation 29.7 pt, velocity 100 pt/s, projection 79.6 pt; thresholds velocity = 1000 pt/s, "
      + "distance = 213 pt; is canceled, because the translation does not reach 213 pt"
    var recording = try Demo.short(frames: 8)
    recording.events = [
      EventRecord(time: 0, kind: "release", subject: "card", text: release)
    ]
    recording.verdicts = [
      Verdict(
        time: 0, passed: false, expectation: "the sheet of card is at the detent large",
        expected: "large", actual: "medium; card was released at 0 s: \(release)")
    ]
    let picture = try #require(SVGPicture(Filmstrip.svg(of: recording)))
    let words = { (isInCell: Bool) in
      picture.texts.filter { ($0.cell != nil) == isInCell }.map(\.words).joined(separator: " ")
    }
    #expect(words(true).contains("card \(release)"))
    #expect(words(false).contains("card was released at 0 s: \(release)"))
  }

  @Test("when events do not fit, the most important are shown and the rest is counted")
  func manyEvents() throws {
    var recording = try Demo.short(frames: 8)
    recording.events = [
      EventRecord(time: 0, kind: "log", text: "first"),
      EventRecord(time: 0, kind: "appearance", subject: "home", text: "viewDidAppear"),
      EventRecord(time: 0, kind: "delegate", text: "asked"),
      EventRecord(time: 0, kind: "step", text: "tap medals"),
      EventRecord(time: 99, kind: "log", text: "after the last frame"),
    ]
    let picture = try #require(SVGPicture(Filmstrip.svg(of: recording)))
    let captions = picture.texts.filter { $0.attributes["fill"] == "#6b6b70" && $0.cell != nil }
    #expect(
      captions.map(\.words) == [
        "tap medals", "home viewDidAppear", "and 2 more events", "after the last frame",
      ])
    #expect(captions.map(\.cell) == [1, 1, 1, 8])
  }

  @Test("the caption of the first picture begins with the step, also where all events fit")
  func firstStep() throws {
    var recording = try Demo.short(frames: 8)
    recording.events = [
      EventRecord(time: 0, kind: "appearance", subject: "home", text: "viewDidAppear"),
      EventRecord(time: 0, kind: "step", text: "tap medals"),
    ]
    let picture = try #require(SVGPicture(Filmstrip.svg(of: recording)))
    let captions = picture.texts.filter { $0.attributes["fill"] == "#6b6b70" && $0.cell == 1 }
    #expect(captions.map(\.words) == ["tap medals", "home viewDidAppear"])
  }

  @Test("a failed expectation is marked on the picture of its frame, with both rectangles")
  func failure() throws {
    var recording = try Demo.slideIn()
    recording.verdicts = [
      Verdict(
        time: 0.2667, passed: false, expectation: "frame of menu is x 5", expected: "x 5 ± 0.5",
        actual: "x 0",
        outline: Verdict.Outline(
          expected: RecordedRect(x: 5, y: 0, width: 100, height: 200),
          actual: RecordedRect(x: 0, y: 0, width: 100, height: 200))),
      Verdict(time: 0.2667, passed: true, expectation: "menu is on top"),
    ]
    let picture = try #require(SVGPicture(Filmstrip.svg(of: recording)))
    let marks = picture.texts.filter { $0.attributes["fill"] == "#c8324b" && $0.cell != nil }
    #expect(marks.map(\.words) == ["\u{2717} frame of menu is x 5"])
    let cell = try #require(marks.first?.cell)
    #expect(picture.frames[cell - 1] == 16)
    let boxes = picture.elements.filter {
      $0.name == "rect" && $0.cell == cell && $0.attributes["fill"] == "none"
        && $0.number("width") == 100
    }
    #expect(boxes.map { $0.attributes["stroke"] } == ["#1f8a5b", "#c8324b"])
    #expect(boxes.map { $0.attributes["stroke-dasharray"] != nil } == [true, false])
    #expect(boxes[0].box.x - boxes[1].box.x == 5)
  }

  /// The texts of the moments in a font size, without those on the screens.
  ///
  /// Times have size 22, events and names of snapshots 17.
  private func labels(_ picture: SVGPicture, size: String) -> [String] {
    picture.texts.filter {
      $0.cell != nil && $0.attributes["font-size"] == size && $0.path.count == 3
    }.map(\.words)
  }
}
