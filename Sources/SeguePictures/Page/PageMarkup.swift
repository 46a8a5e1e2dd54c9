import SegueRecording

/// The static markup of the page, which its script fills.
enum PageMarkup {
  /// Returns the complete file.
  static func document(title: String, data: String) -> String {
    PageDocument(
      title: title, styles: PackageResources.page_css, script: PackageResources.page_js
    ).text(header: chooser, body: panels, data: data)
  }

  private static let chooser = """
    <label class="choice"><span>Scenario</span><select id="scenario"></select></label>
    <button type="button" id="outcome"></button>
    """

  private static let panels = """
    <main>
    <section id="stage" aria-label="Screen">
    <div id="screen" role="img"></div>
    <p id="about"></p>
    </section>
    <section id="checks-panel" class="panel" aria-label="Expectations">
    <h2>Expectations</h2>
    <ol id="checks" class="list"></ol>
    </section>
    <section id="events-panel" class="panel" aria-label="Events">
    <h2>Events</h2>
    <ol id="events" class="list"></ol>
    </section>
    <section id="plots-panel" class="panel" aria-label="Movement">
    <h2>Movement</h2>
    <div id="plots" class="list" tabindex="0" role="group" aria-label="Plots"></div>
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
