import SegueConfig
import SegueScenario
import SegueStyles
import TestSupport
import Testing

/// The suggestions for misspelled keys and words of a file.
@Suite struct TypoTests {
  /// A name with the names that are valid in its place.
  private struct Word {
    var name: String
    var known: [String]
  }

  /// Every key and word of the schema, each with those of its place.
  private static let words: [Word] = {
    var lists: [[String]] = []
    collect(JSONSchema(ScenarioFile.shape(catalog: shippedStyles)).json, into: &lists)
    var seen: Set<[String]> = []
    return lists.filter { seen.insert($0).inserted }.flatMap { known in
      known.map { Word(name: $0, known: known) }
    }
  }()

  private static func collect(_ value: JSONValue, into lists: inout [[String]]) {
    switch value {
    case .array(let values): for value in values { collect(value, into: &lists) }
    case .object(let members):
      for member in members {
        if member.name == "properties", case .object(let keys) = member.value {
          lists.append(keys.map(\.name))
        }
        if member.name == "enum", case .array(let values) = member.value {
          lists.append(values.compactMap { if case .string(let text) = $0 { text } else { nil } })
        }
        collect(member.value, into: &lists)
      }
    default: break
    }
  }

  /// Returns the misspellings of a name by one letter: each letter left out, swapped with the next one,
  /// replaced, and preceded by another.
  private static func typos(of name: String, _ random: inout SeededGenerator) -> [String] {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let name = Array(name)
    var typos: [[Character]] = []
    for index in name.indices {
      for change in 0..<4 {
        var typo = name
        let letter = letters.randomElement(using: &random) ?? "x"
        switch change {
        case 0: typo.remove(at: index)
        case 1 where index + 1 < name.count: typo.swapAt(index, index + 1)
        case 2: typo[index] = letter
        default: typo.insert(letter, at: index)
        }
        typos.append(typo)
      }
    }
    return typos.map { String($0) }
  }

  @Test("at least 95 of 100 misspellings by one letter suggest the name that was meant")
  func rate() {
    var random = SeededGenerator(seed: 17)
    var (right, wrong) = (0, [String]())
    for word in Self.words {
      for typo in Self.typos(of: word.name, &random)
      where !word.known.contains(typo) && !typo.isEmpty {
        let suggested = nearestName(to: typo, among: word.known)
        if suggested == word.name {
          right += 1
        } else {
          wrong.append("\(typo): \(suggested ?? "none"), not \(word.name)")
        }
      }
    }
    #expect(right > 5000)
    #expect(right >= 19 * wrong.count)
  }
}
