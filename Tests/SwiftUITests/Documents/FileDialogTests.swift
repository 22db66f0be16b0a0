import SwiftUI
import UIKit
import UniformTypeIdentifiers
import XCTest

/// Sheets that list a folder, from which files are imported, and into which they are exported and moved.
final class FileDialogTests: HierarchyTestCase {
    private var folder = URL(fileURLWithPath: NSTemporaryDirectory())

    override func setUp() async throws {
        try await super.setUp()
        folder = folder.appendingPathComponent("FileDialogTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("inner"), withIntermediateDirectories: true)
        try Data("one".utf8).write(to: folder.appendingPathComponent("one.txt"))
        try Data("two".utf8).write(to: folder.appendingPathComponent("inner/two.txt"))
        try Data().write(to: folder.appendingPathComponent("picture.png"))
    }

    override func tearDown() async throws {
        try FileManager.default.removeItem(at: folder)
        try await super.tearDown()
    }

    private struct Importer: View {
        let folder: URL
        let allowsSeveral: Bool
        @State private var isPresented = false
        @State private var text = "nothing"

        var body: some View {
            VStack {
                Button("Import") { isPresented = true }
                Text("result \(text), \(isPresented ? "shown" : "hidden")")
            }
            .fileImporter(
                isPresented: $isPresented, allowedContentTypes: [.plainText], allowsMultipleSelection: allowsSeveral
            ) { result in
                text = ((try? result.get()) ?? []).map(\.lastPathComponent).joined(separator: " ")
            } onCancellation: {
                text = "cancelled"
            }
            .fileDialogDefaultDirectory(folder)
        }
    }

    func testAFileIsImported() async throws {
        let screen = Screen(Importer(folder: folder, allowsSeveral: false))
        try screen.run(TouchScript().tap("Import"))
        XCTAssertTrue(screen.has("picture.png"))
        // Files of other types can't be chosen.
        try screen.run(TouchScript().tap("picture.png"))
        XCTAssertTrue(screen.has("picture.png"))
        try screen.run(TouchScript().tap("one.txt"))
        XCTAssertTrue(screen.has("result one.txt, hidden"))
        try screen.run(TouchScript().tap("Import").tap("inner", after: 1))
        try screen.run(TouchScript().tap("two.txt"))
        XCTAssertTrue(screen.has("result two.txt, hidden"))
        try screen.run(TouchScript().tap("Import").tap("Cancel", after: 1))
        XCTAssertTrue(screen.has("result cancelled, hidden"))
    }

    func testSeveralFilesAreImported() async throws {
        try Data("three".utf8).write(to: folder.appendingPathComponent("three.txt"))
        let screen = Screen(Importer(folder: folder, allowsSeveral: true))
        try screen.run(TouchScript().tap("Import"))
        try screen.run(TouchScript().tap("three.txt").tap("one.txt", after: 0.5).tap("Open", after: 0.5))
        XCTAssertTrue(screen.has("result one.txt three.txt, hidden"))
    }

    private struct Note: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        var text: String

        init(_ text: String) { self.text = text }

        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    private struct Exporter: View {
        let folder: URL
        @State private var isExporting = false
        @State private var isMoving = false
        @State private var text = "nothing"

        var body: some View {
            VStack {
                Button("Export") { isExporting = true }
                Button("Rearrange") { isMoving = true }
                Text("result \(text)")
            }
            .fileExporter(
                isPresented: $isExporting, document: Note("written"), contentType: .plainText, defaultFilename: "note"
            ) { text = (try? $0.get().lastPathComponent) ?? "failed" }
            .background {
                Color.clear.fileMover(isPresented: $isMoving, file: folder.appendingPathComponent("one.txt")) {
                    text = (try? $0.get().lastPathComponent) ?? "failed"
                }
            }
            .fileDialogDefaultDirectory(folder)
        }
    }

    func testADocumentIsExported() async throws {
        let screen = Screen(Exporter(folder: folder))
        try screen.run(TouchScript().tap("Export").tap("Save", after: 1))
        XCTAssertTrue(screen.has("result note.txt"))
        XCTAssertEqual(try String(contentsOf: folder.appendingPathComponent("note.txt"), encoding: .utf8), "written")
    }

    func testAFileIsMoved() async throws {
        let screen = Screen(Exporter(folder: folder))
        try screen.run(TouchScript().tap("Rearrange").tap("inner", after: 1))
        try screen.run(TouchScript().tap("Move"))
        XCTAssertTrue(screen.has("result one.txt"))
        XCTAssertTrue(FileManager.default.fileExists(atPath: folder.appendingPathComponent("inner/one.txt").path))
    }
}
