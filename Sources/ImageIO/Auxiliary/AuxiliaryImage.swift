import CoreGraphics
import Foundation

/// An auxiliary image beside an image in its file: one value for each position.
struct AuxiliaryImage: Hashable, Sendable {
    /// The meaning of the values. The raw values are Apple's keys.
    enum Kind: String, CaseIterable, Sendable {
        case depth = "kCGImageAuxiliaryDataTypeDepth"
        case disparity = "kCGImageAuxiliaryDataTypeDisparity"
        case gainMap = "kCGImageAuxiliaryDataTypeHDRGainMap"
        case portrait = "kCGImageAuxiliaryDataTypePortraitEffectsMatte"
        case glasses = "kCGImageAuxiliaryDataTypeSemanticSegmentationGlassesMatte"
        case hair = "kCGImageAuxiliaryDataTypeSemanticSegmentationHairMatte"
        case skin = "kCGImageAuxiliaryDataTypeSemanticSegmentationSkinMatte"
        case sky = "kCGImageAuxiliaryDataTypeSemanticSegmentationSkyMatte"
        case teeth = "kCGImageAuxiliaryDataTypeSemanticSegmentationTeethMatte"
    }

    /// The memory format of a value, as a four-character video pixel format.
    enum Format: UInt32, Sendable {
        case byte = 0x4C30_3038  // L008
        case halfDisparity = 0x6864_6973  // hdis
        case floatDisparity = 0x6664_6973  // fdis
        case halfDepth = 0x6864_6570  // hdep
        case floatDepth = 0x6664_6570  // fdep
        case color = 0x4247_5241  // BGRA

        var size: Int {
            switch self {
            case .byte: 1
            case .halfDisparity, .halfDepth: 2
            case .floatDisparity, .floatDepth, .color: 4
            }
        }
    }

    var kind: Kind
    var width: Int
    var height: Int
    var format: Format
    var bytesPerRow: Int
    var bytes: Data
    var metadata: [XMPNode] = []

    init(
        _ kind: Kind, width: Int, height: Int, format: Format, bytesPerRow: Int? = nil, bytes: Data,
        metadata: [XMPNode] = []
    ) {
        (self.kind, self.width, self.height, self.format) = (kind, width, height, format)
        (self.bytes, self.metadata) = (bytes, metadata)
        self.bytesPerRow = bytesPerRow ?? width * format.size
    }

    /// Creates an auxiliary image from a caller's dictionary; returns nil if something is missing or inconsistent.
    init?(_ kind: Kind, _ dictionary: CFDictionary) {
        let description = dictionary.dictionary(kCGImageAuxiliaryDataInfoDataDescription) ?? [:]
        guard let data = dictionary[kCGImageAuxiliaryDataInfoData] as? Data,
            let width = description.positiveInteger(kCGImagePropertyWidth), width <= 1 << 16,
            let height = description.positiveInteger(kCGImagePropertyHeight), height <= 1 << 16,
            let code = description.positiveInteger(kCGImagePropertyPixelFormat),
            let format = UInt32(exactly: code).flatMap(Format.init)
        else { return nil }
        let rowBytes = description.positiveInteger(kCGImagePropertyBytesPerRow) ?? width * format.size
        guard rowBytes >= width * format.size, rowBytes <= 1 << 24,
            data.count >= rowBytes * (height - 1) + width * format.size
        else { return nil }
        let metadata = (dictionary[kCGImageAuxiliaryDataInfoMetadata] as? CGImageMetadata)?.nodes ?? []
        self.init(
            kind, width: width, height: height, format: format, bytesPerRow: rowBytes, bytes: data, metadata: metadata)
    }

    /// The dictionary in Apple's format.
    var dictionary: CFDictionary {
        let description: CFDictionary = [
            kCGImagePropertyWidth: NSNumber(value: width), kCGImagePropertyHeight: NSNumber(value: height),
            kCGImagePropertyBytesPerRow: NSNumber(value: bytesPerRow),
            kCGImagePropertyPixelFormat: NSNumber(value: format.rawValue),
        ]
        return [
            kCGImageAuxiliaryDataInfoData: bytes, kCGImageAuxiliaryDataInfoDataDescription: description,
            kCGImageAuxiliaryDataInfoMetadata: CGImageMetadata(metadata),
        ]
    }

    /// The values in order: bytes and colours in 0...1, others unchanged. A colour has three values.
    var values: [Float] {
        var result: [Float] = []
        result.reserveCapacity(width * height * (format == .color ? 3 : 1))
        bytes.withUnsafeBytes { bytes in
            for y in 0..<height {
                for x in 0..<width {
                    let place = y * bytesPerRow + x * format.size
                    switch format {
                    case .byte: result.append(Float(bytes[place]) / 255)
                    case .halfDisparity, .halfDepth:
                        let bits = bytes.loadUnaligned(fromByteOffset: place, as: UInt16.self)
                        result.append(Float(Float16(bitPattern: UInt16(littleEndian: bits))))
                    case .floatDisparity, .floatDepth:
                        let bits = bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)
                        result.append(Float(bitPattern: UInt32(littleEndian: bits)))
                    case .color: for i in [2, 1, 0] { result.append(Float(bytes[place + i]) / 255) }
                    }
                }
            }
        }
        return result
    }
}

extension AuxiliaryImage.Kind {
    /// The names that Apple's cameras use in files; the first is written.
    var names: [String] {
        switch self {
        case .depth: ["depth", "urn:mpeg:hevc:2015:auxid:2", "urn:mpeg:mpegB:cicp:systems:auxiliary:depth"]
        case .disparity: ["disparity"]
        case .gainMap: ["urn:com:apple:photo:2020:aux:hdrgainmap"]
        case .portrait: ["urn:com:apple:photo:2018:aux:portraiteffectsmatte"]
        case .glasses: ["urn:com:apple:photo:2020:aux:semanticglassesmatte"]
        case .hair: ["urn:com:apple:photo:2019:aux:semantichairmatte"]
        case .skin: ["urn:com:apple:photo:2019:aux:semanticskinmatte"]
        case .sky: ["urn:com:apple:photo:2020:aux:semanticskymatte"]
        case .teeth: ["urn:com:apple:photo:2019:aux:semanticteethmatte"]
        }
    }

    init?(named name: String) {
        guard let kind = Self.allCases.first(where: { $0.names.contains(name) }) else { return nil }
        self = kind
    }
}
