import CoreImage
import UIKit
import XCTest

final class ImageTests: XCTestCase {
    /// Two by one pixels, red and green.
    private let pair = UIImage.drawing(2, 1) { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        UIColor.green.setFill()
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }

    private let (red, green, blue, none) = (
        [255, 0, 0, 255] as [UInt8], [0, 255, 0, 255] as [UInt8], [0, 0, 255, 255] as [UInt8], [0, 0, 0, 0] as [UInt8]
    )

    private func drawn(_ width: CGFloat, _ height: CGFloat, _ body: (CGContext) -> Void) throws -> PixelReader {
        try XCTUnwrap(PixelReader(.drawing(width, height, body)))
    }

    // MARK: Sizes and orientations

    func testSizeIsInPointsAndUpright() throws {
        let pixels = try XCTUnwrap(UIImage.drawing(6, 4) { _ in }.cgImage)
        XCTAssertEqual(UIImage(cgImage: pixels, scale: 2, orientation: .up).size, CGSize(width: 3, height: 2))
        XCTAssertEqual(UIImage(cgImage: pixels, scale: 2, orientation: .left).size, CGSize(width: 2, height: 3))
        XCTAssertEqual(UIImage(cgImage: pixels, scale: 0, orientation: .up).scale, 1)
        XCTAssertEqual(UIImage(cgImage: pixels, scale: .nan, orientation: .up).size, CGSize(width: 6, height: 4))
        XCTAssertEqual(UIImage().size, .zero)
        XCTAssertNil(UIImage().cgImage)
    }

    func testOrientationsAreShownUpright() throws {
        // Two by three pixels: red, green / blue, clear / white, black.
        let stored = UIImage.drawing(2, 3) { context in
            let colors: [UIColor] = [.red, .green, .blue, .clear, .white, .black]
            for (i, color) in colors.enumerated() {
                color.setFill()
                context.fill(CGRect(x: i % 2, y: i / 2, width: 1, height: 1))
            }
        }
        let letters = ["R", "G", "B", ".", "W", "K"]
        // Rows from the top, as an image with that orientation is displayed.
        let seen: [(UIImage.Orientation, [String])] = [
            (.up, ["RG", "B.", "WK"]), (.down, ["KW", ".B", "GR"]), (.upMirrored, ["GR", ".B", "KW"]),
            (.downMirrored, ["WK", "B.", "RG"]), (.left, ["G.K", "RBW"]), (.right, ["WBR", "K.G"]),
            (.leftMirrored, ["RBW", "G.K"]), (.rightMirrored, ["K.G", "WBR"]),
        ]
        let colors: [[UInt8]] = [red, green, blue, none, [255, 255, 255, 255], [0, 0, 0, 255]]
        for (orientation, rows) in seen {
            let image = UIImage(cgImage: try XCTUnwrap(stored.cgImage), scale: 1, orientation: orientation)
            let page = try drawn(image.size.width, image.size.height) { _ in image.draw(at: .zero) }
            let letters = (0..<page.height).map { y in
                (0..<page.width).map { x in colors.firstIndex(of: page[x, y]).map { letters[$0] } ?? "?" }.joined()
            }
            XCTAssertEqual(letters, rows, "\(orientation)")
        }
    }

    func testMirroringIsDoneToWhatIsSeen() throws {
        let image = pair.withHorizontallyFlippedOrientation()
        let page = try drawn(2, 1) { _ in image.draw(at: .zero) }
        XCTAssertEqual([page[0, 0], page[1, 0]], [green, red])
        for raw in 0..<8 {
            let orientation = try XCTUnwrap(UIImage.Orientation(rawValue: raw))
            let turned = UIImage(cgImage: try XCTUnwrap(pair.cgImage), scale: 1, orientation: orientation)
            let size = turned.size
            let plain = try drawn(size.width, size.height) { _ in turned.draw(at: .zero) }
            let flipped = try drawn(size.width, size.height) { _ in
                turned.withHorizontallyFlippedOrientation().draw(at: .zero)
            }
            for y in 0..<plain.height {
                for x in 0..<plain.width { XCTAssertEqual(flipped[x, y], plain[plain.width - 1 - x, y]) }
            }
        }
    }

    func testTurnsRoundWhereOneReadsFromRightToLeft() throws {
        let image = pair.imageFlippedForRightToLeftLayoutDirection()
        XCTAssertTrue(image.flipsForRightToLeftLayoutDirection)
        let same = try drawn(2, 1) { _ in image.draw(at: .zero) }
        XCTAssertEqual([same[0, 0], same[1, 0]], [red, green])
        let turned = try drawn(2, 1) { _ in
            UITraitCollection(layoutDirection: .rightToLeft).performAsCurrent { image.draw(at: .zero) }
        }
        XCTAssertEqual([turned[0, 0], turned[1, 0]], [green, red])
    }

    // MARK: Drawing

