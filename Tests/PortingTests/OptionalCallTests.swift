import XCTest

/// Calls of optional requirements.
final class OptionalCallTests: XCTestCase {
    private func rewritten(_ call: String) throws -> String {
        let source = """
            import UIKit
            func ask(_ delegate: UICollectionViewDelegateFlowLayout, _ other: UICollectionViewDelegateFlowLayout?,
                _ list: UICollectionView, _ layout: UICollectionViewLayout, _ path: IndexPath) {
                \(call)
            }

            """
        let text = try XCTUnwrap(Rewriting(["a.swift": source]).sources["a.swift"])
        return text.split(separator: "\n")[3].trimmingCharacters(in: .whitespaces)
    }

    /// A method that is there is called directly: a generic class exposes none.
    func testForcedCallsAreDirect() throws {
        XCTAssertEqual(
            try rewritten("_ = delegate.collectionView!(list, layout: layout, sizeForItemAt: path)"),
            "_ = delegate.collectionView(list, layout: layout, sizeForItemAt: path)")
        XCTAssertEqual(
            try rewritten("_ = other?.collectionView!(list, layout: layout, sizeForItemAt: path)"),
            "_ = other?.collectionView(list, layout: layout, sizeForItemAt: path)")
    }

    func testOptionalCallsAsk() throws {
        XCTAssertEqual(
            try rewritten("_ = delegate.collectionView?(list, layout: layout, sizeForItemAt: path)"),
            "_ = implementing(delegate, \"collectionView:layout:sizeForItemAtIndexPath:\")?"
                + ".collectionView(list, layout: layout, sizeForItemAt: path)")
    }
}
