public import Foundation

extension CGImage {
    /// Creates an image by decoding the PNG file in `source`.
    ///
    /// `decode` maps each colour component from 0...1 to a range, given as two numbers (gray has one component,
    /// indexed colours have the three of their palette); nil leaves them unchanged. Nil, which is reported, for an
    /// incomplete or invalid file, or one of more than 2^28 pixels. An animation yields its default image.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(file: source, "PNG", shouldInterpolate: shouldInterpolate, intent: intent) {
            (data) throws(ImageError) in
            let picture = try PNGImage(data, limits: ImageLimits())
            var request = DecodingRequest()
            request.decoding = decode.map { SampleDecoding($0, model: picture.header.is_gray ? .monochrome : .rgb) }
            return try picture.decode(request)
        }
    }

    /// Creates an image by decoding the JPEG file in `source`, without applying its Exif orientation.
    ///
    /// `decode` maps each component from 0...1 to a range, given as two numbers; nil leaves them unchanged. Nil, which
    /// is reported, for an incomplete or invalid file, or one of more than 2^28 pixels. A PDF page embeds the file
    /// unchanged, unless it has a colour profile, CMYK colours or a decode array.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(file: source, "JPEG", shouldInterpolate: shouldInterpolate, intent: intent) {
            (data) throws(ImageError) in
            let picture = try JPEGImage(data, limits: ImageLimits())
            var request = DecodingRequest()
            request.decoding = decode.map {
                SampleDecoding($0, model: picture.header.model.colorModel, isInverted: picture.header.is_inverted)
            }
            return try picture.decode(request)
        }
    }

    private convenience init?(
        file: CGDataProvider, _ format: String, shouldInterpolate: Bool, intent: CGColorRenderingIntent,
        _ read: (Data) throws(ImageError) -> DecodedImage
    ) {
        do throws(ImageError) {
            let picture = try read(file.data ?? Data())
            self.init(picture, shouldInterpolate: shouldInterpolate, intent: intent)
        } catch {
            reportOnce("CGImage: no \(format): \(error)")
            return nil
        }
    }

    /// Creates an image that has been read from a file.
    package convenience init(
        _ picture: DecodedImage, shouldInterpolate: Bool = true, intent: CGColorRenderingIntent = .defaultIntent
    ) {
        let bitmap = picture.bitmap
        let alpha: CGImageAlphaInfo = bitmap.isOpaque ? .noneSkipLast : .premultipliedLast
        let samples = picture.samples
        self.init(
            bitmap: bitmap, layout: samples?.layout ?? PixelLayout(of: bitmap.buffer, alpha: alpha),
            space: samples?.space ?? .standard, source: samples?.source, jpeg: picture.jpeg,
            shouldInterpolate: shouldInterpolate, intent: intent, type: picture.typeIdentifier)
    }

    /// The samples of the image as they were created or read, of whole bytes each; nil where the bitmap contains all of
    /// them, and for stencils.
    package var nativeSamples: NativeSamples? {
        guard let source, !isMask, decode == nil, let space else { return nil }
        return NativeSamples(layout: layout, space: space, source: source)
    }
}
