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
      guard token.isWord("import"), let name = Frameworks.nameOfModule(source, after: index) else {
        continue
      }
      if Frameworks.replaced.contains(name.module) {
        edits.replace(index + 1..<name.end, with: "HeadlessUIKit")
      } else if depth == 0, let prefixes = Frameworks.absent[name.module], missing == nil {
        if Frameworks.uses(prefixes, source) {
          missing = (index, name.module)
        } else {
          edits.replace(index + 1..<name.end, with: "HeadlessUIKit")
        }
      }
    }
    guard let missing else { return }
    edits.notice(
      missing.token, "the file is left out: it imports '\(missing.module)', which is not here",
      help:
        "move what uses \(missing.module) to a file of its own, or write a replacement for tests")
    edits.leaveOut()
  }
}

/// What HeadlessUIKit has of Apple's frameworks, and what it lacks.
private enum Frameworks {
  /// The modules that HeadlessUIKit replaces: those that UIKit re-exports, and Foundation, whose timers
  /// and queues would be ambiguous beside those of the virtual clock.
  static let replaced: Set = [
    "UIKit", "Foundation", "QuartzCore", "CoreGraphics", "CoreAnimation", "CoreFoundation",
    "ObjectiveC", "Dispatch", "Darwin", "CoreText", "CoreImage", "os", "OSLog",
    "MobileCoreServices", "UniformTypeIdentifiers",
  ]
  /// Whether a file uses a name with one of the prefixes; without any, a file needs its import.
  static func uses(_ prefixes: [String], _ source: SwiftSource) -> Bool {
    guard !prefixes.isEmpty else { return true }
    return source.tokens.contains { token in
      (token.kind == .word || token.kind == .attribute) && !present.contains(token.text)
        && absent[token.text] == nil
        && prefixes.contains { token.text.hasPrefix($0) }
    }
  }

  /// The functions of absent frameworks that HeadlessUIKit has nevertheless.
  static let present: Set = ["AVMakeRect", "CTFontManagerRegisterGraphicsFont"]

  /// Frameworks of Apple's that HeadlessUIKit lacks, with the starts of their names. A file that imports
  /// one and uses no such name stays.
  static let absent: [String: [String]] = [
    "SwiftUI": [
      "View", "@State", "@Binding", "@ObservedObject", "@Environment", "@ViewBuilder", "UIHosting",
      "UIViewRepresentable", "UIViewControllerRepresentable", "AnyView", "Text", "Color", "Image",
      "PreviewProvider", "EdgeInsets", "Binding", "Animation", "Angle", "Axis", "Shape", "Spacer",
      "VStack", "HStack", "ZStack", "GeometryReader", "EmptyView", "Namespace", "withAnimation",
      "VisionGlass",
    ],
    "Combine": [
      "AnyCancellable", "Cancellable", "AnyPublisher", "Publisher", "Passthrough", "CurrentValue",
      "@Published", "ObservableObject", "Subscri", "Just", "Future", "sink", "publisher", "Subject",
    ],
    "WebKit": ["WK"], "MapKit": ["MK", "CL"],
    "AVFoundation": ["AV", "CM", "kCM"], "AVKit": ["AV", "CM"], "CoreMedia": ["CM", "kCM"],
    "MediaPlayer": ["MP"], "Photos": ["PH"], "PhotosUI": ["PH"], "CoreLocation": ["CL"],
    "CoreMotion": ["CM"], "SafariServices": ["SF"], "MessageUI": ["MF"],
    "Security": ["Sec", "kSec"],
    "AudioToolbox": ["Audio", "kSystemSound", "kAudio"],
    "ImageIO": [
      "CGImageSource", "CGImageDest", "kCGImage", "CFDictionary", "Unmanaged", "CFGet",
      "unsafeBitCast",
    ],
    "Accelerate": ["v", "cblas"], "UserNotifications": ["UN"], "Contacts": ["CN"],
    "ContactsUI": ["CN"],
    "LocalAuthentication": ["LA"], "StoreKit": ["SK"], "SpriteKit": ["SK"], "SceneKit": ["SCN"],
    "Metal": ["MTL"], "MetalKit": ["MTK", "MTL"], "GLKit": ["GL", "gl"],
    "OpenGLES": ["GL", "gl", "EAGL"], "QuickLook": ["QL"], "PDFKit": ["PDF"],
    "CoreData": ["NSManaged", "NSFetch", "NSPersistent", "NSEntity"],
    "LinkPresentation": ["LP"], "Vision": ["VN"], "CoreML": ["ML"], "EventKit": ["EK"],
    "EventKitUI": ["EK"], "CoreTelephony": ["CT"], "CoreBluetooth": ["CB"], "HealthKit": ["HK"],
    "GameKit": ["GK"], "GameplayKit": ["GK"], "ARKit": ["AR"], "PassKit": ["PK"],
    "PencilKit": ["PK"], "ReplayKit": ["RP"], "CallKit": ["CX"], "CloudKit": ["CK"],
    "AuthenticationServices": ["AS"], "JavaScriptCore": ["JS"],
    "CoreVideo": [], "RealityKit": [], "GameController": [], "Messages": [],
    "UserNotificationsUI": [], "NotificationCenter": [], "SystemConfiguration": [], "Intents": [],
    "IntentsUI": [], "WidgetKit": [], "AppKit": [], "Cocoa": [], "CryptoKit": [], "Observation": [],
    "SwiftData": [], "Charts": [], "TipKit": [], "ActivityKit": [],
  ]

  /// Returns the module of an import, as `UIKit` in `import class UIKit.UIView`, and the token after it.
  static func nameOfModule(
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
