/// The strong references among the stored properties of one level of a class, or of a structure.
///
/// `Mirror` does not say which properties are weak or unowned, and it reads an unowned one by retaining an
/// object that may be released. This file therefore calls the two functions of Swift's runtime by which
/// `Mirror` reads types; nothing else in Segue may. Both have had these signatures since Swift 5.1.
struct StoredFields {
  private let mirror: Mirror
  /// The index of the level's first property among those of all superclasses.
  private let first: Int

  init(_ mirror: Mirror) {
    self.mirror = mirror
    first = recursiveCount(mirror.subjectType) - mirror.children.count
  }

  /// The names and values of the properties that are neither weak nor unowned, which are not read.
  var strong: some Sequence<(name: String, value: Any)> {
    mirror.children.indices.lazy.enumerated().filter { isStrong($0.offset) }.map { [mirror] in
      let child = mirror.children[$0.element]
      return (Self.name(child.label ?? "\($0.offset)"), child.value)
    }
  }

  /// Returns a property's name without the prefix of what the compiler stores for lazy and wrapped ones.
  private static func name(_ label: String) -> String {
    let prefix = ["$__lazy_storage_$_", "_"].first { label.hasPrefix($0) } ?? ""
    return String(label.dropFirst(prefix.count))
  }

  /// Returns whether a property of the level is neither weak nor unowned.
  private func isStrong(_ index: Int) -> Bool {
    // A custom mirror can have more children than the type has properties.
    guard first >= 0 else { return true }
    var field = Field()
    _ = withUnsafeMutablePointer(to: &field) {
      childMetadata(mirror.subjectType, index: first + index, field: $0)
    }
    defer { field.free?(field.name) }
    return field.isStrong
  }
}

/// A property as Swift's runtime describes it, in the runtime's layout.
private struct Field {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func recursiveCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func childMetadata(
  _ type: Any.Type, index: Int, field: UnsafeMutablePointer<Field>
) -> Any.Type
