import Foundation
import SeguePictures
import SegueRecording
import TestSupport
import Testing

/// A recording whose page must equal its stills.
struct PageCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var make: @Sendable () throws -> Recording

  static let all = [
    PageCase(testDescription: "a menu slides in") { try Demo.slideIn() },
    PageCase(testDescription: "a menu on a tablet") { try Demo.slideIn(device: Demo.tablet) },
    PageCase(testDescription: "a dragged sheet") { try Demo.sheet() },
    PageCase(testDescription: "a rotating card") { try Demo.turningCard() },
    PageCase(testDescription: "a rotating phone") { try Demo.rotation() },
    PageCase(testDescription: "layers that change and others that do not") {
      try Demo.keptLines()
    },
    PageCase(testDescription: "stacked screens, and one below again") {
      try Demo.stacked(4, dismissing: true)
    },
    PageCase(testDescription: "hostile words") { try Demo.hostile() },
    PageCase(testDescription: "one frame") { try Demo.short(frames: 1) },
    PageCase(testDescription: "no frame") { try Demo.short(frames: 0) },
  ]
}

@Suite struct PlayingPageTests {
  private func page(_ recordings: Recording..., title: String = "olympics.yaml") -> String {
    var page = PlayingPage(title: title)
    for recording in recordings { page.add(recording) }
    return page.html()
  }

  @Test("at every frame the page's picture is byte-identical to the still", arguments: PageCase.all)
  func stills(_ one: PageCase) throws {
    let recording = try one.make()
    // The previous run fills the tables that both share.
    let runs = try PageReader(page(try Demo.short(frames: 2), recording)).runs
    #expect(runs.count == 2)
    #expect(runs[1].last == recording.frames.last?.index ?? 0)
    for frame in 0...runs[1].last {
      #expect(runs[1].picture(at: frame) == Still.svg(of: recording, frame: frame))
    }
  }

