/// The arguments of the program: a command, and its options and operands.
struct Arguments {
  let command: String?
  private var rest: [String]

  init(_ arguments: some Collection<String>) {
    command = arguments.first
    rest = Array(arguments.dropFirst())
  }

  /// Returns whether a flag is given.
  mutating func takeFlag(_ name: String) -> Bool {
    guard let index = rest.firstIndex(of: name) else { return false }
    rest.remove(at: index)
    return true
  }

  /// Returns the value of an option; `nil` without the option.
  mutating func takeValue(of name: String) throws -> String? {
    guard let index = rest.firstIndex(of: name) else { return nil }
    guard index + 1 < rest.count else { throw Problem("'\(name)' needs a value.") }
    defer { rest.removeSubrange(index...index + 1) }
    return rest[index + 1]
  }

  /// Returns the number of an option; `nil` without the option.
  mutating func takeNumber(of name: String) throws -> Int? {
    guard let value = try takeValue(of: name) else { return nil }
    guard let number = Int(value), number >= 0 else {
      throw Problem("'\(name)' is '\(value)'; write a number that is not negative.")
    }
    return number
  }

  /// Returns the operands, after the options.
  mutating func takeRest() throws -> [String] {
    if let option = rest.first(where: { $0.hasPrefix("--") }) {
      throw Problem("There is no option '\(option)'.")
    }
    defer { rest = [] }
    return rest
  }
}
