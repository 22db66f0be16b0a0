public import CoreGraphics

/// The dictionary of Exif properties: the camera and its settings.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"

/// The exposure time in seconds. A number.
public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
/// The f-number. A number.
public let kCGImagePropertyExifFNumber: CFString = "FNumber"
/// The exposure program: 1 manual, 2 normal program. A number.
public let kCGImagePropertyExifExposureProgram: CFString = "ExposureProgram"
/// The spectral sensitivity of each channel, in ASTM's notation. A string.
public let kCGImagePropertyExifSpectralSensitivity: CFString = "SpectralSensitivity"
/// The ISO speeds. An array of numbers.
public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"
/// The ISO standard's speed that the ratings refer to. A number.
public let kCGImagePropertyExifSensitivityType: CFString = "SensitivityType"
/// The standard output sensitivity. A number.
public let kCGImagePropertyExifStandardOutputSensitivity: CFString = "StandardOutputSensitivity"
/// The recommended exposure index. A number.
public let kCGImagePropertyExifRecommendedExposureIndex: CFString = "RecommendedExposureIndex"
/// The ISO speed. A number.
public let kCGImagePropertyExifISOSpeed: CFString = "ISOSpeed"
/// The version of Exif: 2, 3, 1. An array of numbers.
public let kCGImagePropertyExifVersion: CFString = "ExifVersion"
/// The time at which the image was taken: "2024:12:31 23:59:59". A string.
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// The time at which the image was digitized. A string.
public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
/// The time zone of the TIFF dictionary's time: "+09:00". A string.
public let kCGImagePropertyExifOffsetTime: CFString = "OffsetTime"
/// The time zone of the original time. A string.
public let kCGImagePropertyExifOffsetTimeOriginal: CFString = "OffsetTimeOriginal"
/// The time zone of the digitized time. A string.
public let kCGImagePropertyExifOffsetTimeDigitized: CFString = "OffsetTimeDigitized"
/// The channels in order: 1 Y, 2 Cb, 3 Cr, 4 to 6 red, green and blue. An array of numbers.
public let kCGImagePropertyExifComponentsConfiguration: CFString = "ComponentsConfiguration"
/// The compressed bits per pixel. A number.
public let kCGImagePropertyExifCompressedBitsPerPixel: CFString = "CompressedBitsPerPixel"
/// The shutter speed in APEX units. A number.
public let kCGImagePropertyExifShutterSpeedValue: CFString = "ShutterSpeedValue"
/// The aperture in APEX units. A number.
public let kCGImagePropertyExifApertureValue: CFString = "ApertureValue"
/// The brightness in APEX units. A number.
public let kCGImagePropertyExifBrightnessValue: CFString = "BrightnessValue"
/// The exposure bias in APEX units. A number.
public let kCGImagePropertyExifExposureBiasValue: CFString = "ExposureBiasValue"
/// The maximum aperture of the lens in APEX units. A number.
public let kCGImagePropertyExifMaxApertureValue: CFString = "MaxApertureValue"
/// The distance to the subject in metres. A number.
public let kCGImagePropertyExifSubjectDistance: CFString = "SubjectDistance"
/// The metering mode: 2 centre-weighted, 3 spot, 5 pattern. A number.
public let kCGImagePropertyExifMeteringMode: CFString = "MeteringMode"
/// The light source. A number.
public let kCGImagePropertyExifLightSource: CFString = "LightSource"
/// Flags of whether and how the flash fired. A number.
public let kCGImagePropertyExifFlash: CFString = "Flash"
/// The focal length in millimetres. A number.
public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
/// The area of the subject in pixels. An array of numbers.
public let kCGImagePropertyExifSubjectArea: CFString = "SubjectArea"
/// The user's comment. A string.
public let kCGImagePropertyExifUserComment: CFString = "UserComment"
/// The fraction of a second of the TIFF dictionary's time. A string.
public let kCGImagePropertyExifSubsecTime: CFString = "SubsecTime"
/// The fraction of a second of the original time. A string.
public let kCGImagePropertyExifSubsecTimeOriginal: CFString = "SubsecTimeOriginal"
/// The fraction of a second of the digitized time. A string.
public let kCGImagePropertyExifSubsecTimeDigitized: CFString = "SubsecTimeDigitized"
/// The version of FlashPix: 1, 0. An array of numbers.
public let kCGImagePropertyExifFlashPixVersion: CFString = "FlashPixVersion"
/// 1 for sRGB, 65,535 for another space. A number.
public let kCGImagePropertyExifColorSpace: CFString = "ColorSpace"
/// The valid width in pixels. A number.
public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
/// The valid height in pixels. A number.
public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
/// The name of a related sound file. A string.
public let kCGImagePropertyExifRelatedSoundFile: CFString = "RelatedSoundFile"
/// The flash energy in beam candle power seconds. A number.
public let kCGImagePropertyExifFlashEnergy: CFString = "FlashEnergy"
/// The horizontal sensor resolution, in pixels per unit. A number.
public let kCGImagePropertyExifFocalPlaneXResolution: CFString = "FocalPlaneXResolution"
/// The vertical sensor resolution, in pixels per unit. A number.
public let kCGImagePropertyExifFocalPlaneYResolution: CFString = "FocalPlaneYResolution"
/// The unit of both: 2 inches, 3 centimetres. A number.
public let kCGImagePropertyExifFocalPlaneResolutionUnit: CFString = "FocalPlaneResolutionUnit"
/// The position of the subject's centre in pixels. An array of numbers.
public let kCGImagePropertyExifSubjectLocation: CFString = "SubjectLocation"
/// The exposure index. A number.
public let kCGImagePropertyExifExposureIndex: CFString = "ExposureIndex"
/// The type of sensor. A number.
public let kCGImagePropertyExifSensingMethod: CFString = "SensingMethod"
/// 3 for a digital camera. A number.
public let kCGImagePropertyExifFileSource: CFString = "FileSource"
/// 1 for an image taken directly. A number.
public let kCGImagePropertyExifSceneType: CFString = "SceneType"
/// Whether the image underwent special processing. A number.
public let kCGImagePropertyExifCustomRendered: CFString = "CustomRendered"
/// The exposure mode: 0 automatic, 1 manual, 2 bracketing. A number.
public let kCGImagePropertyExifExposureMode: CFString = "ExposureMode"
/// The white balance: 0 automatic, 1 manual. A number.
public let kCGImagePropertyExifWhiteBalance: CFString = "WhiteBalance"
/// The digital zoom ratio. A number.
public let kCGImagePropertyExifDigitalZoomRatio: CFString = "DigitalZoomRatio"
/// The equivalent focal length on 35 mm film. A number.
public let kCGImagePropertyExifFocalLenIn35mmFilm: CFString = "FocalLenIn35mmFilm"
/// The scene type: 0 standard, 1 landscape, 2 portrait, 3 night. A number.
public let kCGImagePropertyExifSceneCaptureType: CFString = "SceneCaptureType"
/// The degree of gain adjustment. A number.
public let kCGImagePropertyExifGainControl: CFString = "GainControl"
/// The contrast: 0 normal, 1 soft, 2 hard. A number.
public let kCGImagePropertyExifContrast: CFString = "Contrast"
/// The saturation: 0 normal, 1 low, 2 high. A number.
public let kCGImagePropertyExifSaturation: CFString = "Saturation"
/// The sharpness: 0 normal, 1 soft, 2 hard. A number.
public let kCGImagePropertyExifSharpness: CFString = "Sharpness"
/// The subject distance range: 1 macro, 2 close, 3 far. A number.
public let kCGImagePropertyExifSubjectDistRange: CFString = "SubjectDistRange"
/// The image's unique identifier, 32 hexadecimal digits. A string.
public let kCGImagePropertyExifImageUniqueID: CFString = "ImageUniqueID"
/// The camera owner's name. A string.
public let kCGImagePropertyExifCameraOwnerName: CFString = "CameraOwnerName"
/// The camera's serial number. A string.
public let kCGImagePropertyExifBodySerialNumber: CFString = "BodySerialNumber"
/// The minimum and maximum focal lengths, and the minimum f-number at each. An array of numbers.
public let kCGImagePropertyExifLensSpecification: CFString = "LensSpecification"
/// The lens manufacturer. A string.
public let kCGImagePropertyExifLensMake: CFString = "LensMake"
/// The lens model. A string.
public let kCGImagePropertyExifLensModel: CFString = "LensModel"
/// The lens's serial number. A string.
public let kCGImagePropertyExifLensSerialNumber: CFString = "LensSerialNumber"
/// The gamma exponent of the encoding. A number.
public let kCGImagePropertyExifGamma: CFString = "Gamma"
/// The conversion from light to electrons, of ISO 14524. An array of bytes.
public let kCGImagePropertyExifOECF: CFString = "OECF"
/// The lower bound of the ISO speed. A number.
public let kCGImagePropertyExifISOSpeedLatitudeyyy: CFString = "ISOSpeedLatitudeyyy"
/// The upper bound of the ISO speed. A number.
public let kCGImagePropertyExifISOSpeedLatitudezzz: CFString = "ISOSpeedLatitudezzz"
/// The maker's private data. An array of bytes.
public let kCGImagePropertyExifMakerNote: CFString = "MakerNote"
/// The response to spatial frequencies, of ISO 12233. An array of bytes.
public let kCGImagePropertyExifSpatialFrequencyResponse: CFString = "SpatialFrequencyResponse"
/// The pattern of the sensor's colour filters. An array of bytes.
public let kCGImagePropertyExifCFAPattern: CFString = "CFAPattern"
/// The camera's settings for the image. An array of bytes.
public let kCGImagePropertyExifDeviceSettingDescription: CFString = "DeviceSettingDescription"
/// Whether the image is a composite: 1 no, 2 of any images, 3 of images taken while shooting. A number.
public let kCGImagePropertyExifCompositeImage: CFString = "CompositeImage"
/// The number of images taken for a composite, and the number used. An array of numbers.
public let kCGImagePropertyExifSourceImageNumberOfCompositeImage: CFString = "SourceImageNumberOfCompositeImage"
/// The exposure times of the images in a composite. An array of bytes.
public let kCGImagePropertyExifSourceExposureTimesOfCompositeImage: CFString =
    "SourceExposureTimesOfCompositeImage"
