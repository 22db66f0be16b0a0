import XCTest

@testable import Kasane

final class ServedKindTests: XCTestCase {
    func testWhatAClientLikesBestIsChosen() {
        let cases: [(String?, ServedKind?)] = [
            (nil, .png), ("", .png), ("*/*", .png), ("image/*", .png), ("image/webp", .webp), ("image/jpeg", .jpg),
            ("video/*", .mp4),
            ("VIDEO/WEBM", .webm), ("image/gif;q=0.5, image/apng;q=0.6", .apng), ("image/png;q=0, */*", .webp),
            ("image/avif,image/webp,image/apng,image/*,*/*;q=0.8", .png), ("text/html", nil), ("image/png;q=x", nil),
            ("image/*;q=0.1, video/mp4;q=0.2", .mp4), (";;,,", nil), ("*/*;q=0", nil),
        ]
        for (accept, kind) in cases { XCTAssertEqual(ServedKind(accept: accept), kind, accept ?? "none") }
    }

    func testKindsAreThoseOfMovies() throws {
        for kind in ServedKind.allCases {
            XCTAssertNoThrow(try MovieKind(url: URL(fileURLWithPath: "/a.\(kind)")), "\(kind)")
        }
        XCTAssertEqual(
            Set(ServedKind.allCases.map(\.rawValue)).count, MovieKind.allCases.count + 1,
            "not pictures, but m4v and jpeg")
    }
}
