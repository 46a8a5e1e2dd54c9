import Testing

/// The output of a spring after the end of a transition.
@Suite struct MotionTailTests {
  private func rows(_ arguments: String...) -> [[Double]] {
    let lines = segue(["motion"] + arguments).output.split(separator: "\n")
    return lines.compactMap { line in
      let numbers = line.split(separator: " ").compactMap { Double($0) }
      return numbers.count == 3 ? numbers : nil
    }
  }

  @Test(
    "the output beyond a spring's settling time has no jump at a damping ratio of 1")
  func tail() {
    let nearly = rows(
      "{spring: {mass: 1, stiffness: 100, damping: 19.999999999999}}", "--at", "0.9,1.1,2.5")
    let critical = rows(
      "{spring: {mass: 1, stiffness: 100, damping: 20}}", "--at", "0.9,1.1,2.5")
    // 1 - (1 + 10 t) e^(-10 t), and 100 t e^(-10 t).
    let expected = [[0.9, 0.998766, 0.011107], [1.1, 0.9998, 0.001837], [2.5, 1, 0]]
    #expect(nearly == expected)
    #expect(critical == expected)
  }

  @Test(
    "--duration sets the last time shown of a spring with its own duration, and does not change it")
  func duration() {
    let long = rows("{spring: {mass: 1, stiffness: 100, damping: 20}}", "--duration", "2")
    #expect(long.map { $0[0] } == [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4, 1.6, 1.8, 2])
    #expect(long[5] == [1, 0.999501, 0.00454])
    let short = rows("{spring: {mass: 1, stiffness: 100, damping: 20}}", "--duration", "0.2")
    #expect(short.last == [0.2, 0.593994, 2.706706])
  }

  @Test("without --at and --duration, the output of a spring ends at 1 at its settling time")
  func settled() {
    #expect(rows("{spring: {mass: 1, stiffness: 100, damping: 20}}").last == [1, 1, 0])
  }

  @Test("--at shows a spring beyond the duration in which it settles")
  func damped() throws {
    let tail = rows("{spring: {dampingRatio: 0.5}}", "--at", "0.5,1.05")
    let end = try #require(tail.dropFirst().first)
    #expect(tail.count == 2)
    #expect(end[1] != 1)
    #expect((end[1] - 1).magnitude < 0.001)
  }

  @Test(
    "the output at exactly a slow spring's settling time is that of the spring, not 1",
    arguments: [
      // 1 - (1 - 47.5 t) e^(-2.5 t), and its derivative.
      ("{mass: 4, stiffness: 25, damping: 20, initialVelocity: 50}", [5, 1.000881, -0.002026]),
      ("{mass: 3, stiffness: 50, damping: 36.74, initialVelocity: -10}", [5, 0.999069, 0.001452]),
    ])
  func slow(_ spring: String, _ row: [Double]) {
    #expect(rows("{spring: \(spring)}", "--at", "5") == [row])
    #expect(rows("{spring: \(spring)}", "--duration", "5").last == row)
  }

  @Test("a note gives the time at which a transition ends")
  func note() {
    let text = segue(
      "motion", "{spring: {mass: 1, stiffness: 100, damping: 20}}", "--at", "2"
    ).output
    #expect(text.hasSuffix("\n\na transition ends at 1 s, at progress 1\n"))
  }
}
