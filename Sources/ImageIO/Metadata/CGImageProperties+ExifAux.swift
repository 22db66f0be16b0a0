public import CoreGraphics

/// The dictionary of additions to Exif, from XMP.
public let kCGImagePropertyExifAuxDictionary: CFString = "{ExifAux}"

/// The shortest and longest focal lengths, and the f-numbers at both. A string.
public let kCGImagePropertyExifAuxLensInfo: CFString = "LensInfo"
/// The lens model. A string.
public let kCGImagePropertyExifAuxLensModel: CFString = "LensModel"
/// The camera's serial number. A string.
public let kCGImagePropertyExifAuxSerialNumber: CFString = "SerialNumber"
/// The maker's identifier of the lens. A string.
public let kCGImagePropertyExifAuxLensID: CFString = "LensID"
/// The lens's serial number. A string.
public let kCGImagePropertyExifAuxLensSerialNumber: CFString = "LensSerialNumber"
/// The camera's number of the image. A string.
public let kCGImagePropertyExifAuxImageNumber: CFString = "ImageNumber"
/// The flash exposure compensation. A string.
public let kCGImagePropertyExifAuxFlashCompensation: CFString = "FlashCompensation"
/// The owner's name. A string.
public let kCGImagePropertyExifAuxOwnerName: CFString = "OwnerName"
/// The version of the camera's software. A string.
public let kCGImagePropertyExifAuxFirmware: CFString = "Firmware"
