import MovieEncoding
import XCTest

@testable import Kasane

/// Failures are explained, and leave nothing behind.
final class MovieFailureTests: TemporaryFolderTestCase {
    func testAnUnknownEndingIsNamed() throws {
        XCTAssertEqual(try reason("a.avi"), .unknownKind)
        XCTAssertEqual(try reason("a"), .unknownKind)
        XCTAssertTrue(try error("a.avi").description.contains(".avi"))
    }

    func testEveryEndingHasItsKind() throws {
        let kinds: [String: MovieKind] = [
            "a.mp4": .mp4, "a.MP4": .mp4, "a.m4v": .mp4, "a.webm": .webm, "a.mov": .mov, "a.gif": .gif, "a.webp": .webp,
            "a.apng": .apng, "a.png": .png, "a%d.png": .pictures, "%05d.png": .pictures,
        ]
        for (name, kind) in kinds { XCTAssertEqual(try MovieKind(url: file(name)), kind, name) }
    }

    func testBadPatternsAreRefused() throws {
        for name in ["a%.png", "a%s.png", "a%05.png", "a%d%d.png", "a%99d.png", "a%-3d.png"] {
            XCTAssertEqual(try reason(name), .badName, name)
        }
    }

    func testAFolderThatIsMissingIsNamed() throws {
        XCTAssertEqual(try reason("missing/a.mp4"), .missingDirectory)
        XCTAssertEqual(try reason("missing/%d.png"), .missingDirectory)
        XCTAssertTrue(try error("missing/a.mp4").description.contains("mkdir -p"))
    }

    func testAFolderInTheWayIsRefused() throws {
        try FileManager.default.createDirectory(at: file("a.mp4"), withIntermediateDirectories: false)
        XCTAssertEqual(try reason("a.mp4"), .notWritable)
    }

    func testAFolderWithoutPermissionIsRefused() throws {
        XCTAssertThrowsError(try MovieWriter(url: URL(fileURLWithPath: "/proc/a.mp4"), width: 8, height: 8))
    }

    func testSizesHaveLimits() throws {
        for (width, height) in [(0, 8), (8, 0), (-1, 8), (20_000, 8), (16_384, 16_384), (.max, .max), (.min, 8)] {
            XCTAssertEqual(try reason("a.mp4", width: width, height: height), .badSize, "\(width) \(height)")
        }
    }

    func testWebPHasALimitOfItsOwn() throws {
        XCTAssertEqual(try reason("a.webp", width: 16_384), .badSize)
        XCTAssertTrue(try error("a.webp", width: 16_384).description.contains("16383"))
    }

    func testFrameRatesHaveLimits() throws {
        for rate in [0, -1, .nan, .infinity, 1000, 240.5] {
            XCTAssertEqual(try reason("a.mp4", framesPerSecond: rate), .badFrameRate, "\(rate)")
        }
    }

    func testAMovieWithoutFramesIsRefused() throws {
        let writer = try MovieWriter(url: file("a.mp4"), width: 8, height: 8)
        XCTAssertThrowsError(try writer.finish()) { XCTAssertEqual(($0 as? MovieError)?.reason, .noFrames) }
        XCTAssertEqual(names, [])
    }

    func testOnePictureHoldsOneFrame() throws {
        let writer = try MovieWriter(url: file("a.png"), width: 64, height: 48)
        try writer.append(Picture.disc(0))
        XCTAssertThrowsError(try writer.append(Picture.disc(1))) {
            XCTAssertEqual(($0 as? MovieError)?.reason, .badFrame)
        }
    }

    func testRowsThatAreTooShortAreRefused() throws {
        let writer = try MovieWriter(url: file("a.mp4"), width: 64, height: 48)
        try Picture.disc(0).bytes.withUnsafeBytes { bytes in
            XCTAssertThrowsError(try writer.append(pixels: try XCTUnwrap(bytes.baseAddress), bytesPerRow: 255)) {
                XCTAssertEqual(($0 as? MovieError)?.reason, .badFrame)
            }
        }
    }

    func testTheFileAppearsOnlyWhenItIsComplete() throws {
        let url = file("a.mp4")
        try Data("the old movie".utf8).write(to: url)
        let writer = try MovieWriter(url: url, width: 64, height: 48)
        for index in 0..<5 { try writer.append(Picture.moving(index)) }
        XCTAssertEqual(try Data(contentsOf: url), Data("the old movie".utf8))
        try writer.finish()
        XCTAssertEqual(try MovieFile(url).frames.count, 5)
        XCTAssertThrowsError(try writer.append(Picture.moving(5))) {
            XCTAssertEqual(($0 as? MovieError)?.reason, .finished)
        }
    }

    func testCancellingLeavesNothing() throws {
        for name in ["a.mp4", "a.webm", "a.mov", "a.gif", "a.webp", "a.apng", "a.png", "a%d.png"] {
            let writer = try MovieWriter(url: file(name), width: 64, height: 48)
            try writer.append(Picture.moving(0))
            writer.cancel()
            XCTAssertEqual(names, [], name)
            XCTAssertThrowsError(try writer.finish()) { XCTAssertEqual(($0 as? MovieError)?.reason, .cancelled) }
        }
    }

    func testReleasingAnUnfinishedWriterLeavesNoFile() throws {
        do {
            let writer = try MovieWriter(url: file("a.mp4"), width: 64, height: 48)
            try writer.append(Picture.moving(0))
            XCTAssertEqual(names.count, 1)
        }
        XCTAssertEqual(names, [])
    }

    func testRemainsOfAnEndedProcessAreRemoved() throws {
        for name in [".a.mp4.77-1.partial", ".a.mp4.7-1.partial", ".b.mp4.77-1.partial"] {
            try Data().write(to: file(name))
        }
        try FileManager.default.createDirectory(at: file(".a.mp4.77-2.partial"), withIntermediateDirectories: false)
        AtomicOutput.removeLeftovers(of: 77, besides: file("a.mp4"))
        XCTAssertEqual(names, [".a.mp4.7-1.partial", ".b.mp4.77-1.partial"])
    }

    func testAMissingEncoderIsNamed() throws {
        let recipe = EncoderRecipe(name: "no_such_encoder", layout: .rgba)
        XCTAssertFalse(recipe.isAvailable)
        let line = MovieError.encoderMissing(recipe.name, file("a.mp4")).description
        XCTAssertTrue(line.contains("no_such_encoder") && line.contains("install"), line)
        XCTAssertFalse(line.contains("\n"))
    }

    // MARK: - Helpers

    private func error(
        _ name: String, width: Int = 8, height: Int = 8, framesPerSecond: Double = 60
    ) throws -> MovieError {
        let before = names
        do {
            _ = try MovieWriter(url: file(name), width: width, height: height, framesPerSecond: framesPerSecond)
        } catch {
            XCTAssertEqual(names, before, "nothing is left")
            return error
        }
        throw NotRefused(name: name)
    }

    private func reason(
        _ name: String, width: Int = 8, height: Int = 8, framesPerSecond: Double = 60
    ) throws -> MovieError.Reason {
        try error(name, width: width, height: height, framesPerSecond: framesPerSecond).reason
    }

    private struct NotRefused: Error { let name: String }
}
