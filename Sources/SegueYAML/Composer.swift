import SegueConfig

/// Composes values from events: enforces the limits, resolves aliases by copying, and rejects
/// unsupported syntax.
struct Composer {
  /// Thrown when reading cannot continue; the reason was added to `diagnostics`.
  struct Halt: Error {}

  /// An anchor and its value; `nil` while the value is read.
  private struct Anchor {
    var name: String
    var range: ConfigRange
    var value: ConfigValue?
    /// The number of nodes in the value, aliases expanded.
    var nodes = 0
    /// The number of levels of lists and maps in the value.
    var height = 0
  }

  private(set) var diagnostics = ConfigDiagnostics()
  private let events: EventReader
  private let text: CheckedText
  /// The characters, for details that events do not contain.
  private lazy var characters = SourceText(text.source)
  private let limits: YAMLLimits
  private var anchors: [Anchor] = []
  private var nodes = 0
  private var aliasedNodes = 0
  /// The depth of the deepest list or map since the current anchor began.
  private var deepest = 0
  /// Whether a placeholder replaces a value that could not be read.
  private var isIncomplete = false
  /// The line separators after the last quoted text read.
  private var separators: ArraySlice<ConfigPosition>
  /// The line separators outside of quoted texts, each of which is an error.
  private var bareSeparators: [ConfigPosition] = []
  /// The offset up to which the text was parsed, in code points.
  private var reached = Int.max

  /// The number of nodes read, aliases expanded.
  var totalNodes: Int { nodes + aliasedNodes }

  /// Creates a composer of the events of a text.
  init(_ events: EventReader, text: CheckedText, limits: YAMLLimits) {
    self.events = events
    self.text = text
    self.limits = limits
    separators = text.separators[...]
  }

  /// Returns the value of the only document; `nil` if there is none or reading it stopped early.
  ///
  /// - Parameter depth: The number of maps that will enclose the value.
  mutating func document(depth: Int = 0) -> ConfigValue? {
    defer { reportSeparators() }
    do throws(Halt) {
      _ = try next()  // the start of the stream
      let start = try next()
      guard case .documentStart(let hasTagDirective) = start.kind else {
        throw halt(
          "empty-file", "\(quotedPath(text.source.name)) contains no values", at: nil,
          help: "write at least one key and its value")
      }
      if hasTagDirective {
        diagnostics.error(
          "tag", "tags are not supported, so '%TAG' has no effect", at: range(start),
          help: "remove the line")
      }
      let root = try value(try next(), depth: depth)
      _ = try next()  // the end of the document
      let end = try next()
      if case .documentStart = end.kind {
        throw halt(
          "many-documents", "a second document begins here", at: range(end),
          help: "a file contains one document: remove the '---' and what follows")
      }
      if root.plainText == "" {
        throw halt(
          "empty-file", "\(quotedPath(text.source.name)) contains no values", at: nil,
          help: "write at least one key and its value")
      }
      return isIncomplete ? nil : root
    } catch {
      return nil
    }
  }

  // MARK: - Values

  private mutating func value(_ event: YAMLEvent, depth: Int) throws(Halt) -> ConfigValue {
    nodes += 1
    if nodes > limits.nodes {
      throw halt(
        "too-many-nodes", "the file contains more than \(limits.nodes) keys and values",
        at: range(event))
    }
    if event.hasTag {
      diagnostics.error(
        "tag", "tags are not supported", at: range(event),
        help: "remove the tag; the key determines the type of its value")
    }
    guard let name = event.anchor else { return try content(event, depth: depth) }

    let index = try open(name, at: range(event))
    let (nodesBefore, deepestBefore) = (nodes + aliasedNodes, deepest)
    deepest = depth
    let value = try content(event, depth: depth)
    anchors[index].value = value
    // With the value itself, which was counted before.
    anchors[index].nodes = nodes + aliasedNodes - nodesBefore + 1
    anchors[index].height = deepest - depth
    deepest = max(deepest, deepestBefore)
    return value
  }

  private mutating func content(_ event: YAMLEvent, depth: Int) throws(Halt) -> ConfigValue {
    switch event.kind {
    case .scalar(let text, let style): return scalar(text, style, event)
    case .longScalar(let bytes):
      throw halt(
        "text-too-long", "a text of \(bytes) bytes is longer than \(limits.textBytes)",
        at: range(event))
    case .alias(let name): return try resolve(name, at: range(event), depth: depth)
    case .listStart(let isFlow): return try list(event, isFlow: isFlow, depth: depth + 1)
    case .mapStart(let isFlow): return try map(event, isFlow: isFlow, depth: depth + 1)
    default: throw halt("syntax", "expected a value here", at: range(event))
    }
  }

