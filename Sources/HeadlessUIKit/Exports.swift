// UIKit re-exports Foundation, so code written for UIKit never imports it; here it must not either.
@_exported public import Foundation
