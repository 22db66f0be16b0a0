import CoreGraphics
import XCTest

/// Core Foundation's functions on the Swift types that replace its own.
final class BridgingFunctionsTests: XCTestCase {
    func testListsAreCountedAndLookedInto() {
        let colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
        let list = colors as CFArray
        XCTAssertEqual(CFArrayGetCount(list), 2)
        XCTAssertTrue(unsafeBitCast(CFArrayGetValueAtIndex(list, 1), to: CGColor.self) === colors[1])
        XCTAssertNil(CFArrayGetValueAtIndex(list, 2))
        XCTAssertNil(CFArrayGetValueAtIndex(list, -1))
        XCTAssertNil(CFArrayGetValueAtIndex(["text"] as CFArray, 0))
        XCTAssertEqual(CFArrayGetCount(nil), 0)
        XCTAssertEqual(CFDictionaryGetCount(["a": 1] as CFDictionary), 1)
        XCTAssertEqual(CFStringGetLength("\u{1F600}a" as CFString), 3)
    }

    func testDataGrow() throws {
        let data = try XCTUnwrap(CFDataCreateMutable(kCFAllocatorDefault, 0))
        XCTAssertEqual(CFDataGetLength(data), 0)
        CFDataAppendBytes(data, [1, 2, 3], 3)
        CFDataAppendBytes(data, nil, 7)
        XCTAssertEqual(CFDataGetLength(data), 3)
        XCTAssertEqual(CFDataGetBytePtr(data)?[2], 3)
        CFDataGetMutableBytePtr(data)?[0] = 9
        CFDataSetLength(data, 5)
        XCTAssertEqual(Array(data as Data), [9, 2, 3, 0, 0])
        // An invalid capacity must not trap.
        XCTAssertNotNil(CFDataCreateMutable(nil, .max))
        XCTAssertNotNil(CFDataCreateMutable(nil, -1))
        XCTAssertEqual(CFDataGetLength(CFDataCreate(nil, [4, 5], 2)), 2)
    }

    func testPicturesAreWrittenIntoSuchData() throws {
        let data = try XCTUnwrap(CFDataCreateMutable(nil, 0))
        let consumer = try XCTUnwrap(CGDataConsumer(data: data))
        var box = CGRect(x: 0, y: 0, width: 10, height: 10)
        let page = try XCTUnwrap(CGContext(consumer: consumer, mediaBox: &box, nil))
        page.beginPDFPage(nil)
        page.endPDFPage()
        page.closePDF()
        XCTAssertGreaterThan(CFDataGetLength(data), 100)
    }

    func testKinds() {
        XCTAssertEqual(CFGetTypeID(CGColor(gray: 0, alpha: 1)), CGColor.typeID)
        XCTAssertEqual(CFGetTypeID(CGMutablePath()), CGPath.typeID)
        XCTAssertEqual(CFGetTypeID("a" as CFString), CFStringGetTypeID())
        XCTAssertEqual(CFGetTypeID(["a"] as CFArray), CFArrayGetTypeID())
        XCTAssertEqual(CFGetTypeID(["a": 1] as CFDictionary), CFDictionaryGetTypeID())
        XCTAssertEqual(CFGetTypeID(NSNumber(value: 1)), CFNumberGetTypeID())
        XCTAssertEqual(CFGetTypeID(true), CFBooleanGetTypeID())
        XCTAssertEqual(CFGetTypeID(Data()), CFGetTypeID(NSMutableData()))
        let kinds = [
            CGColor.typeID, CGColorSpace.typeID, CGImage.typeID, CGPath.typeID, CGContext.typeID, CGGradient.typeID,
            CGPattern.typeID, CGFont.typeID, CFStringGetTypeID(), CFArrayGetTypeID(), CFDataGetTypeID(),
        ]
        XCTAssertEqual(Set(kinds).count, kinds.count)
    }