  private mutating func scalar(
    _ text: String, _ style: YAMLEvent.ScalarStyle, _ event: YAMLEvent
  ) -> ConfigValue {
    let range = range(event)
    if style == .doubleQuoted || style == .singleQuoted { passSeparators(in: range) }
    if style == .doubleQuoted, let control = TextRules.control(in: text) {
      diagnostics.error(
        "control-character", "the text contains the character \(control.codeName)", at: range,
        help: "only line breaks and tabs may be escaped")
    }
    return ConfigValue(.scalar(text, isPlain: style == .plain), range: range)
  }

  private mutating func list(
    _ start: YAMLEvent, isFlow: Bool, depth: Int
  ) throws(Halt) -> ConfigValue {
    try enter(depth, at: start)
    var items: [ConfigValue] = []
    while true {
      let event = try next()
      if case .listEnd = event.kind {
        let end = isFlow ? event.end : items.last?.range.end ?? start.end
        return ConfigValue(.list(items), range: range(start, to: end))
      }
      if isFlow { try refuseQuestionMark(of: event) }
      items.append(try value(event, depth: depth))
    }
  }

  private mutating func map(
    _ start: YAMLEvent, isFlow: Bool, depth: Int
  ) throws(Halt) -> ConfigValue {
    try enter(depth, at: start)
    var entries = MapEntries()
    while true {
      let event = try next()
      if case .mapEnd = event.kind {
        let end = isFlow ? event.end : entries.all.last?.value.range.end ?? start.end
        return ConfigValue(.map(entries.all), range: range(start, to: end))
      }
      if isFlow { try refuseQuestionMark(before: event) }
      // A function of another tool without quotes ends at its first comma, and each further argument
      // is a key without a value.
      var argument: String?
      if isFlow, case .scalar(let text, .plain) = event.kind, entries.endsInUnclosedCall {
        argument = text
      }
      let name = argument == nil ? try key(event, depth: depth) : nil
      let value = try value(try next(), depth: depth)
      if let argument, value.plainText == "" {
        entries.addArgument(argument, to: event.end)
        continue
      }
      guard let name = argument == nil ? name : try key(event, depth: depth) else { continue }
      let keyRange = range(event)
      let entry = ConfigEntry(key: name, keyRange: keyRange, value: value)
      if let first = entries.insert(entry) {
        diagnostics.add(KeyRules.duplicate(name, at: keyRange, first: first.keyRange))
      }
      if entries.all.count > limits.keys {
        throw halt("too-many-keys", "a map contains more than \(limits.keys) keys", at: keyRange)
      }
    }
  }

  /// Returns the text of a key; adds an error and returns `nil` if it is not a name.
  private mutating func key(_ event: YAMLEvent, depth: Int) throws(Halt) -> String? {
    // The usual key needs no value of its own.
    if case .scalar(let text, .plain) = event.kind, event.anchor == nil, !event.hasTag,
      nodes < limits.nodes, text != "null", TextRules.isKey(text)
    {
      nodes += 1
      return text
    }
    let key = try value(event, depth: depth)
    var isAlias = false
    if case .alias = event.kind { isAlias = true }
    if let mistake = KeyRules.mistake(in: key, isAlias: isAlias) {
      diagnostics.add(mistake)
      return nil
    }
    return key.text
  }

  /// Throws for an item that begins with `?`, which libyaml interprets as a key indicator.
  private mutating func refuseQuestionMark(of item: YAMLEvent) throws(Halt) {
    // The start of a map is one character for this indicator or a brace, and empty otherwise.
    guard case .mapStart = item.kind, item.end.offset - item.start.offset == 1,
      text.hasQuestionMark, characters[item.start] == "?"
    else { return }
    throw strayQuestionMark(at: item.start)
  }

  /// Throws for a key that follows a `?` without a space, for the same reason.
  private mutating func refuseQuestionMark(before key: YAMLEvent) throws(Halt) {
    guard text.hasQuestionMark, key.anchor == nil, let mark = characters.before(key.start),
      characters[mark] == "?"
    else { return }
    throw strayQuestionMark(at: mark)
  }

