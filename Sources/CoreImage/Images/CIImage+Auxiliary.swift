import CoreGraphics
import Foundation
import ImageIO

extension CIImageOption {
    /// Whether to read the file's depth map instead of the image; a `Bool`. The result is nil if the file has none;
    /// this also applies to the options below.
    public static let auxiliaryDepth = CIImageOption(rawValue: "kCIImageAuxiliaryDepth")
    /// Whether to read the file's disparity map instead of the image; a `Bool`.
    public static let auxiliaryDisparity = CIImageOption(rawValue: "kCIImageAuxiliaryDisparity")
    /// Whether to read the file's gain map instead of the image; a `Bool`.
    public static let auxiliaryHDRGainMap = CIImageOption(rawValue: "kCIImageAuxiliaryHDRGainMap")
    /// Whether to read the portrait effects matte instead of the image; a `Bool`.
    public static let auxiliaryPortraitEffectsMatte = CIImageOption(rawValue: "kCIImageAuxiliaryPortraitEffectsMatte")
    /// Whether to read the matte of glasses instead of the image; a `Bool`.
    public static let auxiliarySemanticSegmentationGlassesMatte = CIImageOption(
        rawValue: "kCIImageAuxiliarySemanticSegmentationGlassesMatte")
    /// Whether to read the matte of hair instead of the image; a `Bool`.
    public static let auxiliarySemanticSegmentationHairMatte = CIImageOption(
        rawValue: "kCIImageAuxiliarySemanticSegmentationHairMatte")
    /// Whether to read the matte of skin instead of the image; a `Bool`.
    public static let auxiliarySemanticSegmentationSkinMatte = CIImageOption(
        rawValue: "kCIImageAuxiliarySemanticSegmentationSkinMatte")
    /// Whether to read the matte of the sky instead of the image; a `Bool`.
    public static let auxiliarySemanticSegmentationSkyMatte = CIImageOption(
        rawValue: "kCIImageAuxiliarySemanticSegmentationSkyMatte")
    /// Whether to read the matte of teeth instead of the image; a `Bool`.
    public static let auxiliarySemanticSegmentationTeethMatte = CIImageOption(
        rawValue: "kCIImageAuxiliarySemanticSegmentationTeethMatte")
    /// Whether to apply a file's gain map to get an HDR image; a `Bool`, false by default.
    public static let expandToHDR = CIImageOption(rawValue: "kCIImageExpandToHDR")
    /// Whether to tone map an HDR image to sRGB's range; a `Bool`, false by default.
    public static let toneMapHDRtoSDR = CIImageOption(rawValue: "kCIImageToneMapHDRtoSDR")
    /// Whether deep pixels are converted when the image is created, instead of when it is first rendered; a `Bool`,
    /// false by default.
    public static let cacheImmediately = CIImageOption(rawValue: "kCIImageCacheImmediately")
    /// The size of the tiles that a provider supplies: a number, an array of two, or a `CIVector`.
    public static let providerTileSize = CIImageOption(rawValue: "kCIImageProviderTileSize")
    /// The user info that a provider receives with each tile.
    public static let providerUserInfo = CIImageOption(rawValue: "kCIImageProviderUserInfo")

    /// The types of a file's auxiliary data, by the option that requests them.
    static let auxiliary: [(option: CIImageOption, type: String)] = [
        (.auxiliaryDepth, kCGImageAuxiliaryDataTypeDepth), (.auxiliaryDisparity, kCGImageAuxiliaryDataTypeDisparity),
        (.auxiliaryHDRGainMap, kCGImageAuxiliaryDataTypeHDRGainMap),
        (.auxiliaryPortraitEffectsMatte, kCGImageAuxiliaryDataTypePortraitEffectsMatte),
        (
            .auxiliarySemanticSegmentationGlassesMatte,
            kCGImageAuxiliaryDataTypeSemanticSegmentationGlassesMatte
        ),
        (.auxiliarySemanticSegmentationHairMatte, kCGImageAuxiliaryDataTypeSemanticSegmentationHairMatte),
        (.auxiliarySemanticSegmentationSkinMatte, kCGImageAuxiliaryDataTypeSemanticSegmentationSkinMatte),
        (.auxiliarySemanticSegmentationSkyMatte, kCGImageAuxiliaryDataTypeSemanticSegmentationSkyMatte),
        (.auxiliarySemanticSegmentationTeethMatte, kCGImageAuxiliaryDataTypeSemanticSegmentationTeethMatte),
    ]
}

extension CIImage {
    /// A file's auxiliary data, as values in the working space; nil if there is none.
    static func auxiliary(_ source: CGImageSource, _ index: Int, _ type: String) -> ImageNode? {
        guard let info = CGImageSourceCopyAuxiliaryDataInfoAtIndex(source, index, type),
            let description = info[kCGImageAuxiliaryDataInfoDataDescription] as? CFDictionary,
            let data = info[kCGImageAuxiliaryDataInfoData] as? Data
        else { return nil }
        func number(_ key: String) -> Int { (description[key] as? NSNumber)?.intValue ?? 0 }
        let size = CGSize(width: number(kCGImagePropertyWidth), height: number(kCGImagePropertyHeight))
        let code = UInt32(clamping: number(kCGImagePropertyPixelFormat))
        guard case .plain(let format)? = PixelBufferFormat(code) else { return nil }
        return BitmapReader(format, nil).image(data, bytesPerRow: number(kCGImagePropertyBytesPerRow), size: size)
            .map { FloatNode($0, isEncoded: false) }
    }
}
