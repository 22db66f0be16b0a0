import CoreGraphics
import Foundation
import ImageIO
import Raster

extension CIImageRepresentationOption {
    /// The depth map to write as auxiliary data: a `CIImage`, of which the first component is used. JPEG files store it
    /// with 8 bits.
    public static let depthImage = CIImageRepresentationOption(rawValue: "kCIImageRepresentationDepthImage")
    /// The disparity map to write as auxiliary data: a `CIImage`.
    public static let disparityImage = CIImageRepresentationOption(rawValue: "kCIImageRepresentationDisparityImage")
    /// The portrait effects matte to write as auxiliary data: a `CIImage`.
    public static let portraitEffectsMatteImage = CIImageRepresentationOption(
        rawValue: "kCIImageRepresentationPortraitEffectsMatteImage")
    /// The matte of glasses to write as auxiliary data: a `CIImage`.
    public static let semanticSegmentationGlassesMatteImage = CIImageRepresentationOption(
        rawValue: "kCIImageRepresentationSemanticSegmentationGlassesMatteImage")
    /// The matte of hair to write as auxiliary data: a `CIImage`.
    public static let semanticSegmentationHairMatteImage = CIImageRepresentationOption(
        rawValue: "kCIImageRepresentationSemanticSegmentationHairMatteImage")
    /// The matte of skin to write as auxiliary data: a `CIImage`.
    public static let semanticSegmentationSkinMatteImage = CIImageRepresentationOption(
        rawValue: "kCIImageRepresentationSemanticSegmentationSkinMatteImage")
    /// The matte of the sky to write as auxiliary data: a `CIImage`.
    public static let semanticSegmentationSkyMatteImage = CIImageRepresentationOption(
        rawValue: "kCIImageRepresentationSemanticSegmentationSkyMatteImage")
    /// The matte of teeth to write as auxiliary data: a `CIImage`.
    public static let semanticSegmentationTeethMatteImage = CIImageRepresentationOption(
        rawValue: "kCIImageRepresentationSemanticSegmentationTeethMatteImage")

    private static let auxiliary: [(option: CIImageRepresentationOption, type: String, format: UInt32)] = [
        (.depthImage, kCGImageAuxiliaryDataTypeDepth, 0x6664_6570),
        (.disparityImage, kCGImageAuxiliaryDataTypeDisparity, 0x6664_6973),
        (.portraitEffectsMatteImage, kCGImageAuxiliaryDataTypePortraitEffectsMatte, 0),
        (
            .semanticSegmentationGlassesMatteImage, kCGImageAuxiliaryDataTypeSemanticSegmentationGlassesMatte, 0
        ),
        (.semanticSegmentationHairMatteImage, kCGImageAuxiliaryDataTypeSemanticSegmentationHairMatte, 0),
        (.semanticSegmentationSkinMatteImage, kCGImageAuxiliaryDataTypeSemanticSegmentationSkinMatte, 0),
        (.semanticSegmentationSkyMatteImage, kCGImageAuxiliaryDataTypeSemanticSegmentationSkyMatte, 0),
        (.semanticSegmentationTeethMatteImage, kCGImageAuxiliaryDataTypeSemanticSegmentationTeethMatte, 0),
    ]

    /// Adds the auxiliary images in the options to the most recently added image.
    static func add(
        _ options: [CIImageRepresentationOption: Any], to destination: CGImageDestination, _ context: CIContext
    ) {
        for (option, type, format) in auxiliary {
            guard let image = options[option] as? CIImage, let region = context.region(of: image.extent) else {
                continue
            }
            // Depth and disparity are floats, mattes are bytes.
            let isMeasure = format != 0
            let rowBytes = region.width * (isMeasure ? 4 : 1)
            var bytes = Data(count: rowBytes * region.height)
            bytes.withUnsafeMutableBytes { memory in
                guard let base = memory.baseAddress else { return }
                context.render(
                    image, toBitmap: base, rowBytes: rowBytes, bounds: region.cgRect, format: isMeasure ? .Rf : .R8,
                    colorSpace: nil)
            }
            let description: CFDictionary = [
                kCGImagePropertyWidth: NSNumber(value: region.width),
                kCGImagePropertyHeight: NSNumber(value: region.height),
                kCGImagePropertyBytesPerRow: NSNumber(value: rowBytes),
                kCGImagePropertyPixelFormat: NSNumber(value: isMeasure ? format : 0x4C30_3038),
            ]
            CGImageDestinationAddAuxiliaryDataInfo(
                destination, type,
                [
                    kCGImageAuxiliaryDataInfoData: bytes,
                    kCGImageAuxiliaryDataInfoDataDescription: description,
                ])
        }
    }
}
