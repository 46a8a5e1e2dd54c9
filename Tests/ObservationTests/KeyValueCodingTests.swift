import HeadlessUIKit
import TestSupport
import Testing

@Suite(.checkedDevices) struct KeyValueCodingTests {
  private final class Model: NSObject {
    var name = "a"
    private var _hidden = 3
    lazy var child = Model()
  }

  private let device = makeDevice()

  @Test(
    "a layer's key path reads and writes a component",
    arguments: [
      ("transform.scale", 2), ("transform.rotation.z", 0.5), ("transform.translation.x", 7),
      ("position.x", 12), ("bounds.size.width", 30), ("cornerRadius", 4),
      ("shadowOffset.height", 3),
    ] as [(String, CGFloat)])
  func layerKeyPaths(_ path: String, _ number: CGFloat) {
    let layer = CALayer()
    layer.setValue(number, forKeyPath: path)
    let value = layer.value(forKeyPath: path) as? CGFloat
    #expect(isClose(value ?? -1, number, within: 1e-9))
  }

  @Test("a number of another type, and a boxed structure, are converted")
  func converts() {
    let (layer, view) = (CALayer(), UIView())
    layer.setValue(NSNumber(value: 0.5), forKey: "opacity")
    #expect(layer.opacity == 0.5)
    view.setValue(1, forKey: "alpha")
    view.setValue(NSNumber(value: 0.25), forKey: "alpha")
    #expect(view.alpha == 0.25)
    view.setValue(NSValue(cgPoint: CGPoint(x: 1, y: 2)), forKey: "center")
    #expect(view.center == CGPoint(x: 1, y: 2))
    view.setValue(true, forKey: "hidden")
    #expect(view.value(forKey: "isHidden") as? Bool == true)
    #expect(view.value(forKeyPath: "layer.position.y") as? CGFloat == 2)
    #expect(view.value(forKeyPath: "frame.origin.x") as? CGFloat == 1)
  }

  @Test("layers and animations keep the values of any key, also in the delegate's copy")
  func containers() {
    let (layer, animation) = (CALayer(), CABasicAnimation(keyPath: "opacity"))
    #expect(layer.value(forKey: "mark") == nil)
    layer.setValue("x", forKey: "mark")
    #expect(layer.value(forKey: "mark") as? String == "x")
    layer.setValue(nil, forKey: "mark")
    #expect(layer.value(forKey: "mark") == nil)
    animation.setValue(5, forKey: "id")
    device.perform {
      layer.add(animation, forKey: "fade")
      #expect(layer.animation(forKey: "fade")?.value(forKey: "id") as? Int == 5)
    }
  }

  @Test("the stored properties of a class of the app are read, with and without underscore")
  func appClasses() {
    let model = Model()
    #expect(model.value(forKey: "name") as? String == "a")
    #expect(model.value(forKey: "hidden") as? Int == 3)
  }

  @Test("a key that only apps know is stored")
  func storedKeys() {
    device.perform {
      let (alert, content) = (
        UIAlertController(title: "", message: "", preferredStyle: .alert), UIViewController()
      )
      alert.setValue(content, forKey: "contentViewController")
      #expect(alert.value(forKey: "contentViewController") as? UIViewController === content)
    }
  }

  @Test("an unknown key and a value of another type are reported")
  func unknownKeys() {
    device.perform {
      let view = UIView()
      #expect(view.value(forKey: "statusText") == nil)
      view.setValue(1, forKey: "statusText")
      view.setValue("x", forKey: "alpha")
      #expect(view.alpha == 1)
    }
    #expect(
      device.diagnostics.map(\.message) == [
        "valueForUndefinedKey: UIView is not key value coding-compliant for the key 'statusText'; a "
          + "device raises NSUnknownKeyException; use a property",
        "setValue:forUndefinedKey: UIView is not key value coding-compliant for the key 'statusText'; a "
          + "device raises NSUnknownKeyException; use a property",
        "setValue(_:forKey: 'alpha') of UIView received a value of the type String, which the property "
          + "cannot have; it is unchanged",
      ])
  }

  @Test("classes of UIKit have names without a module, by which they are found")
  func classNames() {
    #expect(NSStringFromClass(UIView.self) == "UIView")
    #expect(NSClassFromString("UIScrollView") == UIScrollView.self)
    #expect(NSClassFromString("UINothing") == nil)
    #expect(NSStringFromClass(Model.self).hasPrefix("ObservationTests."))
  }

  @Test("exchanging the methods of a class, which changes nothing, is reported once")
  func exchangesMethods() throws {
    try device.perform {
      let selector = Selector("viewDidAppear:", UIViewController.viewDidAppear(_:))
      let method = try #require(class_getInstanceMethod(UIViewController.self, selector))
      method_exchangeImplementations(method, method)
      method_exchangeImplementations(method, method)
    }
    #expect(
      device.diagnostics.map(\.message) == [
        "the method 'viewDidAppear:' of UIViewController was to be replaced; there is no Objective-C "
          + "runtime here, so that it stays; override the method in a subclass"
      ])
  }
}
