import QuartzCore
import UIKit
import XCTest

@testable import SwiftUI

/// Numbers roll digit by digit.
/// See [Apple's reference](https://developer.apple.com/documentation/swiftui/contenttransition/numerictext(countsdown:)).
@MainActor
final class RollingTextTests: HierarchyTestCase {
    private struct Score: View {
        let text: String
        var transition = ContentTransition.numericText()
        var body: some View { Text(verbatim: text).font(.system(size: 30)).contentTransition(transition) }
    }

    private func stage(_ layer: CALayer) -> CALayer? {
        if layer.name == "kasane.rolling" { return layer }
        return (layer.sublayers ?? []).lazy.compactMap(stage).first
    }

    private func roll(
        _ from: String, _ to: String, _ transition: ContentTransition = .numericText()
    ) -> (Host<Score>, [CALayer]) {
        let host = Host(Score(text: from, transition: transition))
        withAnimation(.linear(duration: 1)) { host.view.rootView = Score(text: to, transition: transition) }
        host.settle()
        return (host, stage(host.view.layer)?.sublayers ?? [])
    }

    func testOnlyDigitsThatChangeRoll() async {
        let (host, letters) = roll("128", "138")
        // One stays at each end; in the middle one is removed and one is inserted.
        XCTAssertEqual(letters.count, 4)
        XCTAssertEqual(letters.filter { $0.opacity == 0 }.count, 1)
        advance(to: 0.5)
        let shown = letters.map { $0.presentation()?.opacity ?? -1 }
        XCTAssertEqual(shown.filter { abs($0 - 0.5) < 0.02 }.count, 2)
        XCTAssertEqual(shown.filter { $0 == 1 }.count, 2)
        advance(to: 1.1)
        XCTAssertNil(stage(host.view.layer))
    }

    func testPlacesCountFromTheEndAndWordsFromTheBeginning() async {
        let (_, letters) = roll("Score: 9", "Score: 10")
        // Seven letters stay, 9 is removed, 1 and 0 are inserted.
        XCTAssertEqual(letters.count, 10)
        XCTAssertEqual(letters.filter { $0.opacity == 0 }.count, 1)
    }

    func testADigitThatStaysMovesToItsPlace() async throws {
        let (_, letters) = roll("5", "15")
        let stays = try XCTUnwrap(
            letters.first { $0.animation(forKey: "position") != nil && $0.animation(forKey: "opacity") == nil })
        let start = try XCTUnwrap(stays.presentation()).position.x
        XCTAssertLessThan(start, stays.position.x, "it comes from where it was alone")
        XCTAssertEqual(stays.opacity, 1)
    }

    func testGreaterValuesRollUpAndSmallerOnesDown() async throws {
        func direction(_ from: ContentTransition, _ to: ContentTransition) throws -> CGFloat {
            let host = Host(Score(text: "1", transition: from))
            withAnimation(.linear(duration: 1)) { host.view.rootView = Score(text: "2", transition: to) }
            host.settle()
            let coming = try XCTUnwrap(stage(host.view.layer)?.sublayers?.first { $0.opacity == 1 })
            return try XCTUnwrap(coming.presentation()).position.y - coming.position.y
        }
        XCTAssertGreaterThan(try direction(.numericText(), .numericText()), 0)
        XCTAssertLessThan(try direction(.numericText(countsDown: true), .numericText(countsDown: true)), 0)
        XCTAssertGreaterThan(try direction(.numericText(value: 1), .numericText(value: 2)), 0)
        XCTAssertLessThan(try direction(.numericText(value: 2), .numericText(value: 1)), 0)
    }

    func testWithoutAnAnimationItIsThereAtOnce() async {
        let host = Host(Score(text: "1"))
        host.view.rootView = Score(text: "2")
        host.settle()
        XCTAssertNil(stage(host.view.layer))
    }

    func testSeveralLinesArePushedAsAWhole() async {
        let (host, letters) = roll("1\n2", "3\n4")
        XCTAssertEqual(letters.count, 0)
        func find(_ layer: CALayer) -> Bool {
            layer.animation(forKey: kCATransition) is CATransition || (layer.sublayers ?? []).contains(where: find)
        }
        XCTAssert(find(host.view.layer))
    }

    func testAChangeOnTheWayBeginsAnew() async {
        let (host, _) = roll("1", "2")
        advance(to: 0.5)
        withAnimation(.linear(duration: 1)) { host.view.rootView = Score(text: "3") }
        host.settle()
        XCTAssertEqual(stage(host.view.layer)?.sublayers?.count, 2)
        advance(to: 1.6)
        XCTAssertNil(stage(host.view.layer))
    }
}
