import Foundation

/// The JSON form: one line per layer, frame and event, keys in alphabetical order.
extension Recording {
  /// Returns the recording as JSON text that decodes to the same recording.
  ///
  /// Numbers have at most four decimals, transform entries at most eight.
  /// - Throws: When a number is not finite; `RecordingBuilder` rejects such numbers.
  public func json() throws(RecordingError) -> String {
    do {
      return try JSONText.object(members, .lines()) + "\n"
    } catch {
      throw RecordingError("a number of the recording is not finite and cannot be written")
    }
  }

  private var members: [(name: String, value: String)] {
    get throws {
      func list(_ values: [some Encodable]) throws -> String {
        JSONText.list(try values.map { try JSONLine.json(of: $0) }, .lines())
      }
      return [
        ("device", try JSONLine.json(of: device)), ("diagnostics", try list(diagnostics)),
        ("duration", try JSONLine.json(of: duration)), ("events", try list(events)),
        ("file", JSONText.string(file)), ("formatVersion", String(formatVersion)),
        ("frames", try list(frames)), ("layers", try list(layers)), ("root", String(root)),
        ("scenario", JSONText.string(scenario)), ("snapshots", try list(snapshots)),
        ("touches", try list(touches)), ("verdicts", try list(verdicts)),
      ]
    }
  }

  /// Decodes a recording from its JSON form.
  ///
  /// - Throws: When the text is not JSON, a member is missing or of another type, the version is
  ///   unsupported, or layers and frames are inconsistent.
  public init(json text: String) throws(RecordingError) {
    do {
      self = try JSONDecoder().decode(Recording.self, from: Data(text.utf8))
    } catch let error as DecodingError {
      throw RecordingError(error.message)
    } catch {
      throw RecordingError("the recording cannot be read: \(error)")
    }
    guard formatVersion == Self.currentFormatVersion else {
      throw RecordingError(
        "the recording has format version \(formatVersion), expected "
          + "\(Self.currentFormatVersion); record it again")
    }
    if let problem = firstInconsistency { throw RecordingError(problem) }
  }
}

extension DecodingError {
  /// The error's message with its coding path.
  fileprivate var message: String {
    let (context, problem): (Context, String)
    switch self {
    case .keyNotFound(let key, let found):
      (context, problem) = (found, "'\(key.stringValue)' is missing")
    case .typeMismatch(let type, let found), .valueNotFound(let type, let found):
      (context, problem) = (found, "expected a value of type \(type)")
    case .dataCorrupted(let found):
      (context, problem) = (found, found.debugDescription)
    @unknown default: return "the recording cannot be read: \(self)"
    }
    let path = context.codingPath.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return "the recording cannot be read: " + (path.isEmpty ? "" : "at \(path): ") + problem
  }
}
