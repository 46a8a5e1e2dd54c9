import HeadlessUIKit

extension URL {
  /// Creates a URL of a scheme and a path; `nil` if they form none.
  init?(scheme: String?, path: String) {
    var components = URLComponents()
    components.scheme = scheme
    components.path = path
    guard let url = components.url else { return nil }
    self = url
  }
}
