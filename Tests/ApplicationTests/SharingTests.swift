import HeadlessUIKit
import TestSupport
import Testing

/// Activity view controllers and pasteboards.
@Suite(.checkedDevices) struct SharingTests {
  /// An activity that records its calls, and ends when the test says so.
  private final class Printing: UIActivity {
    var calls: [String] = []
    override var activityType: ActivityType? { .print }
    override var activityTitle: String? { "Print" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      calls.append("can \(activityItems.count)")
      return true
    }
    override func prepare(withActivityItems activityItems: [Any]) {
      calls.append("prepare \(activityItems as? [String] ?? [])")
    }
    override func perform() { calls.append("perform") }
  }

  /// A scene that has presented an activity view controller.
  private struct Scene {
    let device: SimulatedDevice
    let root = UIViewController()
    let printing = Printing()
    let sheet: UIActivityViewController
    let end = NotificationLog([])

    init(
      _ items: [Any], _ configuration: DeviceConfiguration = DeviceConfiguration(),
      excluded: [UIActivity.ActivityType]? = nil
    ) {
      let device = makeDevice(configuration)
      self.device = device
      let printing = printing
      sheet = device.perform {
        UIActivityViewController(activityItems: items, applicationActivities: [printing])
      }
      sheet.excludedActivityTypes = excluded
      sheet.completionWithItemsHandler = { [end] type, isCompleted, _, _ in
        end.note("\(type?.rawValue ?? "none") \(isCompleted)")
      }
      device.perform { [root, sheet] in
        makeWindow(root)
        sheet.popoverPresentationController?.sourceView = root.view
        root.present(sheet, animated: true)
      }
      device.settle()
    }

    /// Taps a row by its title; returns false if there is none.
    @discardableResult
    func tap(_ title: String) -> Bool {
      let row = sheet.view.subviews.first { $0.accessibilityIdentifier == title }
      guard let row else { return false }
      let window: UIWindow? = root.view.window
      let center = CGPoint(x: row.bounds.midX, y: row.bounds.midY)
      device.perform { device.tap(at: row.convert(center, to: window as UIView?)) }
      device.settle()
      return true
    }
  }

