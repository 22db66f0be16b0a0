import CoreText
import XCTest

@testable import UIKit

/// A test of drawn text.
class StringDrawingTestCase: XCTestCase {
    let font = UIFont(name: "LiberationSans", size: 20)!

    func text(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
        NSAttributedString(string: string, attributes: [.font: font].merging(attributes) { $1 })
    }

    func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        change(style)
        return style
    }

    func ink(_ width: CGFloat, _ height: CGFloat, _ body: () -> Void) throws -> CGRect {
        try XCTUnwrap(PixelReader(.drawing(width, height) { _ in body() })).inkedBox
    }
}
