import CoreGraphics
import Foundation
import ImageIO
import Raster

extension CIImageRepresentationOption {
    /// The image's depth, to be written beside it: a `CIImage`, whose first component counts. JPEGs hold it, with 8 bits.
    public static let depthImage = CIImageRepresentationOption(rawValue: "kCIImageRepresentationDepthImage")
    /// The image's disparity, to be written beside it; a `CIImage`.
    public static let disparityImage = CIImageRepresentationOption(rawValue: "kCIImageRepresentationDisparityImage")
    /// Where persons are, to be written beside the image; a `CIImage`.
    public static let portraitEffectsMatteImage = CIImageRepresentationOption(
        rawValue: "kCIImageRepresentationPortraitEffectsMatteImage")
    /// Where glasses are, to be written beside the image; a `CIImage`.
    public static let semanticSegmentationGlassesMatteImage = CIImageRepresentationOption(
        rawValue: "kCIImageRepresentationSemanticSegmentationGlassesMatteImage")
    /// Where hair is, to be written beside the image; a `CIImage`.
    public static let semanticSegmentationHairMatteImage = CIImageRepresentationOption(
        rawValue: "kCIImageRepresentationSemanticSegmentationHairMatteImage")
    /// Where skin is, to be written beside the image; a `CIImage`.
    public static let semanticSegmentationSkinMatteImage = CIImageRepresentationOption(
        rawValue: "kCIImageRepresentationSemanticSegmentationSkinMatteImage")
    /// Where the sky is, to be written beside the image; a `CIImage`.
    public static let semanticSegmentationSkyMatteImage = CIImageRepresentationOption(
        rawValue: "kCIImageRepresentationSemanticSegmentationSkyMatteImage")
    /// Where teeth are, to be written beside the image; a `CIImage`.
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

    /// Adds the images among options to the one that was added last.
    static func add(
        _ options: [CIImageRepresentationOption: Any], to destination: CGImageDestination, _ context: CIContext
    ) {
        for (option, type, format) in auxiliary {
            guard let image = options[option] as? CIImage, let region = context.region(of: image.extent) else {
                continue
            }
            // Measures are floats, mattes bytes.
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
