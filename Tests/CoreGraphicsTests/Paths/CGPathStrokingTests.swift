import CoreGraphics
import XCTest

/// Outlines of lines as paths: they cover what stroking would.
final class CGPathStrokingTests: XCTestCase {
    private var shapes: [(String, CGPath)] {
        let zigzag = CGMutablePath()
        zigzag.addLines(between: [(10, 20), (50, 85), (60, 20), (90, 80)].map { CGPoint(x: $0.0, y: $0.1) })
        let hook = CGMutablePath()
        hook.move(to: CGPoint(x: 20, y: 20))
        hook.addCurve(
            to: CGPoint(x: 80, y: 20), control1: CGPoint(x: 110, y: 110), control2: CGPoint(x: -10, y: 110))
        let closed = CGMutablePath()
        closed.addRect(CGRect(x: 25, y: 30, width: 45, height: 35))
        closed.addEllipse(in: CGRect(x: 40, y: 45, width: 40, height: 30))
        let dot = CGMutablePath()
        dot.move(to: CGPoint(x: 50, y: 50))
        dot.addLine(to: CGPoint(x: 50, y: 50))
        return [("zigzag", zigzag), ("hook", hook), ("closed", closed), ("dot", dot)]
    }

    private func draw(_ body: (CGContext) -> Void) throws -> Picture {
        try Picture.drawn(100, 100, body)
    }

    func testOutlinesCoverWhatStrokesCover() throws {
        for (name, shape) in shapes {
            for cap in [CGLineCap.butt, .round, .square] {
                for (join, width) in [(CGLineJoin.miter, 1.5), (.round, 9), (.bevel, 24)] as [(CGLineJoin, CGFloat)] {
                    let outline = shape.copy(
                        strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: 4, transform: .identity)
                    let filled = try draw { context in
                        context.addPath(outline)
                        context.fillPath()
                    }
                    let stroked = try draw { context in
                        context.setLineCap(cap)
                        context.setLineJoin(join)
                        context.setMiterLimit(4)
                        context.setLineWidth(width)
                        context.addPath(shape)
                        context.strokePath()
                    }
                    let most = zip(filled.bytes, stroked.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
                    // The outline of a curve consists of curves, each slightly off.
                    XCTAssertLessThanOrEqual(most, 16, "\(name) \(cap) \(join) \(width)")
                }
            }
        }
    }

    func testDashesAreThoseOfADashedStroke() throws {
        for (name, shape) in shapes where name != "dot" {
            for (phase, lengths) in [(0, [12, 7]), (5, [9]), (-3, [4, 6, 1, 6])] as [(CGFloat, [CGFloat])] {
                let dashes = shape.copy(dashingWithPhase: phase, lengths: lengths, transform: .identity)
                let apart = try draw { context in
                    context.setLineWidth(5)
                    context.addPath(dashes)
                    context.strokePath()
                }
                let dashed = try draw { context in
                    context.setLineWidth(5)
                    context.setLineDash(phase: phase, lengths: lengths)
                    context.addPath(shape)
                    context.strokePath()
                }
                let difference = zip(apart.bytes, dashed.bytes).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
                XCTAssertLessThan(Double(difference) / Double(apart.bytes.count), 0.2, "\(name) \(phase) \(lengths)")
            }
        }
    }

    func testTheTransformIsAppliedToTheResult() {
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)])
        let outline = line.copy(
            strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10,
            transform: CGAffineTransform(scaleX: 1, y: 3))
        XCTAssertEqual(outline.boundingBoxOfPath, CGRect(x: 0, y: 24, width: 20, height: 12))
        let dashes = line.copy(
            dashingWithPhase: 0, lengths: [5, 5], transform: CGAffineTransform(translationX: 100, y: 0))
        XCTAssertEqual(dashes.boundingBoxOfPath, CGRect(x: 100, y: 10, width: 15, height: 0))
    }

    func testEmptyPathsHaveNoOutline() {
        let empty = CGMutablePath()
        XCTAssertTrue(
            empty.copy(strokingWithWidth: 5, lineCap: .round, lineJoin: .round, miterLimit: 10, transform: .identity)
                .isEmpty)
        XCTAssertTrue(empty.copy(dashingWithPhase: 1, lengths: [3, 4], transform: .identity).isEmpty)
        for width in [CGFloat.nan, .infinity, -5, 0] {
            _ = shapes[0].1.copy(
                strokingWithWidth: width, lineCap: .butt, lineJoin: .miter, miterLimit: 10, transform: .identity)
        }
    }
}
