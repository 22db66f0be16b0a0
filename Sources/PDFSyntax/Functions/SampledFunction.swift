import Foundation

/// A table of samples, between which values are interpolated linearly. PDF 32000-1, 7.10.2.
struct SampledFunction: Sendable {
    private let sizes: [Int]
    private let encode: [ClosedEnds]
    private let decode: [ClosedEnds]
    private let domain: [ClosedRange<Double>]
    /// In 0...1, with interleaved outputs; the first input varies fastest.
    private let samples: [Float]

    /// Two ends, in either order.
    struct ClosedEnds: Sendable { var low, high: Double }

    private static let maxSampleCount = 1 << 22

    init?(_ stream: PDFStream, inputCount: Int, range: [ClosedRange<Double>], domain: [ClosedRange<Double>]) {
        let dictionary = stream.dictionary
        let bits = dictionary["BitsPerSample"].integer ?? 8
        guard let sizes = dictionary["Size"].array?.numbers?.map({ Int(min(max($0, 0), 65536)) }),
            sizes.count == inputCount, inputCount <= 6, !range.isEmpty, sizes.allSatisfy({ $0 > 0 }),
            [1, 2, 4, 8, 12, 16, 24, 32].contains(bits)
        else { return nil }
        var count = range.count
        for size in sizes {
            count *= size
            guard count <= SampledFunction.maxSampleCount else { return nil }
        }
        var reader = BitReader(stream.data(limit: SampledFunction.maxSampleCount * 4))
        let scale = 1 / (pow(2, Double(bits)) - 1)
        samples = (0..<count).map { _ in Float(Double(reader.read(bits)) * scale) }
        self.sizes = sizes
        self.domain = domain
        let encodes = dictionary["Encode"].array?.numbers ?? []
        encode = sizes.indices.map {
            2 * $0 + 1 < encodes.count
                ? ClosedEnds(low: encodes[2 * $0], high: encodes[2 * $0 + 1])
                : ClosedEnds(low: 0, high: Double(sizes[$0] - 1))
        }
        let decodes = dictionary["Decode"].array?.numbers ?? []
        decode = range.indices.map {
            2 * $0 + 1 < decodes.count
                ? ClosedEnds(low: decodes[2 * $0], high: decodes[2 * $0 + 1])
                : ClosedEnds(low: range[$0].lowerBound, high: range[$0].upperBound)
        }
    }

    func callAsFunction(_ inputs: [Double]) -> [Double] {
        let outputCount = decode.count
        var sums = [Double](repeating: 0, count: outputCount)
        let places = sizes.indices.map { index in
            let span = domain[index].upperBound - domain[index].lowerBound
            let part = span > 0 ? (inputs[index] - domain[index].lowerBound) / span : 0
            let place = encode[index].low + part * (encode[index].high - encode[index].low)
            return place.clamped(to: 0...Double(sizes[index] - 1))
        }
        // Each corner of the cell around the position, weighted by proximity.
        for corner in 0..<(1 << sizes.count) {
            var (weight, index, step) = (1.0, 0, 1)
            for dimension in sizes.indices {
                let below = min(Int(places[dimension]), sizes[dimension] - 1)
                let part = places[dimension] - Double(below)
                let isUpper = corner >> dimension & 1 == 1
                weight *= isUpper ? part : 1 - part
                index += min(below + (isUpper ? 1 : 0), sizes[dimension] - 1) * step
                step *= sizes[dimension]
            }
            guard weight > 0 else { continue }
            for output in 0..<outputCount { sums[output] += weight * Double(samples[index * outputCount + output]) }
        }
        return sums.indices.map { decode[$0].low + sums[$0] * (decode[$0].high - decode[$0].low) }
    }
}

/// Reads numbers of any bit width, most significant bit first; zeros beyond the end.
package struct BitReader {
    private let bytes: [UInt8]
    private var bit = 0

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    package var isAtEnd: Bool { bit >= bytes.count * 8 }

    /// - count: at most 32.
    package mutating func read(_ count: Int) -> UInt32 {
        var value: UInt64 = 0
        var left = count
        while left > 0 {
            let byte = bit >> 3 < bytes.count ? bytes[bit >> 3] : 0
            let available = 8 - bit & 7
            let taken = min(available, left)
            let part = Int(byte) >> (available - taken) & (1 << taken - 1)
            value = value << UInt64(taken) | UInt64(part)
            bit += taken
            left -= taken
        }
        return UInt32(truncatingIfNeeded: value)
    }

    package mutating func skipToByte() { bit = (bit + 7) & ~7 }
}
