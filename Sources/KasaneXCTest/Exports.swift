// On iOS, XCTest brings UIKit along.
@_exported public import UIKit
@_exported public import XCTest
