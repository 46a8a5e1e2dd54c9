import Foundation

/// The results in the events that Swift Testing writes, a record of JSON on each line.
struct EventStream {
  private(set) var outcomes: [TestOutcome] = []
  /// The lines that cannot be read: a process that ends while it writes leaves a part of one.
  private(set) var problems: [String] = []
  private var indices: [String: Int] = [:]
  /// The arguments of the running case of each test.
  private var running: [String: String] = [:]

  init(path: String, text: String) {
    let decoder = JSONDecoder()
    // Only a line feed ends a line: names of arguments have other separators.
    for (number, line) in zip(
      1..., text.utf8.split(separator: 10, omittingEmptySubsequences: false))
    where !line.isEmpty {
      guard let record = try? decoder.decode(Record.self, from: Data(line)) else {
        problems.append("\(path):\(number): not a record of Swift Testing")
        continue
      }
      if record.kind == "test" {
        add(record.payload)
      } else if let test = record.payload.testID, let index = indices[test] {
        read(record.payload, of: index, test)
      }
    }
  }

  private mutating func add(_ test: Record.Payload) {
    // A continued run lists the tests again.
    guard test.kind == "function", let id = test.id, indices[id] == nil else { return }
    indices[id] = outcomes.count
    outcomes.append(TestOutcome(test, id: id))
  }

  private mutating func read(_ event: Record.Payload, of index: Int, _ test: String) {
    switch event.kind {
    case "testStarted": outcomes[index].hasStarted = true
    case "testEnded": outcomes[index].hasEnded = true
    case "testSkipped", "testCancelled": outcomes[index].isSkipped = true
    case "testCaseStarted":
      let message = event.messages?.first?.text
      let passed = message?.firstMatch(of: #/passing \d+ arguments? (.*) to /#)?.1
      running[test] = passed.map(String.init)
    case "testCaseEnded": running[test] = nil
    case "issueRecorded":
      // The records of the runner for iOS do not name the case of an issue.
      let argument = event.testCase?.displayName ?? running[test]
      outcomes[index].add(event, argument: argument)
    default: break
    }
  }
}

/// A record of Swift Testing's event stream, version 0.
struct Record: Decodable {
  struct Payload: Decodable {
    let kind: String
    let id: String?
    let displayName: String?
    let sourceLocation: Location?
    let testID: String?
    let messages: [Message]?
    let issue: Issue?
    let testCases: [Case]?
    let testCase: Case?

    private enum CodingKeys: String, CodingKey {
      case kind, id, displayName, sourceLocation, testID, messages, issue
      case testCases = "_testCases"
      case testCase = "_testCase"
    }
  }

  struct Message: Decodable { let text: String }
  struct Case: Decodable { let displayName: String? }

  struct Issue: Decodable {
    let isKnown: Bool?
    let severity: String?
    let sourceLocation: Location?
  }

  struct Location: Decodable {
    let fileID: String
    let line: Int

    var text: String { "\(fileID):\(line)" }
  }

  let kind: String
  let payload: Payload
}
