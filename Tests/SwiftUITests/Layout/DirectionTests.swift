import UIKit
import XCTest

@testable import SwiftUI

final class DirectionTests: HierarchyTestCase {
    func testLayoutsAreMirroredWhereOneReadsFromRightToLeft() async {
        let host = Host {
            HStack(spacing: 10) {
                Box("a", 20, 20)
                Box("b", 30, 20).padding(.leading, 5)
                Box("c", 10, 10).frame(width: 40, height: 20, alignment: .topLeading)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .overlay(alignment: .topLeading) { Box("d", 6, 6) }
            .environment(\.layoutDirection, .rightToLeft)
        }
        host.assertFrame("a", 180, 40, 20, 20)
        host.assertFrame("b", 135, 40, 30, 20)
        host.assertFrame("c", 115, 40, 10, 10)
        host.assertFrame("d", 194, 40, 6, 6)
    }

    func testADirectionMayChange() async {
        struct Screen: View {
            let direction: LayoutDirection
            var body: some View {
                GeometryReader { _ in
                    VStack(alignment: .leading, spacing: 0) {
                        Box("a", 20, 20)
                        Box("b", 60, 20)
                    }
                }
                .environment(\.layoutDirection, direction)
            }
        }
        let host = Host(Screen(direction: .leftToRight))
        host.assertFrame("a", 0, 0, 20, 20)
        host.view.rootView = Screen(direction: .rightToLeft)
        host.assertFrame("a", 180, 0, 20, 20)
        host.assertFrame("b", 140, 20, 60, 20)
        host.view.rootView = Screen(direction: .leftToRight)
        host.assertFrame("b", 0, 20, 60, 20)
    }

    func testTheDirectionComesFromTheTraits() async {
        let host = Host {
            HStack(spacing: 0) {
                Box("a", 20, 20)
                Spacer()
            }
        }
        host.assertFrame("a", 0, 40, 20, 20)
        host.window.traitOverrides.layoutDirection = .rightToLeft
        host.assertFrame("a", 180, 40, 20, 20)
    }

    func testTextBeginsAtTheRight() async throws {
        func ink(_ direction: LayoutDirection) throws -> (left: Int, right: Int) {
            let text = Text("A long line\nshort").environment(\.layoutDirection, direction)
            let picture = try XCTUnwrap(ViewPicture(120, 60, text))
            let columns = (0..<120).filter { x in (32..<60).contains { picture[x, $0][0] < 128 } }
            return (columns.min() ?? 0, columns.max() ?? 0)
        }
        let (left, right) = (try ink(.leftToRight), try ink(.rightToLeft))
        XCTAssertGreaterThan(right.left, left.left + 20)
    }
}
