package import CoreGraphics

// Conversion of higher modules' attribute values to Core Text's types. UIKit's types conform.

/// A type that converts to `CGColor`.
package protocol CGColorConvertible {
    var cgColor: CGColor { get }
}

/// A type that converts to `CTParagraphStyle`.
package protocol CTParagraphStyleConvertible {
    var ctParagraphStyle: CTParagraphStyle { get }
}
