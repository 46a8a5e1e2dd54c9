extension PortRule {
  /// `import UIKit` and what UIKit re-exports is `import HeadlessUIKit`. A file that imports another
  /// framework of Apple's is left out.
  static let imports = PortRule(name: "imports") { source, _, edits in
    var missing: (token: Int, module: String)?
    // A framework's header can import UIKit for files without an import.
    if let first = source.tokens.first, first.kind != .directive,
      !source.tokens.contains(where: { $0.isWord("import") })
    {
      edits.insert("import HeadlessUIKit; ", before: 0)
    }
    var depth = 0
    for (index, token) in source.tokens.enumerated() {
      if token.kind == .directive {
        depth += token.text == "#if" ? 1 : token.text == "#endif" ? -1 : 0
      }
      guard token.isWord("import"), let name = nameOfModule(source, after: index) else { continue }
      if replaced.contains(name.module) {
        edits.replace(index + 1..<name.end, with: "HeadlessUIKit")
      } else if depth == 0, absent.contains(name.module), missing == nil {
        missing = (index, name.module)
      }
    }
    guard let missing else { return }
    edits.notice(
      missing.token, "the file is left out: it imports '\(missing.module)', which is not here",
      help:
        "move what uses \(missing.module) to a file of its own, or write a replacement for tests")
    edits.leaveOut()
  }

  /// The modules that HeadlessUIKit replaces: those that UIKit re-exports, and Foundation, whose timers
  /// and queues would be ambiguous beside those of the virtual clock.
  private static let replaced: Set = [
    "UIKit", "Foundation", "QuartzCore", "CoreGraphics", "CoreAnimation", "CoreFoundation",
    "ObjectiveC", "Dispatch", "Darwin", "CoreText", "CoreImage", "os", "OSLog",
    "MobileCoreServices", "UniformTypeIdentifiers",
  ]
  /// Frameworks of Apple's that HeadlessUIKit lacks.
  private static let absent: Set = [
    "SwiftUI", "Combine", "WebKit", "MapKit", "AVFoundation", "AVKit", "Photos", "PhotosUI",
    "CoreData", "CoreLocation", "CoreMotion", "CoreMedia", "CoreVideo", "Metal", "MetalKit",
    "SpriteKit", "SceneKit", "ARKit", "RealityKit", "GameKit", "GameController", "StoreKit",
    "SafariServices", "MessageUI", "Messages", "Contacts", "ContactsUI", "EventKit", "EventKitUI",
    "LocalAuthentication", "Security", "AuthenticationServices", "UserNotifications",
    "UserNotificationsUI", "NotificationCenter", "PDFKit", "QuickLook", "LinkPresentation",
    "Vision",
    "CoreML", "Accelerate", "SystemConfiguration", "CoreTelephony", "CoreBluetooth", "HealthKit",
    "CloudKit", "Intents", "IntentsUI", "WidgetKit", "AppKit", "Cocoa", "GameplayKit",
    "AudioToolbox",
    "MediaPlayer",
    "ReplayKit", "CallKit", "PassKit", "PencilKit", "ImageIO", "OpenGLES", "GLKit",
    "JavaScriptCore",
    "CryptoKit", "Observation", "SwiftData", "Charts", "TipKit", "ActivityKit",
  ]

  /// Returns the module of an import, as `UIKit` in `import class UIKit.UIView`, and the token after it.
  private static func nameOfModule(
    _ source: SwiftSource, after start: Int
  ) -> (module: String, end: Int)? {
    let kinds: Set = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
    guard let first = source.token(start + 1), first.line == source.tokens[start].line else {
      return nil
    }
    let index = kinds.contains(first.text) ? start + 2 : start + 1
    guard let module = source.token(index), module.kind == .word else { return nil }
    var end = index + 1
    while source.isPunctuation(end, "."), !source.tokens[end].isFirstOfLine,
      source.token(end + 1)?.kind == .word
    { end += 2 }
    return (module.text, end)
  }
}
