import XCTest

@testable import SwiftUI
@testable import UIKit

/// A `NavigationView` has columns where the horizontal size class is regular, as on iPads.
/// See [Apple's reference](https://developer.apple.com/documentation/swiftui/navigationview).
final class NavigationViewTests: HierarchyTestCase {
    private struct Parts: View {
        var count = 2

        var body: some View {
            NavigationView {
                Text("Sidebar")
                if count > 2 { Text("Middle") }
                Text("Detail")
            }
        }
    }

    private func screen<Content: View>(_ content: Content, isWide: Bool) -> Screen {
        Screen(content.environment(\.horizontalSizeClass, isWide ? .regular : .compact))
    }

    func testThereAreColumnsWhereThereIsRoom() async {
        let narrow = screen(Parts(), isWide: false)
        XCTAssertTrue(narrow.has("Sidebar"))
        XCTAssertFalse(narrow.has("Detail"))
        XCTAssertNil(narrow.child(UISplitViewController.self))
        XCTAssertNotNil(screen(Parts(), isWide: true).child(UISplitViewController.self))
        XCTAssertEqual(screen(Parts(count: 3), isWide: true).child(UISplitViewController.self)?.style, .tripleColumn)
    }

    func testTheStyleOfAStackIsOneEverywhere() async {
        for isWide in [false, true] {
            let shown = screen(Parts().navigationViewStyle(.stack), isWide: isWide)
            XCTAssertNil(shown.child(UISplitViewController.self))
            XCTAssertTrue(shown.has("Sidebar"))
        }
        for style in [
            AnyView(Parts().navigationViewStyle(.columns)),
            AnyView(Parts().navigationViewStyle(DoubleColumnNavigationViewStyle())),
        ] {
            XCTAssertNotNil(screen(style, isWide: true).child(UISplitViewController.self))
        }
    }
}
