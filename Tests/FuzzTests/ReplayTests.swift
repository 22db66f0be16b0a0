import Foundation
import FuzzSubjects
import XCTest

/// Runs every subject on the inputs that fuzzing found worth keeping: those that reach far, and those that once failed.
final class ReplayTests: XCTestCase {
    func testEveryCorpusIsReplayedWithoutACrash() throws {
        let corpora = try XCTUnwrap(Bundle.module.resourceURL).appendingPathComponent("Corpora")
        for subject in FuzzSubject.all {
            let folder = corpora.appendingPathComponent(subject.name)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            XCTAssertFalse(names.isEmpty, "nothing for \(subject.name)")
            for name in names {
                let bytes = try Data(contentsOf: folder.appendingPathComponent(name))
                XCTAssertLessThanOrEqual(bytes.count, subject.longestInput, "\(subject.name)/\(name)")
                // The last line printed names the input that traps.
                print("\(subject.name)/\(name)")
                bytes.withUnsafeBytes(subject.run)
            }
        }
    }
}
