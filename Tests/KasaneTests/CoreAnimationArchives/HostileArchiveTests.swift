import CoreGraphics
import Foundation
import ImageIO
import QuartzCore
import XCTest

@testable import Kasane

final class HostileArchiveTests: TemporaryFolderTestCase {
    private func assertFails(
        _ reason: CoreAnimationArchiveError.Reason, at line: Int?, file: String = "main.caml",
        _ body: () throws -> Void, source: UInt = #line
    ) {
        XCTAssertThrowsError(try body(), line: source) { error in
            let error = error as? CoreAnimationArchiveError
            XCTAssertEqual(error?.reason, reason, "\(String(describing: error))", line: source)
            XCTAssertEqual(error?.line, line, "\(String(describing: error))", line: source)
            XCTAssertEqual(error?.file, file, line: source)
        }
    }

    private func read(_ text: String) throws { _ = try CoreAnimationArchive(data: Data(text.utf8)) }

    func testWhatIsNoArchiveEndsInATypedErrorWithItsLine() {
        assertFails(.malformed, at: 1) { try read("") }
        assertFails(.malformed, at: 1) { try read("\u{0}") }
        assertFails(.malformed, at: 1) { _ = try CoreAnimationArchive(data: Data([0x3C, 0xFF, 0xFE])) }
        assertFails(.malformed, at: 3) { try read("<caml>\n<CALayer>\n</caml>") }
        assertFails(.otherDocument, at: 1) { try read("<svg/>") }
        assertFails(.otherDocument, at: 2) { try read("\n<caml><MicaAssetManifest/></caml>") }
        assertFails(.tooLarge, at: nil) {
            _ = try CoreAnimationArchive(data: Data(repeating: 32, count: MarkupDocument.maxBytes + 1))
        }
    }

    func testEntitiesAreRefusedBeforeTheyAreRead() {
        let bomb = (1..<30).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined(separator: "\n")
        assertFails(.documentType, at: 2) {
            try read(
                "<?xml version=\"1.0\"?>\n<!DOCTYPE caml [<!ENTITY e0 \"x\">\n\(bomb)]>\n<caml><CALayer name=\"&e29;\"/></caml>"
            )
        }
        assertFails(.documentType, at: 1) {
            try read("<!DOCTYPE caml [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><caml><CALayer name=\"&e;\"/></caml>")
        }
    }

    func testTenThousandNestedLayersAreRefused() {
        let text =
            "<caml>" + String(repeating: "<CALayer><sublayers>\n", count: 10_000)
            + String(repeating: "</sublayers></CALayer>", count: 10_000) + "</caml>"
        assertFails(.tooComplex, at: 120) { try read(text) }
        let wide =
            "<caml><CALayer><sublayers>" + String(repeating: "<CALayer/>", count: 250_000)
            + "</sublayers></CALayer></caml>"
        assertFails(.tooComplex, at: 1) { try read(wide) }
    }

    // MARK: Bundles

    private func bundle(_ body: String, index: String? = nil) throws -> URL {
        let bundle = file("a.ca")
        try FileManager.default.createDirectory(
            at: bundle.appendingPathComponent("assets"), withIntermediateDirectories: true)
        try Data("<caml>\n\(body)\n</caml>".utf8).write(to: bundle.appendingPathComponent("main.caml"))
        if let index { try Data(index.utf8).write(to: bundle.appendingPathComponent("index.xml")) }
        return bundle
    }

    private func index(_ root: String) -> String {
        "<plist version=\"1.0\"><dict><key>rootDocument</key><string>\(root)</string></dict></plist>"
    }

