import XCTest

@testable import Kasane

final class TrustedFolderTests: TemporaryFolderTestCase {
    func testMissingFoldersAreMadeForTheUserAlone() throws {
        let old = umask(0)
        defer { umask(old) }
        let path = file("a/b/c").path
        XCTAssertEqual(TrustedFolder.make(path), path)
        for name in ["a", "a/b", "a/b/c"] { XCTAssertEqual(try mode(name), 0o700, name) }
    }

    func testLinksOfTheUsersOwnAreFollowed() throws {
        try FileManager.default.createDirectory(at: file("real"), withIntermediateDirectories: false)
        try link("absolute", to: file("real").path)
        try link("relative", to: "../\(folder.lastPathComponent)/real/.")
        try link("chain", to: "relative")
        for name in ["absolute", "relative", "chain"] {
            XCTAssertEqual(TrustedFolder.make(file("\(name)/x").path), file("real/x").path, name)
        }
        try link("loop", to: "loop")
        XCTAssertNil(TrustedFolder.make(file("loop/x").path))
        try link("nowhere", to: "missing/deeper")
        XCTAssertEqual(TrustedFolder.make(file("nowhere").path), file("missing/deeper").path)
    }

    func testFoldersWritableByOthersAreRefused() throws {
        let path = file("a/b/c").path
        XCTAssertNotNil(TrustedFolder.make(path))
        for (name, bits) in [("a", 0o777), ("a", 0o770), ("a/b", 0o707), ("a/b/c", 0o777), ("a/b/c", 0o1777)] {
            chmod(file(name).path, mode_t(bits))
            XCTAssertNil(TrustedFolder.make(path), "\(name) \(bits)")
            chmod(file(name).path, 0o700)
            XCTAssertNotNil(TrustedFolder.make(path))
        }
        // In a sticky folder, nobody can replace another user's folder.
        chmod(file("a").path, 0o1777)
        XCTAssertNotNil(TrustedFolder.make(path))
    }

    func testFoldersOfOtherUsersAreRefused() throws {
        try XCTSkipUnless(geteuid() == 0, "only root can give files away")
        let path = file("a/b/c").path
        for name in ["a", "a/b", "a/b/c"] {
            XCTAssertNotNil(TrustedFolder.make(path))
            chown(file(name).path, 65_534, 65_534)
            XCTAssertNil(TrustedFolder.make(path), name)
            chown(file(name).path, 0, 0)
        }
        try link("link", to: "a")
        lchown(file("link").path, 65_534, 65_534)
        XCTAssertNil(TrustedFolder.make(file("link/b").path))
    }

    func testFilesAndRelativePathsAreNoFolders() throws {
        try Data().write(to: file("file"))
        for path in ["", ".", "a", "~/a", file("file").path, file("file/x").path, "/proc/nowhere", "/dev/null"] {
            XCTAssertNil(TrustedFolder.make(path), path)
        }
    }

    func testTemporaryFoldersAvoidSharedPlaces() throws {
        let temporary = try XCTUnwrap(TrustedFolder.makeTemporary("x-", ["TMPDIR": folder.path]))
        XCTAssertTrue(temporary.hasPrefix(file("x-").path), temporary)
        XCTAssertTrue(TrustedFolder.isOwn(folder: temporary))
        chmod(folder.path, 0o777)
        for place in [folder.path, file("missing").path, "relative", ""] {
            let other = try XCTUnwrap(TrustedFolder.makeTemporary("x-", ["TMPDIR": place]))
            XCTAssertFalse(other.hasPrefix(folder.path), other)
            XCTAssertTrue(TrustedFolder.isOwn(folder: other))
            try FileManager.default.removeItem(atPath: other)
        }
        XCTAssertEqual(names.count, 1, "what is missing is not made")
    }

    private func mode(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: file(name).path)[.posixPermissions] as? Int
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: file(name).path, withDestinationPath: target)
    }
}
