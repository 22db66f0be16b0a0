import CJXL
import CoreGraphics
import Foundation

/// JPEG XL through libjxl: 8 and 16 bits and floating point, gray and RGB in the image's own space, with alpha. Several
/// images make an animation. Quality 1 is lossless.
enum JXLEncoder: ImageEncoder {
    static let typeIdentifier = "public.jpeg-xl"
    static let maxImageCount = 1 << 16

    private static let defaultQuality = 0.8
    private static let ticksPerSecond: UInt32 = 1000

    static func encode(_ images: [EncodableImage], properties: ImageProperties) throws(ImageError) -> Data {
        try JXLLibrary.require()
        guard let encoder = jxl.JxlEncoderCreate(nil) else { throw .outOfMemory }
        defer { jxl.JxlEncoderDestroy(encoder) }
        let first = images[0].properties.filled(from: properties)
        let isGray = images.allSatisfy { $0.image.colorSpace?.model == .monochrome }
        let samples = try EncodableSamples(images[0].image, keepsFloat: true, keepsGray: isGray)
        let isLossless = (first.isLossless ?? false) || (first.quality ?? defaultQuality) >= 1
        try prepare(encoder, samples, first, isAnimation: images.count > 1, isLossless: isLossless)
        for (index, image) in images.enumerated() {
            let own = image.properties.filled(from: properties)
            let frame = index == 0 ? samples : try EncodableSamples(image.image, keepsFloat: true, keepsGray: isGray)
            guard frame.width == samples.width, frame.height == samples.height, frame.channels == samples.channels,
                frame.bits == samples.bits
            else { throw .invalid("the frames of an animation differ in type or size") }
            try add(frame, own, to: encoder, isAnimation: images.count > 1, isLossless: isLossless)
        }
        jxl.JxlEncoderCloseInput(encoder)
        return try output(of: encoder)
    }

    private static func prepare(
        _ encoder: OpaquePointer, _ samples: EncodableSamples, _ properties: ImageProperties, isAnimation: Bool,
        isLossless: Bool
    ) throws(ImageError) {
        let boxes = [
            ("Exif", properties.exifWithResolution.map { [0, 0, 0, 0] + $0 }),
            ("xml ", properties.xmp.map { [UInt8]($0) }),
        ]
        _ = jxl.JxlEncoderUseContainer(encoder, boxes.contains { $0.1 != nil } ? 1 : 0)
        var info = JxlBasicInfo()
        jxl.JxlEncoderInitBasicInfo(&info)
        info.xsize = UInt32(samples.width)
        info.ysize = UInt32(samples.height)
        info.bits_per_sample = UInt32(samples.bits)
        info.exponent_bits_per_sample = samples.bits == 32 ? 8 : 0
        info.num_color_channels = samples.isGray ? 1 : 3
        if samples.hasAlpha {
            info.num_extra_channels = 1
            info.alpha_bits = info.bits_per_sample
            info.alpha_exponent_bits = info.exponent_bits_per_sample
        }
        info.uses_original_profile = isLossless ? 1 : 0
        if let orientation = properties.orientation {
            info.orientation = JxlOrientation(rawValue: orientation.rawValue)
        }
        if isAnimation {
            info.have_animation = 1
            info.animation.tps_numerator = ticksPerSecond
            info.animation.tps_denominator = 1
            info.animation.num_loops = UInt32(properties.loopCount ?? 0)
        }
        try check(jxl.JxlEncoderSetBasicInfo(encoder, &info))
        if let profile = samples.profile {
            try check(
                profile.withUnsafeBytes {
                    jxl.JxlEncoderSetICCProfile(encoder, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), $0.count)
                })
        } else {
            var color = JxlColorEncoding()
            jxl.JxlColorEncodingSetToSRGB(&color, samples.isGray ? 1 : 0)
            try check(jxl.JxlEncoderSetColorEncoding(encoder, &color))
        }
        guard boxes.contains(where: { $0.1 != nil }) else { return }
        _ = jxl.JxlEncoderUseBoxes(encoder)
        for (name, bytes) in boxes {
            guard let bytes else { continue }
            let type = name.utf8.map { CChar(bitPattern: $0) }
            try check(jxl.JxlEncoderAddBox(encoder, type, bytes, bytes.count, 0))
        }
        jxl.JxlEncoderCloseBoxes(encoder)
    }

    private static func add(
        _ samples: EncodableSamples, _ properties: ImageProperties, to encoder: OpaquePointer, isAnimation: Bool,
        isLossless: Bool
    ) throws(ImageError) {
        guard let settings = jxl.JxlEncoderFrameSettingsCreate(encoder, nil) else { throw .outOfMemory }
        _ = jxl.JxlEncoderFrameSettingsSetOption(settings, JXL_ENC_FRAME_SETTING_EFFORT, 4)
        if isLossless {
            try check(jxl.JxlEncoderSetFrameLossless(settings, 1))
        } else {
            // Butteraugli's distance, as libjxl itself computes it from JPEG's quality.
            let quality = (properties.quality ?? defaultQuality) * 100
            try check(jxl.JxlEncoderSetFrameDistance(settings, Float(min(max(0.1 + (100 - quality) * 0.09, 0.1), 15))))
        }
        if isAnimation {
            var header = JxlFrameHeader()
            jxl.JxlEncoderInitFrameHeader(&header)
            header.duration = UInt32(((properties.delay ?? 0.1) * Double(ticksPerSecond)).rounded())
            try check(jxl.JxlEncoderSetFrameHeader(settings, &header))
        }
        var format = JxlPixelFormat(
            num_channels: UInt32(samples.channels),
            data_type: samples.bits == 32 ? JXL_TYPE_FLOAT : samples.bits == 16 ? JXL_TYPE_UINT16 : JXL_TYPE_UINT8,
            endianness: samples.bits == 32 ? JXL_NATIVE_ENDIAN : JXL_BIG_ENDIAN, align: 0)
        try check(
            samples.bytes.withUnsafeBytes { jxl.JxlEncoderAddImageFrame(settings, &format, $0.baseAddress, $0.count) })
    }

    private static func output(of encoder: OpaquePointer) throws(ImageError) -> Data {
        var file = Data()
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            var left = block.count
            let status = block.withUnsafeMutableBufferPointer { memory in
                var next = memory.baseAddress
                return jxl.JxlEncoderProcessOutput(encoder, &next, &left)
            }
            file.append(contentsOf: block[..<(block.count - left)])
            if status == JXL_ENC_SUCCESS { return file }
            guard status == JXL_ENC_NEED_MORE_OUTPUT else { throw .invalid("libjxl could not write the image") }
        }
    }

    private static func check(_ status: JxlEncoderStatus) throws(ImageError) {
        guard status == JXL_ENC_SUCCESS else { throw .invalid("libjxl rejects the image") }
    }
}
