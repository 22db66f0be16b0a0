import CoreText
import Foundation
import UIKit
import XCTest

@testable import SwiftUI

/// The environment's values and their effects.
final class EnvironmentTests: HierarchyTestCase {
    private struct Reading<Value>: View {
        let path: KeyPath<EnvironmentValues, Value>
        let found: (Value) -> Void
        var body: some View {
            EnvironmentReader(path: path, found: found)
        }
    }

    private struct EnvironmentReader<Value>: View {
        @Environment private var value: Value
        let found: (Value) -> Void

        init(path: KeyPath<EnvironmentValues, Value>, found: @escaping (Value) -> Void) {
            _value = Environment(path)
            self.found = found
        }

        var body: some View {
            found(value)
            return Box("r")
        }
    }

    func testPlaceAndTimeAreTheProcesssUnlessTheyAreSet() async {
        var found: [String] = []
        let german = Locale(identifier: "de_DE")
        let host = Host(
            VStack {
                Reading(path: \.locale) { found.append($0.identifier) }
                Reading(path: \.timeZone) { found.append($0.identifier) }
                VStack {
                    Reading(path: \.locale) { found.append($0.identifier) }
                    Reading(path: \.timeZone) { found.append($0.identifier) }
                    Reading(path: \.calendar) { found.append("\($0.identifier)") }
                }
                .environment(\.locale, german)
                .environment(\.timeZone, TimeZone(identifier: "Asia/Tokyo")!)
                .environment(\.calendar, Calendar(identifier: .hebrew))
            })
        host.settle()
        XCTAssertEqual(
            found,
            // Linux's Foundation knows no region.
            ["en_US", TimeZone.current.identifier, german.identifier, "Asia/Tokyo", "hebrew"])
    }

    func testSizeClassesAndTypeSizeAreTheTraits() async {
        var (horizontal, size): (UserInterfaceSizeClass?, DynamicTypeSize?)
        let view = _UIHostingView(
            rootView: VStack {
                Reading(path: \.horizontalSizeClass) { horizontal = $0 }
                Reading(path: \.dynamicTypeSize) { size = $0 }
            })
        view.graph.updateEnvironment(
            from: UITraitCollection(traitsFrom: [
                UITraitCollection(horizontalSizeClass: .compact),
                UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
            ]))
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        view.layoutIfNeeded()
        XCTAssertEqual(horizontal, .compact)
        XCTAssertEqual(size, .accessibility2)
    }