    func testPathsStayInTheBundle() throws {
        try Data("secret".utf8).write(to: file("secret.png"))
        for path in ["../secret.png", "assets/../../secret.png", "/etc/passwd", "assets/link.png", ""] {
            let bundle = try bundle("<CALayer>\n<contents type=\"CGImage\" src=\"\(path)\"/></CALayer>")
            let link = bundle.appendingPathComponent("assets/link.png")
            if !FileManager.default.fileExists(atPath: link.path) {
                try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file("secret.png"))
            }
            assertFails(.badPath, at: 3, file: "a.ca/main.caml") { _ = try CoreAnimationArchive(contentsOf: bundle) }
        }
        let outside = try bundle("<CALayer/>", index: index("../other.caml"))
        assertFails(.badPath, at: nil, file: "a.ca/index.xml") { _ = try CoreAnimationArchive(contentsOf: outside) }
    }

    func testImagesThatLieAreRefused() throws {
        let bundle = try bundle("<CALayer>\n<contents type=\"CGImage\" src=\"assets/a.png\"/></CALayer>")
        let image = bundle.appendingPathComponent("assets/a.png")
        assertFails(.missing, at: 3, file: "a.ca/main.caml") { _ = try CoreAnimationArchive(contentsOf: bundle) }
        try Data("no image".utf8).write(to: image)
        assertFails(.badImage, at: 3, file: "a.ca/main.caml") { _ = try CoreAnimationArchive(contentsOf: bundle) }
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let whole = try layer.image().pngData()
        var bytes = whole
        try bytes.write(to: image)
        XCTAssertNoThrow(try CoreAnimationArchive(contentsOf: bundle))
        // A header that declares 60,000 by 60,000 pixels.
        bytes.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
        try bytes.write(to: image)
        assertFails(.badImage, at: 3, file: "a.ca/main.caml") { _ = try CoreAnimationArchive(contentsOf: bundle) }
        try whole.prefix(80).write(to: image)
        assertFails(.badImage, at: 3, file: "a.ca/main.caml") { _ = try CoreAnimationArchive(contentsOf: bundle) }
    }

    func testBundlesThatAreNoneAreRefused() throws {
        assertFails(.missing, at: nil, file: "none.ca") { _ = try CoreAnimationArchive(contentsOf: file("none.ca")) }
        let broken = try bundle("<CALayer/>", index: "<plist>")
        assertFails(.malformed, at: nil, file: "a.ca/index.xml") { _ = try CoreAnimationArchive(contentsOf: broken) }
        let other = try bundle("<CALayer/>", index: index("other.caml"))
        assertFails(.missing, at: nil, file: "a.ca/other.caml") { _ = try CoreAnimationArchive(contentsOf: other) }
        XCTAssertNoThrow(try CoreAnimationArchive(contentsOf: try bundle("<CALayer/>", index: index("main.caml"))))
        mkfifo(file("pipe.caml").path, 0o600)
        assertFails(.unreadable, at: nil, file: "pipe.caml") {
            _ = try CoreAnimationArchive(contentsOf: file("pipe.caml"))
        }
    }

    /// Randomly changed bytes give layers or a typed error.
    func testDamagedDocumentsNeverTrap() throws {
        let whole = Array(
            """
            <caml><CAShapeLayer id="#1" path="M 0 0 C 1 2 3 4 5 6 Z" transform="rotate(45deg) scale(2, 2, 1)" bounds="0 0 9 9">
            <sublayers><CATextLayer fontSize="12"><string type="string" value="hello"/></CATextLayer></sublayers>
            <animations><animation type="CAKeyframeAnimation" keyPath="position" duration="1" repeatCount="inf"><values>
            <CGPoint value="1 2"/><CGPoint value="3 4"/></values><keyTimes><real value="0"/><real value="1"/></keyTimes></animation>
            </animations><states><LKState name="a"><elements><LKStateSetValue targetId="#1" keyPath="opacity"><value type="real"
            value="0.5"/></LKStateSetValue></elements></LKState></states></CAShapeLayer></caml>
            """.utf8)
        var seed: UInt64 = 0xD1B5_4A32_D192_ED03
        func random(_ count: Int) -> Int {
            seed ^= seed << 13
            seed ^= seed >> 7
            seed ^= seed << 17
            return Int(seed % UInt64(count))
        }
        let words = [
            "1e999", "-1", "nan", "inf", "\"", "0", "", "999999999999", "<", "CALayer", "sublayers", "#1", "null",
        ]
        for round in 0..<600 {
            var bytes = whole
            for _ in 0...random(3) {
                let start = random(bytes.count)
                let end = min(bytes.count, start + random(8))
                bytes.replaceSubrange(start..<end, with: Array(words[random(words.count)].utf8))
            }
            do {
                let archive = try CoreAnimationArchive(data: Data(bytes))
                archive.setState("a")
                _ = try archive.rootLayer.image(at: 0.5, size: CGSize(width: 16, height: 16))
            } catch is CoreAnimationArchiveError {
            } catch is MovieError {
            } catch {
                XCTFail("round \(round): \(error)")
            }
        }
    }
}
