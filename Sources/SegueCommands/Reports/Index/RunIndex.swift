import SeguePictures
import SegueRecording

/// The page of an output folder: every scenario with its verdict and pictures, failures first.
enum RunIndex {
  static let fileName = "index.html"

  /// Returns the page; its links are relative to the output folder.
  static func html(_ results: RunResults) -> String {
    let files = results.files.map { file in
      file.scenarios.map { Entry(file: file, scenario: $0) }
    }
    let failed = files.joined().filter { !$0.scenario.passed }
    var body = "<main>\n" + section("Failed", failed.map(\.failure))
    for (file, entries) in zip(results.files, files) {
      body += section(file.path, entries.filter(\.scenario.passed).map(\.card))
    }
    body += "<p id=\"none\" hidden>No scenario matches.</p>\n</main>"
    let name = results.summary.failedScenarios == 0 ? "passed" : "failed"
    return PageDocument(
      styles: PackageResources.index_css, script: PackageResources.index_js, pictures: "'self'"
    ).text(
      title: results.summary.text, header: controls(results, className: name), body: body)
  }

  /// Returns a section; nothing without articles.
  private static func section(_ title: String, _ articles: [String]) -> String {
    if articles.isEmpty { return "" }
    return """
      <section aria-label="\(xmlEscaped(title))">
      <h2>\(xmlEscaped(title))</h2>
      <div class="cards">
      \(articles.joined())</div>
      </section>

      """
  }

  private static func controls(_ results: RunResults, className: String) -> String {
    let summary = results.summary
    let styles = Set(results.files.flatMap(\.styles)).sorted().map(xmlEscaped)
    let (failed, all) = (summary.failedScenarios, summary.scenarios)
    let states = [
      ("", "all"), ("failed", "\(failed) failed"), ("passed", "\(all - failed) passed"),
      ("empty", "\(summary.scenariosWithoutExpectations) without expectations"),
    ]
    return """
      <div id="filters" role="search" class="\(className)">
      <label class="choice"><span>Filter</span><input id="text" type="search"></label>
      <label class="choice"><span>State</span><select id="state">
      \(states.map { "<option value=\"\($0.0)\">\($0.1)</option>" }.joined(separator: "\n"))
      </select></label>
      <label class="choice"><span>Style</span><select id="style">
      <option value="">all</option>
      \(styles.map { "<option>\($0)</option>" }.joined(separator: "\n"))
      </select></label>
      <output id="count" for="text state style"></output>
      </div>
      """
  }

  /// A scenario on the page.
  private struct Entry {
    var file: FileResult
    var scenario: ScenarioResult

    /// A scenario that passed: its pictures, and its name.
    var card: String { article(scenario.verdicts.isEmpty ? "empty" : "passed", details: "") }

    /// A scenario that failed, with the reasons, each a link to its time.
    var failure: String {
      let reasons = scenario.failedParts.map { part in
        """
        <li><a\(link(part.time))><time>\(part.time.fixed(3)) s</time> \
        \(xmlEscaped(part.summary))</a> \
        <small>\(xmlEscaped(part.location ?? scenario.location ?? ""))</small></li>

        """
      }
      return article("failed", details: "<ul>\n\(reasons.joined())</ul>\n")
    }

    private func article(_ state: String, details: String) -> String {
      let words = [file.path, scenario.name] + scenario.tags
      let picture =
        scenario.file(.strip).map {
          "<img src=\"\(xmlEscaped($0))\" alt=\"\" loading=\"lazy\">"
        } ?? ""
      return """
        <article class="\(state)" data-words="\(xmlEscaped(words.joined(separator: " ").lowercased()))" \
        data-styles="\(xmlEscaped(file.styles.joined(separator: " ")))">
        <h3><a\(link(nil))>\(picture)<span>\(xmlEscaped(scenario.name))</span></a></h3>
        <p>\(xmlEscaped(facts))</p>
        \(details)</article>

        """
    }

    private var facts: String {
      let verdict = scenario.passed ? "passed" : "failed"
      let count =
        scenario.verdicts.isEmpty
        ? "no expectations" : counted(scenario.verdicts.count, "expectation")
      let path = scenario.passed ? [] : [file.path]
      return ([verdict, "\(scenario.duration.fixed(2)) s", count] + path + scenario.tags)
        .joined(separator: " \u{B7} ")
    }

    /// The link to the scenario's page at a time; empty if it was not written.
    private func link(_ time: Double?) -> String {
      scenario.address(at: time).map { " href=\"\(xmlEscaped($0))\"" } ?? ""
    }
  }
}
