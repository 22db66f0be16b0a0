import CoreGraphics
import CoreText
import Foundation
import ImageIO

/// A plot of a soak test over time: memory, open files, and the duration of a round.
struct SoakPlot {
    let samples: [Soak.Sample]
    let verdict: SoakVerdict
    let kindCount: Int
    let seed: UInt64

    private static let size = CGSize(width: 1200, height: 860)
    private static let (left, right) = (CGFloat(90), CGFloat(1170))

    private struct Curve {
        let name: String
        let color: CGColor
        let value: (Soak.Sample) -> Double
    }

    func write(to url: URL) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        guard let image = draw(),
            let destination = CGImageDestinationCreateWithURL(url as CFURL, "public.png" as CFString, 1, nil)
        else { throw WorkFailure(description: "the plot cannot be drawn") }
        CGImageDestinationAddImage(destination, image, nil)
        guard CGImageDestinationFinalize(destination) else {
            throw WorkFailure(description: "\(url.path) cannot be written")
        }
    }

    private func draw() -> CGImage? {
        let context = Work.bitmap(width: Int(Self.size.width), height: Int(Self.size.height))
        context.setFillColor(.ofGray(1))
        context.fill(CGRect(origin: .zero, size: Self.size))
        let minutes = (samples.last?.seconds ?? 0) / 60
        text(
            String(
                format: "%d kinds of work in turn, %.0f minutes, %d rounds, seed %llu", kindCount, minutes,
                samples.count, seed),
            at: CGPoint(x: Self.left, y: 825), size: 20, in: context)
        panel(
            CGRect(x: Self.left, y: 470, width: Self.right - Self.left, height: 320), unit: "MB",
            [
                Curve(name: "in memory", color: CGColor(red: 0.16, green: 0.45, blue: 0.82, alpha: 1)) {
                    Double($0.memory.resident) / 1_048_576
                },
                Curve(name: "in use", color: CGColor(red: 0.88, green: 0.38, blue: 0.13, alpha: 1)) {
                    Double($0.memory.inUse) / 1_048_576
                },
            ], in: context)
        panel(
            CGRect(x: Self.left, y: 270, width: Self.right - Self.left, height: 130), unit: "ms",
            [
                Curve(name: "a round of all kinds", color: CGColor(red: 0.2, green: 0.58, blue: 0.3, alpha: 1)) {
                    $0.roundSeconds * 1000
                }
            ], in: context)
        panel(
            CGRect(x: Self.left, y: 70, width: Self.right - Self.left, height: 130), unit: "",
            [
                Curve(name: "open files", color: CGColor(red: 0.5, green: 0.3, blue: 0.65, alpha: 1)) {
                    Double($0.memory.openFiles)
                }
            ], in: context)
        text("minutes", at: CGPoint(x: Self.right - 60, y: 18), size: 14, in: context)
        return context.makeImage()
    }

    // MARK: Panels

    private func panel(_ frame: CGRect, unit: String, _ curves: [Curve], in context: CGContext) {
        let end = max(samples.last?.seconds ?? 1, 1e-3)
        let most = samples.reduce(0) { most, sample in curves.reduce(most) { max($0, $1.value(sample)) } }
        let step = Self.step(most, count: frame.height > 200 ? 6 : 3)
        let top = (most / step).rounded(.down) * step + step
        func place(_ seconds: Double, _ value: Double) -> CGPoint {
            CGPoint(x: frame.minX + frame.width * seconds / end, y: frame.minY + frame.height * value / top)
        }
        // The part that is ignored.
        context.setFillColor(.ofGray(0.95))
        context.fill(
            CGRect(x: frame.minX, y: frame.minY, width: frame.width * SoakVerdict.warmUp, height: frame.height))
        context.setLineWidth(1)
        context.setStrokeColor(.ofGray(0.85))
        for value in stride(from: 0, through: top, by: step) {
            context.strokeLineSegments(between: [place(0, value), place(end, value)])
            text("\(Self.spelled(value)) \(unit)", endingAt: place(0, value), in: context)
        }
        let minuteStep = Self.step(end / 60, count: 10)
        for minute in stride(from: 0, through: end / 60, by: minuteStep) {
            let foot = place(minute * 60, 0)
            context.strokeLineSegments(between: [foot, CGPoint(x: foot.x, y: foot.y - 5)])
            text(Self.spelled(minute), at: CGPoint(x: foot.x - 6, y: foot.y - 22), size: 14, in: context)
        }
        var nameX = frame.minX + 8
        for curve in curves {
            context.setStrokeColor(curve.color)
            context.setLineWidth(1.5)
            context.setLineJoin(.round)
            context.addLines(between: samples.map { place($0.seconds, curve.value($0)) })
            context.strokePath()
            nameX +=
                text(
                    curve.name, at: CGPoint(x: nameX, y: frame.maxY + 8), size: 15, color: curve.color, in: context)
                + 24
        }
    }

    /// A round number, which divides `whole` into at least `count` steps.
    private static func step(_ whole: Double, count: Double) -> Double {
        let rough = max(whole, 1e-6) / count
        let power = pow(10, log10(rough).rounded(.down))
        return [1, 2, 5, 10].map { $0 * power }.last { $0 <= rough } ?? power
    }

    private static func spelled(_ value: Double) -> String { String(format: "%g", (value * 1000).rounded() / 1000) }

    // MARK: Text

    private func line(_ string: String, size: CGFloat, color: CGColor) -> CTLine {
        let attributes: [NSAttributedString.Key: Any] = [
            NSAttributedString.Key(kCTFontAttributeName as String): CTFontCreateWithName("Helvetica", size, nil),
            NSAttributedString.Key(kCTForegroundColorAttributeName as String): color,
        ]
        return CTLineCreateWithAttributedString(NSAttributedString(string: string, attributes: attributes))
    }

    /// Returns the text's width.
    @discardableResult
    private func text(
        _ string: String, at place: CGPoint, size: CGFloat, color: CGColor = .ofGray(0.2), in context: CGContext
    ) -> CGFloat {
        let line = line(string, size: size, color: color)
        context.textPosition = place
        CTLineDraw(line, context)
        return CGFloat(CTLineGetTypographicBounds(line, nil, nil, nil))
    }

    private func text(_ string: String, endingAt place: CGPoint, in context: CGContext) {
        let line = line(string, size: 14, color: .ofGray(0.2))
        let width = CGFloat(CTLineGetTypographicBounds(line, nil, nil, nil))
        context.textPosition = CGPoint(x: place.x - width - 8, y: place.y - 5)
        CTLineDraw(line, context)
    }
}

extension CGColor {
    fileprivate static func ofGray(_ white: CGFloat) -> CGColor {
        CGColor(red: white, green: white, blue: white, alpha: 1)
    }
}
