import XCTest

@testable import Kasane

final class SceneCacheTests: TemporaryFolderTestCase {
    private let key = SceneCache.Key(source: "let x = 1", path: "/s.swift", compiler: "c", library: "l")

    func testKeysDifferInEveryPart() {
        var keys = [key]
        for change in [
            \SceneCache.Key.source, \SceneCache.Key.path, \SceneCache.Key.compiler, \SceneCache.Key.library,
        ] {
            var other = key
            other[keyPath: change] += "!"
            keys.append(other)
        }
        XCTAssertEqual(Set(keys.map(\.name)).count, 5)
        XCTAssertEqual(
            key.name, SceneCache.Key(source: "let x = 1", path: "/s.swift", compiler: "c", library: "l").name)
    }

    func testWhatIsKeptIsFound() throws {
        let cache = SceneCache(folder: folder)
        XCTAssertNil(cache.program(for: key))
        let program = try cache.keep(key, build: make)
        XCTAssertEqual(cache.program(for: key), program)
        XCTAssertEqual(names, [key.name], "nothing unfinished is left")
    }

    func testAFailedBuildLeavesNothing() {
        struct Failure: Error {}
        XCTAssertThrowsError(try SceneCache(folder: folder).keep(key) { _ in throw Failure() })
        XCTAssertEqual(names, [])
    }

    func testAnotherKeyOfTheSameNameIsNotTaken() throws {
        let cache = SceneCache(folder: folder)
        _ = try cache.keep(key, build: make)
        try "another key".write(to: file("\(key.name)/key"), atomically: true, encoding: .utf8)
        XCTAssertNil(cache.program(for: key))
    }

    func testTheOldestGoFirst() throws {
        var cache = SceneCache(folder: folder)
        cache.capacity = 3
        for number in 0..<5 {
            var other = key
            other.source = "\(number)"
            _ = try cache.keep(other, build: make)
            let date = Date(timeIntervalSince1970: Double(1_000_000 + number))
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file(other.name).path)
        }
        let kept = (0..<5).filter { number in
            var other = key
            other.source = "\(number)"
            return names.contains(other.name)
        }
        XCTAssertEqual(kept, [2, 3, 4])
    }

    func testWithoutAPlaceTheProgramIsReleased() throws {
        try Data().write(to: file("blocked"))
        let cache = SceneCache(folder: file("blocked/scenes"))
        let program = try cache.keep(key, build: make)
        XCTAssertTrue(FileManager.default.fileExists(atPath: program.path))
        cache.release(program)
        XCTAssertFalse(FileManager.default.fileExists(atPath: program.deletingLastPathComponent().path))
    }

    func testThePlaceFollowsTheEnvironment() {
        XCTAssertEqual(SceneCache.standard(["HOME": "/h"]).folder.path, "/h/.cache/kasane/scenes")
        XCTAssertEqual(SceneCache.standard(["HOME": "/h", "XDG_CACHE_HOME": "/c"]).folder.path, "/c/kasane/scenes")
        XCTAssertEqual(
            SceneCache.standard(["HOME": "/h", "XDG_CACHE_HOME": "c"]).folder.path, "/h/.cache/kasane/scenes")
    }

    private func make(in place: URL) throws {
        let program = place.appendingPathComponent(SceneCache.programName)
        try Data("#!/bin/sh\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    }
}
