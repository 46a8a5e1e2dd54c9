import TestSupport
import Testing

@Suite(.checkedDevices) struct UIKitRecordTests {
  private let tables = FactTables.all

  @Test(
    "a fact that was recorded from UIKit holds, or is an exception",
    arguments: FactTables.all.facts)
  func fact(_ fact: Fact) throws {
    let found = try fact.found()
    let holds = found.matches(fact.expected, within: fact.tolerance)
    if let exception = tables.exceptions[fact.id] {
      #expect(!holds, "the fact holds; remove its line from exceptions.txt")
      #expect(found.description == exception.found)
    } else {
      #expect(holds, "expected \(fact.expected), found \(found)")
    }
  }

  @Test("every line of the tables can be read")
  func lines() { #expect(tables.problems == []) }

  @Test("no two facts have the same id")
  func ids() {
    let ids = tables.facts.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test("every exception is that of a fact")
  func exceptions() {
    #expect(Set(tables.exceptions.keys).subtracting(tables.facts.map(\.id)) == [])
  }

  @Test("the list of systems has those of the facts")
  func sources() { #expect(Set(tables.sources) == Set(tables.facts.map(\.source))) }

  @Test("every area with setups has a table")
  func areas() { #expect(Set(setups.keys) == Set(tables.facts.map(\.area))) }

  @Test("every setup is that of a fact", arguments: Set(FactTables.all.facts.map(\.area)).sorted())
  func used(in area: String) {
    let used = Set(tables.facts.filter { $0.area == area }.map(\.setup))
    #expect(Set(setups[area, default: [:]].keys) == used)
  }
}
