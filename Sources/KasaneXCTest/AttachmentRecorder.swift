import Foundation
import XCTest

/// Stores attachments while a test runs, and writes them once it is known to have failed.
///
/// The folder is `__Attachments__` beside the file of the failure, or the one in the environment variable
/// `KASANE_ATTACHMENTS`, or a temporary folder if neither can be written.
final class AttachmentRecorder: NSObject, XCTestObservation, @unchecked Sendable {
    // `lock` guards the variables.

    static let shared: AttachmentRecorder = {
        let recorder = AttachmentRecorder()
        if Thread.isMainThread {
            XCTestObservationCenter.shared.addTestObserver(recorder)
        } else {
            // Observers are confined to the main thread.
            DispatchQueue.main.sync { XCTestObservationCenter.shared.addTestObserver(recorder) }
        }
        return recorder
    }()

    private let lock = NSLock()
    /// The fallback folder for attachments.
    private let temporary: URL
    private var pending: [XCTAttachment] = []
    /// The file of the running test's first failure.
    private var failedFile: String?
    /// The files that this run has written for the running test.
    private var written: Set<String> = []

    init(temporary: URL = FileManager.default.temporaryDirectory.appendingPathComponent("attachments")) {
        self.temporary = temporary
    }

    func add(_ attachment: XCTAttachment) {
        lock.withLock { pending.append(attachment) }
    }

    // MARK: XCTestObservation

    func testCaseWillStart(_ testCase: XCTestCase) { reset() }

    func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
        atLine lineNumber: Int
    ) {
        lock.withLock { failedFile = failedFile ?? filePath }
        write(testCase) { _ in true }
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        // An incomplete run has not succeeded either.
        let hasFailed = (testCase.testRun?.totalFailureCount ?? 0) > 0
        write(testCase) { hasFailed || $0.lifetime == .keepAlways }
        reset()
    }

    private func reset() {
        lock.withLock {
            pending = []
            failedFile = nil
            written = []
        }
    }

    // MARK: Writing

    /// Writes and removes the selected attachments, and prints their paths.
    private func write(_ testCase: XCTestCase, _ isWanted: (XCTAttachment) -> Bool) {
        let (attachments, file) = lock.withLock {
            let wanted = pending.filter(isWanted)
            pending.removeAll(where: isWanted)
            return (wanted, failedFile)
        }
        guard !attachments.isEmpty else { return }
        // "FooTests.testBar", if the run has a name for both.
        let parts = testCase.name.split(separator: ".", maxSplits: 1).map(String.init)
        let (suite, test) = (parts.first ?? "Tests", parts.last ?? "test")
        var folders = [temporary]
        if let file { folders.insert(Self.folder(beside: file), at: 0) }
        if let named = ProcessInfo.processInfo.environment["KASANE_ATTACHMENTS"], !named.isEmpty {
            folders.insert(URL(fileURLWithPath: named, isDirectory: true), at: 0)
        }
        guard let folder = folders.lazy.map({ $0.appendingPathComponent(suite) }).first(where: Self.canWrite) else {
            return print("No writable folder for attachments: \(folders.map(\.path).joined(separator: ", "))")
        }
        if lock.withLock({ written.isEmpty }) { Self.removeOld(of: test, in: folder) }
        for attachment in attachments {
            let url = unusedURL(test, attachment.fileName, in: folder)
            do {
                try attachment.write(to: url)
                print("Attachment: \(url.path)")
            } catch {
                print("An attachment could not be written to \(url.path): \(error.localizedDescription)")
            }
        }
    }

    private static func folder(beside file: String) -> URL {
        URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("__Attachments__")
    }

    private static func canWrite(_ folder: URL) -> Bool {
        let files = FileManager.default
        try? files.createDirectory(at: folder, withIntermediateDirectories: true)
        return files.isWritableFile(atPath: folder.path)
    }

    /// Removes files of an earlier run of a test.
    private static func removeOld(of test: String, in folder: URL) {
        let files = FileManager.default
        for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? [] where name.hasPrefix(test + ".") {
            try? files.removeItem(at: folder.appendingPathComponent(name))
        }
    }

    /// "testBar.difference.png", then "testBar.difference-2.png".
    private func unusedURL(_ test: String, _ name: String, in folder: URL) -> URL {
        // Snapshots are already named after their test.
        let name = name.hasPrefix(test + ".") ? String(name.dropFirst(test.count + 1)) : name
        let parts = (base: (name as NSString).deletingPathExtension, ending: (name as NSString).pathExtension)
        var count = 1
        while true {
            let number = count == 1 ? "" : "-\(count)"
            let candidate = "\(test).\(parts.base)\(number)" + (parts.ending.isEmpty ? "" : ".\(parts.ending)")
            if lock.withLock({ written.insert(candidate).inserted }) { return folder.appendingPathComponent(candidate) }
            count += 1
        }
    }
}