  @Test("equal recordings produce equal bytes")
  func bytes() throws {
    #expect(
      page(try Demo.sheet(), try Demo.hostile()) == page(try Demo.sheet(), try Demo.hostile()))
  }

  @Test("a page is much smaller than its stills")
  func size() throws {
    for recording in [try Demo.slideIn(), try Demo.sheet()] {
      let stills = recording.frames.reduce(0) {
        $0 + Still.svg(of: recording, frame: $1.index).utf8.count
      }
      let empty = page().utf8.count
      #expect(page(recording).utf8.count - empty < stills / 20)
    }
  }

  @Test(
    "a page of twice as many stacked presentations is at most 2.2 times as large, and as much work")
  func stacked() throws {
    let (one, two) = (try Demo.stacked(24), try Demo.stacked(48))
    let empty = page().utf8.count
    var pages = [PlayingPage(title: ""), PlayingPage(title: "")]
    pages[0].add(one)
    pages[1].add(two)
    let sizes = pages.map { Double($0.html().utf8.count - empty) }
    #expect(sizes[1] <= 2.2 * sizes[0])
    #expect(Double(pages[1].computedFrames) <= 2.2 * Double(pages[0].computedFrames))
    #expect(Double(two.changeCount) <= 2.2 * Double(one.changeCount))
  }

  @Test("a picture has no line of a screen that others cover")
  func covered() throws {
    let recording = try Demo.stacked(5)
    let last = Still.svg(of: recording, frame: recording.frames.last?.index ?? 0)
    #expect(last.components(separatedBy: ">button 7 of ").count - 1 == 1)
    #expect(last.contains(">button 7 of 4<"))
  }

  @Test("frames of equal appearance share one picture")
  func alike() throws {
    let run = try PageReader(page(try Demo.slideIn())).runs[0]
    let changes = zip(run.pictures, run.pictures.dropFirst())
    #expect(changes.allSatisfy { $0.svg != $1.svg })
    #expect(run.pictures.count < run.last)
  }

  @Test("named layers have frames and opacities, and no values while absent")
  func layers() throws {
    let recording = try Demo.slideIn()
    let run = try PageReader(page(recording)).runs[0]
    #expect(Set(run.layers.map(\.name)).isSuperset(of: ["home", "menu", "dimming"]))
    #expect(!run.layers.contains { $0.name.hasPrefix("UI") && !$0.isSystem })
    for frame in recording.frames {
      let tree = recording.state(atFrame: frame.index)
      for name in ["home", "menu", "dimming"] {
        let layer = tree.first(named: name)
        let rect = layer.flatMap { tree.deviceRect(of: $0.id) }
        let wanted = [rect?.x, rect?.y, rect?.width, rect?.height, layer?.state.opacity]
        let found = LayerSeries.properties.map { run.value($0, of: name, at: frame.index) }
        #expect(found == wanted.map { $0?.rounded(places: 3) })
      }
    }
  }

  @Test("a layer that reappears is numbered; a class name does not count as a name")
  func again() throws {
    var builder = RecordingBuilder(file: "f", scenario: "s", device: Demo.phone)
    let screen = LayerState(frame: RecordedRect(x: 0, y: 0, width: 393, height: 852))
    let root = LayerRecord(id: 1, parent: nil, name: "window", state: screen)
    for (frame, id) in [2, nil, 3].enumerated() {
      let panel = id.map { LayerRecord(id: $0, parent: 1, name: "panel", state: screen) }
      let plain = LayerRecord(id: 4, parent: 1, index: 1, name: "PanelShadow", state: screen)
      try builder.append(
        time: Double(frame) / 60, layers: [root, plain] + (panel.map { [$0] } ?? []))
    }
    let run = try PageReader(page(builder.finish())).runs[0]
    #expect(run.layers.map(\.name) == ["panel", "panel (2)"])
    #expect(run.layers.map(\.toggles) == [[0, 1], [2]])
  }

  @Test("the page has events, expectations, diagnostics and snapshots in chronological order")
  func lists() throws {
    let runs = try PageReader(page(try Demo.slideIn(), try Demo.sheet())).runs
    #expect(runs.map(\.passed) == [true, false])
    #expect(runs[0].events.count == 7)
    #expect(runs[0].events[1] == ["0.1", "transition", "menu", "presentation begins"])
    #expect(runs[0].marks == [["27", "menu open"]])
    #expect(
      runs[1].checks == [
        [
          "0.2", "warning",
          "viewWillDisappear was followed by viewWillAppear without the end of the first",
          "unbalanced-appearance",
        ],
        [
          "1.5", "failed", "the sheet is gone: expected home on top, found detail on top",
          "Configs/olympics.yaml:52:9",
        ],
        [
          "1.5", "passed", "detail is shown again at [0, 432, 393, 420]",
          "Configs/olympics.yaml:53:9",
        ],
      ])
  }

  @Test("every section and group has a name for assistive technologies")
  func accessibleNames() throws {
    let reader = try PageReader(page(try Demo.hostile(), title: Demo.hostile))
    let parts = reader.html.split(separator: "<").filter {
      $0.hasPrefix("section ") || $0.contains(" role=\"group\"")
    }
    #expect(parts.count == 6)
    for part in parts { #expect(part.contains(" aria-label=\"")) }
  }

  @Test("texts cannot inject markup")
  func hostile() throws {
    let reader = try PageReader(page(try Demo.hostile(), title: Demo.hostile))
    // Two elements, the data and the script.
    #expect(reader.html.components(separatedBy: "<script").count == 3)
    #expect(reader.html.components(separatedBy: "</script").count == 3)
    #expect(!reader.data.contains { "<>&".contains($0) })
    #expect(!reader.html.contains("<script>alert"))
    let plain =
      "<script>alert('1')</script> ]]> & \"\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD} \u{5D0}\u{1F3C5}"
    #expect(reader.runs[0].name == plain + plain)
    #expect(reader.runs[0].events[3] == ["0.0375", plain, plain, "\(plain) 3"])
    let forbidden = reader.html.unicodeScalars.filter { scalar in
      switch scalar {
      case "\n": false
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2028}": true
      default: false
      }
    }
    #expect(forbidden.isEmpty)
  }

  @Test("the page makes no network requests, and its policy allows none")
  func network() throws {
    let html = page(try Demo.sheet())
    for word in [
      " src=\"", " href=\"", "@import", "fetch(", "XMLHttpRequest", "import(", "url(http",
    ] {
      #expect(!html.contains(word))
    }
    let addresses = Set(html.matches(of: /https?:[^"\\ ]+/).map { String($0.output) })
    #expect(addresses == ["http://www.w3.org/2000/svg"])
    func contents(_ tag: String) throws -> String { try Self.contents(tag, html) }
    #expect(
      html.contains(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
          + "script-src 'sha256-\(SHA256.base64(of: try contents("script")))'; "
          + "style-src 'sha256-\(SHA256.base64(of: try contents("style")))'; "
          + "img-src data:; base-uri 'none'; form-action 'none'\">"))
  }

  @Test(
    "the page's style sheet and script are byte-identical to the source files",
    arguments: [
      ("style", ["base.css", "page.css"]),
      ("script", ["decoding.js", "lists.js", "tracks.js", "screens.js", "page.js"]),
    ])
  func files(_ tag: String, _ names: [String]) throws {
    let folder = ProjectFile("Sources/SeguePictures/Page").url
    let written = try names.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }.joined()
    let text = tag == "script" ? "\"use strict\";\n(() => {\n\(written)})();\n" : written
    #expect(try Self.contents(tag, page(try Demo.short(frames: 1))) == "\n" + text)
  }

  /// Returns the content of the first element of a name without attributes.
  private static func contents(_ tag: String, _ html: String) throws -> String {
    let start = try #require(html.range(of: "<\(tag)>"))
    let end = try #require(html.range(of: "</\(tag)>", range: start.upperBound..<html.endIndex))
    return String(html[start.upperBound..<end.lowerBound])
  }

  @Test(
    "digests match FIPS 180-4",
    arguments: [
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
      ),
      (String(repeating: "a", count: 1000), "Qe3s5C1j6Nm/UVqbppMuHCDLyfWl0TRkWttdsblzfqM="),
    ])
  func digest(_ text: String, _ wanted: String) {
    #expect(SHA256.base64(of: text) == wanted)
  }
}
