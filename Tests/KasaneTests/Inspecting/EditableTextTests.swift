import CoreGraphics
import FrameEngine
import QuartzCore
import TestSupport
import XCTest

@testable import Kasane

/// Values of properties as editable text.
final class EditableTextTests: XCTestCase {
    private func read(
        _ text: String, like old: AnimationValue, _ key: LayerKey?
    ) -> Result<AnimationValue, EditableText.Failure> {
        Result { () throws(EditableText.Failure) in try EditableText.value(text, like: old, for: key) }
    }

    private func failure(_ text: String, like old: AnimationValue, _ key: LayerKey?) -> String? {
        if case .failure(let failure) = read(text, like: old, key) { failure.line } else { nil }
    }

    /// Text shown in a field parses to the value that it was made from.
    func testWhatIsWrittenIsReadBack() throws {
        var perspective = CATransform3DMakeRotation(0.5, 1, 0.25, 0)
        perspective.m34 = -0.002
        let values: [(LayerKey?, AnimationValue)] = [
            (.opacity, .scalar(0.25)), (.cornerRadius, .scalar(12)), (.hidden, .scalar(1)), (.hidden, .scalar(0)),
            (.position, .point(CGPoint(x: 10.5, y: -3))), (.shadowOffset, .size(CGSize(width: 0, height: -3))),
            (.bounds, .rect(CGRect(x: 1, y: 2, width: 30, height: 40))),
            (.transform, .transform(CATransform3DIdentity)),
            (.transform, .transform(CATransform3DMakeTranslation(4, 5, 0))), (.transform, .transform(perspective)),
            (.backgroundColor, .color(nil)), (.locations, .numbers([0, 0.5, 1])),
            (.contentsGravity, .string("resizeAspect")), (nil, .scalar(7)), (nil, .string("free")),
        ]
        for (key, value) in values {
            let text = try XCTUnwrap(EditableText.text(value, for: key))
            let back = try read(text, like: value, key).get()
            XCTAssertEqual(EditableText.text(back, for: key), text)
            guard case .transform(let a) = back, case .transform(let b) = value else {
                XCTAssertEqual(back, value, text)
                continue
            }
            XCTAssertEqual(a.m11, b.m11, accuracy: 1e-6)
            XCTAssertEqual(a.m34, b.m34, accuracy: 1e-6)
        }
        let color = CGColor(red: 1, green: 0.2, blue: 0.4, alpha: 0.6)
        XCTAssertEqual(EditableText.text(.color(color), for: .backgroundColor), "#ff336699")
        guard case .color(let back?) = try read("#ff336699", like: .color(nil), .backgroundColor).get() else {
            return XCTFail("no colour")
        }
        XCTAssertEqual(back.components?.map { ($0 * 255).rounded() }, [255, 51, 102, 153])
    }

    func testTypingIsForgiving() throws {
        XCTAssertEqual(
            try read(" 30 × 40 ", like: .size(.zero), .shadowOffset).get(), .size(CGSize(width: 30, height: 40)))
        XCTAssertEqual(try read("1;2", like: .point(.zero), .position).get(), .point(CGPoint(x: 1, y: 2)))
        XCTAssertEqual(try read("YES", like: .scalar(0), .hidden).get(), .scalar(1))
        XCTAssertEqual(try read("none", like: .color(nil), .backgroundColor).get(), .color(nil))
        XCTAssertNil(failure("#f80", like: .color(nil), .backgroundColor))
    }

    func testWhatIsNoValueSaysWhy() {
        let (point, rect) = (AnimationValue.point(.zero), AnimationValue.rect(.zero))
        let transform = AnimationValue.transform(CATransform3DIdentity)
        let noColor = "is not a colour, such as #ff8800, #ff880080 or nil"
        let failures: [(String, AnimationValue, LayerKey, String)] = [
            ("much", .scalar(1), .cornerRadius, "is not a number"),
            ("nan", .scalar(1), .cornerRadius, "is not a number"),
            ("inf", .scalar(1), .zPosition, "is not a number"),
            ("1.5", .scalar(1), .opacity, "is not a number from 0 to 1"),
            ("-1", .scalar(1), .cornerRadius, "is not a number from 0 to 16384"),
            ("0", .scalar(1), .contentsScale, "is not a number from 0.01 to 16"),
            ("maybe", .scalar(1), .hidden, "is neither true nor false"),
            ("1", point, .position, "is not two numbers, such as 10, 20"),
            ("1e300, 2", point, .position, "is not two numbers, such as 10, 20"),
            ("0 0 100000 10", rect, .bounds, "is larger than 16384 points"),
            ("red", .color(nil), .backgroundColor, noColor), ("#12345", .color(nil), .backgroundColor, noColor),
            ("1 2 3", transform, .transform, "is not identity, or 6 or 16 numbers"),
            ("a", .path(nil), .path, "cannot be typed"),
        ]
        for (text, old, key, line) in failures { XCTAssertEqual(failure(text, like: old, key), line, text) }
        let gravity = failure("fill", like: .string("resize"), .contentsGravity)
        XCTAssertEqual(gravity?.hasPrefix("is not one of resize, "), true)
    }

    /// Each enumerated property of a layer accepts all of its choices, and shows one of them.
    func testChoicesAreWhatPropertiesTake() throws {
        for key in LayerKey.allCases {
            for choice in EditableText.choices(for: key) ?? [] {
                let old: AnimationValue = ["true", "false"].contains(choice) ? .scalar(0) : .string("")
                XCTAssertNil(failure(choice, like: old, key), "\(key.rawValue) \(choice)")
            }
        }
        XCTAssertEqual(EditableText.choices(for: .cornerCurve), ["circular", "continuous"])
        XCTAssertNil(EditableText.choices(for: .opacity))
    }

    func testRubbishIsNoValue() {
        var chance = SeededRandom(seed: 5)
        let letters = Array("0123456789.,-+eExX×#; nantrue\u{0}é∞")
        let kinds: [(LayerKey?, AnimationValue)] = [
            (.opacity, .scalar(0)), (.position, .point(.zero)), (.bounds, .rect(.zero)), (.hidden, .scalar(0)),
            (.transform, .transform(CATransform3DIdentity)), (.colors, .colors([])), (.locations, .numbers([])),
            (.backgroundColor, .color(nil)), (.contentsGravity, .string("resize")), (nil, .size(.zero)),
        ]
        for _ in 0..<20_000 {
            let count = Int.random(in: 0..<60, using: &chance)
            let text = String((0..<count).map { _ in letters.randomElement(using: &chance) ?? "0" })
            let (key, old) = kinds[Int.random(in: 0..<kinds.count, using: &chance)]
            guard case .success(let value) = read(text, like: old, key) else { continue }
            XCTAssertTrue(key?.accepts(value) ?? true, text)
            XCTAssertNotNil(EditableText.text(value, for: key), text)
        }
    }
}
