import SegueRecording

/// The static markup of the page, which its script fills.
enum PageMarkup {
  /// Returns the complete file.
  static func document(title: String, data: String) -> String {
    page.text(title: title, header: chooser, body: panels, data: data)
  }

  private static let page = PageDocument(
    styles: PackageResources.page_css, script: script, pictures: "data:")

  /// The parts of the script in their order: one function, so that none of its names is global.
  private static var script: [UInt8] {
    let parts = [
      PackageResources.decoding_js, PackageResources.lists_js, PackageResources.tracks_js,
      PackageResources.screens_js, PackageResources.page_js,
    ]
    return Array("\"use strict\";\n(() => {\n".utf8) + parts.joined() + Array("})();\n".utf8)
  }

  private static let chooser = """
    <label class="choice"><span>Scenario</span><select id="scenario"></select></label>
    <button type="button" id="grid" aria-pressed="false">Overview</button>
    <button type="button" id="outcome"></button>
    """

  private static let panels = """
    <div id="overview" role="main" aria-label="Overview" hidden></div>
    <main>
    <section id="stage" aria-label="Screen">
    <div id="screens">
    <div id="first"></div>
    <div id="second" hidden></div>
    </div>
    <p id="about"></p>
    </section>
    <section id="checks-panel" class="panel" aria-label="Expectations">
    <h2>Expectations</h2>
    <ol id="checks" class="list"></ol>
    </section>
    <section id="events-panel" class="panel" aria-label="Events">
    <div class="bar"><h2>Events</h2>
    <input id="find-event" type="search" aria-label="Find events" placeholder="Find"></div>
    <ol id="events" class="list"></ol>
    </section>
    <section id="plots-panel" class="panel" aria-label="Timeline">
    <div class="bar"><h2>Timeline</h2>
    <label class="choice"><input id="system" type="checkbox"><span>System views</span></label>
    <input id="find-track" type="search" aria-label="Find tracks" placeholder="Find"></div>
    <div id="plots" class="list" tabindex="0" role="group" aria-label="Tracks">
    <div class="row ruler"><div></div><output id="hovered"></output>
    <div class="chart"><div id="thumbnails"></div><div id="axis"></div></div><div></div></div>
    <div id="tracks"></div>
    </div>
    </section>
    </main>
    <section id="transport" aria-label="Playback">
    <div class="buttons">
    \(button("start", "Go to start", "M6 5v14M19 5L9 12l10 7z"))
    \(button("back", "Previous frame", "M16 5L6 12l10 7z"))
    \(button("play", "Play", "M7 4l13 8-13 8z"))
    \(button("next", "Next frame", "M8 5l10 7-10 7z"))
    \(button("end", "Go to end", "M18 5v14M5 5l10 7-10 7z"))
    <output id="time" for="scrubber"></output>
    <output id="range"></output>
    <button type="button" id="loop" aria-pressed="false">Loop</button>
    <button type="button" id="link">Copy link</button>
    <label class="choice"><span>Speed</span><select id="speed"></select></label>
    </div>
    <div id="line">
    <div id="ticks" aria-hidden="true"></div>
    <input id="scrubber" type="range" min="0" step="1" value="0" aria-label="Time">
    </div>
    </section>
    <footer>
    <p><kbd>space</kbd> play or pause</p>
    <p><kbd>&larr;</kbd> <kbd>&rarr;</kbd> one frame, with <kbd>shift</kbd> ten</p>
    <p><kbd>home</kbd> <kbd>end</kbd> first, last frame</p>
    <p><kbd>[</kbd> <kbd>]</kbd> slower, faster</p>
    <p><kbd>i</kbd> <kbd>o</kbd> start, end of a range, <kbd>l</kbd> loop</p>
    <p><kbd>&uarr;</kbd> <kbd>&darr;</kbd> select in a list, <kbd>enter</kbd> go to its time</p>
    </footer>
    <p id="status" role="status" class="visually-hidden"></p>
    """

  private static func button(_ id: String, _ label: String, _ outline: String) -> String {
    """
    <button type="button" id="\(id)" aria-label="\(label)" title="\(label)">\
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="\(outline)"/></svg></button>
    """
  }
}