    func testBlendModesAndAlpha() throws {
        let page = try drawn(4, 1) { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
            pair.draw(at: .zero, blendMode: .copy, alpha: 0)
            pair.draw(in: CGRect(x: 2, y: 0, width: 2, height: 1), blendMode: .plusLighter, alpha: 1)
        }
        XCTAssertEqual([page[0, 0], page[2, 0], page[3, 0]], [none, [255, 0, 255, 255], [0, 255, 255, 255]])
    }

    func testTemplatesTakeTheFillColorAndTintsTheirOwn() throws {
        let shape = UIImage.drawing(2, 1) { context in
            UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let page = try drawn(6, 1) { _ in
            UIColor.blue.setFill()
            shape.withRenderingMode(.alwaysTemplate).draw(at: .zero)
            shape.withTintColor(.red).draw(at: CGPoint(x: 2, y: 0))
            shape.draw(at: CGPoint(x: 4, y: 0))
        }
        XCTAssertEqual((0..<6).map { page[$0, 0] }, [blue, none, red, none, green, none])
        let tinted = shape.withTintColor(.red, renderingMode: .alwaysOriginal)
        XCTAssertEqual(tinted.renderingMode, .alwaysOriginal)
        XCTAssertEqual(try XCTUnwrap(PixelReader(tinted))[0, 0], red)
    }

    func testADynamicTintFollowsTraits() throws {
        let shape = UIImage.drawing(1, 1) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
        let tinted = shape.withTintColor(.label)
        for (style, color) in [(UIUserInterfaceStyle.light, [0, 0, 0, 255]), (.dark, [255, 255, 255, 255])] {
            try UITraitCollection(userInterfaceStyle: style).asCurrentForTest {
                XCTAssertEqual(try XCTUnwrap(PixelReader(tinted))[0, 0], color.map { UInt8($0) })
            }
        }
    }

    func testWithoutAContextNothingHappens() {
        pair.draw(at: .zero)
        pair.drawAsPattern(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    }

    // MARK: Resizable images

    /// Five by five pixels: red corners, green edges, a blue middle of one.
    private let frame = UIImage.drawing(5, 5) { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        UIColor.green.setFill()
        context.fill([CGRect(x: 2, y: 0, width: 1, height: 5), CGRect(x: 0, y: 2, width: 5, height: 1)])
        UIColor.blue.setFill()
        context.fill(CGRect(x: 2, y: 2, width: 1, height: 1))
    }

    func testAnImageIsStretchedAlthoughItsResizingModeIsToTile() throws {
        XCTAssertEqual(frame.resizingMode, .tile)
        let page = try drawn(15, 15) { _ in frame.draw(in: CGRect(x: 0, y: 0, width: 15, height: 15)) }
        XCTAssertEqual(page[7, 7], blue)
        // Green if the image were tiled.
        XCTAssertEqual(page[12, 1], red)
    }

    func testCapsKeepTheirSize() throws {
        let insets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
        for mode in [UIImage.ResizingMode.stretch, .tile] {
            let image = frame.resizableImage(withCapInsets: insets, resizingMode: mode)
            XCTAssertEqual([image.capInsets == insets, image.resizingMode == mode], [true, true])
            let page = try drawn(11, 9) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 11, height: 9)) }
            for y in 0..<9 {
                for x in 0..<11 {
                    let (isSide, isEnd) = (x < 2 || x >= 9, y < 2 || y >= 7)
                    XCTAssertEqual(page[x, y], isSide && isEnd ? red : isSide || isEnd ? green : blue, "\(x), \(y)")
                }
            }
        }
    }

    func testTilesRepeatFromTheTopLeft() throws {
        let image = pair.resizableImage(withCapInsets: .zero)
        let page = try drawn(5, 2) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 5, height: 2)) }
        for y in 0..<2 { XCTAssertEqual((0..<5).map { page[$0, y] }, [red, green, red, green, red]) }
    }

    func testLargeCapsShareASmallRoom() throws {
        let image = frame.resizableImage(withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
        let page = try drawn(2, 2) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 2, height: 2)) }
        XCTAssertEqual([page[0, 0], page[1, 1]], [red, red])
        let odd = UIEdgeInsets(top: -5, left: 100, bottom: .greatestFiniteMagnitude, right: 100)
        _ = try drawn(9, 9) { _ in
            frame.resizableImage(withCapInsets: odd).draw(in: CGRect(x: 0, y: 0, width: 9, height: 9))
        }
        let infinite = UIEdgeInsets(top: .infinity, left: 0, bottom: 0, right: 0)
        XCTAssertEqual(frame.resizableImage(withCapInsets: infinite).capInsets, .zero)
    }

    func testPatternsTile() throws {
        let page = try drawn(5, 1) { _ in pair.drawAsPattern(in: CGRect(x: 1, y: 0, width: 4, height: 1)) }
        XCTAssertEqual((0..<5).map { page[$0, 0] }, [none, green, red, green, red])
    }

    // MARK: Files

    func testPNGRoundTrip() throws {
        let data = try XCTUnwrap(pair.pngData())
        let read = try XCTUnwrap(UIImage(data: data, scale: 2))
        XCTAssertEqual([read.size.width, read.size.height, read.scale], [1, 0.5, 2])
        let pixels = try XCTUnwrap(PixelReader(read))
        XCTAssertEqual([pixels[0, 0], pixels[1, 0]], [red, green])
    }

    func testFilesKeepTheOrientation() throws {
        let image = UIImage(cgImage: try XCTUnwrap(pair.cgImage), scale: 1, orientation: .right)
        for data in [image.pngData(), image.jpegData(compressionQuality: 1)] {
            let read = try XCTUnwrap(UIImage(data: try XCTUnwrap(data)))
            XCTAssertEqual(read.imageOrientation, .right)
            XCTAssertEqual(read.size, CGSize(width: 1, height: 2))
        }
    }

    func testJPEGsLieOnWhite() throws {
        let clear = UIImage.drawing(8, 8) { _ in }
        let read = try XCTUnwrap(UIImage(data: try XCTUnwrap(clear.jpegData(compressionQuality: .nan))))
        XCTAssertEqual(try XCTUnwrap(PixelReader(read))[4, 4], [255, 255, 255, 255])
    }

    func testDataThatIsNoImageGivesNil() {
        XCTAssertNil(UIImage(data: Data()))
        XCTAssertNil(UIImage(data: Data("not a picture".utf8)))
        XCTAssertNil(UIImage(contentsOfFile: "/no/such/file.png"))
        XCTAssertNil(UIImage(contentsOfFile: ""))
        XCTAssertNil(UIImage(named: "no such picture"))
        XCTAssertNil(UIImage(named: ""))
        XCTAssertNil(UIImage().pngData())
        XCTAssertNil(UIImage().jpegData(compressionQuality: 1))
        XCTAssertNil(UIImage.animatedImage(with: [], duration: 1))
    }

    func testFilesForSharperScreens() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, size) in [("dot.png", 1), ("dot@2x.png", 2), ("dot@3x.png", 3)] {
            let image = UIImage.drawing(CGFloat(size), CGFloat(size)) { _ in }
            try XCTUnwrap(image.pngData()).write(to: folder.appendingPathComponent(name))
        }
        let path = folder.appendingPathComponent("dot").path
        for scale in [1, 2, 3] as [CGFloat] {
            UITraitCollection(displayScale: scale).performAsCurrent {
                XCTAssertEqual(UIImage(contentsOfFile: path)?.scale, scale)
                XCTAssertEqual(UIImage(contentsOfFile: path + ".png")?.size, CGSize(width: 1, height: 1))
            }
        }
        XCTAssertEqual(UIImage(contentsOfFile: folder.appendingPathComponent("dot@3x.png").path)?.scale, 3)
    }

    func testArchives() throws {
        let image = UIImage(cgImage: try XCTUnwrap(pair.cgImage), scale: 2, orientation: .left)
        let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
        let read = try XCTUnwrap(NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data))
        XCTAssertEqual([read.scale, read.size.height], [2, 1])
        XCTAssertEqual(read.imageOrientation, .left)
    }

    // MARK: Other

    func testThumbnails() throws {
        let small = try XCTUnwrap(frame.preparingThumbnail(of: CGSize(width: 2, height: 3)))
        XCTAssertEqual(small.size, CGSize(width: 2, height: 3))
        XCTAssertNil(frame.preparingThumbnail(of: .zero))
        XCTAssertNil(UIImage().preparingThumbnail(of: CGSize(width: 2, height: 2)))
    }

    func testCoreImageRecipesAreDrawnUpright() throws {
        let recipe = try XCTUnwrap(CIImage(image: pair))
        XCTAssertEqual(recipe.extent, CGRect(x: 0, y: 0, width: 2, height: 1))
        let image = UIImage(ciImage: recipe)
        XCTAssertNil(image.cgImage)
        XCTAssertEqual(image.size, CGSize(width: 2, height: 1))
        let page = try drawn(2, 1) { _ in image.draw(at: .zero) }
        XCTAssertEqual([page[0, 0], page[1, 0]], [red, green])
        let endless = UIImage(ciImage: CIImage(color: .red))
        XCTAssertEqual(endless.size, .zero)
        _ = try drawn(2, 1) { _ in endless.draw(in: CGRect(x: 0, y: 0, width: 2, height: 1)) }
    }

    @MainActor
    func testImagesHaveNamesForTests() async {
        let image = UIImage()
        XCTAssertNil(image.accessibilityIdentifier)
        image.accessibilityIdentifier = "star"
        XCTAssertEqual(image.accessibilityIdentifier, "star")
    }

    func testMovingPictures() throws {
        let moving = try XCTUnwrap(UIImage.animatedImage(with: [pair, frame], duration: 2))
        XCTAssertEqual(moving.images?.count, 2)
        XCTAssertEqual(moving.duration, 2)
        XCTAssertEqual(moving.size, pair.size)
    }
}

extension UITraitCollection {
    /// Like `performAsCurrent`, for closures that may throw.
    func asCurrentForTest(_ body: () throws -> Void) throws {
        var result = Result<Void, any Error>.success(())
        performAsCurrent { result = Result { try body() } }
        try result.get()
    }
}
