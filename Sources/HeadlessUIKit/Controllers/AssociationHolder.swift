/// An object of this platform that supports associated objects.
package protocol AssociationHolder: AnyObject {
  var associations: [UnsafeRawPointer: Any] { get set }
}
