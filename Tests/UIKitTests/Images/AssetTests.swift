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
