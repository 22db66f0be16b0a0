public import CoreGraphics
import Foundation
import ImageIO

// Rendering images to files. Without an ImageIO encoder for the format the result is nil, or the method throws.

extension CIContext {
    /// Renders the image to PNG data with the bit depth of a format. Returns nil if it can't be rendered.
    public func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { file(of: image, "public.png", format, colorSpace, options) }

    /// Renders the image to JPEG data. The option `.quality` ranges from 0 to 1.
    public func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { file(of: image, "public.jpeg", .RGBA8, colorSpace, options) }

    /// Renders the image to TIFF data with the bit depth of a format. Returns nil if it can't be rendered.
    public func tiffRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { file(of: image, "public.tiff", format, colorSpace, options) }

    /// Writes the image to a PNG file. Throws if it can't be rendered or written.
    public func writePNGRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws { try write(pngRepresentation(of: image, format: format, colorSpace: colorSpace, options: options), url) }

    /// Writes the image to a JPEG file. Throws if it can't be rendered or written.
    public func writeJPEGRepresentation(
        of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) throws { try write(jpegRepresentation(of: image, colorSpace: colorSpace, options: options), url) }

    /// Writes the image to a TIFF file. Throws if it can't be rendered or written.
    public func writeTIFFRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws { try write(tiffRepresentation(of: image, format: format, colorSpace: colorSpace, options: options), url) }

    /// Renders the image to HEIC data with 8 bits per component, or 10 for deeper formats. Returns nil if it can't be
    /// rendered, or if libheif has no encoder.
    public func heifRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { file(of: image, "public.heic", format, colorSpace, options) }

    /// Renders the image to HEIC data with 10 bits per component. Throws if it can't be rendered, or if libheif has no
    /// encoder.
    public func heif10Representation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) throws -> Data {
        guard let data = file(of: image, "public.heic", .RGBA16, colorSpace, options) else {
            throw CocoaError(.fileWriteUnknown)
        }
        return data
    }

    /// Writes the image to a HEIC file. Throws if it can't be rendered or written.
    public func writeHEIFRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws { try write(heifRepresentation(of: image, format: format, colorSpace: colorSpace, options: options), url) }

    /// Writes the image to a HEIC file with 10 bits per component. Throws if it can't be rendered or written.
    public func writeHEIF10Representation(
        of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) throws { try heif10Representation(of: image, colorSpace: colorSpace, options: options).write(to: url) }

    /// Renders the image to OpenEXR data: linear half-floats with sRGB's primaries. Throws if it can't be rendered, or
    /// if the OpenEXR library is not installed.
    public func openEXRRepresentation(
        of image: CIImage, options: [CIImageRepresentationOption: Any] = [:]
    ) throws -> Data {
        guard let space = CGColorSpace(name: CGColorSpace.extendedLinearSRGB),
            let data = file(of: image, "com.ilm.openexr-image", .RGBAh, space, options)
        else { throw CocoaError(.fileWriteUnknown) }
        return data
    }

    /// Writes the image to an OpenEXR file, as `openEXRRepresentation(of:options:)` encodes it.
    public func writeOpenEXRRepresentation(
        of image: CIImage, to url: URL, options: [CIImageRepresentationOption: Any] = [:]
    ) throws { try openEXRRepresentation(of: image, options: options).write(to: url) }

    private func write(_ data: Data?, _ url: URL) throws {
        guard let data else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: url)
    }

    private func file(
        of image: CIImage, _ type: String, _ format: CIFormat, _ space: CGColorSpace,
        _ options: [CIImageRepresentationOption: Any]
    ) -> Data? {
        let data = NSMutableData()
        guard let picture = createCGImage(image, from: image.extent, format: format, colorSpace: space),
            let destination = CGImageDestinationCreateWithData(data, type, 1, nil)
        else { return nil }
        let quality = (options[.quality] as? NSNumber)?.doubleValue
        var properties = image.ownProperties
        if let quality { properties[kCGImageDestinationLossyCompressionQuality as String] = quality }
        CGImageDestinationAddImage(destination, picture, properties.isEmpty ? nil : properties)
        CIImageRepresentationOption.add(options, to: destination, self)
        return CGImageDestinationFinalize(destination) ? Data(copying: data) : nil
    }
}

/// Options for writing a file.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The quality of lossy compression, 0 to 1.
    public static let quality = CIImageRepresentationOption(rawValue: "kCGImageDestinationLossyCompressionQuality")
}