  @Test("on a phone it is a sheet of medium height, whose close button cancels it")
  func phone() {
    let scene = Scene(["text"])
    #expect(scene.sheet.sheetPresentationController?.detents == [.medium(), .large()])
    let frame = scene.sheet.view.convert(scene.sheet.view.bounds, to: scene.root.view.window)
    #expect(frame.minY > 300)
    #expect(scene.tap("Close"))
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.end.names == ["none false"])
  }

  @Test("on a tablet it is a popover")
  func tablet() {
    let scene = Scene(
      ["text"], DeviceConfiguration(size: CGSize(width: 768, height: 1024), idiom: .pad))
    #expect(scene.sheet.presentationController is UIPopoverPresentationController)
  }

  @Test("an activity is prepared and performed, and ends the presentation when it has finished")
  func activity() {
    let scene = Scene(["a", "b"])
    #expect(scene.printing.calls == ["can 2"])
    scene.tap("Print")
    #expect(scene.printing.calls == ["can 2", "prepare [\"a\", \"b\"]", "perform"])
    #expect(scene.root.presentedViewController === scene.sheet)
    #expect(scene.end.names == [])
    scene.device.perform { scene.printing.activityDidFinish(true) }
    #expect(scene.end.names == [])
    scene.device.settle()
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.end.names == ["com.apple.UIKit.activity.Print true"])
  }

  @Test("an excluded activity is not offered")
  func excluded() {
    let scene = Scene(["a"], excluded: [.print, .mail])
    #expect(!scene.tap("Print"))
    #expect(scene.tap("Copy"))
    scene.device.perform { #expect(UIPasteboard.general.string == "a") }
    #expect(scene.end.names == ["com.apple.UIKit.activity.CopyToPasteboard true"])
  }

  @Test("an item source supplies a placeholder first, and then the item of the activity")
  func source() {
    final class Source: NSObject, UIActivityItemSource {
      var calls: [String] = []
      func activityViewControllerPlaceholderItem(
        _ activityViewController: UIActivityViewController
      ) -> Any {
        calls.append("placeholder")
        return ""
      }
      func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
      ) -> Any? {
        calls.append("item")
        return activityType == .print ? "printed" : nil
      }
    }
    let source = Source()
    let scene = Scene([source])
    scene.tap("Print")
    #expect(source.calls == ["placeholder", "item"])
    #expect(scene.printing.calls.dropFirst() == ["prepare [\"printed\"]", "perform"])
  }

  @Test("a canceled picker tells its delegate, which dismisses it; a chosen image reaches it")
  func imagePicker() throws {
    final class Host: UIViewController, UIImagePickerControllerDelegate,
      UINavigationControllerDelegate
    {
      var calls: [String] = []
      func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
      ) {
        calls.append("picked \(info[.originalImage] != nil)")
        picker.dismiss(animated: true)
      }
      func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        calls.append("canceled")
        picker.dismiss(animated: true)
      }
    }
    let (device, host) = (makeDevice(), Host())
    for picks in [true, false] {
      let picker = device.perform {
        if host.view.window == nil { makeWindow(host) }
        let picker = UIImagePickerController()
        picker.delegate = host
        host.present(picker, animated: true)
        return picker
      }
      device.settle()
      #expect(picker.viewControllers.map(\.title) == ["Photos"])
      if picks {
        device.pick([.originalImage: UIImage()], in: picker)
      } else {
        let button = try #require(picker.topViewController?.navigationItem.rightBarButtonItem)
        device.perform { button.primaryAction?.performWithSender(nil, target: nil) }
      }
      device.settle()
      #expect(host.presentedViewController == nil)
    }
    #expect(host.calls == ["picked true", "canceled"])
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
  }

  @Test("a color picker tells its delegate about the color, and that it was closed")
  func colorPicker() throws {
    final class Host: UIViewController, UIColorPickerViewControllerDelegate {
      var calls: [String] = []
      func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
      ) { calls.append("selected \(color == viewController.selectedColor)") }
      func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
        calls.append("finished \(presentedViewController == nil)")
      }
    }
    let (device, host) = (makeDevice(), Host())
    let picker = device.perform {
      makeWindow(host)
      let picker = UIColorPickerViewController()
      picker.delegate = host
      host.present(picker, animated: true)
      return picker
    }
    device.settle()
    device.pick(.red, in: picker)
    let close = try #require(picker.view.subviews.first { $0.accessibilityIdentifier == "Close" })
    let window: UIView? = host.view.window
    device.perform { device.tap(at: close.convert(CGPoint(x: 5, y: 5), to: window)) }
    device.settle()
    #expect(host.calls == ["selected true", "finished true"])
  }

  @Test("the pasteboard keeps values by type, counts changes, and notifies of the types")
  func pasteboard() {
    let log = NotificationLog([UIPasteboard.changedNotification])
    let (device, other) = (makeDevice(), makeDevice())
    device.perform {
      let board = UIPasteboard.general
      #expect(board === UIPasteboard.general)
      #expect(!board.hasStrings)
      board.string = "text"
      #expect(board.strings == ["text"])
      #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("text".utf8))
      board.color = .red
      #expect(board.string == nil)
      #expect(board.colors == [.red])
      #expect(board.changeCount == 2)
      #expect(board.contains(pasteboardTypes: UIPasteboard.typeListColor))
    }
    #expect(log.names == ["PasteboardChanged", "PasteboardChanged"])
    let removed = log.infos.map { $0[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String] }
    #expect(removed == [[], ["public.utf8-plain-text"]])
    other.perform { #expect(UIPasteboard.general.numberOfItems == 0) }
  }

  @Test("a named pasteboard is found by its name until it is removed")
  func named() {
    let device = makeDevice()
    device.perform {
      let name = UIPasteboard.Name("drafts")
      #expect(UIPasteboard(name: name, create: false) == nil)
      UIPasteboard(name: name, create: true)?.strings = ["a", "b"]
      let board = UIPasteboard(name: name, create: false)
      #expect(board?.strings == ["a", "b"])
      #expect(board?.itemSet(withPasteboardTypes: UIPasteboard.typeListString)?.count == 2)
      #expect(UIPasteboard.withUniqueName().name != name)
      UIPasteboard.remove(withName: name)
      #expect(UIPasteboard(name: name, create: false) == nil)
    }
  }
}
