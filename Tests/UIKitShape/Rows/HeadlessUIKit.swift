// Replaces the module that the rows import, so that they compile unchanged.
@_exported public import UIKit
