/// An object that supports associated objects where there is no Objective-C runtime.
package protocol AssociationHolder: AnyObject {
  var associations: [UnsafeRawPointer: Any] { get set }
}
