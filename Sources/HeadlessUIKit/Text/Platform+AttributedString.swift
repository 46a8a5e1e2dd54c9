// Strings with attributes. Foundation's have them in dictionaries of Core Foundation, which on this platform
// cannot hold objects of other classes than Foundation's, such as fonts and colors.
#if !canImport(ObjectiveC)
  /// A string whose characters have attributes, such as font and color.
  ///
  /// It replaces Foundation's type. Indexes and ranges count UTF-16 code units, as in UIKit.
  open nonisolated class NSAttributedString: NSObject, NSCopying, NSMutableCopying,
    @unchecked Sendable
  {
    // Unchecked Sendable: a mutable string is used by one thread, as in UIKit.
    /// The name of an attribute.
    public typealias Key = Foundation.NSAttributedString.Key
    /// How attributes are enumerated.
    public typealias EnumerationOptions = Foundation.NSAttributedString.EnumerationOptions

    fileprivate final var content: NSString
    /// The runs of equal attributes, whose lengths add up to that of the content.
    fileprivate final var runs: [AttributeRun]

    /// Creates a string without attributes.
    public convenience init(string str: String) { self.init(string: str, attributes: nil) }
    /// Creates a string with attributes of all its characters.
    public init(string str: String, attributes attrs: [Key: Any]? = nil) {
      content = NSString(string: str)
      runs = content.length > 0 ? [AttributeRun(content.length, attrs ?? [:])] : []
      super.init()
    }
    /// Creates a string with the characters and attributes of another one.
    public init(attributedString attrStr: NSAttributedString) {
      content = attrStr.content
      runs = attrStr.runs
      super.init()
    }
    /// Creates an empty string.
    public convenience override init() { self.init(string: "", attributes: nil) }
    /// Unarchiving is not supported; returns `nil`.
    public required init?(coder: NSCoder) { nil }

    /// The characters.
    open var string: String { content as String }
    /// The number of UTF-16 code units.
    open var length: Int { content.length }

    /// Returns the attributes of a character, and the range in which they are the same.
    open func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [Key: Any] {
      guard let (run, found) = run(at: location) else { return [:] }
      range?.pointee = found
      return run.attributes
    }
    /// Returns an attribute of a character, and a range in which it is the same; `nil` if there is
    /// none.
    open func attribute(
      _ attrName: Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }
    /// Returns the attributes of a character, and the longest range in which they are the same.
    open func attributes(
      at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [Key: Any] {
      let value = attributes(at: location, effectiveRange: nil)
      range?.pointee = longest(at: location, in: rangeLimit) { $0.hasAttributes(value) }
      return value
    }
    /// Returns an attribute of a character, and the longest range in which it is the same; `nil` if
    /// there is none.
    open func attribute(
      _ attrName: Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
      in rangeLimit: NSRange
    ) -> Any? {
      let value = attribute(attrName, at: location, effectiveRange: nil)
      range?.pointee = longest(at: location, in: rangeLimit) {
        AttributeRun.areEqual($0.attributes[attrName], value)
      }
      return value
    }

    /// Returns the characters of a range, with their attributes.
    open func attributedSubstring(from range: NSRange) -> NSAttributedString {
      let part = NSMutableAttributedString(attributedString: self)
      guard isValid(range) else { return NSAttributedString() }
      part.deleteCharacters(
        in: NSRange(location: NSMaxRange(range), length: length - NSMaxRange(range)))
      part.deleteCharacters(in: NSRange(location: 0, length: range.location))
      return NSAttributedString(attributedString: part)
    }
    /// Returns whether characters and attributes are equal.
    open func isEqual(to other: NSAttributedString) -> Bool {
      guard content.isEqual(other.content) else { return false }
      var location = 0
      while location < length {
        guard let one = run(at: location), let two = other.run(at: location),
          one.run.hasAttributes(two.run.attributes)
        else { return false }
        location = min(NSMaxRange(one.range), NSMaxRange(two.range))
      }
      return true
    }
    /// Returns whether the other object is a string with equal characters and attributes.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? NSAttributedString).map(isEqual(to:)) ?? false
    }
    /// The hash value of the characters.
    open override var hash: Int { content.hash }
    /// The characters.
    open override var description: String { string }

    /// Calls a block with the attributes of each part of a range.
    open func enumerateAttributes(
      in enumerationRange: NSRange, options opts: EnumerationOptions = [],
      using block: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
      enumerate(enumerationRange, opts) { location, range, stop in
        let value = attributes(
          at: location, longestEffectiveRange: &range, in: enumerationRange)
        block(value, range, &stop)
      }
    }
    /// Calls a block with the value of an attribute in each part of a range.
    open func enumerateAttribute(
      _ attrName: Key, in enumerationRange: NSRange, options opts: EnumerationOptions = [],
      using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
      enumerate(enumerationRange, opts) { location, range, stop in
        let value = attribute(
          attrName, at: location, longestEffectiveRange: &range, in: enumerationRange)
        block(value, range, &stop)
      }
    }

    /// Returns an immutable copy.
    open func copy(with zone: NSZone? = nil) -> Any { NSAttributedString(attributedString: self) }
    /// Returns a mutable copy.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
      NSMutableAttributedString(attributedString: self)
    }
  }

  nonisolated extension NSAttributedString {
    fileprivate final func run(at location: Int) -> (run: AttributeRun, range: NSRange)? {
      var start = 0
      for run in runs {
        if location >= start, location < start + run.length {
          return (run, NSRange(location: start, length: run.length))
        }
        start += run.length
      }
      reportRange(NSRange(location: location, length: 1))
      return nil
    }

    private func longest(
      at location: Int, in limit: NSRange, where isSame: (AttributeRun) -> Bool
    ) -> NSRange {
      var (start, first, last) = (0, location, location)
      var isOpen = false
      for run in runs {
        let end = start + run.length
        if isSame(run) {
          if !isOpen { first = start }
          isOpen = true
          last = end
        } else if end > location, start > location {
          break
        } else {
          isOpen = false
        }
        start = end
        if isOpen, start > NSMaxRange(limit) { break }
      }
      return NSIntersectionRange(NSRange(location: first, length: last - first), limit)
    }

    private func enumerate(
      _ range: NSRange, _ options: EnumerationOptions,
      _ body: (Int, inout NSRange, inout ObjCBool) -> Void
    ) {
      guard isValid(range) else { return }
      var rest = range
      var stop = ObjCBool(false)
      while rest.length > 0, !stop.boolValue {
        let isReversed = options.contains(.reverse)
        var part = NSRange()
        body(isReversed ? NSMaxRange(rest) - 1 : rest.location, &part, &stop)
        let end = NSMaxRange(rest)
        rest =
          isReversed
          ? NSRange(location: rest.location, length: max(0, part.location - rest.location))
          : NSRange(location: NSMaxRange(part), length: max(0, end - NSMaxRange(part)))
        if part.length == 0 { return }
      }
    }

    /// Returns whether a range is in the string; reports another one, for which a device raises an
    /// exception.
    fileprivate final func isValid(_ range: NSRange) -> Bool {
      let isValid = range.location >= 0 && range.length >= 0 && NSMaxRange(range) <= length
      if !isValid { reportRange(range) }
      return isValid
    }

    private func reportRange(_ range: NSRange) {
      SimulatedDevice.current?.diagnose(
        .invalidCall,
        "the range \(range.location)..<\(NSMaxRange(range)) is out of bounds of an attributed string "
          + "of the length \(length)")
    }
  }

  /// Characters with the same attributes.
  private nonisolated struct AttributeRun {
    var length: Int
    var attributes: [NSAttributedString.Key: Any]

    init(_ length: Int, _ attributes: [NSAttributedString.Key: Any]) {
      (self.length, self.attributes) = (length, attributes)
    }

    func hasAttributes(_ other: [NSAttributedString.Key: Any]) -> Bool {
      attributes.count == other.count
        && attributes.allSatisfy { Self.areEqual($0.value, other[$0.key]) }
    }

    static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
      guard let first, let second else { return first == nil && second == nil }
      if let first = first as? AnyHashable, let second = second as? AnyHashable {
        return first == second
      }
      return first as AnyObject === second as AnyObject
    }
  }

  /// A string with attributes whose characters and attributes can be changed.
  open nonisolated class NSMutableAttributedString: NSAttributedString, @unchecked Sendable {
    /// Creates a string with attributes of all its characters.
    public override init(string str: String, attributes attrs: [Key: Any]? = nil) {
      super.init(string: str, attributes: attrs)
    }
    /// Creates a string with the characters and attributes of another one.
    public override init(attributedString attrStr: NSAttributedString) {
      super.init(attributedString: attrStr)
    }
    /// Unarchiving is not supported; returns `nil`.
    public required init?(coder: NSCoder) { nil }

    /// Replaces characters; the new ones have the attributes of the first one replaced.
    open func replaceCharacters(in range: NSRange, with str: String) {
      guard isValid(range) else { return }
      let source = range.length > 0 || range.location == 0 ? range.location : range.location - 1
      let attributes =
        length > 0 ? self.attributes(at: min(source, length - 1), effectiveRange: nil) : [:]
      replaceCharacters(in: range, with: NSAttributedString(string: str, attributes: attributes))
    }
    /// Replaces characters by those of another string with its attributes.
    open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
      guard isValid(range) else { return }
      let (head, rest) = split(runs, at: range.location)
      let (_, tail) = split(rest, at: range.length)
      content = content.replacingCharacters(in: range, with: attrString.string) as NSString
      runs = head + attrString.runs + tail
    }
    /// Replaces the attributes of a range.
    open func setAttributes(_ attrs: [Key: Any]?, range: NSRange) {
      change(range) { $0 = attrs ?? [:] }
    }
    /// Adds an attribute to those of a range, or replaces it.
    open func addAttribute(_ name: Key, value: Any, range: NSRange) {
      change(range) { $0[name] = value }
    }
    /// Adds attributes to those of a range, or replaces them.
    open func addAttributes(_ attrs: [Key: Any] = [:], range: NSRange) {
      change(range) { $0.merge(attrs) { $1 } }
    }
    /// Removes an attribute from a range.
    open func removeAttribute(_ name: Key, range: NSRange) { change(range) { $0[name] = nil } }
    /// Inserts a string with its attributes.
    open func insert(_ attrString: NSAttributedString, at loc: Int) {
      replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }
    /// Appends a string with its attributes.
    open func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }
    /// Deletes characters.
    open func deleteCharacters(in range: NSRange) {
      replaceCharacters(in: range, with: NSAttributedString())
    }
    /// Takes the characters and attributes of another string.
    open func setAttributedString(_ attrString: NSAttributedString) {
      (content, runs) = (attrString.content, attrString.runs)
    }
    /// Begins a group of changes; does nothing.
    open func beginEditing() {}
    /// Ends a group of changes; does nothing.
    open func endEditing() {}

    private func change(_ range: NSRange, _ body: (inout [Key: Any]) -> Void) {
      guard isValid(range), range.length > 0 else { return }
      let (head, rest) = split(runs, at: range.location)
      let (middle, tail) = split(rest, at: range.length)
      runs =
        head
        + middle.map { run in
          var run = run
          body(&run.attributes)
          return run
        } + tail
    }

    /// Returns the runs before and after a position.
    private func split(
      _ runs: [AttributeRun], at position: Int
    ) -> (head: [AttributeRun], tail: [AttributeRun]) {
      var (head, tail): ([AttributeRun], [AttributeRun]) = ([], [])
      var start = 0
      for run in runs {
        let first = min(max(0, position - start), run.length)
        if first > 0 { head.append(AttributeRun(first, run.attributes)) }
        if first < run.length { tail.append(AttributeRun(run.length - first, run.attributes)) }
        start += run.length
      }
      return (head, tail)
    }
  }
#endif
