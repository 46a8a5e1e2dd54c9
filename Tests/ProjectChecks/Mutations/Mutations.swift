import Foundation

/// Makes edits in a copy of the project, runs all tests with one of them at a time, and prints those
/// that no test detects.
struct Mutations {
  private let copy: MutatedCopy
  private var order: EditOrder
  private let count: Int
  private let isList: Bool

  init(of project: Project, _ arguments: inout Arguments) throws {
    count = try arguments.takeNumber(of: "--count") ?? 40
    isList = arguments.takeFlag("--list")
    let seed = try arguments.takeNumber(of: "--seed") ?? 1
    let included = try arguments.takeValue(of: "--under") ?? ""
    let excluded = try arguments.takeValue(of: "--except")
    let earlier = try arguments.takeValue(of: "--again").map(readText)
    let others = try arguments.takeRest()
    if let other = others.first { throw Problem("'\(other)' is no option of 'mutations'.") }
    copy = MutatedCopy(of: project)
    let files = try MutatedCopy.modules(of: project)
      .flatMap { try project.paths(below: $0, of: "swift") }
      .filter { $0.hasPrefix(included) && !(excluded.map($0.hasPrefix) ?? false) }
    let edits = try files.flatMap { EditableFile(path: $0, text: try project.text($0)).edits }
    order = EditOrder(edits, seed: seed)
    if let earlier { order.keepUndetected(in: earlier) }
  }

  func run() async throws {
    if isList {
      order.first(count).forEach { print($0) }
      return
    }
    let chosen = try build()
    guard try copy.passes(0) else { throw Problem("The tests fail before anything is edited.") }
    let undetected = try await undetected(chosen)
    print("\(chosen.count - undetected) of \(chosen.count) edits make a test fail.")
  }

  /// Builds the copy with the first edits that compile, and returns them.
  private func build() throws -> [Edit] {
    var order = order
    while true {
      let chosen = order.first(count)
      let refused = try copy.build(chosen)
      if refused.isEmpty { return chosen }
      order.remove(refused)
    }
  }

  /// Runs the tests with each edit, as many at a time as there are cores, and prints their results.
  /// Returns how many edits no test detects.
  private func undetected(_ chosen: [Edit]) async throws -> Int {
    try await withThrowingTaskGroup(of: Int.self) { group in
      var undetected = 0
      for (number, edit) in zip(1..., chosen) {
        if number > ProcessInfo.processInfo.activeProcessorCount {
          undetected += try await group.next() ?? 0
        }
        group.addTask { [copy] in
          let passes = try copy.passes(number)
          print("\(number) \(passes ? "GREEN" : "red  ") \(edit)")
          fflush(nil)
          return passes ? 1 : 0
        }
      }
      return try await group.reduce(undetected, +)
    }
  }
}
