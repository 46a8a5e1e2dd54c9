// Key-value coding and calls by selector, which Foundation declares on Apple's systems.
#if !canImport(ObjectiveC)
  nonisolated extension NSObjectProtocol {
    // MARK: Key-value coding

    /// Returns the value of a key: of a property of UIKit's, of a stored property, or what was set for it.
    ///
    /// A key that the object does not have, for which a device raises an exception, is reported as
    /// invalidCall.
    public func value(forKey key: String) -> Any? { KeyValueAccess.value(of: self, key) }
    /// Returns the value of a key path, such as `transform.scale` of a layer.
    public func value(forKeyPath keyPath: String) -> Any? {
      KeyValueAccess.value(of: self, atPath: keyPath)
    }
    /// Sets the value of a key: of a property of UIKit's, or of any key of a layer or an animation.
    ///
    /// A key that the object does not have, for which a device raises an exception, is reported as
    /// invalidCall.
    public func setValue(_ value: Any?, forKey key: String) {
      KeyValueAccess.set(value, key, of: self)
    }
    /// Sets the value of a key path, such as `transform.scale` of a layer.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      KeyValueAccess.set(value, atPath: keyPath, of: self)
    }
    /// Sets the values of keys, in the order of the keys.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
      for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
        setValue(value, forKey: key)
      }
    }
    /// Returns the values of keys.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
      let values = keys.map { ($0, value(forKey: $0) ?? NSNull()) }
      return Dictionary(values) { first, _ in first }
    }
    /// Returns `nil`: called for a key that the object does not have, where a class redefines it.
    public func value(forUndefinedKey key: String) -> Any? { value(forKey: key) }
    /// Called for a key that the object does not have, where a class redefines it.
    public func setValue(_ value: Any?, forUndefinedKey key: String) {
      setValue(value, forKey: key)
    }

    // MARK: Selectors

    /// Returns whether the object has a method.
    ///
    /// Of a selector with a name alone, only the getters and setters of UIKit's properties are known.
    public func responds(to aSelector: Selector!) -> Bool {
      aSelector?.isMethod(of: self) ?? false
    }
    /// Returns `nil`: no other object receives the calls of methods that this one lacks.
    public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
    /// Returns `nil`: the code of a method cannot be had.
    public func method(for aSelector: Selector!) -> IMP! { nil }

    /// Calls a method and returns its result, if that is an object.
    ///
    /// A method that the object lacks, for which a device raises an exception, is reported as
    /// invalidCall.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
      result(of: aSelector, nil, nil)
    }
    /// Calls a method with an argument and returns its result, if that is an object.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
      result(of: aSelector, object, nil)
    }
    /// Calls a method with two arguments and returns its result, if that is an object.
    @discardableResult
    public func perform(
      _ aSelector: Selector!, with object1: Any!, with object2: Any!
    ) -> Unmanaged<AnyObject>! { result(of: aSelector, object1, object2) }

    /// Calls a method after a delay, s, in a run-loop turn of its own.
    public func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
      SimulatedDevice.current?.performRequests.add(self, aSelector, anArgument, after: delay)
    }
    /// Calls a method after a delay, s; modes are ignored, since there is one run loop.
    public func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
      inModes modes: [RunLoop.Mode]
    ) {
      perform(aSelector, with: anArgument, afterDelay: delay)
    }
    /// Calls a method in the next run-loop turn, or at once if the caller waits for it.
    public func performSelector(
      onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
    ) {
      if wait {
        perform(aSelector, with: arg)
      } else {
        perform(aSelector, with: arg, afterDelay: 0)
      }
    }
    /// Calls a method in the next run-loop turn, as there is one thread.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
      perform(aSelector, with: arg, afterDelay: 0)
    }
    /// Cancels the delayed calls of an object.
    public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      SimulatedDevice.current?.performRequests.cancel { $0.target === aTarget as AnyObject }
    }
    /// Cancels the delayed calls of a method of an object with an argument.
    public static func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
      SimulatedDevice.current?.performRequests.cancel {
        $0.target === aTarget as AnyObject && $0.selector.matches(aSelector)
          && $0.hasArgument(anArgument)
      }
    }

    private func result(
      of selector: Selector?, _ first: Any?, _ second: Any?
    ) -> Unmanaged<AnyObject>? {
      guard let selector else { return nil }
      nonisolated(unsafe) let (target, first, second) = (self as AnyObject, first, second)
      return MainActor.assumeIsolated {
        SentResult(object: selector.send(to: target, first, second))
      }.object
    }
  }

  /// The result of a call, handed over on the main thread.
  private nonisolated struct SentResult: @unchecked Sendable {
    let object: Unmanaged<AnyObject>?
  }

  extension Selector {
    /// Calls the method, reports a target that lacks it, and keeps the result until the next turn.
    @MainActor
    func send(to target: AnyObject, _ first: Any?, _ second: Any? = nil) -> Unmanaged<AnyObject>? {
      guard let result = invoke(target, first, second) else {
        // A selector of a name alone has reported it.
        if method != nil {
          SimulatedDevice.current?.diagnose(
            .invalidCall,
            "unrecognized selector '\(shownName)' sent to \(Swift.type(of: target)), which has no such "
              + "method")
        }
        return nil
      }
      guard let value = KeyAccessor.flat(result), !(value is Void) else { return nil }
      let object = value as AnyObject
      SimulatedDevice.current?.performRequests.keep(object)
      return .passUnretained(object)
    }
  }

  /// The delayed calls of methods.
  nonisolated final class PerformRequests: @unchecked Sendable {
    // Unchecked Sendable: used on the main thread only.
    struct Request {
      fileprivate var number: Int
      fileprivate var event: Int
      var target: AnyObject
      var selector: Selector
      var argument: Any?

      func hasArgument(_ other: Any?) -> Bool {
        guard let argument, let other else { return argument == nil && other == nil }
        if let argument = argument as? AnyHashable, let other = other as? AnyHashable {
          return argument == other
        }
        return argument as AnyObject === other as AnyObject
      }
    }

    private var requests: [Request] = []
    private var lastNumber = 0
    private var kept: [AnyObject] = []

    /// Keeps a result until the next run-loop turn.
    func keep(_ object: AnyObject) {
      if kept.isEmpty {
        SimulatedDevice.current.map { device in
          _ = device.scheduleNonisolated(at: device.clock.now) { [weak self] in self?.kept = [] }
        }
      }
      kept.append(object)
    }

    func add(_ target: AnyObject, _ selector: Selector, _ argument: Any?, after delay: Double) {
      guard let device = SimulatedDevice.current else { return }
      lastNumber += 1
      let number = lastNumber
      let time = device.clock.now + (delay.isFinite ? max(0, delay) : 0)
      let event = device.scheduleNonisolated(at: time) { [weak self] in self?.run(number) }
      requests.append(
        Request(
          number: number, event: event, target: target, selector: selector, argument: argument))
    }

    func cancel(where isCanceled: (Request) -> Bool) {
      let canceled = requests.filter(isCanceled)
      requests.removeAll { request in canceled.contains { $0.number == request.number } }
      for request in canceled { SimulatedDevice.current?.cancelNonisolated(request.event) }
    }

    private func run(_ number: Int) {
      guard let index = requests.firstIndex(where: { $0.number == number }) else { return }
      nonisolated(unsafe) let request = requests.remove(at: index)
      MainActor.assumeIsolated {
        _ = request.selector.send(to: request.target, request.argument)
      }
    }
  }
#else
  /// The delayed calls of methods, which Foundation has on this platform.
  nonisolated final class PerformRequests: Sendable {}
#endif
