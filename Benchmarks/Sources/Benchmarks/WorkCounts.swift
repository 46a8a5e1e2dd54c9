import Foundation
import HeadlessUIKit
import Limits
import SegueConfig
import SegueRecording
import SegueScenario
import SegueStyles
import SegueYAML

/// Exact counts of the work of one part: a phase of the script, or the scenarios of a file. They
/// depend neither on the machine nor on time.
struct WorkCounts: Equatable {
  /// The names of the counts, as in the first line of the table.
  static let names = ["allocations", "layouts", "solves", "callbacks", "bytes"]

  /// The number of objects, closure contexts and array buffers that Segue allocated.
  var allocations = 0
  /// The number of views that were laid out.
  var layouts = 0
  /// The number of times that the constraints of a hierarchy were solved.
  var solves = 0
  /// The number of callbacks in the device's log.
  var callbacks = 0
  /// The number of bytes of the recordings.
  var bytes = 0

  var values: [Int] { [allocations, layouts, solves, callbacks, bytes] }
}

extension WorkCounts {
  /// Returns the counts of every phase of the script, and of every file of a folder.
  static func all(below folder: String) throws -> [(part: String, counts: WorkCounts)] {
    script() + (try files(below: folder))
  }

  private static func script() -> [(part: String, counts: WorkCounts)] {
    let script = SheetScript()
    // Whatever is made once per process is not counted.
    for _ in 0..<2 { _ = script.play(Figure.addUp) }
    var found: [(part: String, counts: WorkCounts)] = []
    var start = Snapshot(script.device)
    _ = script.play(Figure.addUp) { phase in
      let counts = start.end(script.device)
      found.append(("script: \(phase)", counts))
      start = Snapshot(script.device)
    }
    return found
  }

  private static func files(
    below folder: String
  ) throws -> [(part: String, counts: WorkCounts)] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    return try names.filter { $0.hasSuffix(".yaml") }.sorted().map { name in
      var diagnostics = ConfigDiagnostics()
      let plan = try YAMLReader.load("\(folder)/\(name)", into: &diagnostics).flatMap {
        ScenarioFile.decode($0, file: name, catalog: shippedStyles, into: &diagnostics)
      }
      guard let plan else { throw WorkError("\(name) has errors; run 'segue validate' on it") }
      var sum = WorkCounts()
      for scenario in plan.scenarios {
        _ = Player(plan).play(scenario)
        let start = limit_allocations()
        let (recording, work) = Player(plan).playCountingWork(scenario)
        sum.allocations += Int(limit_allocations() - start)
        sum.layouts += work.layouts
        sum.solves += work.solves
        sum.callbacks += recording.events.count
        sum.bytes += try recording.json().utf8.count
      }
      return (name, sum)
    }
  }

  /// The counts of a device at the beginning of a part.
  private struct Snapshot {
    private let work: DeviceWork
    private let callbacks: Int
    private let allocations: UInt64

    init(_ device: SimulatedDevice) {
      (work, callbacks) = (device.work, device.events.count)
      allocations = limit_allocations()
    }

    func end(_ device: SimulatedDevice) -> WorkCounts {
      WorkCounts(
        allocations: Int(limit_allocations() - allocations),
        layouts: device.work.layouts - work.layouts,
        solves: device.work.solves - work.solves, callbacks: device.events.count - callbacks)
    }
  }
}

/// A problem of the table of counts, as a message.
struct WorkError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
