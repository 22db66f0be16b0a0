import CImageCodecs
import CHEIF
import CoreGraphics
import Foundation
import Raster

/// HEIF with the codecs of the installed libheif, usually HEVC. Images are returned as stored: their orientation is
/// reported separately.
struct HEIFDecoder: ImageDecoder {
    static let typeIdentifier = "public.heic"

    private let file: HEIFFile
    private let images: [Image]
    private let limits: ImageLimits
    let isWhole: Bool

    /// The properties of an image that are known before decoding.
    private struct Image {
        var width: Int
        var height: Int
        /// Whether the file's transformations are reported as the orientation.
        var isTurned = false
        var depth: Int
        var isGray: Bool
        var hasAlpha: Bool
        var isPremultiplied: Bool
        var exif: ExifBlock?
        var xmp: Data?
        var profile: ICCProfile?
        var space: CGColorSpace?
        /// Its auxiliary images, and whether libheif treats each as depth.
        var auxiliary: [(kind: AuxiliaryImage.Kind, id: heif_item_id, isDepth: Bool)] = []
    }

    /// Returns the maximum final length that is accepted for an incomplete file, given the bytes available: libheif
    /// copies the data of an item, including missing bytes.
    private static func maxComingSize(of count: Int) -> Int { min(max(1 << 26, 64 * count), 1 << 30) }

    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool { ISOBoxes(bytes).isHEIF }

    init(_ data: Data, limits: ImageLimits) throws(ImageError) {
        let boxes = data.withUnsafeBytes { ISOBoxes($0) }
        isWhole = boxes.isWhole
        // libheif accesses all items of a file when it is opened: missing bytes are zeros meanwhile.
        let comingSize = boxes.hasDescription ? boxes.comingSize : nil
        guard isWhole || comingSize.map({ $0 <= Self.maxComingSize(of: data.count) }) ?? false else {
            throw .truncated("a box of the file is truncated")
        }
        let file = try HEIFFile(data, comingSize: isWhole ? nil : comingSize, limits: limits)
        var images: [Image] = []
        for index in file.imageIDs.indices {
            images.append(try file.withImage(index) { handle throws(ImageError) in try Self.image(handle, limits) })
        }
        (self.file, self.images, self.limits) = (file, images, limits)
    }

    private static func image(_ handle: OpaquePointer, _ limits: ImageLimits) throws(ImageError) -> Image {
        let width = Int(heif.heif_image_handle_get_width(handle))
        let height = Int(heif.heif_image_handle_get_height(handle))
        try limits.check(width: width, height: height)
        try limits.check(
            width: Int(heif.heif_image_handle_get_ispe_width(handle)),
            height: Int(heif.heif_image_handle_get_ispe_height(handle))
        )
        var image = Image(
            width: width, height: height, depth: max(Int(heif.heif_image_handle_get_luma_bits_per_pixel(handle)), 8),
            isGray: heif.heif_image_handle_get_chroma_bits_per_pixel(handle) <= 0,
            hasAlpha: heif.heif_image_handle_has_alpha_channel(handle) != 0,
            isPremultiplied: heif.heif_image_handle_is_premultiplied_alpha(handle) != 0)
        if let block = metadata(handle, type: "Exif"), block.count > 4 {
            // The first four bytes are the offset of the byte-order mark.
            let offset = block.withUnsafeBytes { Int(UInt32(bigEndian: $0.loadUnaligned(as: UInt32.self))) }
            if offset <= block.count - 4 {
                let exif = block.dropFirst(4 + offset)
                image.exif = exif.withUnsafeBytes { ExifBlock($0) }
            }
        }
        image.xmp = metadata(handle, type: "mime")
        if let orientation = image.exif?.orientation, orientation != .up {
            image.isTurned = true
            if [.left, .right, .leftMirrored, .rightMirrored].contains(orientation) {
                (image.width, image.height) = (height, width)
            }
        }
        (image.profile, image.space) = colors(of: handle)
        image.auxiliary = HEIFAuxiliary.list(of: handle)
        return image
    }

