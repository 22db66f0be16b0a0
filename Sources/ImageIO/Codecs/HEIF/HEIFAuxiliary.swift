import CHEIF
import CoreGraphics
import Foundation

/// The auxiliary images of a HEIF file: depth, gain maps, mattes. They are 8-bit gray.
enum HEIFAuxiliary {
    private static let maxCount: Int32 = 32

    static func list(of handle: OpaquePointer) -> [(kind: AuxiliaryImage.Kind, id: heif_item_id, isDepth: Bool)] {
        var result: [(kind: AuxiliaryImage.Kind, id: heif_item_id, isDepth: Bool)] = []
        var ids = [heif_item_id](repeating: 0, count: Int(maxCount))
        if heif.heif_image_handle_get_list_of_depth_image_IDs(handle, &ids, maxCount) > 0 {
            result.append((.depth, ids[0], true))
        }
        // Alpha is part of the image itself.
        let filter = LIBHEIF_AUX_IMAGE_FILTER_OMIT_ALPHA | LIBHEIF_AUX_IMAGE_FILTER_OMIT_DEPTH
        let count = heif.heif_image_handle_get_list_of_auxiliary_image_IDs(handle, Int32(filter), &ids, maxCount)
        for id in ids.prefix(Int(max(count, 0))) {
            guard let name = name(of: id, handle), let kind = AuxiliaryImage.Kind(named: name),
                !result.contains(where: { $0.kind == kind })
            else { continue }
            result.append((kind, id, false))
        }
        return result
    }

    private static func name(of id: heif_item_id, _ handle: OpaquePointer) -> String? {
        var image: OpaquePointer?
        guard heif.heif_image_handle_get_auxiliary_image_handle(handle, id, &image).code == heif_error_Ok, let image
        else { return nil }
        defer { heif.heif_image_handle_release(image) }
        var text: UnsafePointer<CChar>?
        guard heif.heif_image_handle_get_auxiliary_type(image, &text).code == heif_error_Ok, text != nil else {
            return nil
        }
        defer { heif.heif_image_handle_free_auxiliary_types(image, &text) }
        return text.map { String(cString: $0) }
    }

    static func image(
        _ kind: AuxiliaryImage.Kind, _ id: heif_item_id, isDepth: Bool, of handle: OpaquePointer, _ limits: ImageLimits
    ) throws(ImageError) -> AuxiliaryImage {
        var found: OpaquePointer?
        let getting =
            isDepth
            ? heif.heif_image_handle_get_depth_image_handle(handle, id, &found)
            : heif.heif_image_handle_get_auxiliary_image_handle(handle, id, &found)
        if let error = ImageError(getting) { throw error }
        guard let found else { throw .outOfMemory }
        defer { heif.heif_image_handle_release(found) }
        let width = Int(heif.heif_image_handle_get_width(found))
        let height = Int(heif.heif_image_handle_get_height(found))
        try limits.check(width: width, height: height)
        var picture: OpaquePointer?
        let decoding = heif.heif_decode_image(
            found, &picture, heif_colorspace_YCbCr, heif_chroma_monochrome, nil)
        if let error = ImageError(decoding) { throw error }
        guard let picture else { throw .outOfMemory }
        defer { heif.heif_image_release(picture) }
        var stride: Int32 = 0
        guard let plane = heif.heif_image_get_plane_readonly(picture, heif_channel_Y, &stride),
            Int(heif.heif_image_get_width(picture, heif_channel_Y)) >= width,
            Int(heif.heif_image_get_height(picture, heif_channel_Y)) >= height
        else { throw .invalid("auxiliary pixels do not fit their header") }
        let bits = Int(heif.heif_image_get_bits_per_pixel_range(picture, heif_channel_Y))
        var bytes = Data(capacity: width * height)
        for y in 0..<height {
            let row = plane + y * Int(stride)
            for x in 0..<width {
                guard bits > 8 else {
                    bytes.append(row[x])
                    continue
                }
                let value = UnsafeRawPointer(row).loadUnaligned(fromByteOffset: x * 2, as: UInt16.self)
                bytes.append(UInt8(Int(value) >> (bits - 8) & 255))
            }
        }
        let nodes = HEIFDecoder.metadata(found, type: "mime").flatMap { XMPPacket.read($0) } ?? []
        return AuxiliaryImage(kind, width: width, height: height, format: .byte, bytes: bytes, metadata: nodes)
    }
}
