import CoreText
import XCTest

/// Returns a font made for these tests, whose outlines and advances are all known; see Fixtures/make.py.
func madeFont(_ name: String, _ size: CGFloat = 100, _ attributes: CFDictionary = [:]) throws -> CTFont {
    let url = try XCTUnwrap(Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: "ttf"))
    let font = try XCTUnwrap(CGFont(try XCTUnwrap(CGDataProvider(url: url as CFURL))))
    return CTFontCreateWithGraphicsFont(font, size, nil, CTFontDescriptorCreateWithAttributes(attributes))
}
