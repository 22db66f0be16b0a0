import XCTest

@testable import SwiftUI
@testable import UIKit

/// An inspector is a column where the horizontal size class is regular, else a sheet.
/// See [Apple's reference](https://developer.apple.com/documentation/swiftui/view/inspector(ispresented:content:)).
final class InspectorTests: HierarchyTestCase {
    private struct Editor: View {
        @State var isPresented = true
        let isWide: Bool

        var body: some View {
            Box("content").inspector(isPresented: $isPresented) {
                Box("inspector").inspectorColumnWidth(min: 50, ideal: 80, max: 60)
            }
            .environment(\.horizontalSizeClass, isWide ? .regular : .compact)
        }
    }

    func testAColumnTakesRoomFromTheContent() async throws {
        let host = Host(width: 400, height: 100, Editor(isWide: true))
        host.settle()
        let (content, inspector) = (try XCTUnwrap(host.frame("content")), try XCTUnwrap(host.frame("inspector")))
        XCTAssertEqual(inspector.maxX, 400, accuracy: 20)
        XCTAssertGreaterThan(inspector.minX, 330)
        XCTAssertLessThan(content.maxX, inspector.minX)
    }

    func testWithoutRoomASheetComes() async throws {
        let screen = Screen(Editor(isWide: false))
        screen.wait(1)
        XCTAssertNotNil(screen.controller.presentedViewController)
    }
}
