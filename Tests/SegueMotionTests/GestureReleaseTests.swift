import SegueMotion
import Testing

@Suite struct GestureReleaseTests {
  @Test("a release is described with its numbers to a tenth, and without a start of 0")
  func description() {
    var release = GestureRelease(
      translation: 120.04, velocity: -0.01, projection: 244.75,
      thresholds: [.init("velocity", 1000, .pointsPerSecond), .init("distance", 162.4)],
      decision: "completes")
    #expect(
      release.description
        == "translation 120 pt, velocity 0 pt/s, projection 244.8 pt; "
        + "thresholds velocity = 1000 pt/s, distance = 162.4 pt; completes")
    (release.origin, release.thresholds) = (400, [])
    #expect(
      release.description
        == "translation 120 pt from 400 pt, velocity 0 pt/s, projection 244.8 pt; completes")
  }

  @Test("the height of a detent that is named by a number does not run together with its name")
  func detents() {
    let release = GestureRelease(
      translation: 0, velocity: 0, projection: 0,
      thresholds: [
        .detent("medium", 442.5), .detent("400 pt", 434), .detent("400 pt", 400),
        .detent("0.3", 255.6),
      ], decision: "stays")
    #expect(
      release.description
        == "translation 0 pt, velocity 0 pt/s, projection 0 pt; thresholds medium = 442.5 pt, "
        + "detent 400 pt = 434 pt, detent = 400 pt, detent 0.3 = 255.6 pt; stays")
  }

  @Test("the position of a release is the start and the translation")
  func position() {
    let release = GestureRelease(
      from: 400, translation: -93, velocity: 0, projection: 300, thresholds: [], decision: "")
    #expect(release.position == 307)
  }
}
