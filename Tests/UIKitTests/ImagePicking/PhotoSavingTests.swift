import XCTest

@testable import UIKit

/// Saving images and movies, and telling the app about it.
@MainActor
final class PhotoSavingTests: XCTestCase {
    private final class Saver: NSObject {
        var calls: [(image: UIImage, error: (any Error)?, context: Int)] = []

        func image(_ image: UIImage, didFinishSavingWithError error: (any Error)?, contextInfo: UnsafeRawPointer) {
            calls.append((image, error, Int(bitPattern: contextInfo)))
        }
    }

    private var folder = FileManager.default.temporaryDirectory

    override func setUp() async throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("saved-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() async throws { try FileManager.default.removeItem(at: folder) }

    private let selector = Selector("image:didFinishSavingWithError:contextInfo:", Saver.image)

    func testFilesAreNumbered() async throws {
        try Data([1]).write(to: folder.appendingPathComponent("IMG_0002.PNG"))
        for value: UInt8 in 1...3 {
            try PhotoFolder.add(Data([value]), fileExtension: value == 2 ? "MOV" : "JPG", to: folder)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        XCTAssertEqual(names, ["IMG_0001.JPG", "IMG_0002.PNG", "IMG_0003.MOV", "IMG_0004.JPG"])
        XCTAssertEqual(try Data(contentsOf: folder.appendingPathComponent("IMG_0003.MOV")), Data([2]))
    }

    func testWithoutAFolderThereIsAnError() async {
        XCTAssertThrowsError(try PhotoFolder.add(Data(), fileExtension: "JPG", to: nil))
        let missing = folder.appendingPathComponent("missing")
        XCTAssertThrowsError(try PhotoFolder.add(Data(), fileExtension: "JPG", to: missing))
        XCTAssertFalse(FileManager.default.fileExists(atPath: missing.path))
    }

    func testTheTargetIsToldLater() async {
        let saver = Saver()
        let image = UIImage()
        let number = UnsafeMutableRawPointer(bitPattern: 7)
        SavingCompletion(saver, selector, number).finish(with: image) {}
        SavingCompletion(saver, selector, nil).finish(with: image) { throw CocoaError(.fileWriteOutOfSpace) }
        SavingCompletion(nil, nil, nil).finish(with: image) {}
        XCTAssertTrue(saver.calls.isEmpty)
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        XCTAssertEqual(saver.calls.map(\.context), [7, 0])
        XCTAssertTrue(saver.calls.allSatisfy { $0.image === image })
        XCTAssertNil(saver.calls.first?.error)
        XCTAssertEqual((saver.calls.last?.error as? CocoaError)?.code, .fileWriteOutOfSpace)
    }

    func testMoviesAreRecognizedByTheirName() async throws {
        let movie = folder.appendingPathComponent("a.MOV")
        XCTAssertFalse(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(movie.path))
        try Data([1]).write(to: movie)
        XCTAssertTrue(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(movie.path))
        let text = folder.appendingPathComponent("a.txt")
        try Data([1]).write(to: text)
        XCTAssertFalse(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(text.path))
    }
}
