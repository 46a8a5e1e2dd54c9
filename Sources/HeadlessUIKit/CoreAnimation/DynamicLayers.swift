// UIKit creates layers and animations by their class, with initializers that Swift does not let a subclass
// inherit in every case: `init()` for `layerClass`, `init(layer:)` for presentation values. Objective-C
// calls the initializer of any class; Swift demands a `required` one, which a subclass with an initializer
// of its own would have to repeat.
//
// A convenience initializer delegates to the initializer of the dynamic class. It is emitted under a name
// under which a class method calls it, because both receive the class in the same register. A class that
// does not have the initializer stops with the message that it has on a device: "Use of unimplemented
// initializer 'init(layer:)'".

nonisolated extension CALayer {
  @_silgen_name("segue_layer_make")
  @usableFromInline
  convenience init(dynamic: Void) { self.init() }

  /// Creates a layer of this class.
  @_silgen_name("segue_layer_make")
  final class func make() -> CALayer

  @_silgen_name("segue_layer_copy")
  @usableFromInline
  convenience init(dynamicCopyOf layer: CALayer) { self.init(layer: layer) }

  @_silgen_name("segue_layer_copy")
  private final class func makeCopy(of layer: __owned CALayer) -> CALayer

  /// Returns a copy of the layer, of its class.
  final func makeCopy() -> CALayer { type(of: self).makeCopy(of: self) }
}

nonisolated extension CAAnimation {
  @_silgen_name("segue_animation_make")
  @usableFromInline
  convenience init(dynamic: Void) { self.init() }

  @_silgen_name("segue_animation_make")
  private final class func make() -> CAAnimation

  /// Returns a new animation of the same class.
  final func makeSibling() -> CAAnimation { type(of: self).make() }
}
