import CoreGraphics
@_spi(Compositing) import FrameEngine
import QuartzCore
import Raster
import XCTest

/// A frame of the foreign compositor is a text that can be read.
final class TextCompositorTests: XCTestCase {
    private var player = Player(TextCompositor(), TextCompositor.Page())

    override func setUp() {
        CATransaction.setDisableActions(true)
        player = Player(TextCompositor(), TextCompositor.Page())
    }

    private func text(of root: CALayer) -> [String] {
        _ = player.frame(of: root)
        return player.surface.lines
    }

    func testAFrameIsReadable() {
        let root = CALayer(CGRect(x: 0, y: 0, width: 100, height: 100), nil)
        let card = CALayer(CGRect(x: 10, y: 10, width: 40, height: 30), .red)
        (card.cornerRadius, card.opacity) = (4, 0.5)
        card.addSublayer(CALayer(CGRect(x: 5, y: 5, width: 10, height: 10), .blue))
        root.addSublayer(card)
        XCTAssertEqual(
            text(of: root),
            [
                "clear 0,0 100x100",
                "group in 10,10 40x30 opacity 0.5",
                "  fill rectangle with corners of 4.0 with 1.0 0.0 0.0 1.0 in 10,10 40x30",
                "  fill rectangle with 0.0 0.0 1.0 1.0 in 15,15 10x10",
                "end",
            ])
    }

    func testNothingChangesWithoutCommands() {
        let root = CALayer(CGRect(x: 0, y: 0, width: 100, height: 100), .red)
        XCTAssertEqual(text(of: root).count, 2)
        XCTAssertEqual(text(of: root), [])
    }

    func testOnlyWhatTouchesTheDamageIsDrawnAgain() {
        let root = CALayer(CGRect(x: 0, y: 0, width: 100, height: 100), nil)
        let group = CALayer(CGRect(x: 60, y: 60, width: 40, height: 40), nil)
        group.opacity = 0.5
        for x in [0, 20] { group.addSublayer(CALayer(CGRect(x: x, y: 0, width: 10, height: 10), .blue)) }
        let mover = CALayer(CGRect(x: 10, y: 10, width: 10, height: 10), .red)
        root.sublayers = [group, mover]
        _ = text(of: root)
        mover.frame.origin.x = 20
        XCTAssertEqual(
            text(of: root),
            [
                "clear 20,10 10x10", "clear 10,10 10x10",
                "fill rectangle with 1.0 0.0 0.0 1.0 in 20,10 10x10",
            ])
    }

    /// A compositor that draws whole tiles, because its target can load and store nothing less.
    private struct TileCompositor: Compositor {
        private static let side = 64

        mutating func extendDamage(
            _ damage: inout Damage, from last: DisplayList, to list: DisplayList, within bounds: PixelRect
        ) {
            for rect in damage.rects {
                let (left, top) = (rect.x / Self.side * Self.side, rect.y / Self.side * Self.side)
                let right = (rect.maxX + Self.side - 1) / Self.side * Self.side
                let bottom = (rect.maxY + Self.side - 1) / Self.side * Self.side
                damage.add(PixelRect(x: left, y: top, width: right - left, height: bottom - top).intersection(bounds))
            }
        }

        mutating func draw(_ list: DisplayList, damage: Damage, onto surface: TextCompositor.Page) {
            surface.lines = damage.rects.map { "\($0.x),\($0.y) \($0.width)x\($0.height)" }
        }
    }

    func testACompositorExtendsTheDamage() {
        let page = TextCompositor.Page()
        var player = Player(TileCompositor(), page)
        let root = CALayer(CGRect(x: 0, y: 0, width: 100, height: 100), nil)
        let layer = CALayer(CGRect(x: 70, y: 10, width: 10, height: 10), .red)
        root.addSublayer(layer)
        _ = player.frame(of: root)
        layer.backgroundColor = .blue
        _ = player.frame(of: root)
        XCTAssertEqual(page.lines, ["64,0 36x64"])
    }

    /// The page that says how to write a compositor quotes the one of these tests.
    func testThePageQuotesTheCompositor() throws {
        let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let code = try String(contentsOf: here.appendingPathComponent("TextCompositor.swift"), encoding: .utf8)
        let guide = here.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Documentation/Compositors.md")
        let page = try String(contentsOf: guide, encoding: .utf8)
        XCTAssertTrue(page.contains("```swift\n\(code)```\n"), "Documentation/Compositors.md is not up to date")
    }
}
