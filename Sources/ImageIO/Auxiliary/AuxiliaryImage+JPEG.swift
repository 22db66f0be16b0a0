import CImageCodecs
import CoreGraphics
import Foundation
import Raster

// In JPEG files auxiliary images are separate 8-bit JPEGs: their XMP specifies their type, and the values that the
// bytes represent.

extension AuxiliaryImage {
    private static let namespace = "http://ns.apple.com/pixeldatainfo/1.0/"
    private static let prefix = "apdi"
    static let gainMapNamespace = "http://ns.adobe.com/hdr-gain-map/1.0/"
    /// Marks a gain map of ISO 21496-1 in a segment.
    private static let standardName = Data("urn:iso:std:iso:ts:21496:-1\0".utf8)

    /// Returns the type of a JPEG that accompanies another one; nil for an independent image, such as a thumbnail.
    static func kind(ofJPEG data: Data, _ nodes: [XMPNode]) -> Kind? {
        if let name = nodes.first(where: { $0.namespace == namespace && $0.name == "AuxiliaryImageType" })?.text {
            return Kind(named: name)
        }
        if nodes.contains(where: { $0.namespace == gainMapNamespace && $0.name == "Version" }) { return .gainMap }
        // Before the pixels: segments are at most 64 KiB each.
        return data.prefix(1 << 17).range(of: standardName) == nil ? nil : .gainMap
    }

    /// Decodes such a JPEG.
    init(_ kind: Kind, jpeg data: Data, _ nodes: [XMPNode], limits: ImageLimits) throws(ImageError) {
        let image = try JPEGImage(data, limits: limits)
        let bitmap = try image.decode(DecodingRequest()).bitmap
        let (width, height) = (bitmap.width, bitmap.height)
        let texts = Dictionary(
            nodes.filter { $0.namespace == Self.namespace }.compactMap { node in node.text.map { (node.name, $0) } },
            uniquingKeysWith: { old, _ in old })
        func number(_ name: String) -> Float? { texts[name].flatMap { Float($0) }.flatMap { $0.isFinite ? $0 : nil } }
        let isGray = image.header.model == JPEG_GRAY || texts["StoredFormat"] == "L008"
        guard isGray else {
            var bytes = Data(capacity: width * height * 4)
            for y in 0..<height {
                let row = bitmap.buffer.row(y)
                for x in 0..<width { bytes.append(contentsOf: [row[x * 4 + 2], row[x * 4 + 1], row[x * 4], 255]) }
            }
            self.init(kind, width: width, height: height, format: .color, bytes: bytes, metadata: nodes)
            return
        }
        var levels = Data(capacity: width * height)
        for y in 0..<height {
            let row = bitmap.buffer.row(y)
            for x in 0..<width { levels.append(row[x * 4 + 1]) }
        }
        let native = texts["NativeFormat"].flatMap { UInt32($0) }.flatMap(Format.init)
        guard let native, native.size > 1, native != .color, let low = number("FloatMinValue"),
            let high = number("FloatMaxValue")
        else {
            self.init(kind, width: width, height: height, format: .byte, bytes: levels, metadata: nodes)
            return
        }
        var bytes = Data(capacity: levels.count * native.size)
        for level in levels {
            let value = low + (high - low) * Float(level) / 255
            if native.size == 2 {
                withUnsafeBytes(of: Float16(value).bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
            } else {
                withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
            }
        }
        self.init(kind, width: width, height: height, format: native, bytes: bytes, metadata: nodes)
    }

    /// Returns the image in the form that such a JPEG needs, and its XMP.
    func jpegContents() throws(ImageError) -> (bitmap: Bitmap, nodes: [XMPNode]) {
        let buffer = try PixelBuffer.make(width: width, height: height)
        let values = values.map { $0.isFinite ? $0 : 0 }
        var (low, high): (Float, Float) = (0, 1)
        if format.size > 1, format != .color {
            low = values.min() ?? 0
            high = max(values.max() ?? 1, low + .ulpOfOne)
        }
        func level(_ value: Float) -> UInt8 { UInt8(min(max((value - low) / (high - low), 0), 1) * 255 + 0.5) }
        for y in 0..<height {
            let row = buffer.row(y)
            for x in 0..<width {
                let place = y * width + x
                for i in 0..<3 { row[x * 4 + i] = level(format == .color ? values[place * 3 + i] : values[place]) }
                row[x * 4 + 3] = 255
            }
        }
        var texts = ["AuxiliaryImageType": kind.names[0]]
        if format != .color { texts["StoredFormat"] = "L008" }
        if format != .byte, format != .color {
            texts["NativeFormat"] = String(format.rawValue)
            (texts["FloatMinValue"], texts["FloatMaxValue"]) = ("\(low)", "\(high)")
        }
        let own = texts.sorted { $0.key < $1.key }.map { name, text in
            XMPNode(
                namespace: Self.namespace, prefix: Self.prefix, name: name, type: .string, value: .text(text))
        }
        return (Bitmap(buffer, isOpaque: true), own + metadata.filter { $0.namespace != Self.namespace })
    }
}
