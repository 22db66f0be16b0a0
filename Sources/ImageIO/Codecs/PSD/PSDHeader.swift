import CoreGraphics
import Foundation

/// The parts of a Photoshop document before its flattened image.
struct PSDHeader {
    enum Mode { case bitmap, gray, indexed, rgb, cmyk, lab }

    let width: Int
    let height: Int
    /// The number of bits per sample: 1, 8, 16 or 32.
    let depth: Int
    let mode: Mode
    /// Whether lengths have 8 bytes, as in PSB.
    let isLarge: Bool
    /// The number of channels in the file, and of those that make up the image, including alpha.
    let storedChannelCount: Int
    private(set) var channelCount = 0
    private(set) var hasAlpha = false
    /// Red, green and blue of each index, 256 of each.
    private(set) var palette: [UInt8] = []
    private(set) var resolution: ImageDescription.Resolution?
    private(set) var profile: ICCProfile?
    private(set) var exif: Range<Int>?
    private(set) var xmp: Range<Int>?
    private(set) var iptc: Range<Int>?
    /// The JPEG thumbnail.
    private(set) var thumbnail: Range<Int>?
    private(set) var pixelOffset = 0
    /// Whether data follows the header; its completeness is determined by the pixels.
    private(set) var isWhole = false

    private enum Resource {
        static let resolution: UInt16 = 1005
        static let iptc: UInt16 = 1028
        static let thumbnail: UInt16 = 1036
        static let profile: UInt16 = 1039
        static let exif: UInt16 = 1058
        static let xmp: UInt16 = 1060
    }

    private static let maxChannelCount = 56
    private static let cut = ImageError.truncated("the header")

    init(_ file: UnsafeRawBufferPointer, limits: ImageLimits) throws(ImageError) {
        var reader = ByteReader(file, at: 4)
        guard let version = reader.read(UInt16.self), reader.skip(6), let channels = reader.read(UInt16.self),
            let height = reader.read(UInt32.self), let width = reader.read(UInt32.self),
            let depth = reader.read(UInt16.self), let mode = reader.read(UInt16.self)
        else { throw Self.cut }
        guard version == 1 || version == 2 else { throw .unsupported("version \(version)") }
        guard (1...Self.maxChannelCount).contains(Int(channels)) else { throw .invalid("\(channels) channels") }
        try limits.check(width: Int(width), height: Int(height))
        (self.width, self.height, self.depth) = (Int(width), Int(height), Int(depth))
        (isLarge, storedChannelCount) = (version == 2, Int(channels))
        let known: [UInt16: (mode: Mode, colors: Int)] = [
            0: (.bitmap, 1), 1: (.gray, 1), 2: (.indexed, 1), 3: (.rgb, 3), 4: (.cmyk, 4), 8: (.gray, 1), 9: (.lab, 3),
        ]
        guard let (mode, colors) = known[mode], colors <= channels else { throw .unsupported("colour mode \(mode)") }
        let depths: Set<Int> = mode == .bitmap ? [1] : mode == .indexed ? [8] : mode == .lab ? [8, 16] : [8, 16, 32]
        guard depths.contains(self.depth) else { throw .unsupported("\(depth) bits in this colour mode") }
        self.mode = mode
        channelCount = colors
        guard let colorSize = reader.read(UInt32.self), let table = reader.read(count: Int(colorSize)) else {
            throw Self.cut
        }
        if mode == .indexed {
            guard table.count >= 768 else { throw .invalid("no palette") }
            // Three planes of 256 levels.
            palette = (0..<768).map { (place: Int) -> UInt8 in table[place % 3 * 256 + place / 3] }
        }
        guard let resourceSize = reader.read(UInt32.self) else { throw Self.cut }
        let start = reader.offset
        guard reader.skip(Int(resourceSize)) else { throw Self.cut }
        readResources(file, start..<reader.offset)
        try readLayers(&reader)
        pixelOffset = reader.offset
        isWhole = reader.offset < file.count
    }

