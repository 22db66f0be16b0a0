public import CoreGraphics

/// The dictionary of the camera and its settings.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"

/// How long the image was exposed, in seconds. A number.
public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
/// The f-number. A number.
public let kCGImagePropertyExifFNumber: CFString = "FNumber"
/// How the exposure was found: 1 by hand, 2 by program. A number.
public let kCGImagePropertyExifExposureProgram: CFString = "ExposureProgram"
/// How sensitive each channel is, as ASTM writes it. A string.
public let kCGImagePropertyExifSpectralSensitivity: CFString = "SpectralSensitivity"
/// The ISO speeds. An array of numbers.
public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"
/// Which of the ISO standard's speeds is meant. A number.
public let kCGImagePropertyExifSensitivityType: CFString = "SensitivityType"
/// The standard output sensitivity. A number.
public let kCGImagePropertyExifStandardOutputSensitivity: CFString = "StandardOutputSensitivity"
/// The recommended exposure index. A number.
public let kCGImagePropertyExifRecommendedExposureIndex: CFString = "RecommendedExposureIndex"
/// The ISO speed. A number.
public let kCGImagePropertyExifISOSpeed: CFString = "ISOSpeed"
/// The version of Exif: 2, 3, 1. An array of numbers.
public let kCGImagePropertyExifVersion: CFString = "ExifVersion"
/// When the image was taken: "2024:12:31 23:59:59". A string.
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// When the image was stored. A string.
public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
/// The time zone of the TIFF dictionary's time: "+09:00". A string.
public let kCGImagePropertyExifOffsetTime: CFString = "OffsetTime"
/// The time zone of the time when the image was taken. A string.
public let kCGImagePropertyExifOffsetTimeOriginal: CFString = "OffsetTimeOriginal"
/// The time zone of the time when the image was stored. A string.
public let kCGImagePropertyExifOffsetTimeDigitized: CFString = "OffsetTimeDigitized"
/// The channels in order: 1 Y, 2 Cb, 3 Cr, 4 to 6 red, green and blue. An array of numbers.
public let kCGImagePropertyExifComponentsConfiguration: CFString = "ComponentsConfiguration"
/// How well the pixels were compressed, in bits. A number.
public let kCGImagePropertyExifCompressedBitsPerPixel: CFString = "CompressedBitsPerPixel"
/// The shutter speed in APEX units. A number.
public let kCGImagePropertyExifShutterSpeedValue: CFString = "ShutterSpeedValue"
/// The aperture in APEX units. A number.
public let kCGImagePropertyExifApertureValue: CFString = "ApertureValue"
/// The brightness in APEX units. A number.
public let kCGImagePropertyExifBrightnessValue: CFString = "BrightnessValue"
/// The exposure's correction in APEX units. A number.
public let kCGImagePropertyExifExposureBiasValue: CFString = "ExposureBiasValue"
/// The lens's widest aperture in APEX units. A number.
public let kCGImagePropertyExifMaxApertureValue: CFString = "MaxApertureValue"
/// How far the subject was, in metres. A number.
public let kCGImagePropertyExifSubjectDistance: CFString = "SubjectDistance"
/// How light was metered: 2 the centre, 3 a spot, 5 a pattern. A number.
public let kCGImagePropertyExifMeteringMode: CFString = "MeteringMode"
/// What gave the light. A number.
public let kCGImagePropertyExifLightSource: CFString = "LightSource"
/// Whether and how the flash fired, in bits. A number.
public let kCGImagePropertyExifFlash: CFString = "Flash"
/// The focal length in millimetres. A number.
public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
/// Where the subject is, in pixels. An array of numbers.
public let kCGImagePropertyExifSubjectArea: CFString = "SubjectArea"
/// What the user had to say. A string.
public let kCGImagePropertyExifUserComment: CFString = "UserComment"
/// The fraction of a second of the TIFF dictionary's time. A string.
public let kCGImagePropertyExifSubsecTime: CFString = "SubsecTime"
/// The fraction of a second when the image was taken. A string.
public let kCGImagePropertyExifSubsecTimeOriginal: CFString = "SubsecTimeOriginal"
/// The fraction of a second when the image was stored. A string.
public let kCGImagePropertyExifSubsecTimeDigitized: CFString = "SubsecTimeDigitized"
/// The version of FlashPix: 1, 0. An array of numbers.
public let kCGImagePropertyExifFlashPixVersion: CFString = "FlashPixVersion"
/// 1 for sRGB, 65,535 for another space. A number.
public let kCGImagePropertyExifColorSpace: CFString = "ColorSpace"
/// The width of the meaningful pixels. A number.
public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
/// The height of the meaningful pixels. A number.
public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
/// The sound that belongs to the image. A string.
public let kCGImagePropertyExifRelatedSoundFile: CFString = "RelatedSoundFile"
/// How strong the flash was, in beam candle power seconds. A number.
public let kCGImagePropertyExifFlashEnergy: CFString = "FlashEnergy"
/// Pixels for each unit across the sensor. A number.
public let kCGImagePropertyExifFocalPlaneXResolution: CFString = "FocalPlaneXResolution"
/// Pixels for each unit down the sensor. A number.
public let kCGImagePropertyExifFocalPlaneYResolution: CFString = "FocalPlaneYResolution"
/// The unit of the two: 2 inches, 3 centimetres. A number.
public let kCGImagePropertyExifFocalPlaneResolutionUnit: CFString = "FocalPlaneResolutionUnit"
/// Where the subject's middle is, in pixels. An array of numbers.
public let kCGImagePropertyExifSubjectLocation: CFString = "SubjectLocation"
/// The exposure index. A number.
public let kCGImagePropertyExifExposureIndex: CFString = "ExposureIndex"
/// What kind of sensor it was. A number.
public let kCGImagePropertyExifSensingMethod: CFString = "SensingMethod"
/// 3 for a digital camera. A number.
public let kCGImagePropertyExifFileSource: CFString = "FileSource"
/// 1 for an image taken directly. A number.
public let kCGImagePropertyExifSceneType: CFString = "SceneType"
/// Whether the image was processed in a special way. A number.
public let kCGImagePropertyExifCustomRendered: CFString = "CustomRendered"
/// 0 automatic, 1 by hand, 2 a bracket. A number.
public let kCGImagePropertyExifExposureMode: CFString = "ExposureMode"
/// 0 automatic, 1 by hand. A number.
public let kCGImagePropertyExifWhiteBalance: CFString = "WhiteBalance"
/// How far the image was enlarged. A number.
public let kCGImagePropertyExifDigitalZoomRatio: CFString = "DigitalZoomRatio"
/// The focal length that gives the same view on 35 mm film. A number.
public let kCGImagePropertyExifFocalLenIn35mmFilm: CFString = "FocalLenIn35mmFilm"
/// 0 standard, 1 a landscape, 2 a portrait, 3 at night. A number.
public let kCGImagePropertyExifSceneCaptureType: CFString = "SceneCaptureType"
/// How far the gain was turned. A number.
public let kCGImagePropertyExifGainControl: CFString = "GainControl"
/// 0 normal, 1 soft, 2 hard. A number.
public let kCGImagePropertyExifContrast: CFString = "Contrast"
/// 0 normal, 1 low, 2 high. A number.
public let kCGImagePropertyExifSaturation: CFString = "Saturation"
/// 0 normal, 1 soft, 2 hard. A number.
public let kCGImagePropertyExifSharpness: CFString = "Sharpness"
/// 1 macro, 2 close, 3 far. A number.
public let kCGImagePropertyExifSubjectDistRange: CFString = "SubjectDistRange"
/// The image's own number, 32 hexadecimal digits. A string.
public let kCGImagePropertyExifImageUniqueID: CFString = "ImageUniqueID"
/// Whose camera it is. A string.
public let kCGImagePropertyExifCameraOwnerName: CFString = "CameraOwnerName"
/// The camera's serial number. A string.
public let kCGImagePropertyExifBodySerialNumber: CFString = "BodySerialNumber"
/// The shortest and longest focal length, and the f-number at each. An array of numbers.
public let kCGImagePropertyExifLensSpecification: CFString = "LensSpecification"
/// Who made the lens. A string.
public let kCGImagePropertyExifLensMake: CFString = "LensMake"
/// The lens. A string.
public let kCGImagePropertyExifLensModel: CFString = "LensModel"
/// The lens's serial number. A string.
public let kCGImagePropertyExifLensSerialNumber: CFString = "LensSerialNumber"
/// The exponent that the samples were encoded with. A number.
public let kCGImagePropertyExifGamma: CFString = "Gamma"
