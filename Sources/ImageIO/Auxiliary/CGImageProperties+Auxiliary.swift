public import CoreGraphics

// The keys and their strings are Apple's.

/// The values of auxiliary data: rows from the top. Data.
public let kCGImageAuxiliaryDataInfoData: CFString = "kCGImageAuxiliaryDataInfoData"
/// The layout of the values: a dictionary with `kCGImagePropertyWidth`, `kCGImagePropertyHeight`,
/// `kCGImagePropertyBytesPerRow` and `kCGImagePropertyPixelFormat`.
public let kCGImageAuxiliaryDataInfoDataDescription: CFString = "kCGImageAuxiliaryDataInfoDataDescription"
/// The metadata of the values in the file. A `CGImageMetadata`.
public let kCGImageAuxiliaryDataInfoMetadata: CFString = "kCGImageAuxiliaryDataInfoMetadata"

/// Depth: distances from the camera.
public let kCGImageAuxiliaryDataTypeDepth: CFString = "kCGImageAuxiliaryDataTypeDepth"
/// Disparity: the inverse of the distance from the camera.
public let kCGImageAuxiliaryDataTypeDisparity: CFString = "kCGImageAuxiliaryDataTypeDisparity"
/// A gain map: the brightness increase of each position on an HDR display.
public let kCGImageAuxiliaryDataTypeHDRGainMap: CFString = "kCGImageAuxiliaryDataTypeHDRGainMap"
/// A matte of people.
public let kCGImageAuxiliaryDataTypePortraitEffectsMatte: CFString = "kCGImageAuxiliaryDataTypePortraitEffectsMatte"
/// A matte of people's glasses.
public let kCGImageAuxiliaryDataTypeSemanticSegmentationGlassesMatte: CFString =
    "kCGImageAuxiliaryDataTypeSemanticSegmentationGlassesMatte"
/// A matte of people's hair.
public let kCGImageAuxiliaryDataTypeSemanticSegmentationHairMatte: CFString =
    "kCGImageAuxiliaryDataTypeSemanticSegmentationHairMatte"
/// A matte of people's skin.
public let kCGImageAuxiliaryDataTypeSemanticSegmentationSkinMatte: CFString =
    "kCGImageAuxiliaryDataTypeSemanticSegmentationSkinMatte"
/// A matte of the sky.
public let kCGImageAuxiliaryDataTypeSemanticSegmentationSkyMatte: CFString =
    "kCGImageAuxiliaryDataTypeSemanticSegmentationSkyMatte"
/// A matte of people's teeth.
public let kCGImageAuxiliaryDataTypeSemanticSegmentationTeethMatte: CFString =
    "kCGImageAuxiliaryDataTypeSemanticSegmentationTeethMatte"

/// The auxiliary data of an image in its file: an array of dictionaries with type, width and height; absent if there is
/// none.
public let kCGImagePropertyAuxiliaryData: CFString = "AuxiliaryData"
/// The type of auxiliary data, one of the constants above. A string.
public let kCGImagePropertyAuxiliaryDataType: CFString = "AuxiliaryDataType"
/// The number of bytes from one row of values to the next. A number.
public let kCGImagePropertyBytesPerRow: CFString = "BytesPerRow"
/// The format of values, a four-character code as a number: `L008` for bytes; `hdis`, `fdis`, `hdep` and `fdep` for
/// disparities and depths in 16 and 32 bits of floating point; `BGRA`.
public let kCGImagePropertyPixelFormat: CFString = "PixelFormat"

/// Whether an image that is added from a source keeps its gain map. A Boolean, false by default, in an image's
/// properties.
public let kCGImageDestinationPreserveGainMap: CFString = "kCGImageDestinationPreserveGainMap"

/// The dynamic range that an image is decoded to: one of the constants below, among the options of
/// `CGImageSourceCreateImageAtIndex`. By default an image is decoded as it is in its file.
public let kCGImageSourceDecodeRequest: CFString = "kCGImageSourceDecodeRequest"
/// High dynamic range: an image with a gain map is decoded to half-floats in extended linear light, with 1 as reference
/// white. Others are unchanged.
public let kCGImageSourceDecodeToHDR: CFString = "kCGImageSourceDecodeToHDR"
/// Standard dynamic range: an image in an HDR space is tone-mapped to 8-bit sRGB.
public let kCGImageSourceDecodeToSDR: CFString = "kCGImageSourceDecodeToSDR"

/// The groups of related images in a file: an array of dictionaries, in the properties of a source; absent if there are
/// none.
public let kCGImagePropertyGroups: CFString = "{Groups}"
/// The index of a group. A number.
public let kCGImagePropertyGroupIndex: CFString = "GroupIndex"
/// The kind of a group: `kCGImagePropertyGroupTypeStereoPair`. A string.
public let kCGImagePropertyGroupType: CFString = "GroupType"
/// A group of two images for the two eyes.
public let kCGImagePropertyGroupTypeStereoPair: CFString = "StereoPair"
/// The index of the left image of a pair. A number.
public let kCGImagePropertyGroupImageIndexLeft: CFString = "GroupImageIndexLeft"
/// The index of the right image of a pair. A number.
public let kCGImagePropertyGroupImageIndexRight: CFString = "GroupImageIndexRight"
