import CoreGraphics
import XCTest

/// What operators draw, by arithmetic.
final class PageDrawingTests: XCTestCase {
    private func drawn(
        _ contents: String, resources: String = "", more: [(String, Data?)] = [],
        _ prepare: (CGContext) -> Void = { _ in }
    ) throws -> DrawnPage {
        try DrawnPage(try WrittenByHand.page(contents, resources: resources, more: more), prepare)
    }

    // MARK: Paths and graphics states

    func testPathsAreFilledStrokedAndClipped() throws {
        let page = try drawn(
            """
            1 0 0 rg 10 10 20 20 re f
            q 0 0 1 RG 4 w 50 10 m 90 10 l S Q
            q 10 50 20 20 re W n 0 1 0 rg 0 0 100 100 re f Q
            0 0 0 rg 50 50 40 40 re 60 60 20 20 re f*
            """)
        XCTAssertColor(page, 20, 20, [255, 0, 0])
        XCTAssertColor(page, 35, 20, [255, 255, 255])
        XCTAssertColor(page, 70, 10, [0, 0, 255])
        XCTAssertColor(page, 20, 60, [0, 255, 0])
        XCTAssertColor(page, 40, 60, [255, 255, 255])
        XCTAssertColor(page, 55, 55, [0, 0, 0])
        XCTAssertColor(page, 70, 70, [255, 255, 255])
    }

    func testMatricesAndStatesNest() throws {
        let page = try drawn("q 2 0 0 2 10 10 cm 1 0 0 rg 0 0 10 10 re f Q 0 0 5 5 re f Q Q 95 95 5 5 re f")
        XCTAssertColor(page, 29, 29, [255, 0, 0])
        XCTAssertColor(page, 31, 31, [255, 255, 255])
        // A state that was not saved is not restored, and drawing continues.
        XCTAssertColor(page, 2, 2, [0, 0, 0])
        XCTAssertColor(page, 97, 97, [0, 0, 0])
    }

    func testThePageIsDrawnInTheContextsSpaceAndState() throws {
        let page = try drawn("1 0 0 rg 0 0 100 100 re f") { context in
            context.translateBy(x: 20, y: 30)
            context.scaleBy(x: 0.5, y: 0.5)
            context.setAlpha(0.5)
        }
        XCTAssertColor(page, 10, 40, [255, 255, 255])
        XCTAssertColor(page, 45, 55, [255, 128, 128])
        XCTAssertColor(page, 75, 55, [255, 255, 255])
    }

    // MARK: Colours

    func testColorSpaces() throws {
        let page = try drawn(
            """
            /s cs 1 scn 0 0 10 10 re f 0.5 scn 10 0 10 10 re f
            /i cs 1 sc 20 0 10 10 re f
            0.5 g 30 0 10 10 re f
            /l cs 100 0 0 sc 40 0 10 10 re f
            /c cs 0.5 sc 50 0 10 10 re f
            /n cs 1 scn 60 0 10 10 re f
            """,
            resources: """
                /ColorSpace<</s[/Separation/Spot/DeviceRGB<</FunctionType 2/Domain[0 1]/C0[1 1 1]/C1[1 0 0]/N 1>>]
                /i[/Indexed/DeviceRGB 1<0000FF00FF00>]/l[/Lab<</WhitePoint[0.9505 1 1.089]>>]
                /c[/CalGray<</WhitePoint[0.9505 1 1.089]/Gamma 2.2>>]
                /n[/Separation/None/DeviceGray<</FunctionType 2/Domain[0 1]/N 1>>]>>
                """)
        XCTAssertColor(page, 5, 5, [255, 0, 0])
        XCTAssertColor(page, 15, 5, [255, 128, 128])
        XCTAssertColor(page, 25, 5, [0, 255, 0])
        XCTAssertColor(page, 35, 5, [128, 128, 128])
        XCTAssertColor(page, 45, 5, [255, 255, 255])
        // A gamma of 2.2 is close to the sRGB curve.
        XCTAssertColor(page, 55, 5, [128, 128, 128], within: 3)
        XCTAssertColor(page, 65, 5, [255, 255, 255])
    }

    func testOtherWhitesAreAdaptedAsProfilesAre() throws {
        let page = try drawn(
            """
            /l cs 40 20 -60 sc 0 0 10 10 re f 60 60 40 sc 10 0 10 10 re f 100 0 0 sc 20 0 10 10 re f
            /c cs 0 0 1 sc 30 0 10 10 re f 1 1 1 sc 40 0 10 10 re f
            """,
            resources: """
                /ColorSpace<</l[/Lab<</WhitePoint[0.9642 1 0.8249]/Range[-100 100 -100 100]>>]
                /c[/CalRGB<</WhitePoint[0.9642 1 0.8249]/Matrix[0.4361 0.2225 0.0139 0.3851 0.7169 0.0971 0.1431 0.0606 0.7141]>>]>>
                """)
        // By the equations that Bruce Lindbloom publishes, with Bradford adaptation.
        XCTAssertColor(page, 5, 5, [67, 86, 194], within: 1)
        XCTAssertColor(page, 15, 5, [245, 90, 79], within: 1)
        XCTAssertColor(page, 25, 5, [255, 255, 255], within: 1)
        // sRGB's blue by its profile, and white.
        XCTAssertColor(page, 35, 5, [0, 0, 255], within: 2)
        XCTAssertColor(page, 45, 5, [255, 255, 255], within: 1)
    }

