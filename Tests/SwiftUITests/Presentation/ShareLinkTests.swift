import UIKit
import UniformTypeIdentifiers
import XCTest

@testable import SwiftUI

/// Share links.
final class ShareLinkTests: HierarchyTestCase {
    private struct Recipe: Transferable, Codable {
        var name: String

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .json).exportingCondition { $0.name.hasPrefix("{") }
            ProxyRepresentation(exporting: \.name)
        }
    }

    private struct Note: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(importedContentType: .plainText) { _ in Note() }
            DataRepresentation(exportedContentType: .plainText) { _ in Data("A note".utf8) }
        }
    }

    /// Returns the title of the sheet that a tap presents, and the pasteboard after copying.
    private func share(_ link: some View) async throws -> (title: String?, copied: UIPasteboard) {
        let screen = Screen(link.frame(width: 390, height: 844))
        try screen.run(TouchScript().tap(at: CGPoint(x: 195, y: 422)))
        for _ in 0..<1000 where screen.controller.presentedViewController == nil { await Task.yield() }
        let sheet = try XCTUnwrap(screen.controller.presentedViewController as? UIActivityViewController)
        screen.wait()
        func find<V: UIView>(_ type: V.Type, in view: UIView) -> [V] {
            ((view as? V).map { [$0] } ?? []) + view.subviews.flatMap { find(type, in: $0) }
        }
        let title = find(UILabel.self, in: sheet.view).first?.text
        let row = try XCTUnwrap(find(UIControl.self, in: sheet.view).first { $0.accessibilityLabel == "Copy" })
        row.sendActions(for: .touchUpInside)
        screen.wait()
        return (title, UIPasteboard.general)
    }

    func testATextIsShared() async throws {
        let shared = try await share(ShareLink(item: "Hello", subject: Text("Greeting")))
        XCTAssertEqual(shared.title, "Hello")
        XCTAssertEqual(shared.copied.string, "Hello")
    }

    func testAnAddressIsSharedFromAButtonOfOnesOwn() async throws {
        let url = try XCTUnwrap(URL(string: "https://example.com/cat"))
        let shared = try await share(ShareLink(item: url) { Color.red })
        XCTAssertEqual(shared.copied.url, url)
    }

    func testItemsAreSharedInTheFirstFormThatThereIs() async throws {
        let recipe = try await share(
            ShareLink(item: Recipe(name: "Cake"), preview: SharePreview("A recipe")) { Color.red })
        XCTAssertEqual(recipe.title, "A recipe")
        XCTAssertEqual(recipe.copied.string, "Cake")
        let notes = try await share(ShareLink("Notes", items: [Note(), Note()]) { _ in SharePreview("Notes") })
        XCTAssertEqual(notes.copied.string, "A note\nA note")
        let braced = try await Recipe.export(Recipe(name: "{}"))
        XCTAssertEqual(braced?.value as? String, #"{"name":"{}"}"#)
    }

    func testAnImageIsSharedAsItLooks() async throws {
        let format = UIGraphicsImageRendererFormat()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
        }
        let picture = Image(uiImage: image)
        let shared = try await share(ShareLink(item: picture, preview: SharePreview("Blue", image: picture)))
        XCTAssertEqual(shared.title, "Blue")
        XCTAssertEqual(shared.copied.image?.size, CGSize(width: 4, height: 3))
    }

    func testALinkSaysWhatItDoes() async {
        let host = Host(
            VStack {
                ShareLink(item: "a")
                ShareLink("Send", item: "b")
            })
        host.settle()
        let elements = (host.view.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
        XCTAssertEqual(elements.map(\.accessibilityLabel), ["Share", "Send"])
    }
}
