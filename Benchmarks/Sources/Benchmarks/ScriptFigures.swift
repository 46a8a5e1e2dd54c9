import HeadlessUIKit
import Limits

extension Figure {
  /// A frame of the script, in which every layer is read.
  static func script() -> Figure {
    script(
      "P3 script, ns per frame", goal: 60, moving: 0, digests: false, addUp)
  }

  /// The same with a digest of every visible value.
  static func digestedScript() -> Figure {
    script(
      "P3b the same, digested", goal: 6.7, moving: 0, digests: true, digest)
  }

  /// The same with a hundred additional views that are animated throughout.
  static func crowdedScript() -> Figure {
    script(
      "P3c the same, 100 views moving", goal: 12, moving: 100, digests: false,
      addUp)
  }

  private static func script(
    _ title: String, goal: Double, moving: Int, digests: Bool,
    _ look: @escaping (ShownLayers, Double) -> Double
  ) -> Figure {
    let cycles = 200
    let options = limit_script_options(moving: moving, digests: digests)
    return Figure(
      title: title, goal: goal, count: cycles * SheetScript.framesPerCycle, countsFrames: true,
      segue: { _ in
        let script = SheetScript(moving: moving)
        var sum = 0.0
        for _ in 0..<cycles { sum += script.play(look) }
        precondition(script.isValid(after: cycles), "the script did not play as written")
        return sum
      }, limit: { _ in limit_script(cycles, options) })
  }

  nonisolated static func addUp(_ layers: ShownLayers, _ time: Double) -> Double {
    var sum = 0.0
    for layer in layers.all {
      let shown = layer.shown(at: time)
      sum += shown.pointee.position.x + shown.pointee.position.y + shown.pointee.opacity
      sum += shown.pointee.bounds.width + shown.pointee.bounds.height
    }
    return sum
  }

  /// FNV-1a over the words of each layer's state, and over the digests of the layers.
  private nonisolated static func digest(_ layers: ShownLayers, _ time: Double) -> Double {
    let start: UInt64 = 14_695_981_039_346_656_037
    let words = MemoryLayout<LayerValues>.size / MemoryLayout<UInt64>.size
    var digest = start
    for layer in layers.all {
      let shown = layer.shown(at: time)
      let own = UInt64(limit_digest(UInt(start), shown, words))
      digest = (digest ^ own) &* 1_099_511_628_211
    }
    return Double(digest >> 11)
  }
}
