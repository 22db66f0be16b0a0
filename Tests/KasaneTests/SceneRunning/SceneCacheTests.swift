import XCTest

@testable import Kasane

final class SceneCacheTests: TemporaryFolderTestCase {
    private let key = SceneCache.Key(source: "let x = 1", path: "/s.swift", compiler: "c", library: "l")

    func testKeysDependOnEveryPart() {
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

    func testKeptProgramsAreFound() throws {
        let cache = SceneCache(folder: scenes)
        XCTAssertNil(cache.program(for: key))
        let program = try cache.keep(key, build: make)
        XCTAssertEqual(cache.program(for: key), program)
        XCTAssertEqual(kept, [key.name], "nothing unfinished is left")
        let entry = scenes.appendingPathComponent(key.name).path
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: entry).sorted(), ["checksum", "key", "scene"])
    }

    func testAFailedBuildLeavesNothing() {
        struct Failure: Error {}
        XCTAssertThrowsError(try SceneCache(folder: scenes).keep(key) { _ in throw Failure() })
        XCTAssertEqual(kept, [])
    }

    func testAnotherKeyOfTheSameNameIsNotTaken() throws {
        let cache = SceneCache(folder: scenes)
        _ = try cache.keep(key, build: make)
        try "another key".write(to: scenes.appendingPathComponent("\(key.name)/key"), atomically: true, encoding: .utf8)
        XCTAssertNil(cache.program(for: key))
    }

    func testTheOldestProgramsAreRemovedFirst() throws {
        var cache = SceneCache(folder: scenes)
        cache.capacity = 3
        for number in 0..<5 {
            var other = key
            other.source = "\(number)"
            _ = try cache.keep(other, build: make)
            let date = Date(timeIntervalSince1970: Double(1_000_000 + number))
            try FileManager.default.setAttributes(
                [.modificationDate: date], ofItemAtPath: scenes.appendingPathComponent(other.name).path)
        }
        let numbers = (0..<5).filter { number in
            var other = key
            other.source = "\(number)"
            return kept.contains(other.name)
        }
        XCTAssertEqual(numbers, [2, 3, 4])
    }

    func testAProgramThatCannotBeKeptIsReleased() throws {
        try Data().write(to: file("blocked"))
        let cache = SceneCache(folder: file("blocked/scenes"))
        let program = try cache.keep(key, build: make)
        XCTAssertTrue(FileManager.default.fileExists(atPath: program.path))
        cache.release(program)
        XCTAssertFalse(FileManager.default.fileExists(atPath: program.deletingLastPathComponent().path))
    }

    func testThePlaceFollowsTheEnvironment() {
        func place(_ environment: [String: String]) -> String? { SceneCache.standard(environment).folder?.path }
        XCTAssertEqual(place(["HOME": "/h"]), "/h/.cache/kasane/scenes")
        XCTAssertEqual(place(["HOME": "/h", "XDG_CACHE_HOME": "/c"]), "/c/kasane/scenes")
        XCTAssertEqual(place(["HOME": "/h", "XDG_CACHE_HOME": "c"]), "/h/.cache/kasane/scenes")
        for nowhere in [[:], ["HOME": ""], ["HOME": "h"], ["XDG_CACHE_HOME": "c"], ["TMPDIR": "/tmp"]] {
            XCTAssertNil(place(nowhere), "\(nowhere)")
        }
    }

    // MARK: - Untrusted entries

    func testFoldersArePrivateToTheUser() throws {
        _ = try SceneCache(folder: scenes).keep(key, build: make)
        for place in [scenes.deletingLastPathComponent(), scenes, scenes.appendingPathComponent(key.name)] {
            XCTAssertEqual(try mode(place), 0o700, place.path)
        }
        // The permissions of folders from an older version are tightened.
        chmod(scenes.path, 0o755)
        XCTAssertNotNil(SceneCache(folder: scenes).program(for: key))
        XCTAssertEqual(try mode(scenes), 0o700)
    }

    func testAnEntryWritableByOthersIsRebuilt() throws {
        for name in ["", "scene", "key", "checksum"] {
            let cache = SceneCache(folder: scenes)
            _ = try cache.keep(key, build: make)
            let path = scenes.appendingPathComponent("\(key.name)/\(name)").path
            for bits: mode_t in [0o722, 0o720, 0o702] {
                chmod(path, bits)
                XCTAssertNil(cache.program(for: key), name)
            }
            let program = try cache.keep(key, build: make)
            XCTAssertEqual(cache.program(for: key), program, name)
        }
    }

    func testAnEntryOfAnotherOwnerIsRebuilt() throws {
        try XCTSkipUnless(geteuid() == 0, "only root can give files away")
        for name in ["", "scene", "key", "checksum"] {
            let cache = SceneCache(folder: scenes)
            _ = try cache.keep(key, build: make)
            chown(scenes.appendingPathComponent("\(key.name)/\(name)").path, 65_534, 65_534)
            XCTAssertNil(cache.program(for: key), name)
            XCTAssertEqual(cache.program(for: key), nil)
            XCTAssertEqual(try cache.keep(key, build: make), cache.program(for: key), name)
        }
    }

    func testALinkIsNoEntry() throws {
        let cache = SceneCache(folder: scenes)
        let entry = scenes.appendingPathComponent(key.name)
        _ = try cache.keep(key, build: make)
        let elsewhere = file("elsewhere")
        try FileManager.default.moveItem(at: entry, to: elsewhere)
        try FileManager.default.createSymbolicLink(at: entry, withDestinationURL: elsewhere)
        XCTAssertNil(cache.program(for: key))
        XCTAssertEqual(try cache.keep(key, build: make), cache.program(for: key))
        XCTAssertTrue(FileManager.default.fileExists(atPath: elsewhere.path), "the link goes, not what it led to")
    }

    func testNothingIsKeptInASharedFolder() throws {
        let cache = SceneCache(folder: scenes)
        _ = try cache.keep(key, build: make)
        for (place, bits) in [(scenes, 0o777), (scenes, 0o1777), (file("kasane"), 0o770), (folder, 0o777)] {
            chmod(place.path, mode_t(bits))
            XCTAssertNil(cache.program(for: key), place.path)
            let program = try cache.keep(key, build: make)
            XCTAssertFalse(program.path.hasPrefix(folder.path), program.path)
            XCTAssertEqual(try mode(program.deletingLastPathComponent()), 0o700)
            cache.release(program)
            XCTAssertFalse(FileManager.default.fileExists(atPath: program.deletingLastPathComponent().path))
            chmod(place.path, 0o700)
            XCTAssertNotNil(cache.program(for: key), place.path)
        }
    }

    func testADamagedEntryIsRebuilt() throws {
        let program = scenes.appendingPathComponent("\(key.name)/\(SceneCache.programName)")
        let damages: [(Data) -> Data] = [
            { $0.dropLast() }, { _ in Data() }, { $0 + Data([0]) }, { Data($0.map { $0 ^ 1 }) },
        ]
        for damage in damages {
            let cache = SceneCache(folder: scenes)
            _ = try cache.keep(key, build: make)
            try damage(try Data(contentsOf: program)).write(to: program)
            XCTAssertNil(cache.program(for: key))
            XCTAssertEqual(try cache.keep(key, build: make), cache.program(for: key))
            for name in ["key", "checksum", SceneCache.programName] {
                try FileManager.default.removeItem(at: scenes.appendingPathComponent("\(key.name)/\(name)"))
                XCTAssertNil(cache.program(for: key), name)
                XCTAssertEqual(try cache.keep(key, build: make), cache.program(for: key), name)
            }
        }
    }

    // MARK: - Helpers

    private var scenes: URL { file("kasane/scenes") }

    private var kept: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: scenes.path).sorted()) ?? []
    }

    private func mode(_ place: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: place.path)[.posixPermissions] as? Int
    }

    private func make(in place: URL) throws {
        // A compiler leaves more files than requested.
        try FileManager.default.createDirectory(
            at: place.appendingPathComponent("temporary/deeper"), withIntermediateDirectories: true)
        try Data().write(to: place.appendingPathComponent("scene.o"))
        let program = place.appendingPathComponent(SceneCache.programName)
        try Data("#!/bin/sh\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    }
}