  private mutating func strayQuestionMark(at position: ConfigPosition) -> Halt {
    halt(
      "syntax", "a '?' is not expected here", at: text.range(position),
      help: "a text that begins with '?' needs quotes")
  }

  private mutating func enter(_ depth: Int, at event: YAMLEvent) throws(Halt) {
    deepest = max(deepest, depth)
    if depth > limits.depth { throw tooDeep(at: range(event)) }
  }

  // MARK: - Anchors

  private mutating func open(_ name: String, at range: ConfigRange) throws(Halt) -> Int {
    if let first = anchors.first(where: { $0.name == name }) {
      diagnostics.error(
        "duplicate-anchor",
        "the anchor \(quoted(name)) is already on line \(first.range.start.line)", at: range,
        help: "give each anchor a name of its own",
        notes: [ConfigDiagnostic.Note("\(quoted(name)) is first here", at: first.range)])
    }
    if anchors.count == limits.anchors {
      throw halt(
        "too-many-anchors", "the file contains more than \(limits.anchors) anchors", at: range)
    }
    anchors.append(Anchor(name: name, range: range))
    return anchors.count - 1
  }

  private mutating func resolve(
    _ name: String, at range: ConfigRange, depth: Int
  ) throws(Halt) -> ConfigValue {
    let placeholder = ConfigValue(.scalar("", isPlain: true), range: range)
    guard let anchor = anchors.last(where: { $0.name == name }) else {
      isIncomplete = true
      let nearest = nearestName(to: name, among: anchors.map(\.name))
      diagnostics.error(
        "unknown-alias", "the alias \(quoted(name)) has no anchor before it", at: range,
        help: nearest.map { "did you mean '*\($0)'?" }
          ?? "write '&\(name)' before the value it refers to, or quote the text")
      return placeholder
    }
    guard let value = anchor.value else {
      isIncomplete = true
      diagnostics.error(
        "alias-cycle", "the alias \(quoted(name)) is inside the value it refers to",
        at: range,
        notes: [ConfigDiagnostic.Note("the value of \(quoted(name)) begins here", at: anchor.range)]
      )
      return placeholder
    }
    aliasedNodes += anchor.nodes
    if aliasedNodes > limits.aliasedNodes {
      throw halt(
        "alias-expansion",
        "the aliases expand to more than \(limits.aliasedNodes) keys and values", at: range,
        help: "write what differs out, or share parts with 'extends:'")
    }
    deepest = max(deepest, depth + anchor.height)
    if depth + anchor.height > limits.depth { throw tooDeep(at: range) }
    return ConfigValue(value.content, range: range)
  }

  // MARK: - Line separators

  private mutating func passSeparators(in range: ConfigRange) {
    while let first = separators.first, first < range.end {
      separators.removeFirst()
      if first < range.start { bareSeparators.append(first) }
    }
  }

  private mutating func reportSeparators() {
    bareSeparators += separators.filter { $0.offset <= reached }
    for position in bareSeparators {
      diagnostics.error(
        "line-separator", "an invisible line separator is outside quotes",
        at: text.range(position),
        help: "remove U+0085, U+2028 and U+2029; YAML takes them for line breaks")
    }
  }

  // MARK: - Events and errors

  private mutating func next() throws(Halt) -> YAMLEvent {
    do throws(ParserFailure) {
      return try events.next()
    } catch {
      // What follows a quote that is never closed is quoted.
      let isQuoted = error.context?.contains("quoted") == true
      reached = (isQuoted ? error.contextPlace : error.place).offset
      diagnostics.add(SyntaxErrors.diagnostic(error, in: text.source))
      throw Halt()
    }
  }

  private mutating func tooDeep(at range: ConfigRange) -> Halt {
    halt(
      "too-deep", "lists and maps are more than \(limits.depth) deep", at: range,
      help: "move the inner parts further out")
  }

  private mutating func halt(
    _ code: String, _ message: String, at range: ConfigRange?, help: String? = nil
  ) -> Halt {
    reached = range?.start.offset ?? 0
    diagnostics.error(code, message, at: range, help: help)
    return Halt()
  }

  private func range(_ event: YAMLEvent, to end: ConfigPosition? = nil) -> ConfigRange {
    ConfigRange(source: text.source, start: event.start, end: end ?? event.end)
  }
}
