import Foundation

/// The samples that an image was created from.
struct ImageSource: Sendable {
    private let whole: CGDataProvider
    /// The offset of the first pixel, in bits. A pixel may be smaller than a byte.
    private let firstBit: Int
    let decoding: DecodeArray?

    init(provider: CGDataProvider, decoding: DecodeArray?) {
        self.init(whole: provider, firstBit: 0, decoding: decoding)
    }

    private init(whole: CGDataProvider, firstBit: Int, decoding: DecodeArray?) {
        self.whole = whole
        self.firstBit = firstBit
        self.decoding = decoding
    }

    /// Returns the same samples, starting at a later pixel.
    func moved(byBits bits: Int) -> ImageSource {
        ImageSource(whole: whole, firstBit: firstBit + bits, decoding: decoding)
    }

    /// Returns a provider whose first byte starts with the first pixel.
    func provider(of layout: PixelLayout) -> CGDataProvider? {
        if firstBit == 0 { return whole }
        guard let data = whole.data else { return nil }
        let rest = data.dropFirst(firstBit / 8)
        let shift = firstBit % 8
        guard shift > 0 else { return CGDataProvider(data: rest) }
        var shifted = Data(count: rest.count)
        var place = shifted.startIndex
        for i in rest.indices {
            let next = i + 1 < rest.endIndex ? rest[i + 1] : 0
            shifted[place] = rest[i] << UInt8(shift) | next >> UInt8(8 - shift)
            place += 1
        }
        return CGDataProvider(data: shifted)
    }

    /// Calls `body` with the samples; returns nil, which is reported, when there are fewer than the layout requires.
    func withBytes<Result>(of layout: PixelLayout, _ body: (UnsafeRawBufferPointer) -> Result?) -> Result? {
        guard let data = provider(of: layout)?.data, data.count >= layout.byteCount else {
            reportOnce("CGImage: \(whole.data?.count ?? 0) bytes are too few for \(layout.byteCount)")
            return nil
        }
        return data.withUnsafeBytes(body)
    }
}

/// The numbers of a decode array, at a stable address.
// `@unchecked Sendable`: written by the initializer only.
final class DecodeArray: @unchecked Sendable {
    private let storage: UnsafeMutableBufferPointer<CGFloat>

    init(_ numbers: UnsafePointer<CGFloat>, count: Int) {
        storage = .allocate(capacity: count)
        _ = storage.initialize(from: UnsafeBufferPointer(start: numbers, count: count))
    }

    deinit { storage.deallocate() }

    var pointer: UnsafePointer<CGFloat>? { storage.baseAddress.map { UnsafePointer($0) } }
    var values: [CGFloat] { Array(storage) }
}
