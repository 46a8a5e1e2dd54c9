/// An object that notifies of changes of its traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

/// A registration of changes of traits.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// The handler of a change: the object, and its traits before.
public typealias UITraitChangeHandler<TraitEnvironment> = (
  _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
) -> Void

extension UITraitChangeObservable {
  /// Calls a handler after one of some traits has changed, and `traitCollectionDidChange(_:)` was called.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping UITraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    add(TraitRegistration(traits) { [weak self] in if let self { handler(self, $0) } })
  }
  /// Calls an action of a target, which is not retained, with the object and its traits before.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = Weak(target as AnyObject)
    return add(
      TraitRegistration(traits) { [weak self] previous in
        _ = (target.value as? NSObject)?.perform(action, with: self, with: previous)
      })
  }
  /// Calls an action of the object itself, with the object and its traits before.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  private func add(_ registration: TraitRegistration) -> TraitRegistration {
    registrations.append(registration)
    return registration
  }

  private var registrations: [TraitRegistration] {
    get { (self as? any AssociationHolder)?.traitRegistrations ?? [] }
    set { (self as? any AssociationHolder)?.traitRegistrations = newValue }
  }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UIPresentationController: UITraitChangeObservable {}
extension UIWindowScene: UITraitChangeObservable {}

extension AssociationHolder {
  fileprivate var traitRegistrations: [TraitRegistration] {
    get { associations[TraitRegistration.key] as? [TraitRegistration] ?? [] }
    set { associations[TraitRegistration.key] = newValue.isEmpty ? nil : newValue }
  }

  /// Calls the handlers for the traits that differ.
  func callTraitHandlers(from old: UITraitCollection, to new: UITraitCollection) {
    for registration in traitRegistrations where registration.concerns(old, new) {
      registration.handler(old)
    }
  }
}

/// A registration of changes of traits.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  let handler: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
    super.init()
  }

  /// The key of an object's registrations.
  fileprivate static var key: UnsafeRawPointer {
    unsafeBitCast(ObjectIdentifier(TraitRegistration.self), to: UnsafeRawPointer.self)
  }

  func concerns(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    traits.contains { ($0 as? any SystemTrait.Type)?.isEqual(old, new) == false }
  }
}

extension UITraitCollection {
  /// The traits of UIKit on which dynamic colors depend.
  public nonisolated static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self,
      UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self,
      UITraitActiveAppearance.self,
    ]
  }
}