    func testEquality() {
        XCTAssertTrue(CFEqual(CGColor(gray: 0, alpha: 1), CGColor(gray: 0, alpha: 1)))
        XCTAssertFalse(CFEqual("a", "b"))
        XCTAssertFalse(CFEqual("a", nil))
        XCTAssertTrue(CFEqual(nil, nil))
    }

    func testAttributedStringsAreMadeAndChanged() throws {
        let text = try XCTUnwrap(CFAttributedStringCreateMutable(kCFAllocatorDefault, 0))
        CFAttributedStringReplaceString(text, CFRangeMake(0, 0), "Hello world" as CFString)
        XCTAssertEqual(CFAttributedStringGetLength(text), 11)
        CFAttributedStringBeginEditing(text)
        CFAttributedStringSetAttribute(text, CFRangeMake(0, 5), "Weight" as CFString, 3)
        CFAttributedStringSetAttributes(text, CFRangeMake(3, 4), ["Tint": "red"] as CFDictionary, true)
        CFAttributedStringEndEditing(text)
        var range = CFRange()
        XCTAssertEqual(CFAttributedStringGetAttribute(text, 1, "Weight" as CFString, &range) as? Int, 3)
        XCTAssertEqual(range, CFRangeMake(0, 3))
        XCTAssertNil(CFAttributedStringGetAttribute(text, 4, "Weight" as CFString, nil))
        XCTAssertEqual(CFAttributedStringGetAttributes(text, 4, &range)?["Tint"] as? String, "red")
        XCTAssertEqual(range, CFRangeMake(3, 4))
        CFAttributedStringRemoveAttribute(text, CFRangeMake(0, 99), "Tint" as CFString)
        XCTAssertEqual(CFAttributedStringGetAttributes(text, 4, nil)?.count, 0)
        XCTAssertNil(CFAttributedStringGetAttributes(text, 11, nil))
        CFAttributedStringReplaceString(text, CFRangeMake(6, 5), "there" as CFString)
        XCTAssertEqual(CFAttributedStringGetString(text), "Hello there")
        let whole = try XCTUnwrap(CFAttributedStringCreate(nil, "ab" as CFString, ["Size": 2] as CFDictionary))
        CFAttributedStringReplaceAttributedString(text, CFRangeMake(-5, 2), whole)
        XCTAssertEqual(CFAttributedStringGetString(text), "abllo there")
        let part = CFAttributedStringCreateWithSubstring(nil, text, CFRangeMake(1, 2))
        XCTAssertEqual(CFAttributedStringGetString(part), "bl")
        let copy = try XCTUnwrap(CFAttributedStringCreateMutableCopy(nil, 0, text))
        CFAttributedStringReplaceString(copy, CFRangeMake(0, 11), nil)
        XCTAssertEqual(CFAttributedStringGetLength(text), 11)
    }

    /// The usual way to an image's pixels, in which only the image is retained.
    func testBytesOfAnImageHaveAnAddress() throws {
        for size in [1, 3, 40] {
            let context = try XCTUnwrap(
                CGContext(
                    data: nil, width: size, height: size, bitsPerComponent: 8, bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.setFillColor(red: 1, green: 0, blue: 0.2, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: size, height: size))
            let image = try XCTUnwrap(context.makeImage())
            let bytes = try XCTUnwrap(CFDataGetBytePtr(image.dataProvider!.data))
            // Memory allocated meanwhile must not replace them.
            let others = (0..<64).map { _ in Data(count: image.bytesPerRow * size) }
            XCTAssertEqual((0..<4).map { bytes[(size - 1) * image.bytesPerRow + $0] }, [255, 0, 51, 255])
            XCTAssertEqual(others.count, 64)
            XCTAssertTrue(image.dataProvider === image.dataProvider)
        }
        XCTAssertNil(CFDataGetBytePtr(Data() as CFData))
        XCTAssertEqual(CFDataGetBytePtr(Data([7, 8]) as CFData)?[1], 8)
    }

    func testIntegersHaveTheirNames() {
        XCTAssertTrue(NSInteger.self == Int.self)
        XCTAssertTrue(NSUInteger.self == UInt.self)
    }
}
