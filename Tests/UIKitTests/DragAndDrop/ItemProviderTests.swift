import UIKit
import XCTest

/// Data and objects of item providers.
/// See [Apple's reference](https://developer.apple.com/documentation/foundation/nsitemprovider)
final class ItemProviderTests: XCTestCase {
    func testTextsAndAddressesAreHandedOver() throws {
        let text = NSItemProvider(object: "word" as NSString)
        XCTAssertEqual(text.registeredTypeIdentifiers, ["public.utf8-plain-text"])
        XCTAssertTrue(text.hasItemConformingToTypeIdentifier("public.text"))
        XCTAssertFalse(text.hasItemConformingToTypeIdentifier("public.image"))
        XCTAssertTrue(text.canLoadObject(ofClass: String.self))
        XCTAssertFalse(text.canLoadObject(ofClass: UIImage.self))
        var found: [String] = []
        text.loadObject(ofClass: String.self) { value, _ in found.append(value ?? "none") }
        text.loadObject(ofClass: UIImage.self) { value, error in found.append("\(value == nil) \(error != nil)") }
        text.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { data, _ in
            found.append(String(decoding: data ?? Data(), as: UTF8.self))
        }
        XCTAssertEqual(found, ["word", "true true", "word"])
        let address = NSItemProvider(object: try XCTUnwrap(NSURL(string: "https://example.org/a")))
        address.loadObject(ofClass: URL.self) { value, _ in found.append(value?.path ?? "none") }
        XCTAssertEqual(found.last, "/a")
    }

    func testImagesAreWrittenAndRead() throws {
        let area = CGRect(x: 0, y: 0, width: 4, height: 2)
        let image = UIGraphicsImageRenderer(size: area.size).image { $0.fill(area) }
        let provider = NSItemProvider(object: image)
        XCTAssertTrue(provider.hasItemConformingToTypeIdentifier("public.image"))
        var known: UIImage?
        provider.loadObject(ofClass: UIImage.self) { object, _ in known = object as? UIImage }
        XCTAssertTrue(known === image)
        let data = NSItemProvider()
        data.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { completion in
            completion(image.pngData(), nil)
            return nil
        }
        data.loadObject(ofClass: UIImage.self) { object, _ in known = object as? UIImage }
        XCTAssertEqual(known?.cgImage?.width, image.cgImage?.width)
        let broken = NSItemProvider(item: Data([1, 2]) as NSData, typeIdentifier: "public.png")
        var error: (any Error)?
        broken.loadObject(ofClass: UIImage.self) { error = $1 }
        XCTAssertNotNil(error)
    }
}