    func testAxialAndFunctionShadings() throws {
        let page = try drawn(
            "q 0 50 100 50 re W n /a sh Q q 0 0 100 50 re W n /f sh Q",
            resources: """
                /Shading<</a<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 100 0]
                /Function<</FunctionType 2/Domain[0 1]/C0[1 0 0]/C1[0 0 1]/N 1>>>>
                /f<</ShadingType 1/ColorSpace/DeviceRGB/Domain[0 1 0 1]/Matrix[100 0 0 50 0 0]/Function 5 0 R>>>>
                """,
            more: [("/FunctionType 4/Domain[0 1 0 1]/Range[0 1 0 1 0 1]", Data("{ 0 }".utf8))])
        XCTAssertColor(page, 50, 75, [127, 0, 128], within: 2)
        XCTAssertColor(page, 25, 75, [190, 0, 65], within: 2)
        // x is red, y is green.
        XCTAssertColor(page, 75, 25, [193, 130, 0], within: 2)
    }

    func testAMeshPassesBetweenItsCorners() throws {
        func corner(_ x: UInt8, _ y: UInt8, _ rgb: [UInt8]) -> [UInt8] { [0, x, y] + rgb }
        let mesh = corner(0, 0, [255, 0, 0]) + corner(255, 0, [0, 255, 0]) + corner(0, 255, [0, 0, 255])
        let page = try drawn(
            "/m sh", resources: "/Shading<</m 5 0 R>>",
            more: [
                (
                    """
                    /ShadingType 4/ColorSpace/DeviceRGB/BitsPerCoordinate 8/BitsPerComponent 8/BitsPerFlag 8
                    /Decode[0 90 0 90 0 1 0 1 0 1]
                    """, Data(mesh)
                )
            ])
        XCTAssertColor(page, 29, 29, [86, 84, 84], within: 3)
        XCTAssertColor(page, 44, 0, [129, 126, 1], within: 3)
        XCTAssertColor(page, 60, 60, [255, 255, 255])
    }

    func testTilingPatterns() throws {
        let page = try drawn(
            "/Pattern cs /p scn 0 0 100 50 re f /u cs 0 0 1 /q scn 0 50 100 50 re f",
            resources: "/Pattern<</p 5 0 R/q 6 0 R>>/ColorSpace<</u[/Pattern/DeviceRGB]>>",
            more: [
                (
                    "/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 10 10]/XStep 20/YStep 20/Resources<<>>",
                    Data("1 0 0 rg 0 0 10 10 re f".utf8)
                ),
                (
                    "/PatternType 1/PaintType 2/TilingType 1/BBox[0 0 10 10]/XStep 20/YStep 20/Resources<<>>",
                    Data("1 0 0 rg 0 0 10 10 re f".utf8)
                ),
            ])
        XCTAssertColor(page, 25, 25, [255, 0, 0])
        XCTAssertColor(page, 35, 25, [255, 255, 255])
        // The uncoloured one has the current colour.
        XCTAssertColor(page, 45, 65, [0, 0, 255])
    }

    // MARK: Transparency

    func testAlphaBlendModesAndSoftMasks() throws {
        let page = try drawn(
            """
            1 1 0 rg 0 0 100 50 re f
            q /a gs 0 0 1 rg 0 0 20 20 re f Q
            q /m gs 0 1 1 rg 30 0 20 20 re f Q
            q /s gs 1 0 0 rg 0 50 100 50 re f /n gs 0 0 0 rg 0 90 10 10 re f Q
            """,
            resources: """
                /ExtGState<</a<</ca 0.5>>/m<</BM/Multiply>>/n<</SMask/None>>
                /s<</SMask<</S/Luminosity/G 5 0 R>>>>>>
                """,
            more: [
                (
                    "/Type/XObject/Subtype/Form/BBox[0 0 100 100]/Group<</S/Transparency/CS/DeviceGray>>",
                    Data("0.5 g 0 0 50 100 re f 1 g 50 0 25 100 re f".utf8)
                )
            ])
        XCTAssertColor(page, 10, 10, [128, 128, 128])
        XCTAssertColor(page, 40, 10, [0, 255, 0])
        XCTAssertColor(page, 20, 70, [255, 127, 127], within: 2)
        XCTAssertColor(page, 60, 70, [255, 0, 0])
        // Outside the group's drawing, its backdrop, black, masks everything.
        XCTAssertColor(page, 90, 70, [255, 255, 255])
        XCTAssertColor(page, 5, 95, [0, 0, 0])
    }

