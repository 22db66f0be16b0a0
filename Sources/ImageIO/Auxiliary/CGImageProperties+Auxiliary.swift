public import CoreGraphics

// Keys and their strings are Apple's.

/// The values of auxiliary data: rows from the top. Data.
public let kCGImageAuxiliaryDataInfoData: CFString = "kCGImageAuxiliaryDataInfoData"
/// How the values lie: a dictionary with `kCGImagePropertyWidth`, `kCGImagePropertyHeight`,
/// `kCGImagePropertyBytesPerRow` and `kCGImagePropertyPixelFormat`.
public let kCGImageAuxiliaryDataInfoDataDescription: CFString = "kCGImageAuxiliaryDataInfoDataDescription"
/// What the file says of the values. A `CGImageMetadata`.
public let kCGImageAuxiliaryDataInfoMetadata: CFString = "kCGImageAuxiliaryDataInfoMetadata"

/// Distances from the camera.
public let kCGImageAuxiliaryDataTypeDepth: CFString = "kCGImageAuxiliaryDataTypeDepth"
/// What is inverse to distances from the camera.
public let kCGImageAuxiliaryDataTypeDisparity: CFString = "kCGImageAuxiliaryDataTypeDisparity"
/// How much brighter each place is on a display of high dynamic range.
public let kCGImageAuxiliaryDataTypeHDRGainMap: CFString = "kCGImageAuxiliaryDataTypeHDRGainMap"
/// Where persons are.
public let kCGImageAuxiliaryDataTypePortraitEffectsMatte: CFString = "kCGImageAuxiliaryDataTypePortraitEffectsMatte"
/// Where persons' glasses are.
public let kCGImageAuxiliaryDataTypeSemanticSegmentationGlassesMatte: CFString =
    "kCGImageAuxiliaryDataTypeSemanticSegmentationGlassesMatte"
/// Where persons' hair is.
public let kCGImageAuxiliaryDataTypeSemanticSegmentationHairMatte: CFString =
    "kCGImageAuxiliaryDataTypeSemanticSegmentationHairMatte"
/// Where persons' skin is.
public let kCGImageAuxiliaryDataTypeSemanticSegmentationSkinMatte: CFString =
    "kCGImageAuxiliaryDataTypeSemanticSegmentationSkinMatte"
/// Where the sky is.
public let kCGImageAuxiliaryDataTypeSemanticSegmentationSkyMatte: CFString =
    "kCGImageAuxiliaryDataTypeSemanticSegmentationSkyMatte"
/// Where persons' teeth are.
public let kCGImageAuxiliaryDataTypeSemanticSegmentationTeethMatte: CFString =
    "kCGImageAuxiliaryDataTypeSemanticSegmentationTeethMatte"

/// The auxiliary data of an image in its file: an array of dictionaries with type, width and height, absent without any.
public let kCGImagePropertyAuxiliaryData: CFString = "AuxiliaryData"
/// The type of auxiliary data, one of the constants above. A string.
public let kCGImagePropertyAuxiliaryDataType: CFString = "AuxiliaryDataType"
/// The bytes from one row of values to the next. A number.
public let kCGImagePropertyBytesPerRow: CFString = "BytesPerRow"
/// The format of values, four letters as a number: `L008` for bytes; `hdis`, `fdis`, `hdep` and `fdep` for disparities and
/// depths in 16 and 32 bits of floating point; `BGRA`.
public let kCGImagePropertyPixelFormat: CFString = "PixelFormat"

/// Whether an image that is added from a source keeps its gain map. A Boolean, false by default, among an image's
/// properties.
public let kCGImageDestinationPreserveGainMap: CFString = "kCGImageDestinationPreserveGainMap"

/// The dynamic range that an image is decoded to: one of the constants below, among the options of
/// `CGImageSourceCreateImageAtIndex`. Without it an image is what its file has.
public let kCGImageSourceDecodeRequest: CFString = "kCGImageSourceDecodeRequest"
/// High dynamic range: an image with a gain map becomes one of half-floats in extended linear light, 1 for the white of a
/// page. Others stay as they are.
public let kCGImageSourceDecodeToHDR: CFString = "kCGImageSourceDecodeToHDR"
/// Standard dynamic range: an image of a space of high dynamic range is brought into that of sRGB, of 8 bits.
public let kCGImageSourceDecodeToSDR: CFString = "kCGImageSourceDecodeToSDR"

/// The pictures of a file that belong together: an array of dictionaries, among the properties of a source; absent without any.
public let kCGImagePropertyGroups: CFString = "{Groups}"
/// The index of a group. A number.
public let kCGImagePropertyGroupIndex: CFString = "GroupIndex"
/// The kind of a group: `kCGImagePropertyGroupTypeStereoPair`. A string.
public let kCGImagePropertyGroupType: CFString = "GroupType"
/// A group of two pictures for two eyes.
public let kCGImagePropertyGroupTypeStereoPair: CFString = "StereoPair"
/// The index of the left picture of a pair. A number.
public let kCGImagePropertyGroupImageIndexLeft: CFString = "GroupImageIndexLeft"
/// The index of the right picture of a pair. A number.
public let kCGImagePropertyGroupImageIndexRight: CFString = "GroupImageIndexRight"