    func testTextsGrowWithTheirSize() async {
        func height(_ size: DynamicTypeSize) -> CGFloat {
            ImageRenderer(content: Text("Ag").dynamicTypeSize(size)).uiImage?.size.height ?? 0
        }
        XCTAssertLessThan(height(.small), height(.large))
        XCTAssertLessThan(height(.large), height(.accessibility5))
        let limited = ImageRenderer(
            content: Text("Ag").dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.accessibility5))
        XCTAssertEqual(limited.uiImage?.size.height, height(.large))
        XCTAssertEqual(Font.body.uiFont(for: .large).pointSize, 17)
        XCTAssertEqual(Font.body.uiFont(for: .accessibility5).pointSize, 53)
        XCTAssertTrue(DynamicTypeSize.accessibility1.isAccessibilitySize)
        for size in DynamicTypeSize.allCases { XCTAssertEqual(DynamicTypeSize(UIContentSizeCategory(size)), size) }
    }

    private struct Scaled: View {
        @ScaledMetric private var width: CGFloat = 100
        var body: some View { Box("s", width, 10) }
    }

    func testLengthsGrowWithTexts() async {
        let host = Host(Scaled().dynamicTypeSize(.accessibility5))
        XCTAssertGreaterThan(host.frame("s")?.width ?? 0, 150)
        XCTAssertEqual(Host(Scaled()).frame("s")?.width, 100)
    }

    func testValuesAreWrittenInTheLocale() async {
        func string(_ text: Text, _ locale: Locale?) -> String {
            var environment = EnvironmentValues()
            if let locale { environment.locale = locale }
            return TextResolver(environment: environment).resolve(text).string
        }
        let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
        let text = Text(1234.5, format: style)
        XCTAssertEqual(string(text, nil), "1,234.5")
        XCTAssertEqual(string(text, Locale(identifier: "de_DE")), "1.234,5")
        XCTAssertEqual(string(Text("of \(1234.5, format: style)"), Locale(identifier: "de_DE")), "of 1.234,5")
        XCTAssertEqual(text, Text(1234.5, format: style))
        XCTAssertNotEqual(text, Text(1234, format: style))
    }

    // MARK: URLs

    func testAddressesAreOpenedByTheEnvironmentsAction() {
        let (url, other) = (URL(string: "https://example.org")!, URL(string: "https://example.com")!)
        var opened: [URL] = []
        var accepted: [Bool] = []
        var environment = EnvironmentValues()
        environment.openURL(url) { accepted.append($0) }
        environment.openURL = OpenURLAction { url in
            opened.append(url)
            return url == other ? .discarded : .handled
        }
        environment.openURL(url) { accepted.append($0) }
        environment.openURL(other) { accepted.append($0) }
        XCTAssertEqual(opened, [url, other])
        XCTAssertEqual(accepted, [false, true, false])
    }

    // MARK: Redaction

    func testPlaceholdersHideWhatTextsSay() async throws {
        func picture(_ text: String, _ reasons: RedactionReasons) -> Data? {
            let content = Text(text).font(.custom("Liberation Mono", fixedSize: 20)).redacted(reason: reasons)
            return ImageRenderer(content: content).uiImage?.pngData()
        }
        let shown = try XCTUnwrap(picture("secret", []))
        let hidden = try XCTUnwrap(picture("secret", .placeholder))
        XCTAssertNotEqual(shown, hidden)
        XCTAssertEqual(picture("public", .placeholder), hidden)
        XCTAssertEqual(picture("secret", .privacy), shown)
        let bare = ViewPicture(60, 30, Text("secret").unredacted().redacted(reason: .placeholder))
        let plain = ViewPicture(60, 30, Text("secret"))
        XCTAssertEqual(bare?.inkedCount, plain?.inkedCount)
        let private_ = ViewPicture(60, 30, Text("secret").privacySensitive().redacted(reason: .privacy))
        XCTAssertNotEqual(private_?.inkedCount, plain?.inkedCount)
    }

    // MARK: Fonts, titles, collections

    func testFontsOfCoreText() {
        let font = CTFontCreateWithName("Liberation Mono", 23, nil)
        XCTAssertEqual(Font(font).uiFont(for: .large).pointSize, 23)
        XCTAssertEqual(
            CTFontCopyPostScriptName(Font(font).uiFont(for: .large)), CTFontCopyPostScriptName(font))
    }

    func testSecondaryTextIsSmaller() async {
        func width(_ text: some View) -> CGFloat { ImageRenderer(content: text).uiImage?.size.width ?? 0 }
        XCTAssertLessThan(width(Text("metres").textScale(.secondary)), width(Text("metres")))
        XCTAssertLessThan(width(VStack { Text("metres") }.textScale(.secondary)), width(Text("metres")))
        XCTAssertEqual(width(Text("metres").textScale(.secondary, isEnabled: false)), width(Text("metres")))
    }

    func testTitlesAreTheHostingControllers() async {
        struct Titled: View {
            let number: Int
            var body: some View { VStack { Box("t").navigationBarTitle("Page \(number)") } }
        }
        let controller = UIHostingController(rootView: Titled(number: 1))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        window.rootViewController = controller
        window.isHidden = false
        CATransaction.flush()
        XCTAssertEqual(controller.title, "Page 1")
        controller.rootView = Titled(number: 2)
        CATransaction.flush()
        XCTAssertEqual(controller.title, "Page 2")
    }

    func testElementsMoveByTheirOffsets() {
        func moved(_ source: IndexSet, _ destination: Int) -> String {
            var letters = Array("abcdef")
            letters.move(fromOffsets: source, toOffset: destination)
            return String(letters)
        }
        XCTAssertEqual(moved([0], 3), "bcadef")
        XCTAssertEqual(moved([1, 4], 6), "acdfbe")
        XCTAssertEqual(moved([3, 5], 0), "dfabce")
        XCTAssertEqual(moved([2], 2), "abcdef")
        XCTAssertEqual(moved([], 4), "abcdef")
        var letters = Array("abcdef")
        letters.remove(atOffsets: [0, 2, 9])
        XCTAssertEqual(String(letters), "bdef")
    }
}
