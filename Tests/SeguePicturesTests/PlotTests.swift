import SeguePictures
import Testing

@Suite struct PlotTests {
  private func labels(_ plot: Plot) -> [String] {
    plot.svg().matches(of: /font-size="12"[^>]*>([^<]*)</).map { String($0.output.1) }
  }

  @Test("scales cover all values and 0 with round tick intervals")
  func scales() {
    let plot = Plot(
      title: "t", horizontal: "x", vertical: "y",
      lines: [[.init(0.1, -3), .init(0.25, 12)]], marks: [.init(0.31, 0)])
    #expect(
      labels(plot) == [
        "0", "0.05", "0.1", "0.15", "0.2", "0.25", "0.3", "0.35",
        "-4", "-2", "0", "2", "4", "6", "8", "10", "12", "x", "y",
      ])
  }

  @Test("values are drawn at the positions of the scales")
  func valuePositions() {
    let plot = Plot(
      title: "t", horizontal: "x", vertical: "y",
      lines: [[.init(0, 0), .init(0.5, 4), .init(1, 8)]], marks: [.init(0.5, 2)])
    let svg = plot.svg()
    #expect(svg.contains("points=\"76,384 386,228 696,72\""))
    #expect(svg.contains("<circle cx=\"386\" cy=\"306\" r=\"4\""))
  }

  @Test(
    "extreme numbers produce a valid picture",
    arguments: [
      [], [Plot.Point(0, 0)], [Plot.Point(.nan, 1), Plot.Point(1, .infinity)],
      [Plot.Point(-1e300, 1e300), Plot.Point(1e300, -1e300)],
      [Plot.Point(0, 1e-300), Plot.Point(1e-300, 0)],
    ])
  func extremes(_ points: [Plot.Point]) {
    let plot = Plot(
      title: "<&>", horizontal: "x", vertical: "y", lines: [points], marks: points)
    let svg = plot.svg()
    #expect(svg.hasSuffix("</svg>\n"))
    #expect(!svg.contains("nan"))
    #expect(!svg.contains("inf"))
    #expect(svg.contains("<title>&lt;&amp;&gt;</title>"))
    #expect(labels(plot).count < 30)
  }
}
