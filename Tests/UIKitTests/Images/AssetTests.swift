import QuartzCore
import UIKit
import XCTest

final class AssetTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private var bundle: Bundle!

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        bundle = try XCTUnwrap(Bundle(path: folder.path))
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private func write(_ set: String, _ contents: String, _ files: [String: UIImage] = [:]) throws {
        let place = folder.appendingPathComponent("Assets.xcassets").appendingPathComponent(set)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data(contents.utf8).write(to: place.appendingPathComponent("Contents.json"))
        for (name, image) in files { try XCTUnwrap(image.pngData()).write(to: place.appendingPathComponent(name)) }
    }

    func testColorsFollowAppearances() throws {
        try write(
            "Group/Accent.colorset",
            """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb",
                "components": {"red": "0xFF", "green": "128", "blue": "0.5", "alpha": "1.000"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
                "color": {"color-space": "extended-gray", "components": {"white": "0.250", "alpha": "0.500"}}}
            ], "info": {"author": "xcode", "version": 1}}
            """)
        let color = try XCTUnwrap(UIColor(named: "Accent", in: bundle, compatibleWith: nil))
        let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        XCTAssertEqual(light, UIColor(red: 1, green: 128 / 255, blue: 0.5, alpha: 1))
        let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        XCTAssertEqual(dark, UIColor(white: 0.25, alpha: 0.5))
    }

    func testPicturesSuitTheScreen() throws {
        func square(_ side: CGFloat) -> UIImage { .drawing(side, side) { _ in } }
        try write(
            "Dot.imageset",
            """
            {"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"},
              {"idiom": "universal", "filename": "b.png", "scale": "2x"}, {"idiom": "universal", "scale": "3x"},
              {"filename": "c.png", "scale": "1x", "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
             "properties": {"template-rendering-intent": "template"}}
            """, ["a.png": square(4), "b.png": square(8), "c.png": square(5)])
        func dot(_ scale: CGFloat, _ style: UIUserInterfaceStyle = .light) -> UIImage? {
            let traits = UITraitCollection(displayScale: scale).modifyingTraits { $0.userInterfaceStyle = style }
            return UIImage(named: "Dot", in: bundle, compatibleWith: traits)
        }
        XCTAssertEqual([dot(1)?.scale, dot(2)?.scale, dot(3)?.scale], [1, 2, 2])
        XCTAssertEqual(dot(2)?.size, CGSize(width: 4, height: 4))
        XCTAssertEqual(dot(1, .dark)?.size, CGSize(width: 5, height: 5))
        XCTAssertEqual(dot(1)?.renderingMode, .alwaysTemplate)
    }

    /// Names may have a file extension, unless there is such a file.
    func testNamesMayHaveAnEnding() throws {
        try write(
            "Group/Boat.imageset", #"{"images": [{"filename": "a.png", "scale": "1x"}]}"#,
            ["a.png": .drawing(4, 4) { _ in }])
        for name in ["Boat", "Boat.jpg", "Boat.PNG", "Boat.heic"] {
            XCTAssertEqual(
                UIImage(named: name, in: bundle, compatibleWith: nil)?.size, CGSize(width: 4, height: 4), name)
        }
        XCTAssertNil(UIImage(named: "Boat.v2", in: bundle, compatibleWith: nil))
    }

    /// A PDF's first page is rendered at the display's scale, in its own size and on a transparent background.
    @MainActor
    func testPagesArePictures() async throws {
        try write(
            "Sign.imageset",
            #"{"images": [{"idiom": "universal", "filename": "a.pdf"}], "properties": {"preserves-vector-representation": true}}"#
        )
        let file = folder.appendingPathComponent("Assets.xcassets/Sign.imageset/a.pdf")
        var box = CGRect(x: 0, y: 0, width: 20, height: 10)
        let pages = try XCTUnwrap(CGContext(file as CFURL, mediaBox: &box, nil))
        pages.beginPDFPage(nil)
        pages.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        pages.fill(CGRect(x: 0, y: 5, width: 10, height: 5))
        pages.endPDFPage()
        pages.closePDF()
        for scale in [CGFloat(1), 3] {
            let traits = UITraitCollection(displayScale: scale)
            let sign = try XCTUnwrap(UIImage(named: "Sign", in: bundle, compatibleWith: traits))
            XCTAssertEqual(sign.size, CGSize(width: 20, height: 10))
            XCTAssertEqual(sign.scale, scale)
            let image = try XCTUnwrap(sign.cgImage)
            XCTAssertEqual(image.width, Int(20 * scale))
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: image.width, height: image.height)
            layer.contents = image
            let picture = Picture(layer, width: image.width, height: image.height)
            XCTAssertEqual(picture[Int(5 * scale), Int(2 * scale)], [255, 0, 0, 255])
            XCTAssertEqual(picture[Int(15 * scale), Int(2 * scale)], [0, 0, 0, 0])
            XCTAssertEqual(picture[Int(5 * scale), Int(7 * scale)], [0, 0, 0, 0])
        }
        try write("Broken.imageset", #"{"images": [{"filename": "b.pdf"}]}"#)
        try Data("%PDF-1.4 no more".utf8).write(
            to: folder.appendingPathComponent("Assets.xcassets/Broken.imageset/b.pdf"))
        XCTAssertNil(UIImage(named: "Broken", in: bundle, compatibleWith: nil))
    }

    func testDataAreTheSetsFile() throws {
        let contents = """
            {"data": [{"idiom": "ipad", "filename": "pad.json", "universal-type-identifier": "public.json"},
              {"idiom": "universal", "filename": "words.txt"}], "info": {"author": "xcode", "version": 1}}
            """
        try write("Group/Words.dataset", contents)
        let place = folder.appendingPathComponent("Assets.xcassets/Group/Words.dataset")
        try Data("any".utf8).write(to: place.appendingPathComponent("words.txt"))
        try Data("pad".utf8).write(to: place.appendingPathComponent("pad.json"))
        let asset = try XCTUnwrap(NSDataAsset(name: "Words", bundle: bundle))
        XCTAssertEqual(asset.data, Data("any".utf8))
        XCTAssertEqual(asset.name, "Words")
        XCTAssertEqual(asset.typeIdentifier, "public.plain-text")
        UITraitCollection(userInterfaceIdiom: .pad).performAsCurrent {
            XCTAssertEqual(NSDataAsset(name: "Words", bundle: bundle)?.data, Data("pad".utf8))
            XCTAssertEqual(NSDataAsset(name: "Words", bundle: bundle)?.typeIdentifier, "public.json")
        }
        try write("Lost.dataset", #"{"data": [{"filename": "no such file"}]}"#)
        try write("Bad.dataset", #"{"data": 7}"#)
        for name in ["Lost", "Bad", "None", ""] { XCTAssertNil(NSDataAsset(name: name, bundle: bundle), name) }
    }

    func testDamagedSetsGiveNil() throws {
        try write("Bad.colorset", "{\"colors\": 7}")
        try write("Bad.imageset", "not JSON")
        try write("Empty.colorset", "{}")
        try write(
            "Odd.colorset", #"{"colors": [{"color": {"components": {"red": "nan", "green": "0xGG", "blue": "1"}}}]}"#)
        try write("Lost.imageset", #"{"images": [{"filename": "../no such file.png", "scale": "x"}]}"#)
        for name in ["Bad", "Empty", "Odd", "None", ""] {
            XCTAssertNil(UIColor(named: name, in: bundle, compatibleWith: nil), name)
        }
        for name in ["Bad", "Lost"] { XCTAssertNil(UIImage(named: name, in: bundle, compatibleWith: nil), name) }
    }
}