    static func metadata(_ handle: OpaquePointer, type: String) -> Data? {
        var id: heif_item_id = 0
        guard heif.heif_image_handle_get_list_of_metadata_block_IDs(handle, type, &id, 1) == 1 else { return nil }
        let count = heif.heif_image_handle_get_metadata_size(handle, id)
        guard count > 0, count <= 64 << 20 else { return nil }
        var data = Data(count: count)
        let error = data.withUnsafeMutableBytes { heif.heif_image_handle_get_metadata(handle, id, $0.baseAddress) }
        return error.code == heif_error_Ok ? data : nil
    }

    private static func colors(of handle: OpaquePointer) -> (ICCProfile?, CGColorSpace?) {
        let count = heif.heif_image_handle_get_raw_color_profile_size(handle)
        if count > 0, count <= 8 << 20 {
            var data = Data(count: count)
            let error = data.withUnsafeMutableBytes {
                heif.heif_image_handle_get_raw_color_profile(handle, $0.baseAddress)
            }
            if error.code == heif_error_Ok, let profile = ICCProfile(data) {
                return (profile, CGColorSpace.of(profile))
            }
        }
        var nclx: UnsafeMutablePointer<heif_color_profile_nclx>?
        guard heif.heif_image_handle_get_nclx_color_profile(handle, &nclx).code == heif_error_Ok, let nclx else {
            return (nil, nil)
        }
        defer { heif.heif_nclx_color_profile_free(nclx) }
        let space = CGColorSpace.of(
            codePoints: Int(nclx.pointee.color_primaries.rawValue),
            transfer: Int(nclx.pointee.transfer_characteristics.rawValue))
        return (nil, space)
    }

    // MARK: ImageDecoder

    var count: Int { images.count }
    var primaryIndex: Int { file.primary }

    func description(at index: Int) -> ImageDescription {
        let image = images[index]
        var result = ImageDescription(
            width: image.width, height: image.height, depth: image.depth, model: image.isGray ? .gray : .rgb,
            hasAlpha: image.hasAlpha)
        result.resolution = image.exif?.resolution
        result.orientation = image.exif?.orientation
        result.profileName = image.profile?.name ?? image.exif?.profileName
        result.namedSpace = image.space?.name
        result.metadata = image.exif?.metadata ?? [:]
        result.xmp = image.xmp
        result.isWhole = isWhole
        return result
    }

    func thumbnail(at index: Int) -> Data? { images[index].exif?.thumbnail }

    func thumbnailImage(at index: Int) -> DecodedImage? {
        guard isWhole else { return nil }
        return try? file.withImage(index) { handle throws(ImageError) -> DecodedImage? in
            var id: heif_item_id = 0
            guard heif.heif_image_handle_get_list_of_thumbnail_IDs(handle, &id, 1) == 1 else { return nil }
            var thumbnail: OpaquePointer?
            guard heif.heif_image_handle_get_thumbnail(handle, id, &thumbnail).code == heif_error_Ok, let thumbnail
            else {
                return nil
            }
            defer { heif.heif_image_handle_release(thumbnail) }
            var part = images[index]
            part.width = Int(heif.heif_image_handle_get_width(thumbnail))
            part.height = Int(heif.heif_image_handle_get_height(thumbnail))
            guard part.width <= images[index].width, part.height <= images[index].height else { return nil }
            part.isTurned = false
            return try decode(thumbnail, part)
        }
    }

    func auxiliaryKinds(at index: Int) -> [AuxiliaryImage.Kind] { images[index].auxiliary.map(\.kind) }

    func auxiliaryImage(_ kind: AuxiliaryImage.Kind, at index: Int) throws(ImageError) -> AuxiliaryImage? {
        guard isWhole, let (_, id, isDepth) = images[index].auxiliary.first(where: { $0.kind == kind }) else {
            return nil
        }
        return try file.withImage(index) { handle throws(ImageError) in
            try HEIFAuxiliary.image(kind, id, isDepth: isDepth, of: handle, limits)
        }
    }

    func decode(_ index: Int, _ request: DecodingRequest) throws(ImageError) -> DecodedImage {
        guard isWhole else { throw .truncated("the image is incomplete") }
        return try file.withImage(index) { handle throws(ImageError) in try decode(handle, images[index]) }
    }

