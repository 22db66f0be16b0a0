import MobileCoreServices
import UniformTypeIdentifiers
import XCTest

/// Uniform types.
final class TypeTests: XCTestCase {
    func testATypeIsFoundByItsTags() throws {
        XCTAssertEqual(UTType(filenameExtension: "JPG"), .jpeg)
        XCTAssertEqual(UTType(mimeType: "image/png"), .png)
        XCTAssertEqual(UTType("public.json"), .json)
        XCTAssertNil(UTType("no.such.type"))
        XCTAssertEqual(UTType.jpeg.preferredFilenameExtension, "jpeg")
        XCTAssertEqual(UTType.mpeg4Movie.preferredMIMEType, "video/mp4")
        XCTAssertNil(UTType.image.preferredFilenameExtension)
        let unknown = try XCTUnwrap(UTType(filenameExtension: "kasane", conformingTo: .image))
        XCTAssertTrue(unknown.isDynamic)
        XCTAssertEqual(unknown.preferredFilenameExtension, "kasane")
        XCTAssertTrue(unknown.conforms(to: .image))
        XCTAssertNil(UTType(filenameExtension: ""))
    }

    func testTypesConformToOthers() {
        XCTAssertTrue(UTType.png.conforms(to: .image))
        XCTAssertTrue(UTType.png.conforms(to: .png))
        XCTAssertTrue(UTType.png.isSubtype(of: .data))
        XCTAssertFalse(UTType.png.isSubtype(of: .png))
        XCTAssertTrue(UTType.item.isSupertype(of: .swiftSource))
        XCTAssertFalse(UTType.png.conforms(to: .movie))
        XCTAssertTrue(UTType.svg.supertypes.isSuperset(of: [.image, .xml, .text, .data, .item, .content]))
        let own = UTType(exportedAs: "com.example.drawing", conformingTo: .image)
        XCTAssertTrue(own.conforms(to: .content))
        XCTAssertEqual(own.identifier, "com.example.drawing")
    }

    func testEveryConstantIsKnown() {
        for type: UTType in [.item, .heic, .quickTimeMovie, .zip, .vCard, .usdz, .commaSeparatedText, .folder] {
            XCTAssertEqual(UTType(type.identifier), type)
        }
    }

    func testAFileGetsItsExtensionOnce() {
        let folder = URL(fileURLWithPath: "/tmp")
        XCTAssertEqual(folder.appendingPathComponent("a", conformingTo: .png).lastPathComponent, "a.png")
        let photo = folder.appendingPathComponent("b.jpg")
        XCTAssertEqual(photo.appendingPathExtension(for: .jpeg).lastPathComponent, "b.jpg")
        XCTAssertEqual(photo.appendingPathExtension(for: .pdf).lastPathComponent, "b.jpg.pdf")
    }

    func testTheOlderNames() {
        XCTAssertEqual(kUTTypeMovie as String, UTType.movie.identifier)
        XCTAssertEqual(kUTTypePNG as String, UTType.png.identifier)
        XCTAssertTrue(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
        let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "gif" as CFString, nil)
        XCTAssertEqual(type?.takeRetainedValue(), kUTTypeGIF)
        XCTAssertEqual(
            UTTypeCopyPreferredTagWithClass(kUTTypeJPEG, kUTTagClassMIMEType)?.takeRetainedValue(), "image/jpeg")
    }
}
