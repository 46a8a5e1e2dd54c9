public import SegueCore
import SeguePictures
public import SegueRecording
import SegueScenario

/// What a test recorded of UIKit code: every change of every frame, and pictures of them.
public struct CodeRecording {
  /// The recording.
  public let recording: Recording

  /// The key moments as one SVG picture.
  public var filmstrip: String { Filmstrip.svg(of: recording) }

  /// An HTML page that plays the recording, with its events, touches and diagnostics.
  public var page: String {
    var page = PlayingPage(title: recording.scenario)
    page.add(recording)
    return page.html()
  }
}

/// Records UIKit code as a person uses it.
///
/// ```swift
/// let recording = record("the panel opens", on: .phone) {
///   ListController()
/// } while: { device in
///   device.tap("open")
///   device.settle()
/// }
/// try recording.page.write(toFile: "panel.html", atomically: true, encoding: .utf8)
/// ```
///
/// - Parameters:
///   - title: The title of the page.
///   - configuration: The device; by default a phone.
///   - file: The name of the file of the code; by default the caller's.
///   - makeRoot: Makes the window's root view controller.
///   - body: Uses the device.
public func record(
  _ title: String, on configuration: DeviceConfiguration = .phone, file: String = #fileID,
  showing makeRoot: () -> UIViewController, while body: (TestDevice) -> Void
) -> CodeRecording {
  let device = TestDevice(
    configuration, title: title, file: file, recordsFrames: true, showing: makeRoot)
  body(device)
  return CodeRecording(recording: device.run.finish())
}
