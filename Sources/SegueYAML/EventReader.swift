import CLibYAML
import SegueConfig

/// A parsing event of libyaml.
struct YAMLEvent {
  enum Kind {
    case streamStart, streamEnd
    case documentStart(hasTagDirective: Bool), documentEnd
    case alias(String)
    case scalar(text: String, style: ScalarStyle)
    case longScalar(bytes: Int)
    case listStart(isFlow: Bool), listEnd
    case mapStart(isFlow: Bool), mapEnd
  }

  enum ScalarStyle { case plain, singleQuoted, doubleQuoted, block }

  var kind: Kind
  var start: ConfigPosition
  var end: ConfigPosition
  var anchor: String?
  var hasTag: Bool
}

/// A syntax error of libyaml; `SyntaxErrors` provides its message.
struct ParserFailure: Error {
  /// libyaml's message.
  var problem: String
  /// The position of the problem.
  var place: ConfigPosition
  /// What was being read, such as a map; `nil` if that is not known.
  var context: String?
  /// The position at which the context begins.
  var contextPlace: ConfigPosition
}

/// libyaml's parser over bytes whose address is stable during its lifetime.
final class EventReader {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let textLimit: Int
  private let pairs: SurrogatePairs?

  /// Creates a reader of UTF-8 without a byte-order mark.
  ///
  /// - Parameters:
  ///   - textLimit: The maximum length in bytes of a scalar that becomes a string.
  ///   - pairs: The surrogate pairs replaced in the bytes; `nil` if there are none.
  init(_ bytes: UnsafeBufferPointer<UInt8>, textLimit: Int, pairs: SurrogatePairs?) {
    self.textLimit = textLimit
    self.pairs = pairs
    parser = .allocate(capacity: 1)
    yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  func next() throws(ParserFailure) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure }
    defer { yaml_event_delete(&event) }
    let start = ConfigPosition(event.start_mark)
    let end = ConfigPosition(event.end_mark)
    func step(
      _ kind: YAMLEvent.Kind, anchor: UnsafePointer<yaml_char_t>? = nil,
      tag: UnsafePointer<yaml_char_t>? = nil
    ) -> YAMLEvent {
      YAMLEvent(
        kind: kind, start: start, end: end, anchor: anchor.map { String(cString: $0) },
        hasTag: tag != nil)
    }
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let content = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return step(
        kind(of: content, scalar.style), anchor: scalar.anchor, tag: scalar.tag)
    case YAML_MAPPING_START_EVENT:
      let map = event.data.mapping_start
      return step(
        .mapStart(isFlow: map.style == YAML_FLOW_MAPPING_STYLE), anchor: map.anchor, tag: map.tag)
    case YAML_SEQUENCE_START_EVENT:
      let list = event.data.sequence_start
      return step(
        .listStart(isFlow: list.style == YAML_FLOW_SEQUENCE_STYLE), anchor: list.anchor,
        tag: list.tag)
    case YAML_MAPPING_END_EVENT: return step(.mapEnd)
    case YAML_SEQUENCE_END_EVENT: return step(.listEnd)
    case YAML_ALIAS_EVENT: return step(.alias(String(cString: event.data.alias.anchor)))
    case YAML_DOCUMENT_START_EVENT:
      let tags = event.data.document_start.tag_directives
      return step(.documentStart(hasTagDirective: tags.start != tags.end))
    case YAML_DOCUMENT_END_EVENT: return step(.documentEnd)
    case YAML_STREAM_START_EVENT: return step(.streamStart)
    default: return step(.streamEnd)
    }
  }

  private func kind(
    of content: UnsafeBufferPointer<yaml_char_t>, _ style: yaml_scalar_style_t
  ) -> YAMLEvent.Kind {
    guard content.count <= textLimit else { return .longScalar(bytes: content.count) }
    // Uses the length instead of a final NUL: an escaped NUL is part of the text.
    let text = String(decoding: content, as: UTF8.self)
    let style = YAMLEvent.ScalarStyle(style)
    return .scalar(
      text: pairs?.restored(text, isEscaped: style == .doubleQuoted) ?? text, style: style)
  }

  private var failure: ParserFailure {
    let error = parser.pointee
    return ParserFailure(
      problem: error.problem.map { String(cString: $0) } ?? "",
      place: ConfigPosition(error.problem_mark),
      context: error.context.map { String(cString: $0) },
      contextPlace: ConfigPosition(error.context_mark))
  }
}

extension YAMLEvent.ScalarStyle {
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
    case YAML_PLAIN_SCALAR_STYLE: self = .plain
    default: self = .block
    }
  }
}

extension ConfigPosition {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1, offset: Int(mark.index))
  }
}
