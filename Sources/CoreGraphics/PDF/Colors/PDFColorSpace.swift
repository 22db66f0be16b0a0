import Foundation
import PDFSyntax
import Raster

/// A colour space of a page, which converts its components to sRGB. PDF 32000-1, 8.6.
final class PDFColorSpace: Sendable {
    indirect enum Kind: Sendable {
        case space(CGColorSpace)
        case calibrated(CalibratedColor)
        case lab(LabColor)
        case indexed(base: PDFColorSpace, table: [UInt8], last: Int)
        /// Inks that a function converts to another space; `paints` is false for the ink `None`.
        case tint(alternate: PDFColorSpace, PDFFunction, paints: Bool)
        case pattern(base: PDFColorSpace?)
    }

    let kind: Kind
    let componentCount: Int

    init(_ kind: Kind, componentCount: Int) {
        self.kind = kind
        self.componentCount = componentCount
    }

    static let gray = PDFColorSpace(.space(.deviceGray), componentCount: 1)
    static let rgb = PDFColorSpace(.space(.deviceRGB), componentCount: 3)
    static let cmyk = PDFColorSpace(.space(.deviceCMYK), componentCount: 4)
    static let pattern = PDFColorSpace(.pattern(base: nil), componentCount: 0)

    static func device(componentCount: Int) -> PDFColorSpace? {
        switch componentCount {
        case 1: gray
        case 3: rgb
        case 4: cmyk
        default: nil
        }
    }

    /// The initial colour of the space.
    var initialComponents: [Double] {
        switch kind {
        case .space(let space) where space.model == .cmyk: [0, 0, 0, 1]
        case .tint: Array(repeating: 1, count: componentCount)
        case .lab(let lab): [0, 0.0.clamped(to: lab.aRange), 0.0.clamped(to: lab.bRange)]
        default: Array(repeating: 0, count: componentCount)
        }
    }

    /// Returns the default decode array of an image's samples: two numbers per component.
    func defaultDecode(bits: Int) -> [Double] {
        switch kind {
        case .indexed: [0, Double((1 << min(bits, 16)) - 1)]
        case .lab(let lab):
            [0, 100, lab.aRange.lowerBound, lab.aRange.upperBound, lab.bRange.lowerBound, lab.bRange.upperBound]
        default: (0..<componentCount).flatMap { _ in [0.0, 1.0] }
        }
    }

    /// Returns the colour in sRGB, each component in 0...1.
    func color(_ components: [Double]) -> SIMD3<Double> {
        var components = components
        while components.count < componentCount { components.append(0) }
        switch kind {
        case .space(let space):
            if space == .deviceRGB { return SIMD3(components[0], components[1], components[2]).unit }
            if space == .deviceGray { return SIMD3(repeating: components[0]).unit }
            let values = components.prefix(componentCount).map { CGFloat($0.clamped(to: 0...1)) }
            let color = PaintColor(values + [1], in: space)
            return SIMD3(Double(color.red), Double(color.green), Double(color.blue))
        case .calibrated(let calibrated): return calibrated.color(components)
        case .lab(let lab): return lab.color(components)
        case .indexed(let base, let table, let last):
            let index = Int(components[0].clamped(to: 0...Double(last)).rounded())
            let count = base.componentCount
            let decode = base.defaultDecode(bits: 8)
            return base.color(
                (0..<count).map { place in
                    let byte = index * count + place < table.count ? table[index * count + place] : 0
                    return decode[2 * place] + Double(byte) / 255 * (decode[2 * place + 1] - decode[2 * place])
                })
        case .tint(let alternate, let function, _): return alternate.color(function(components))
        case .pattern: return .zero
        }
    }

    /// False for inks that leave no mark.
    var paints: Bool { if case .tint(_, _, false) = kind { false } else { true } }

    /// The Quartz space that converts 8-bit samples directly; nil for others.
    var imageSpace: CGColorSpace? { if case .space(let space) = kind { space } else { nil } }
}

extension SIMD3<Double> {
    /// The components clamped to 0...1.
    var unit: SIMD3<Double> { clamped(lowerBound: .zero, upperBound: .one) }
}
