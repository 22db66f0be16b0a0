import CoreGraphics
import Foundation
import ImageIO

extension CIImageOption {
    /// Whether to read the image's depth in place of the image; a `Bool`. Nil where the file has none, as for the others.
    public static let auxiliaryDepth = CIImageOption(rawValue: "kCIImageAuxiliaryDepth")
    /// Whether to read the image's disparity in place of the image; a `Bool`.
    public static let auxiliaryDisparity = CIImageOption(rawValue: "kCIImageAuxiliaryDisparity")
    /// Whether to read the image's gain map in place of the image; a `Bool`.
    public static let auxiliaryHDRGainMap = CIImageOption(rawValue: "kCIImageAuxiliaryHDRGainMap")
    /// Whether to read where persons are in place of the image; a `Bool`.
    public static let auxiliaryPortraitEffectsMatte = CIImageOption(rawValue: "kCIImageAuxiliaryPortraitEffectsMatte")
    /// Whether to read where glasses are in place of the image; a `Bool`.
    public static let auxiliarySemanticSegmentationGlassesMatte = CIImageOption(
        rawValue: "kCIImageAuxiliarySemanticSegmentationGlassesMatte")
    /// Whether to read where hair is in place of the image; a `Bool`.
    public static let auxiliarySemanticSegmentationHairMatte = CIImageOption(
        rawValue: "kCIImageAuxiliarySemanticSegmentationHairMatte")
    /// Whether to read where skin is in place of the image; a `Bool`.
    public static let auxiliarySemanticSegmentationSkinMatte = CIImageOption(
        rawValue: "kCIImageAuxiliarySemanticSegmentationSkinMatte")
    /// Whether to read where the sky is in place of the image; a `Bool`.
    public static let auxiliarySemanticSegmentationSkyMatte = CIImageOption(
        rawValue: "kCIImageAuxiliarySemanticSegmentationSkyMatte")
    /// Whether to read where teeth are in place of the image; a `Bool`.
    public static let auxiliarySemanticSegmentationTeethMatte = CIImageOption(
        rawValue: "kCIImageAuxiliarySemanticSegmentationTeethMatte")
    /// Whether a file's gain map makes light of high dynamic range of the image; a `Bool`, false by default.
    public static let expandToHDR = CIImageOption(rawValue: "kCIImageExpandToHDR")
    /// Whether an image of high dynamic range is brought into that of sRGB; a `Bool`, false by default.
    public static let toneMapHDRtoSDR = CIImageOption(rawValue: "kCIImageToneMapHDRtoSDR")
    /// Whether deep pixels are converted when the image is made, instead of when it is first rendered; a `Bool`, false by
    /// default.
    public static let cacheImmediately = CIImageOption(rawValue: "kCIImageCacheImmediately")
    /// How large the tiles are that a provider is asked for: a number, an array of two, or a `CIVector`.
    public static let providerTileSize = CIImageOption(rawValue: "kCIImageProviderTileSize")
    /// What a provider is handed with each tile.
    public static let providerUserInfo = CIImageOption(rawValue: "kCIImageProviderUserInfo")

    /// What a file has beside an image, by the option that asks for it.
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
    /// What a file has beside an image, as numbers of the working space; nil for nothing.
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