    /// Reads the layers: a negative layer count means that the first channel after the colours is the flattened image's
    /// alpha.
    private mutating func readLayers(_ reader: inout ByteReader) throws(ImageError) {
        func length(_ reader: inout ByteReader) -> Int? {
            isLarge
                ? reader.read(UInt64.self).flatMap { Int(exactly: $0) } : reader.read(UInt32.self).map { Int($0) }
        }
        guard let size = length(&reader) else { throw Self.cut }
        let (end, overflow) = reader.offset.addingReportingOverflow(size)
        guard !overflow else { throw .invalid("the size of the layers") }
        if size > 0, let layers = length(&reader), layers >= 2, let count = reader.read(Int16.self), count < 0,
            storedChannelCount > channelCount, mode != .bitmap, mode != .indexed, mode != .lab, mode != .cmyk
        {
            hasAlpha = true
            channelCount += 1
        }
        guard reader.move(to: end) else { throw .truncated("the layers") }
    }

    private mutating func readResources(_ file: UnsafeRawBufferPointer, _ range: Range<Int>) {
        let block = UnsafeRawBufferPointer(rebasing: file[range])
        var reader = ByteReader(block)
        while let mark = reader.read(count: 4), mark.elementsEqual("8BIM".utf8), let id = reader.read(UInt16.self),
            let nameSize = reader.read(UInt8.self), reader.skip(Int(nameSize) + (nameSize % 2 == 0 ? 1 : 0)),
            let size = reader.read(UInt32.self)
        {
            let start = range.lowerBound + reader.offset
            guard let contents = reader.read(count: Int(size)) else { return }
            take(id, contents, at: start..<start + contents.count)
            if size % 2 == 1 { _ = reader.skip(1) }
        }
    }

    private mutating func take(_ id: UInt16, _ contents: UnsafeRawBufferPointer, at range: Range<Int>) {
        switch id {
        case Resource.resolution:
            // Pixels per inch in 16.16 fixed point, whatever the displayed unit, and units; then the same for the
            // height.
            var reader = ByteReader(contents)
            guard let x = reader.read(UInt32.self), reader.skip(4), let y = reader.read(UInt32.self), x > 0, y > 0
            else { return }
            resolution = .init(x: Double(x) / 65_536, y: Double(y) / 65_536)
        case Resource.iptc: iptc = range
        case Resource.profile:
            let model: CGColorSpaceModel =
                switch mode {
                case .bitmap, .gray: .monochrome
                case .cmyk: .cmyk
                case .lab: .lab
                case .rgb, .indexed: .rgb
                }
            profile = contents.count <= 8 << 20 ? ICCProfile(Data(contents), model: model) : nil
        case Resource.exif: exif = range
        case Resource.xmp: xmp = range
        case Resource.thumbnail:
            // 28 bytes of sizes, then a JPEG if the first number is 1.
            var reader = ByteReader(contents)
            if reader.read(UInt32.self) == 1, contents.count > 28 {
                thumbnail = range.lowerBound + 28..<range.upperBound
            }
        default: break
        }
    }

    /// Returns the space of the samples. Floating-point samples are linear light.
    func space() throws(ImageError) -> CGColorSpace {
        switch mode {
        case .bitmap: return .genericGray
        case .indexed:
            let base = CGColorSpace.space(of: profile, componentCount: 3)
            guard let space = CGColorSpace(indexedBaseSpace: base, last: 255, colorTable: palette) else {
                throw .invalid("no palette")
            }
            return space
        case .lab: return CGColorSpace(name: CGColorSpace.genericLab) ?? .standard
        case .gray, .rgb, .cmyk:
            let count = mode == .gray ? 1 : mode == .rgb ? 3 : 4
            guard depth == 32, profile == nil, count < 4 else {
                return CGColorSpace.space(of: profile, componentCount: count)
            }
            let name = count == 1 ? CGColorSpace.extendedLinearGray : CGColorSpace.extendedLinearSRGB
            return CGColorSpace(name: name) ?? .standard
        }
    }
}
