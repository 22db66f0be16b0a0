import CImageCodecs
package import Raster

/// Decoded pixels, four bytes each, before they become a bitmap.
package struct Samples {
    package enum Form {
        /// Unpremultiplied colours.
        case straight
        /// Premultiplied colours.
        case premultiplied
        /// Inks, as they are or inverted.
        case inks(isInverted: Bool)
    }

    let buffer: PixelBuffer
    let form: Form
    let hasAlpha: Bool
    /// The profile of the colours; nil for sRGB.
    let profile: ICCProfile?
    /// The decoding that is applied first; nil for none.
    let decoding: SampleDecoding?

    package init(
        buffer: PixelBuffer, form: Form, hasAlpha: Bool, profile: ICCProfile? = nil, decoding: SampleDecoding? = nil
    ) {
        self.buffer = buffer
        self.form = form
        self.hasAlpha = hasAlpha
        self.profile = profile
        self.decoding = decoding
    }

    /// Returns the pixels in the rasterizer's format, and as stored in the file where that preserves more: gray, inks,
    /// and colours of spaces other than sRGB. The buffer is changed in place.
    /// - Parameter isGray: whether the three colours of each pixel are equal.
    package func decoded(isGray: Bool) -> DecodedImage {
        let native = decoding == nil ? NativeSamples(levels: buffer, form, hasAlpha, profile, isGray: isGray) : nil
        return DecodedImage(bitmap: bitmap(), samples: native)
    }

    /// Returns the pixels in the rasterizer's format: premultiplied RGBA in sRGB. The buffer is changed in place.
    package func bitmap() -> Bitmap {
        let converter = profile?.converter(from: profileForm)
        for y in 0..<buffer.height {
            let row = buffer.row(y)
            decoding?.apply(to: row, count: buffer.width)
            switch form {
            case .straight:
                converter?.convert(row, count: buffer.width)
                if hasAlpha { pixel_rows_premultiply(row, buffer.width) }
            case .premultiplied:
                guard let converter else { return Bitmap(buffer, isOpaque: !hasAlpha) }
                if hasAlpha { pixel_rows_unpremultiply(row, row, buffer.width) }
                converter.convert(row, count: buffer.width)
                if hasAlpha { pixel_rows_premultiply(row, buffer.width) }
            case .inks(let isInverted):
                if let converter {
                    converter.convert(row, count: buffer.width)
                    pixel_rows_set_opaque(row, buffer.width)
                } else {
                    pixel_rows_cmyk_to_rgba(row, buffer.width, isInverted)
                }
            }
        }
        return Bitmap(buffer, isOpaque: !hasAlpha)
    }

    private var profileForm: ICCProfile.Form {
        switch form {
        case .straight, .premultiplied: .rgba
        case .inks(let isInverted): .cmyk(isInverted: isInverted)
        }
    }
}
