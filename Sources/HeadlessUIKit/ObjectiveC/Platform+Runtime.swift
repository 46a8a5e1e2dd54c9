// What the Objective-C runtime declares on Apple's systems. There is none here: a class is found by its
// name, but no method can be replaced.
#if !canImport(ObjectiveC)
  /// A method of a class. None can be had here.
  public nonisolated struct Method: @unchecked Sendable {
    /// The class and the selector, for messages.
    fileprivate let owner: String
    fileprivate let selector: Selector
    fileprivate let isMethodOfType: Bool
  }
  /// The code of a method. None can be had here.
  public typealias IMP = OpaquePointer
  /// A variable of an object. None can be had here.
  public typealias Ivar = OpaquePointer
  /// A property of a class. None can be had here.
  public typealias objc_property_t = OpaquePointer

  /// Returns a method for `method_exchangeImplementations`, which reports it; `nil` without a class.
  public nonisolated func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    cls.map { Method(owner: NSStringFromClass($0), selector: name, isMethodOfType: false) }
  }
  /// Returns a method for `method_exchangeImplementations`, which reports it; `nil` without a class.
  public nonisolated func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    cls.map { Method(owner: NSStringFromClass($0), selector: name, isMethodOfType: true) }
  }
  /// Returns the selector of a method.
  public nonisolated func method_getName(_ m: Method) -> Selector { m.selector }
  /// Returns `nil`: the code of a method cannot be had.
  public nonisolated func method_getImplementation(_ m: Method) -> IMP? { nil }
  /// Returns `nil`: the types of a method cannot be had.
  public nonisolated func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
  /// Exchanges the code of two methods on a device. Here it is reported as invalidCall, and no method
  /// changes.
  public nonisolated func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
    reportReplacement(of: m1.selector, m1.owner)
  }
  /// Replaces the code of a method on a device. Here it is reported as invalidCall, and no method
  /// changes.
  @discardableResult
  public nonisolated func method_setImplementation(_ m: Method, _ imp: IMP?) -> IMP? {
    reportReplacement(of: m.selector, m.owner)
    return nil
  }
  /// Adds a method on a device. Here it is reported as invalidCall, and the result is false.
  @discardableResult
  public nonisolated func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP?, _ types: UnsafePointer<CChar>?
  ) -> Bool {
    reportReplacement(of: name, cls.map(NSStringFromClass) ?? "nil")
    return false
  }
  /// Replaces a method on a device. Here it is reported as invalidCall, and no method changes.
  @discardableResult
  public nonisolated func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP?, _ types: UnsafePointer<CChar>?
  ) -> IMP? {
    reportReplacement(of: name, cls.map(NSStringFromClass) ?? "nil")
    return nil
  }
  /// Returns `nil`: the code of a method cannot be had.
  public nonisolated func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP?
  {
    nil
  }
  /// Returns `nil`: the variables of an object cannot be had.
  public nonisolated func class_getInstanceVariable(
    _ cls: AnyClass?, _ name: UnsafePointer<CChar>
  ) -> Ivar? { nil }
  /// Returns `nil`: the properties of a class cannot be had.
  public nonisolated func class_getProperty(
    _ cls: AnyClass?, _ name: UnsafePointer<CChar>
  ) -> objc_property_t? { nil }
  /// Returns whether objects of a class have a method.
  public nonisolated func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector?) -> Bool {
    false
  }

  private nonisolated func reportReplacement(of selector: Selector, _ owner: String) {
    SimulatedDevice.current?.diagnoseOnce(
      .invalidCall,
      "the method \(selector.shownName.isEmpty ? "" : "'\(selector.shownName)' ")of \(owner) was to "
        + "be replaced; there is no Objective-C runtime here, so that it stays; override the method in "
        + "a subclass")
  }

  // MARK: Classes

  /// Returns the class of an object.
  public nonisolated func object_getClass(_ obj: Any?) -> AnyClass? {
    obj.map { type(of: $0 as AnyObject) }
  }
  /// Returns the superclass of a class.
  public nonisolated func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
    guard let cls else { return nil }
    return _getSuperclass(cls)
  }
  /// Returns the name of a class, as `NSStringFromClass`.
  public nonisolated func NSStringFromSubclass(_ cls: AnyClass) -> String { NSStringFromClass(cls) }

  // MARK: Locks

  /// Begins to use an object alone; does nothing, as there is one thread.
  @discardableResult
  public nonisolated func objc_sync_enter(_ obj: Any) -> Int32 { 0 }
  /// Ends to use an object alone; does nothing, as there is one thread.
  @discardableResult
  public nonisolated func objc_sync_exit(_ obj: Any) -> Int32 { 0 }
  /// Runs code; there is no autorelease pool on this platform.
  public nonisolated func autoreleasepool<Result>(
    invoking body: () throws -> Result
  ) rethrows -> Result { try body() }
#endif

/// The name by which messages and apps refer to a class: without the module for a class of UIKit.
@_disfavoredOverload
public nonisolated func NSStringFromClass(_ aClass: AnyClass) -> String {
  let name = String(reflecting: aClass)
  let module = "HeadlessUIKit."
  return name.hasPrefix(module) ? String(name.dropFirst(module.count)) : name
}

/// Returns the class with a name, a class of UIKit's or one with its module; `nil` if there is none.
@_disfavoredOverload
public nonisolated func NSClassFromString(_ aClassName: String) -> AnyClass? {
  // Foundation's function accepts names with a module.
  (_typeByName(aClassName.contains(".") ? aClassName : "HeadlessUIKit.\(aClassName)")) as? AnyClass
}
