// On iOS, XCTest re-exports UIKit.
@_exported public import UIKit
@_exported public import XCTest
