@testable import SeguePort

/// Returns the ported text of one file, without the line that gives its place.
func ported(_ text: String) -> String {
  withoutPlace(SourcePort.port([.init(path: "Panel.swift", text: text)]).files[0].text)
}

/// Returns the ported texts of files of one module, `File0.swift` and so on, without their places.
func ported(_ texts: [String]) -> [String] {
  let files = texts.enumerated().map { SourcePort.File(path: "File\($0).swift", text: $1) }
  return SourcePort.port(files).files.map { withoutPlace($0.text) }
}

/// Returns the notices of one file, as a compiler prints them.
func notices(_ text: String) -> [String] {
  SourcePort.port([.init(path: "Panel.swift", text: text)]).notices.map(\.compilerText)
}

private func withoutPlace(_ text: String) -> String {
  String(text.drop { $0 != "\n" }.dropFirst())
}
