import SegueRecording

/// An HTML file with its own styles and script. Its policy allows these alone, by their digests, and
/// no network.
package struct PageDocument {
  private let styles: String
  private let script: String
  /// The content security policy. Its digests take longer than the rest of a page, so that pages that
  /// differ in their data share it.
  private let policy: String

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - styles: The style sheet, UTF-8, which follows the one that all pages share.
  ///   - script: The script, UTF-8.
  ///   - pictures: Where pictures come from: `'self'` for the folder of the page, `data:` for the page
  ///     itself; `nil`, the default, for none.
  package init(styles: [UInt8], script: [UInt8], pictures: String? = nil) {
    self.styles = "\n" + String(decoding: PackageResources.base_css + styles, as: UTF8.self)
    self.script = "\n" + String(decoding: script, as: UTF8.self)
    var rules = [
      "default-src 'none'", "script-src 'sha256-\(SHA256.base64(of: self.script))'",
      "style-src 'sha256-\(SHA256.base64(of: self.styles))'",
    ]
    if let pictures { rules.append("img-src \(pictures)") }
    policy = (rules + ["base-uri 'none'", "form-action 'none'"]).joined(separator: "; ")
  }

  /// Returns the complete text.
  ///
  /// - Parameters:
  ///   - title: The title; any text.
  ///   - header: The markup next to the title.
  ///   - body: The markup below it.
  ///   - data: JSON for the script; `nil` for none.
  package func text(
    title: String, header: String, body: String, data: String? = nil
  ) -> String {
    let name = xmlEscaped(title)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="generator" content="Segue">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(name)</title>
      <style>\(styles)</style>
      </head>
      <body>
      <header>
      <h1>\(name)</h1>
      \(header)
      </header>
      <noscript><p>This page needs JavaScript, which is turned off.</p></noscript>
      \(body)
      \(data.map(Self.element) ?? "")<script>\(script)</script>
      </body>
      </html>

      """
  }

  private static func element(_ data: String) -> String {
    """
    <script type="application/json" id="data">
    \(scriptSafe(data))
    </script>

    """
  }

  /// Returns JSON that cannot end its enclosing element: markup characters occur only in strings,
  /// where JSON can escape them.
  private static func scriptSafe(_ json: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.utf8.count * 9 / 8)
    for byte in json.utf8 {
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"):
        bytes += "\\u\(hexadecimal(byte, digits: 4))".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
