// What depends on the platform. On a Mac, Foundation, Core Graphics and the Objective-C runtime have types
// that UIKit uses and Linux lacks. There they are used: types of this module with the same names would be
// ambiguous in a file that also imports Foundation.
#if os(iOS) || os(tvOS) || os(visionOS)
  #error(
    "HeadlessUIKit replaces UIKit, and is built for Linux and macOS: move tests that import it or SegueTesting to a test target for one of them"
  )
#endif

#if canImport(CoreGraphics)
  // The members of CGRect and its kin, which Foundation has on Linux.
  @_exported public import CoreGraphics
#else
  /// A 3 by 3 matrix of 2D geometry whose last column is (0, 0, 1); points are row vectors.
  ///
  /// x' = a·x + c·y + tx and y' = b·x + d·y + ty.
  public nonisolated struct CGAffineTransform: Equatable, Codable, Sendable {
    /// Row 1, column 1.
    public var a: CGFloat
    /// Row 1, column 2.
    public var b: CGFloat
    /// Row 2, column 1.
    public var c: CGFloat
    /// Row 2, column 2.
    public var d: CGFloat
    /// The horizontal translation, pt.
    public var tx: CGFloat
    /// The vertical translation, pt.
    public var ty: CGFloat

    /// Creates the zero matrix, which is not the identity.
    public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    /// Creates a matrix from its six variable entries.
    public init(
      _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) {
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a matrix from its six variable entries, by name.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// The identity transform.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// A two-dimensional vector, such as a velocity, pt/s, or a direction.
  public nonisolated struct CGVector: Equatable, Codable, Sendable, CustomDebugStringConvertible {
    /// The horizontal component.
    public var dx: CGFloat
    /// The vertical component.
    public var dy: CGFloat

    /// Creates the zero vector.
    public init() { self.init(dx: CGFloat(0), dy: CGFloat(0)) }

    /// Creates a vector from its components.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// Creates a vector from double-precision components.
    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// Creates a vector from integer components.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// The zero vector.
    public static let zero = CGVector()

    /// The components in parentheses.
    public var debugDescription: String { "(\(dx), \(dy))" }
  }

  /// The components of an affine transform, in the order scale, shear, rotation, translation.
  public nonisolated struct CGAffineTransformComponents: Equatable, Sendable {
    /// The scale factors along both axes; a mirrored transform has a negative height.
    public var scale: CGSize
    /// The horizontal shear; zero preserves right angles.
    public var horizontalShear: CGFloat
    /// The rotation, -π...π radians.
    public var rotation: CGFloat
    /// The translation, pt.
    public var translation: CGVector

    /// Creates components that are all zero, which are not those of the identity.
    public init() {
      self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// Creates components.
    public init(
      scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector
    ) {
      self.scale = scale
      self.horizontalShear = horizontalShear
      self.rotation = rotation
      self.translation = translation
    }
  }

  /// A duration or time, s.
  public typealias CFTimeInterval = Double
  /// A string of Core Foundation.
  public typealias CFString = String
  /// An array of Core Foundation.
  public typealias CFArray = [Any]
  /// A dictionary of Core Foundation.
  public typealias CFDictionary = [AnyHashable: Any]
  /// Data of Core Foundation.
  public typealias CFData = Data
#endif

#if canImport(CoreGraphics)
  /// Returns the elements of an array of Core Foundation.
  nonisolated func elements(of array: CFArray) -> [Any] { array as NSArray as [AnyObject] }
#else
  /// Returns the elements of an array of Core Foundation.
  nonisolated func elements(of array: CFArray) -> [Any] { array }
#endif

#if canImport(ObjectiveC)
  import ObjectiveC

  extension Selector {
    /// Creates a selector that calls a closure: adds a method with a new name to a class.
    nonisolated init<Target: AnyObject>(
      _ name: String?, calling call: @escaping @MainActor (Target, Any?, Any?, Any?) -> Any?
    ) {
      let method: @convention(block) (AnyObject, AnyObject?, AnyObject?) -> Void = {
        nonisolated(unsafe) let (object, first, second) = ($0, $1, $2)
        MainActor.assumeIsolated {
          if let target = object as? Target { _ = call(target, first, second, nil) }
        }
      }
      let implementation = imp_implementationWithBlock(method)
      // The runtime keeps the block, so that its address is the name of no other selector.
      self = sel_registerName("segue_\(unsafeBitCast(implementation, to: UInt.self)):event:")
      class_addMethod(Target.self, self, implementation, "v@:@@")
    }

    /// Calls the method if the target has it, and returns whether it does.
    @MainActor
    func call(_ target: AnyObject, _ sender: AnyObject, _ event: UIEvent?) -> Bool {
      guard target.responds(to: self) else { return false }
      _ = target.perform(self, with: sender, with: event)
      return true
    }

    /// Whether a registration for this selector is removed by another.
    nonisolated func matches(_ other: Selector) -> Bool { self == other }
    /// The name, in messages.
    nonisolated var shownName: String { NSStringFromSelector(self) }
  }

  extension UIScreen {
    /// Returns the radius of the display's corners for its private key.
    override open nonisolated func value(forKey key: String) -> Any? {
      guard key == "_displayCornerRadius" else { return super.value(forKey: key) }
      return MainActor.assumeIsolated { cornerRadius }
    }
  }

  extension CATransaction {
    /// Returns the value of a property, such as `kCATransactionAnimationDuration`.
    override open nonisolated class func value(forKey key: String) -> Any? { property(key) }
    /// Sets a property by its name; ignores a value of another type.
    override open nonisolated class func setValue(_ anObject: Any?, forKey key: String) {
      setProperty(key, to: anObject)
    }
  }
  extension CALayer {
    /// Returns the value of a property by its name; `nil` for an unset key of the app's own.
    override open nonisolated func value(forKey key: String) -> Any? { property(key) }
    /// Sets a property by its name; any name is accepted.
    override open nonisolated func setValue(_ value: Any?, forKey key: String) {
      setProperty(key, to: value)
    }
    /// Returns the value at a key path: a property, or a component of one such as `transform.scale.x`.
    override open nonisolated func value(forKeyPath keyPath: String) -> Any? {
      property(at: keyPath)
    }
    /// Sets the value at a key path.
    override open nonisolated func setValue(_ value: Any?, forKeyPath keyPath: String) {
      setProperty(at: keyPath, to: value)
    }
  }

  extension CAEmitterCell {
    /// Returns the value of a property by its name; `nil` for an unset key of the app's own.
    override open nonisolated func value(forKey key: String) -> Any? { property(key) }
    /// Sets a property by its name; any name is accepted.
    override open nonisolated func setValue(_ value: Any?, forKey key: String) {
      setProperty(key, to: value)
    }
  }
#else
  extension UIApplication {
    /// Returns whether the class has a method: that of the shared application, by its name.
    public static func responds(to aSelector: Selector!) -> Bool {
      aSelector?.name == "sharedApplication"
    }
    /// Returns the shared application for its method's name, which code for app extensions uses.
    public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
      responds(to: aSelector) ? .passUnretained(shared) : nil
    }
    /// Returns the shared application for its property's name.
    public static func value(forKeyPath keyPath: String) -> Any? {
      ["shared", "sharedApplication"].contains(keyPath) ? shared : nil
    }
    /// Returns the shared application for its property's name.
    public static func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  }

  extension CATransaction {
    /// Returns the value of a property, such as `kCATransactionAnimationDuration`.
    public nonisolated class func value(forKey key: String) -> Any? { property(key) }
    /// Sets a property by its name; ignores a value of another type.
    public nonisolated class func setValue(_ anObject: Any?, forKey key: String) {
      setProperty(key, to: anObject)
    }
  }

  /// An activity of the user.
  public typealias NSUserActivity = StoredUserActivity
  /// A recorder of operations that undo changes.
  public typealias UndoManager = ClosureUndoManager

  extension CALayer {
    /// Returns the value of a property by its name; `nil` for an unset key of the app's own.
    public nonisolated func value(forKey key: String) -> Any? { property(key) }
    /// Sets a property by its name; any name is accepted.
    public nonisolated func setValue(_ value: Any?, forKey key: String) {
      setProperty(key, to: value)
    }
    /// Returns the value at a key path: a property, or a component of one such as `transform.scale.x`.
    public nonisolated func value(forKeyPath keyPath: String) -> Any? {
      property(at: keyPath)
    }
    /// Sets the value at a key path.
    public nonisolated func setValue(_ value: Any?, forKeyPath keyPath: String) {
      setProperty(at: keyPath, to: value)
    }
  }

  extension CAEmitterCell {
    /// Returns the value of a property by its name; `nil` for an unset key of the app's own.
    public nonisolated func value(forKey key: String) -> Any? { property(key) }
    /// Sets a property by its name; any name is accepted.
    public nonisolated func setValue(_ value: Any?, forKey key: String) {
      setProperty(key, to: value)
    }
  }

  /// The memory policy of an associated object.
  public nonisolated enum objc_AssociationPolicy: UInt, Sendable {
    /// A weak reference.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// A strong reference.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy in UIKit; a strong reference here.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// A strong reference.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A copy in UIKit; a strong reference here.
    case OBJC_ASSOCIATION_COPY = 771
  }

  /// Removes the associated objects of an object of UIKit.
  @preconcurrency @MainActor
  public func objc_removeAssociatedObjects(_ object: Any) {
    (object as? any AssociationHolder)?.associations = [:]
  }

  /// Associates an object with another one for its lifetime; `nil` removes the association.
  ///
  /// The values of responders, recognizers, presentation controllers and layers are released with them. Those
  /// of other objects belong to the device, which releases them after the object, when it stores the next one;
  /// without a device they are not stored.
  @preconcurrency @MainActor
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    var stored = value
    if policy == .OBJC_ASSOCIATION_ASSIGN, let value { stored = Weak(value as AnyObject) }
    if let holder = object as? any AssociationHolder {
      holder.associations[key] = stored
    } else {
      SimulatedDevice.current?.keyValueStore[object as AnyObject, "\(key)"] = stored
    }
  }

  /// Returns the object associated with another one under a key; `nil` if there is none.
  @preconcurrency @MainActor
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let stored: Any?
    if let holder = object as? any AssociationHolder {
      stored = holder.associations[key]
    } else {
      stored = SimulatedDevice.current?.keyValueStore[object as AnyObject, "\(key)"]
    }
    if let weak = stored as? Weak<AnyObject> { return weak.value }
    return stored
  }

#endif
