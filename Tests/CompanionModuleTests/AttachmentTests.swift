import XCTest

@testable import KasaneXCTest

/// The attachments of failed tests.
/// See [Apple's reference](https://developer.apple.com/documentation/xctest/xctattachment).
final class AttachmentTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("attachments-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private var names: [String] {
        let place = folder.appendingPathComponent("__Attachments__/AttachmentTests")
        return ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []).sorted()
    }

    private var test: String { name.split(separator: ".").last.map(String.init) ?? "" }

    private func picture() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    }

    private func named(_ attachment: XCTAttachment, _ name: String) -> XCTAttachment {
        attachment.name = name
        return attachment
    }

    /// Three images for each of two failures, as snapshot tests attach.
    func testAFailureWritesThemBesideTheTest() throws {
        let recorder = AttachmentRecorder()
        recorder.testCaseWillStart(self)
        let file = folder.appendingPathComponent("FooTests.swift").path
        for _ in 1...2 {
            for name in ["reference", "failure", "difference"] {
                recorder.add(named(XCTAttachment(image: picture()), name))
            }
            recorder.testCase(self, didFailWithDescription: "no match", inFile: file, atLine: 3)
        }
        recorder.add(XCTAttachment(string: "after"))
        XCTAssertEqual(names.count, 6)
        let isPNG = try Data(contentsOf: folder.appendingPathComponent("__Attachments__/AttachmentTests/\(names[0])"))
            .starts(with: [0x89, 0x50, 0x4E, 0x47])
        XCTAssertTrue(isPNG)
        XCTAssertEqual(
            names,
            [
                "\(test).difference-2.png", "\(test).difference.png", "\(test).failure-2.png", "\(test).failure.png",
                "\(test).reference-2.png", "\(test).reference.png",
            ])
        // Another run starts over.
        let next = AttachmentRecorder()
        next.testCaseWillStart(self)
        next.add(named(XCTAttachment(string: "text"), "failure"))
        next.testCase(self, didFailWithDescription: "no match", inFile: file, atLine: 3)
        next.add(named(XCTAttachment(string: "text"), "\(test).1.txt"))
        next.testCase(self, didFailWithDescription: "no match", inFile: file, atLine: 4)
        XCTAssertEqual(names, ["\(test).1.txt", "\(test).failure.txt"])
    }

    func testASuccessWritesNothing() {
        let kept = folder.appendingPathComponent("kept")
        let recorder = AttachmentRecorder(temporary: kept)
        recorder.testCaseWillStart(self)
        recorder.add(XCTAttachment(string: "text"))
        recorder.testCaseDidFinish(self)
        XCTAssertFalse(FileManager.default.fileExists(atPath: kept.path))
        // Except for attachments that are always kept.
        let attachment = XCTAttachment(string: "text")
        attachment.lifetime = .keepAlways
        recorder.testCaseWillStart(self)
        recorder.add(attachment)
        recorder.testCaseDidFinish(self)
        let file = kept.appendingPathComponent("AttachmentTests/\(test).attachment.txt")
        XCTAssertEqual(try? String(contentsOf: file, encoding: .utf8), "text")
        recorder.testCaseWillStart(self)
        let other = folder.appendingPathComponent("FooTests.swift").path
        recorder.testCase(self, didFailWithDescription: "later", inFile: other, atLine: 3)
        XCTAssertEqual(names, [])
    }

    func testFilesAreNamedAfterTheirType() {
        let cases: [(XCTAttachment, String)] = [
            (XCTAttachment(data: Data()), "attachment"), (XCTAttachment(string: ""), "attachment.txt"),
            (XCTAttachment(plistObject: [1]), "attachment.plist"),
            (XCTAttachment(image: picture(), quality: .low), "attachment.jpg"),
            (XCTAttachment(uniformTypeIdentifier: "public.png", name: "a/b.png", payload: nil), "a-b.png"),
            (XCTAttachment(data: Data(), uniformTypeIdentifier: "public.json"), "attachment.json"),
            (XCTAttachment(contentsOfFile: URL(fileURLWithPath: "/nowhere/c.svg")), "c.svg"),
        ]
        for (attachment, name) in cases { XCTAssertEqual(attachment.fileName, name) }
        XCTAssertEqual(cases[6].0.uniformTypeIdentifier, "public.svg-image")
        XCTAssertEqual(cases[0].0.lifetime, .deleteOnSuccess)
    }

    func testActivitiesReturnWhatTheirBlocksReturn() async throws {
        XCTAssertEqual(XCTContext.runActivity(named: "Add") { activity in activity.name + "!" }, "Add!")
        XCTAssertThrowsError(try XCTContext.runActivity(named: "Throw") { _ in throw CocoaError(.featureUnsupported) })
        let waited = await XCTContext.runActivity(named: "Wait") { _ in
            await Task.yield()
            return 3
        }
        XCTAssertEqual(waited, 3)
        let activity: any XCTActivity = self
        XCTAssertEqual(activity.name, name)
    }
}
