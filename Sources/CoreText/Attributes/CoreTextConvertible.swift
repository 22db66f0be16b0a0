package import CoreGraphics

// What the values of a higher module's attributes are to Core Text. UIKit's types conform.

/// A colour that has a `CGColor`.
package protocol CGColorConvertible {
    var cgColor: CGColor { get }
}

/// A paragraph style that has a `CTParagraphStyle`.
package protocol CTParagraphStyleConvertible {
    var ctParagraphStyle: CTParagraphStyle { get }
}
