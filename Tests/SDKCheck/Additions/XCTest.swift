// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The class of XCTest that the rows use. XCTest is next to an SDK in Xcode, not in it; nothing is run.
@_exported public import Foundation

open class XCTestCase: NSObject {}
