public import CoreGraphics
import Foundation
public import ImageIO

extension CIContext {
    /// Returns a filter that blurs the out-of-focus parts of a file's image by its depth; nil if the file has no image
    /// or depth.
    ///
    /// The filter is a `CIDepthBlurEffect` with the file's auxiliary data: disparity or depth, and mattes of people,
    /// hair and glasses.
    /// - Parameters:
    ///   - url: the URL of the file.
    ///   - options: nil.
    public func depthBlurEffectFilter(forImageURL url: URL, options: [AnyHashable: Any]? = nil) -> CIFilter? {
        CGImageSourceCreateWithURL(url, nil).flatMap { depthBlurEffectFilter(of: $0) }
    }

    /// Returns a filter that blurs the out-of-focus parts of an image file's contents by its depth.
    public func depthBlurEffectFilter(forImageData data: Data, options: [AnyHashable: Any]? = nil) -> CIFilter? {
        CGImageSourceCreateWithData(data, nil).flatMap { depthBlurEffectFilter(of: $0) }
    }

    /// Returns a filter that blurs the out-of-focus parts of an image by a disparity map, except where a matte keeps it
    /// sharp.
    /// - Parameters:
    ///   - image: the image.
    ///   - disparityImage: the disparity map, of any size, stretched over the image.
    ///   - portraitEffectsMatte: white where a person is kept sharp, or nil.
    ///   - orientation: the orientation of all images.
    ///   - options: nil.
    public func depthBlurEffectFilter(
        for image: CIImage, disparityImage: CIImage, portraitEffectsMatte: CIImage?,
        orientation: CGImagePropertyOrientation, options: [AnyHashable: Any]? = nil
    ) -> CIFilter? {
        depthBlurEffectFilter(
            for: image, disparityImage: disparityImage, portraitEffectsMatte: portraitEffectsMatte,
            hairSemanticSegmentation: nil, glassesMatte: nil, gainMap: nil, orientation: orientation, options: options)
    }

    /// Returns such a filter that also keeps hair sharp.
    public func depthBlurEffectFilter(
        for image: CIImage, disparityImage: CIImage, portraitEffectsMatte: CIImage?,
        hairSemanticSegmentation: CIImage?, orientation: CGImagePropertyOrientation,
        options: [AnyHashable: Any]? = nil
    ) -> CIFilter? {
        depthBlurEffectFilter(
            for: image, disparityImage: disparityImage, portraitEffectsMatte: portraitEffectsMatte,
            hairSemanticSegmentation: hairSemanticSegmentation, glassesMatte: nil, gainMap: nil,
            orientation: orientation, options: options)
    }

    /// Returns such a filter that also keeps hair and glasses sharp. A gain map has no effect.
    public func depthBlurEffectFilter(
        for image: CIImage, disparityImage: CIImage, portraitEffectsMatte: CIImage?,
        hairSemanticSegmentation: CIImage?, glassesMatte: CIImage?, gainMap: CIImage?,
        orientation: CGImagePropertyOrientation, options: [AnyHashable: Any]? = nil
    ) -> CIFilter? {
        let inputs: [String: CIImage?] = [
            kCIInputImageKey: image, kCIInputDisparityImageKey: disparityImage,
            kCIInputMatteImageKey: portraitEffectsMatte, "inputHairImage": hairSemanticSegmentation,
            "inputGlassesImage": glassesMatte,
        ]
        guard let filter = CIFilter(name: "CIDepthBlurEffect") else { return nil }
        for (key, image) in inputs { filter.setValue(image?.oriented(orientation), forKey: key) }
        return filter
    }

    private func depthBlurEffectFilter(of source: CGImageSource) -> CIFilter? {
        let index = CGImageSourceGetPrimaryImageIndex(source)
        guard let picture = CGImageSourceCreateImageAtIndex(source, index, nil),
            let filter = CIFilter(name: "CIDepthBlurEffect")
        else { return nil }
        func part(_ type: String) -> CIImage? { CIImage.auxiliary(source, index, type).map { CIImage($0) } }
        let (disparity, depth) = (part(kCGImageAuxiliaryDataTypeDisparity), part(kCGImageAuxiliaryDataTypeDepth))
        guard disparity != nil || depth != nil else { return nil }
        let parts: [(String, CIImage?)] = [
            (kCIInputImageKey, CIImage(cgImage: picture)), (kCIInputDisparityImageKey, disparity),
            (kCIInputDepthImageKey, depth),
            (kCIInputMatteImageKey, part(kCGImageAuxiliaryDataTypePortraitEffectsMatte)),
            ("inputHairImage", part(kCGImageAuxiliaryDataTypeSemanticSegmentationHairMatte)),
            ("inputGlassesImage", part(kCGImageAuxiliaryDataTypeSemanticSegmentationGlassesMatte)),
        ]
        for (key, image) in parts where image != nil { filter.setValue(image, forKey: key) }
        return filter
    }
}