    private func decode(_ handle: OpaquePointer, _ image: Image) throws(ImageError) -> DecodedImage {
        let isDeep = image.depth > 8
        let chroma = HEIFPixels.chroma(hasAlpha: image.hasAlpha, isDeep: isDeep)
        guard let options = heif.heif_decoding_options_alloc() else { throw .outOfMemory }
        defer { heif.heif_decoding_options_free(options) }
        options.pointee.ignore_transformations = image.isTurned ? 1 : 0
        var picture: OpaquePointer?
        if let error = ImageError(heif.heif_decode_image(handle, &picture, heif_colorspace_RGB, chroma, options)) {
            throw error
        }
        guard let picture else { throw .outOfMemory }
        defer { heif.heif_image_release(picture) }
        return try HEIFPixels.image(
            picture, width: image.width, height: image.height, hasAlpha: image.hasAlpha,
            isPremultiplied: image.isPremultiplied, isDeep: isDeep, isGray: image.isGray,
            space: image.space ?? (image.isGray ? .genericGray : .standard))
    }
}

/// Converts libheif's pixels to samples.
enum HEIFPixels {
    /// Returns libheif's layout of red, green and blue, with two big-endian bytes each for deep samples.
    static func chroma(hasAlpha: Bool, isDeep: Bool) -> heif_chroma {
        hasAlpha
            ? (isDeep ? heif_chroma_interleaved_RRGGBBAA_BE : heif_chroma_interleaved_RGBA)
            : (isDeep ? heif_chroma_interleaved_RRGGBB_BE : heif_chroma_interleaved_RGB)
    }

    static func image(
        _ picture: OpaquePointer, width: Int, height: Int, hasAlpha: Bool, isPremultiplied: Bool, isDeep: Bool,
        isGray: Bool, space: CGColorSpace
    ) throws(ImageError) -> DecodedImage {
        var stride: Int32 = 0
        guard let plane = heif.heif_image_get_plane_readonly(picture, heif_channel_interleaved, &stride),
            Int(heif.heif_image_get_width(picture, heif_channel_interleaved)) >= width,
            Int(heif.heif_image_get_height(picture, heif_channel_interleaved)) >= height
        else { throw .invalid("the pixels do not fit the header") }
        let bits = Int(heif.heif_image_get_bits_per_pixel_range(picture, heif_channel_interleaved))
        let stored = hasAlpha ? 4 : 3
        // Gray is decoded as three equal colours.
        let isOneColor = isGray && space.model == .monochrome
        let channels = isOneColor ? (hasAlpha ? 2 : 1) : stored
        let size = isDeep ? 2 : 1
        guard isDeep || isOneColor else {
            return try DecodedImage.ofBytes(
                width: width, height: height, space: space,
                alpha: hasAlpha ? (isPremultiplied ? .premultipliedLast : .last) : .noneSkipLast
            ) { pixels in
                for y in 0..<height {
                    let (row, target) = (plane + y * Int(stride), pixels + y * width * 4)
                    if hasAlpha {
                        target.update(from: row, count: width * 4)
                    } else {
                        pixel_rows_add_alpha(row, target, width)
                    }
                }
            }
        }
        let (top, places) = ((1 << bits) - 1, isOneColor ? (hasAlpha ? [0, 3] : [0]) : Array(0..<stored))
        var bytes = Data(count: width * height * channels * size)
        bytes.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
            var place = 0
            for y in 0..<height {
                let row = plane + y * Int(stride)
                for x in 0..<width {
                    for channel in places {
                        let sample = (x * stored + channel) * size
                        if isDeep {
                            let value = Int(row[sample]) << 8 | Int(row[sample + 1])
                            let level = min(value, top) * 65_535 / top
                            target[place] = UInt8(level >> 8)
                            target[place + 1] = UInt8(level & 255)
                        } else {
                            target[place] = row[sample]
                        }
                        place += size
                    }
                }
            }
        }
        return try NativeSamples.image(
            width: width, height: height, bits: size * 8, channels: channels, bytesPerRow: width * channels * size,
            space: space, alpha: hasAlpha ? (isPremultiplied ? .premultipliedLast : .last) : .none,
            order: isDeep ? .order16Big : .orderDefault, bytes)
    }
}
