public import CoreGraphics

/// The dictionary of where the image was taken.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"

/// The version of this directory: 2, 2, 0, 0. An array of numbers.
public let kCGImagePropertyGPSVersion: CFString = "GPSVersion"
/// "N" or "S". A string.
public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
/// The latitude in degrees, not negative. A number.
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
/// "E" or "W". A string.
public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
/// The longitude in degrees, not negative. A number.
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
/// 0 above the sea, 1 below. A number.
public let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"
/// How far above or below the sea, in metres. A number.
public let kCGImagePropertyGPSAltitude: CFString = "Altitude"
/// The time in UTC: "12:34:56". A string.
public let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"
/// The satellites that were used. A string.
public let kCGImagePropertyGPSSatellites: CFString = "Satellites"
/// "A" while measuring, "V" without a fix. A string.
public let kCGImagePropertyGPSStatus: CFString = "Status"
/// "2" or "3" dimensions. A string.
public let kCGImagePropertyGPSMeasureMode: CFString = "MeasureMode"
/// The dilution of precision. A number.
public let kCGImagePropertyGPSDOP: CFString = "DOP"
/// The unit of the speed: "K", "M" or "N". A string.
public let kCGImagePropertyGPSSpeedRef: CFString = "SpeedRef"
/// How fast the camera moved. A number.
public let kCGImagePropertyGPSSpeed: CFString = "Speed"
/// "T" for true north, "M" for magnetic. A string.
public let kCGImagePropertyGPSTrackRef: CFString = "TrackRef"
/// Where the camera moved, in degrees. A number.
public let kCGImagePropertyGPSTrack: CFString = "Track"
/// "T" for true north, "M" for magnetic. A string.
public let kCGImagePropertyGPSImgDirectionRef: CFString = "ImgDirectionRef"
/// Where the camera looked, in degrees. A number.
public let kCGImagePropertyGPSImgDirection: CFString = "ImgDirection"
/// The geodetic datum: "WGS-84". A string.
public let kCGImagePropertyGPSMapDatum: CFString = "MapDatum"
/// "N" or "S" of the destination. A string.
public let kCGImagePropertyGPSDestLatitudeRef: CFString = "DestLatitudeRef"
/// The latitude of the destination in degrees, not negative. A number.
public let kCGImagePropertyGPSDestLatitude: CFString = "DestLatitude"
/// "E" or "W" of the destination. A string.
public let kCGImagePropertyGPSDestLongitudeRef: CFString = "DestLongitudeRef"
/// The longitude of the destination in degrees, not negative. A number.
public let kCGImagePropertyGPSDestLongitude: CFString = "DestLongitude"
/// "T" for true north, "M" for magnetic. A string.
public let kCGImagePropertyGPSDestBearingRef: CFString = "DestBearingRef"
/// Where the destination lies, in degrees. A number.
public let kCGImagePropertyGPSDestBearing: CFString = "DestBearing"
/// The unit of the distance: "K", "M" or "N". A string.
public let kCGImagePropertyGPSDestDistanceRef: CFString = "DestDistanceRef"
/// How far the destination is. A number.
public let kCGImagePropertyGPSDestDistance: CFString = "DestDistance"
/// The date in UTC: "2024:12:31". A string.
public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"
/// Whether a differential correction was applied. A number. The name is spelt as Apple spells it.
public let kCGImagePropertyGPSDifferental: CFString = "Differential"
/// How far off the place may be, in metres. A number.
public let kCGImagePropertyGPSHPositioningError: CFString = "HPositioningError"
