import CHEIF
import CoreGraphics
import Foundation

/// HEIF in HEVC through libheif: 8 bits, or 10 for deeper samples, with alpha, in the image's own space.
enum HEIFEncoder: ImageEncoder {
    static let typeIdentifier = "public.heic"
    static let maxImageCount = 1 << 10

    private static let defaultQuality = 0.8
    private static let maxSide = 16_384

    static func encode(_ images: [EncodableImage], properties: ImageProperties) throws(ImageError) -> Data {
        try HEIFLibrary.require()
        guard let context = heif.heif_context_alloc() else { throw .outOfMemory }
        defer { heif.heif_context_free(context) }
        for (index, image) in images.enumerated() {
            try add(image.image, image.properties.filled(from: properties), to: context, isFirst: index == 0)
        }
        let output = NSMutableData()
        var writer = heif_writer(writer_api_version: 1) { _, bytes, count, user in
            if let bytes, let user {
                Unmanaged<NSMutableData>.fromOpaque(user).takeUnretainedValue().append(bytes, length: count)
            }
            return heif_error(code: heif_error_Ok, subcode: heif_suberror_Unspecified, message: nil)
        }
        let error = heif.heif_context_write(context, &writer, Unmanaged.passUnretained(output).toOpaque())
        if let error = ImageError(error) { throw error }
        return Data(copying: output)
    }

    private static func add(
        _ image: CGImage, _ properties: ImageProperties, to context: OpaquePointer, isFirst: Bool
    ) throws(ImageError) {
        let samples = try EncodableSamples(image)
        guard max(samples.width, samples.height) <= maxSide else {
            throw .unsupported("a HEIC has at most \(maxSide) pixels per side")
        }
        let picture = try HEIFPixels.picture(samples)
        defer { heif.heif_image_release(picture) }
        if let profile = samples.profile {
            _ = profile.withUnsafeBytes {
                heif.heif_image_set_raw_color_profile(picture, "prof", $0.baseAddress, $0.count)
            }
        }
        var encoder: OpaquePointer?
        if let error = ImageError(
            heif.heif_context_get_encoder_for_format(context, heif_compression_HEVC, &encoder))
        {
            throw .unsupported("HEIC cannot be written: libheif has no HEVC encoder (\(error))")
        }
        guard let encoder else { throw .outOfMemory }
        defer { heif.heif_encoder_release(encoder) }
        let quality = properties.quality ?? defaultQuality
        if quality >= 1 {
            // Without the second call, chroma is encoded at half the resolution.
            _ = heif.heif_encoder_set_lossless(encoder, 1)
            _ = heif.heif_encoder_set_parameter_string(encoder, "chroma", "444")
        } else {
            _ = heif.heif_encoder_set_lossy_quality(encoder, Int32((quality * 100).rounded()))
        }
        guard let options = heif.heif_encoding_options_alloc() else { throw .outOfMemory }
        defer { heif.heif_encoding_options_free(options) }
        options.pointee.save_alpha_channel = samples.hasAlpha ? 1 : 0
        options.pointee.image_orientation = heif_orientation(
            rawValue: properties.orientation?.rawValue ?? CGImagePropertyOrientation.up.rawValue)
        var nclx = heif.heif_nclx_color_profile_alloc()
        defer { heif.heif_nclx_color_profile_free(nclx) }
        if quality >= 1 {
            // Red, green and blue themselves: conversion to other components and back has rounding errors.
            nclx?.pointee.matrix_coefficients = heif_matrix_coefficients_RGB_GBR
        }
        options.pointee.output_nclx_profile = nclx
        var handle: OpaquePointer?
        if let error = ImageError(heif.heif_context_encode_image(context, picture, encoder, options, &handle)) {
            throw error
        }
        guard let handle else { throw .outOfMemory }
        defer { heif.heif_image_handle_release(handle) }
        if isFirst, let error = ImageError(heif.heif_context_set_primary_image(context, handle)) { throw error }
        try describe(handle, properties, in: context)
        if properties.embedsThumbnail ?? false {
            var thumbnail: OpaquePointer?
            let error = ImageError(
                heif.heif_context_encode_thumbnail(
                    context, picture, handle, encoder, options, thumbnailSide, &thumbnail))
            if let error { throw error }
            if let thumbnail { heif.heif_image_handle_release(thumbnail) }
        }
        nclx = options.pointee.output_nclx_profile
    }

    /// In pixels: the size that cameras embed.
    private static let thumbnailSide: Int32 = 320

    private static func describe(
        _ handle: OpaquePointer, _ properties: ImageProperties, in context: OpaquePointer
    ) throws(ImageError) {
        if let exif = properties.exifWithResolution {
            let error = exif.withUnsafeBytes {
                heif.heif_context_add_exif_metadata(context, handle, $0.baseAddress, Int32($0.count))
            }
            if let error = ImageError(error) { throw error }
        }
        if let xmp = properties.xmp {
            let error = xmp.withUnsafeBytes {
                heif.heif_context_add_XMP_metadata(context, handle, $0.baseAddress, Int32($0.count))
            }
            if let error = ImageError(error) { throw error }
        }
    }
}

extension HEIFPixels {
    /// Returns a libheif image, which the caller releases.
    fileprivate static func picture(_ samples: EncodableSamples) throws(ImageError) -> OpaquePointer {
        let isDeep = samples.bits == 16
        let hasAlpha = samples.hasAlpha
        var made: OpaquePointer?
        let (width, height) = (Int32(samples.width), Int32(samples.height))
        let creating = heif.heif_image_create(
            width, height, heif_colorspace_RGB, chroma(hasAlpha: hasAlpha, isDeep: isDeep), &made)
        if let error = ImageError(creating) { throw error }
        guard let made else { throw .outOfMemory }
        // The HEVC encoders support at most 10 bits here.
        let depth: Int32 = isDeep ? 10 : 8
        var stride: Int32 = 0
        let error = ImageError(heif.heif_image_add_plane(made, heif_channel_interleaved, width, height, depth))
        guard error == nil, let plane = heif.heif_image_get_plane(made, heif_channel_interleaved, &stride) else {
            heif.heif_image_release(made)
            throw error ?? .outOfMemory
        }
        let rowSamples = samples.width * (hasAlpha ? 4 : 3)
        samples.colors(stored: hasAlpha ? 4 : 3, littleEndian: false).withUnsafeBytes { bytes in
            for y in 0..<samples.height {
                let row = plane + y * Int(stride)
                for i in 0..<rowSamples {
                    let from = y * rowSamples + i
                    if isDeep {
                        let value = (Int(bytes[2 * from]) << 8 | Int(bytes[2 * from + 1])) * 1023
                        let level = (value + 32_767) / 65_535
                        row[2 * i] = UInt8(level >> 8)
                        row[2 * i + 1] = UInt8(level & 255)
                    } else {
                        row[i] = bytes[from]
                    }
                }
            }
        }
        return made
    }
}
