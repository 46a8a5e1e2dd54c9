/// An object that adds a behavior to a view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view to which the interaction is added.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or removed (`nil`).
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or removed (`nil`).
  func didMove(to view: UIView?)
}

/// What few views have: interactions, motion effects, a restoration identifier.
final class ViewAttachments {
  var interactions: [any UIInteraction] = []
  var motionEffects: [UIMotionEffect] = []
  var restorationIdentifier: String?

  nonisolated deinit {}
}

extension UIResponder {
  /// Returns the object of a class that extends the responder, created on first access.
  final func madeExtension<Object: AnyObject>(_ make: @autoclosure () -> Object) -> Object {
    if let present = existingExtension(Object.self) { return present }
    let made = make()
    associations[extensionKey(Object.self)] = made
    return made
  }

  /// Returns the object of a class that extends the responder; `nil` if none was created.
  final func existingExtension<Object: AnyObject>(_ type: Object.Type) -> Object? {
    guard !associations.isEmpty else { return nil }
    return associations[extensionKey(type)] as? Object
  }

  private func extensionKey(_ type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(ObjectIdentifier(type), to: UnsafeRawPointer.self)
  }
}

extension UIView {
  final var attachments: ViewAttachments { madeExtension(ViewAttachments()) }
  final var existingAttachments: ViewAttachments? { existingExtension(ViewAttachments.self) }

  /// Adds an interaction, and removes it from another view.
  final func attachInteraction(_ interaction: any UIInteraction) {
    if let old = interaction.view { old.removeInteraction(interaction) }
    interaction.willMove(to: self)
    attachments.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  final func detachInteraction(_ interaction: any UIInteraction) {
    guard let index = existingAttachments?.interactions.firstIndex(where: { $0 === interaction })
    else { return }
    interaction.willMove(to: nil)
    attachments.interactions.remove(at: index)
    interaction.didMove(to: nil)
  }

  final func replaceInteractions(by wanted: [any UIInteraction]) {
    for old in interactions where !wanted.contains(where: { $0 === old }) { removeInteraction(old) }
    let present = interactions
    for new in wanted where !present.contains(where: { $0 === new }) { addInteraction(new) }
  }
}
