import SwiftUI
import UIKit
import XCTest

/// Attributes of a string in a source that imports both frameworks: SwiftUI's take precedence, and UIKit's where the
/// value is UIKit's.
final class AttributeScopeTests: XCTestCase {
    func testBothFrameworksAttributesAreNamed() throws {
        var text = AttributedString("red and blue")
        let red = try XCTUnwrap(text.range(of: "red"))
        let blue = try XCTUnwrap(text.range(of: "blue"))
        text[red].foregroundColor = .red
        text[blue].foregroundColor = UIColor.blue
        text[blue].backgroundColor = Color.yellow
        text.font = .body
        text[red].font = UIFont.systemFont(ofSize: 20)
        text[red].kern = 2
        text[red].underlineStyle = .single
        text[blue].underlineStyle = NSUnderlineStyle.thick
        XCTAssertEqual(text[red].foregroundColor, Color.red)
        XCTAssertEqual(text[blue][AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self], .blue)
        XCTAssertNil(text[blue][AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self])
        XCTAssertEqual(text[blue].swiftUI.backgroundColor, .yellow)
        XCTAssertEqual(text[red].uiKit.font?.pointSize, 20)
        XCTAssertEqual(text[red].swiftUI.font, .body)
        var container = AttributeContainer()
        container.foregroundColor = .green
        container.font = .title
        XCTAssertEqual(container.swiftUI.foregroundColor, .green)
    }
}
