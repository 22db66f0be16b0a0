import SwiftUI
import XCTest

/// Backgrounds, overlays, drawing order, positions.
final class LayeringTests: HierarchyTestCase {
    func testSecondaryViewsAreProposedTheSizeOfThePrimary() async {
        let host = Host {
            Box("a", 60, 40).background { Box("back") }.overlay { Box("front").padding(5) }
        }
        host.assertFrame("back", 70, 30, 60, 40)
        host.assertFrame("front", 75, 35, 50, 30)
        XCTAssertEqual(host.names, ["back", "a", "front"])
    }

    func testSeveralSecondaryViewsLieOverOneAnother() async {
        let host = Host {
            Box("a", 60, 40).overlay(alignment: .bottomLeading) {
                Box("1", 20, 20); Box("2", 10, 10)
            }
        }
        host.assertFrame("1", 70, 50, 20, 20)
        host.assertFrame("2", 70, 60, 10, 10)
        XCTAssertEqual(host.names, ["a", "1", "2"])
    }

    func testLaterModifiersLieFurtherOut() async {
        let host = Host {
            Box("a", 20, 20).background { Box("near") }.padding(10).background { Box("far") }
        }
        host.assertFrame("near", 90, 40, 20, 20)
        host.assertFrame("far", 80, 30, 40, 40)
        XCTAssertEqual(host.names, ["far", "near", "a"])
    }

    func testHigherIndicesAreDrawnLaterAndEqualOnesInOrder() async {
        let host = Host {
            ZStack {
                Box("2").zIndex(2); Box("0"); Box("-1").zIndex(-1); Box("0 too"); Box("2 too").zIndex(2)
            }
        }
        XCTAssertEqual(host.names, ["-1", "0", "0 too", "2", "2 too"])
    }

    func testIndicesCountAmongSiblingsOnly() async {
        let host = Host {
            ZStack {
                ZStack {
                    Box("inner high").zIndex(9); Box("inner")
                }
                Box("outer")
            }
        }
        XCTAssertEqual(host.names, ["inner", "inner high", "outer"])
    }

    func testOffsetsAddUpAndMoveOnlyWhatIsSeen() async {
        let host = Host {
            HStack(spacing: 0) {
                Box("a", 20, 20).offset(x: 5).offset(x: 5, y: -10).background { Box("place") }
                Box("b", 20, 20)
            }
        }
        host.assertFrame("a", 90, 30, 20, 20)
        host.assertFrame("place", 80, 40, 20, 20)
        host.assertFrame("b", 100, 40, 20, 20)
        let size = Host { Box("a", 20, 20).offset(CGSize(width: -3, height: 4)) }
        size.assertFrame("a", 87, 44, 20, 20)
    }

    func testAPositionIsOfTheMiddleInTheRoom() async {
        let host = Host { Box("a", 20, 10).position(CGPoint(x: 0, y: 100)).padding(10) }
        host.assertFrame("a", 0, 105, 20, 10)
        let plain = Host { Box("a", 20, 10).position() }
        plain.assertFrame("a", -10, -5, 20, 10)
    }

    func testHiddenViewsKeepTheirPlaceAndAreNotSeen() async throws {
        let picture = try XCTUnwrap(
            ViewPicture(
                100, 20,
                HStack(spacing: 0) {
                    Color.red; Color.green.hidden(); Color.blue
                }))
        XCTAssertEqual(picture[50, 10], [255, 255, 255])
        XCTAssertNotEqual(picture[90, 10], [255, 255, 255])
    }

    func testStylesInShapesAreBackgrounds() async throws {
        let red = Color(red: 1, green: 0, blue: 0)
        let picture = try XCTUnwrap(
            ViewPicture(
                100, 100,
                Box("a", 40, 40).background(red, in: Circle()).padding(10)
                    .background(Color(red: 0, green: 0, blue: 1))))
        XCTAssertEqual(picture[50, 50], [255, 0, 0])
        XCTAssertEqual(picture[33, 33], [0, 0, 255])
        XCTAssertEqual(picture[10, 10], [255, 255, 255])
        let front = try XCTUnwrap(ViewPicture(100, 100, red.overlay(Color(red: 0, green: 1, blue: 0).opacity(0.5))))
        XCTAssertTrue(isClose(front[50, 50], [128, 128, 0]), "\(front[50, 50])")
    }
}
