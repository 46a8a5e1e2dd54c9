import SegueConfig

extension Command {
  /// Parses the words after the command's name.
  ///
  /// Options can be anywhere, as `--name value` or `--name=value`; after `--` every word is an
  /// argument.
  /// - Throws: A usage failure for the first invalid word.
  package func parse(_ words: ArraySlice<String>) throws(CommandFailure) -> Invocation {
    var invocation = Invocation(of: name, program: program)
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        for argument in rest { invocation.add(argument: argument) }
        rest = []
      } else if word.hasPrefix("-"), word != "-" {
        try parse(option: word, &rest, into: &invocation)
      } else {
        invocation.add(argument: word)
      }
    }
    try check(invocation)
    return invocation
  }

  private func parse(
    option word: String, _ rest: inout ArraySlice<String>, into invocation: inout Invocation
  ) throws(CommandFailure) {
    let (option, attached) = try option(word)
    let name = "--\(option.name)"
    if invocation.has(option), !option.isRepeatable {
      throw invocation.usage("repeated-option", "the option '\(name)' is given twice")
    }
    guard let wanted = option.value else {
      guard attached == nil else {
        throw invocation.usage("unwanted-value", "the option '\(name)' takes no value")
      }
      return invocation.add("", to: option)
    }
    if let attached { return invocation.add(attached, to: option) }
    guard let next = rest.first, next == "-" || !next.hasPrefix("-") else {
      throw invocation.usage(
        "missing-value", "the option '\(name)' needs a value: \(name) \(wanted)",
        help: rest.first.map { "write \(name)=\($0) if that is the value" })
    }
    invocation.add(next, to: option)
    rest = rest.dropFirst()
  }

  /// Returns the option of a word, and the value attached to the word.
  private func option(
    _ word: String
  ) throws(CommandFailure) -> (option: CommandOption, value: String?) {
    if !word.hasPrefix("--") {
      let letters = word.dropFirst()
      if let option = options.first(where: { $0.letter != nil && $0.letter == letters.first }) {
        let value = letters.dropFirst()
        return (option, value.isEmpty ? nil : String(value))
      }
      throw unknown(option: word)
    }
    let name = word.dropFirst(2).prefix { $0 != "=" }
    let value = word.dropFirst(2 + name.count)
    guard let option = options.first(where: { $0.name == name }) else {
      throw unknown(option: "--\(name)")
    }
    return (option, value.isEmpty ? nil : String(value.dropFirst()))
  }

  private func check(_ invocation: Invocation) throws(CommandFailure) {
    let given = invocation.arguments
    if let missing = arguments.dropFirst(given.count).first, missing.isRequired {
      throw invocation.usage("missing-argument", "'\(program) \(name)' needs a \(missing.name)")
    }
    if given.count > arguments.count, arguments.last?.isRepeatable != true {
      let surplus = given[arguments.count]
      throw invocation.usage(
        "unwanted-argument", "'\(program) \(name)' does not take the argument \(quoted(surplus))")
    }
  }

  private func unknown(option word: String) -> CommandFailure {
    let known = options.map { "--\($0.name)" } + ["--help"]
    return .unknown("option", word, "of '\(program) \(name)'", known: known)
  }
}