    func testAGroupIsCompositedAsOne() throws {
        let page = try drawn(
            "/a gs /f Do", resources: "/XObject<</f 5 0 R>>/ExtGState<</a<</ca 0.5>>>>",
            more: [
                (
                    "/Type/XObject/Subtype/Form/BBox[0 0 80 80]/Group<</S/Transparency>>",
                    Data("1 0 0 rg 0 0 60 60 re f 0 0 1 rg 30 30 100 100 re f".utf8)
                )
            ])
        XCTAssertColor(page, 10, 10, [255, 127, 127], within: 1)
        XCTAssertColor(page, 50, 50, [127, 127, 255], within: 1)
        XCTAssertColor(page, 90, 90, [255, 255, 255])
    }

    // MARK: Images

    func testImagesStencilsAndMasks() throws {
        let page = try drawn(
            """
            0 1 0 rg 0 0 100 100 re f
            q 40 0 0 40 0 0 cm /i Do Q 1 0 0 rg q 40 0 0 40 50 0 cm /s Do Q q 40 0 0 40 0 50 cm /k Do Q
            q 40 0 0 40 50 50 cm BI /W 1 /H 1 /CS /RGB /BPC 8 /F /AHx ID 0000FF> EI Q
            """,
            resources: "/XObject<</i 5 0 R/s 6 0 R/k 7 0 R>>",
            more: [
                (
                    "/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceGray/SMask 8 0 R",
                    Data([0, 255, 255, 0])
                ),
                ("/Subtype/Image/Width 2/Height 1/ImageMask true", Data([0b0100_0000])),
                (
                    "/Subtype/Image/Width 2/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray/Mask[255 255]",
                    Data([0, 255])
                ),
                ("/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray", Data([128])),
            ])
        // Rows begin at the top, and half of each shows.
        XCTAssertColor(page, 10, 30, [0, 127, 0], within: 2)
        XCTAssertColor(page, 30, 30, [128, 255, 128], within: 2)
        // An image mask paints where it is 0.
        XCTAssertColor(page, 60, 20, [255, 0, 0])
        XCTAssertColor(page, 80, 20, [0, 255, 0])
        XCTAssertColor(page, 10, 70, [0, 0, 0])
        XCTAssertColor(page, 30, 70, [0, 255, 0])
        XCTAssertColor(page, 70, 70, [0, 0, 255])
    }

    // MARK: Text

    func testFontsOfDrawingsAndTextThatClips() throws {
        let font = """
            /Font<</T<</Type/Font/Subtype/Type3/FontBBox[0 0 1 1]/FontMatrix[1 0 0 1 0 0]/CharProcs<</b 5 0 R>>
            /Encoding<</Differences[65/b]>>/FirstChar 65/LastChar 65/Widths[2]/Resources<<>>>>
            /H<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold>>>>
            """
        let page = try drawn(
            """
            1 0 0 rg BT /T 10 Tf 10 10 Td (AA) Tj ET
            q BT /H 80 Tf 7 Tr 20 35 Td (I) Tj ET 0 0 1 rg 0 50 100 50 re f Q
            """,
            resources: font, more: [("", Data("2 0 0 0 1 1 d1 0 0 1 1 re f".utf8))])
        XCTAssertColor(page, 15, 15, [255, 0, 0])
        XCTAssertColor(page, 25, 15, [255, 255, 255])
        XCTAssertColor(page, 35, 15, [255, 0, 0])
        // The stem of the I lies within the letter's box, and is a fifth of an em wide.
        XCTAssertColor(page, 31, 70, [0, 0, 255])
        XCTAssertColor(page, 60, 70, [255, 255, 255])
    }

    // MARK: Layers

    func testHiddenLayersAreNotDrawn() throws {
        var file = WrittenByHand()
        file.add("<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[5 0 R 6 0 R]/D<</OFF[5 0 R]>>>>>>")
        file.add("<</Type/Pages/Kids[3 0 R]/Count 1>>")
        file.add(
            """
            <</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents 4 0 R
            /Resources<</Properties<</a 5 0 R/b 6 0 R>>>>>>
            """)
        let marks = "/OC /a BDC 0 0 50 100 re f /OC /b BDC 0 0 50 100 re f EMC EMC /OC /b BDC 50 0 50 100 re f EMC"
        file.add("", stream: Data(marks.utf8))
        file.add("<</Type/OCG/Name(off)>>")
        file.add("<</Type/OCG/Name(on)>>")
        let page = try DrawnPage(try XCTUnwrap(try file.opened().page(at: 1)))
        XCTAssertColor(page, 25, 50, [255, 255, 255])
        XCTAssertColor(page, 75, 50, [0, 0, 0])
    }
}
