import CoreImage
import Foundation
import QuartzCore
import XCTest

/// Filters and images in archives.
final class FilterArchiveTests: XCTestCase {
    private func copied(_ filter: CIFilter) throws -> CIFilter {
        let data = try NSKeyedArchiver.archivedData(withRootObject: filter, requiringSecureCoding: true)
        return try XCTUnwrap(try NSKeyedUnarchiver.unarchivedObject(ofClass: CIFilter.self, from: data))
    }

    /// Returns the description without addresses.
    private func printed(_ value: Any?) -> String? {
        value.map { "\($0)".replacing(/0x[0-9a-f]+/, with: "*") }
    }

    private let picture = Plane(5, 3) { x, y in SIMD4(0.1 * Double(x), 0.3 * Double(y), 0.5, 1) * (x == 4 ? 0.5 : 1) }

    func testInputsOfEveryKindComeBack() throws {
        let space = try XCTUnwrap(CGColorSpace(name: CGColorSpace.displayP3))
        let inputs: [(String, [String: Any])] = [
            ("CIGaussianBlur", ["inputRadius": 3.25]),
            ("CIFalseColor", ["inputColor0": CIColor.red, "inputColor1": CIColor(red: 0.1, green: 2, blue: 0)]),
            ("CIAffineTransform", ["inputTransform": CGAffineTransform(a: 1, b: 0.5, c: -1, d: 2, tx: 3, ty: 4)]),
            ("CIVignetteEffect", ["inputCenter": CIVector(x: 7, y: 8)]),
            ("CIColorCubeWithColorSpace", ["inputCubeData": Data([1, 2, 3, 4]), "inputColorSpace": space]),
            ("CIQRCodeGenerator", ["inputMessage": Data("hello".utf8), "inputCorrectionLevel": "H"]),
        ]
        for (name, values) in inputs {
            let filter = try XCTUnwrap(CIFilter(name: name, parameters: values))
            let copy = try copied(filter)
            XCTAssertEqual(copy.name, name)
            for key in filter.inputKeys {
                let (old, new) = (filter.value(forKey: key), copy.value(forKey: key))
                XCTAssertEqual(printed(old), printed(new), "\(name) \(key)")
            }
        }
    }

    func testLayersKeepTheirFilters() throws {
        let blur = try XCTUnwrap(CIFilter(name: "CIGaussianBlur", parameters: ["inputRadius": 3.5]))
        blur.name = "blur"
        let layer = CALayer()
        layer.filters = [blur, "colorInvert"]
        layer.backgroundFilters = [try XCTUnwrap(CIFilter(name: "CISepiaTone", parameters: ["inputIntensity": 0.25]))]
        layer.compositingFilter = CIFilter(name: "CIMultiplyBlendMode")
        let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
        let copy = try XCTUnwrap(try NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: data))
        let filters = try XCTUnwrap(copy.filters)
        XCTAssertEqual(filters.count, 2)
        XCTAssertEqual((filters.first as? CIFilter)?.name, "blur")
        XCTAssertEqual(copy.value(forKeyPath: "filters.blur.inputRadius") as? CGFloat, 3.5)
        XCTAssertEqual(filters.last as? String, "colorInvert")
        let sepia = try XCTUnwrap(copy.backgroundFilters?.first as? CIFilter)
        XCTAssertEqual(sepia.value(forKey: "inputIntensity") as? Double, 0.25)
        XCTAssertEqual((copy.compositingFilter as? CIFilter)?.name, "CIMultiplyBlendMode")
    }

    func testALayerTakesNoOtherObjectForAFilter() throws {
        let layer = CALayer()
        layer.actions = ["position": CABasicAnimation(keyPath: "position")]
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.outputFormat = .xml
        archiver.encode(layer, forKey: NSKeyedArchiveRootObjectKey)
        archiver.finishEncoding()
        let text = String(decoding: archiver.encodedData, as: UTF8.self)
        XCTAssertNotNil(try NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: Data(text.utf8)))
        let damaged = text.replacing("<key>actions.0</key>", with: "<key>filters.0</key>")
        XCTAssertNotEqual(damaged, text)
        XCTAssertThrowsError(try NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: Data(damaged.utf8)))
    }

    func testAFilterOfAnImageMakesTheSame() throws {
        let filter = CIFilter.colorControls()
        filter.inputImage = picture.image.transformed(by: CGAffineTransform(translationX: -2, y: 1))
        filter.saturation = 0.5
        filter.name = "mine"
        filter.isEnabled = false
        let copy = try copied(filter)
        XCTAssertEqual(copy.name, "mine")
        XCTAssertFalse(copy.isEnabled)
        let (old, new) = (try XCTUnwrap(filter.outputImage), try XCTUnwrap(copy.outputImage))
        XCTAssertEqual(old.extent, new.extent)
        let (a, b) = (Plane(old), Plane(new))
        XCTAssertLessThan(a.difference { x, y in b[x, y] }, 1e-3)
        // An input that was removed stays removed, and doesn't return to its default.
        filter.setValue(nil, forKey: "inputSaturation")
        XCTAssertNil(try copied(filter).value(forKey: "inputSaturation"))
    }

    func testImagesWithoutBoundsAreNotArchived() throws {
        let endless = CIImage(color: .red)
        let data = try NSKeyedArchiver.archivedData(withRootObject: endless, requiringSecureCoding: true)
        XCTAssertNil(try? NSKeyedUnarchiver.unarchivedObject(ofClass: CIImage.self, from: data))
    }

    func testASubclassArchivesWhatIsItsOwn() throws {
        let filter = ArchivedHalving()
        filter.amount = 0.25
        XCTAssertEqual((try copied(filter) as? ArchivedHalving)?.amount, 0.25)
    }
}

/// Foundation finds only classes at file scope.
final class ArchivedHalving: CIFilter {
    var inputImage: CIImage?
    var amount = 0.5

    override init() { super.init() }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        amount = coder.decodeDouble(forKey: "amount")
    }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(amount, forKey: "amount")
    }
}
