import CoreGraphics
import TestSupport
import UIKit
import XCTest

/// The visual format language. Examples are those of Apple's
/// [Auto Layout Guide](https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html).
final class VisualFormatTests: LayoutTestCase {
    private func frames(
        _ formats: [String], options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) -> [CGRect] {
        let views = ["a": add(), "b": add()]
        for format in formats {
            let isVertical = format.hasPrefix("V:")
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: isVertical ? [] : options, metrics: metrics, views: views))
        }
        layout()
        let result = ["a", "b"].map { views[$0]!.frame }
        for view in views.values { view.removeFromSuperview() }
        return result
    }

    func testDistances() async {
        let heights = ["V:|[a(10)]", "V:|[b(10)]"]
        XCTAssertEqual(frames(["[a(50)]-[b(20)]", "|[a]"] + heights).map(\.minX), [0, 58])
        XCTAssertEqual(frames(["|-50-[a(40)]-50-[b(==a)]"] + heights).map(\.minX), [50, 140])
        XCTAssertEqual(frames(["|[a(30)][b(30)]"] + heights).map(\.minX), [0, 30])
        XCTAssertEqual(frames(["H:|-[a]-[b(a)]-|"] + heights).map(\.maxX), [96, 192])
        XCTAssertEqual(
            frames(["|-gap-[a(w)]-(gap)-[b(w)]"] + heights, metrics: ["gap": 7, "w": 20.5]).map(\.minX), [7, 35])
        XCTAssertEqual(frames(["V:|-10-[a(20)]-(>=5,12@700)-[b(30)]", "|[a(1)]", "|[b(1)]"]).map(\.minY), [10, 42])
    }

    func testSizesAndPriorities() async {
        let heights = ["V:|[a(10)]", "V:|[b(10)]"]
        XCTAssertEqual(frames(["|[a(>=70,<=100,==20@900)]", "|[b(100@20,40)]"] + heights).map(\.width), [70, 40])
        XCTAssertEqual(frames(["|-[a(==b@500)]-20@600-[b(50)]-|"] + heights).map(\.width), [114, 50])
    }

    func testAlignmentAndDirection() async {
        let rows = frames(["|[a(50)][b(50)]"] + ["V:|-30-[a(40)]", "V:[b(20)]"], options: .alignAllCenterY)
        XCTAssertEqual(rows[1].midY, 50)
        let back = frames(["|-5-[a(50)]-10-[b(20)]", "V:|[a(1)]", "V:|[b(1)]"], options: .directionRightToLeft)
        XCTAssertEqual(back.map(\.maxX), [195, 135])
    }

    func testInvalidFormatsGiveNoConstraints() async {
        let view = add()
        for format in [
            "", "|", "[", "[]", "[a", "[a(]", "[a(10]", "|-[a]-", "[a]-10[a]", "[c]", "[a(q)]", "[a(10@2000)]", "[a]|-",
            "X:[a]", "[a(--1)]", "[a(1e999)]", "[a]]", "H:V:[a]",
        ] {
            XCTAssertEqual(
                NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": view]), [], format)
        }
        XCTAssertEqual(
            NSLayoutConstraint.constraints(
                withVisualFormat: "[a]-[a]", options: .alignAllLeft, metrics: nil, views: ["a": view]), [])
        XCTAssertEqual(
            NSLayoutConstraint.constraints(
                withVisualFormat: "|-[a]-|", options: .alignAllCenterX, metrics: nil, views: ["a": view]
            ).count, 2, "a view by itself is aligned with nothing")
    }

    func testRandomFormatsDoNoHarm() async {
        defer { forgetReports() }
        let view = add()
        for seed in UInt64(1)...200 {
            var random = SeededRandom(seed: seed)
            let parts = ["|", "-", "[a]", "[a(", ")", "]", "10", ">=", "@", "q", "a", "(", ",", "H:", "V:", "é", "."]
            let format = (0..<Int.random(in: 0...9, using: &random)).map { _ in parts.randomElement(using: &random)! }
            _ = NSLayoutConstraint.constraints(
                withVisualFormat: format.joined(), metrics: ["q": 4], views: ["a": view])
        }
    }
}
