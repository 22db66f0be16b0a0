public import CoreGraphics

/// The dictionary of GPS properties: the location.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"

/// The version of this directory: 2, 2, 0, 0. An array of numbers.
public let kCGImagePropertyGPSVersion: CFString = "GPSVersion"
/// The hemisphere of the latitude: "N" or "S". A string.
public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
/// The latitude in degrees, not negative. A number.
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
/// The hemisphere of the longitude: "E" or "W". A string.
public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
/// The longitude in degrees, not negative. A number.
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
/// The altitude's reference: 0 above sea level, 1 below. A number.
public let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"
/// The altitude above or below sea level in metres. A number.
public let kCGImagePropertyGPSAltitude: CFString = "Altitude"
/// The time in UTC: "12:34:56". A string.
public let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"
/// The satellites used. A string.
public let kCGImagePropertyGPSSatellites: CFString = "Satellites"
/// The status: "A" while measuring, "V" without a fix. A string.
public let kCGImagePropertyGPSStatus: CFString = "Status"
/// The measurement mode: "2" or "3" dimensions. A string.
public let kCGImagePropertyGPSMeasureMode: CFString = "MeasureMode"
/// The dilution of precision. A number.
public let kCGImagePropertyGPSDOP: CFString = "DOP"
/// The unit of the speed: "K", "M" or "N". A string.
public let kCGImagePropertyGPSSpeedRef: CFString = "SpeedRef"
/// The camera's speed. A number.
public let kCGImagePropertyGPSSpeed: CFString = "Speed"
/// The reference of the track: "T" for true north, "M" for magnetic. A string.
public let kCGImagePropertyGPSTrackRef: CFString = "TrackRef"
/// The camera's direction of movement in degrees. A number.
public let kCGImagePropertyGPSTrack: CFString = "Track"
/// The reference of the image direction: "T" for true north, "M" for magnetic. A string.
public let kCGImagePropertyGPSImgDirectionRef: CFString = "ImgDirectionRef"
/// The direction of the image in degrees. A number.
public let kCGImagePropertyGPSImgDirection: CFString = "ImgDirection"
/// The geodetic datum: "WGS-84". A string.
public let kCGImagePropertyGPSMapDatum: CFString = "MapDatum"
/// The hemisphere of the destination's latitude: "N" or "S". A string.
public let kCGImagePropertyGPSDestLatitudeRef: CFString = "DestLatitudeRef"
/// The latitude of the destination in degrees, not negative. A number.
public let kCGImagePropertyGPSDestLatitude: CFString = "DestLatitude"
/// The hemisphere of the destination's longitude: "E" or "W". A string.
public let kCGImagePropertyGPSDestLongitudeRef: CFString = "DestLongitudeRef"
/// The longitude of the destination in degrees, not negative. A number.
public let kCGImagePropertyGPSDestLongitude: CFString = "DestLongitude"
/// The reference of the bearing: "T" for true north, "M" for magnetic. A string.
public let kCGImagePropertyGPSDestBearingRef: CFString = "DestBearingRef"
/// The bearing of the destination in degrees. A number.
public let kCGImagePropertyGPSDestBearing: CFString = "DestBearing"
/// The unit of the distance: "K", "M" or "N". A string.
public let kCGImagePropertyGPSDestDistanceRef: CFString = "DestDistanceRef"
/// The distance to the destination. A number.
public let kCGImagePropertyGPSDestDistance: CFString = "DestDistance"
/// The date in UTC: "2024:12:31". A string.
public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"
/// Whether a differential correction was applied. A number. The name is spelt as Apple spells it.
public let kCGImagePropertyGPSDifferental: CFString = "Differential"
/// The horizontal positioning error in metres. A number.
public let kCGImagePropertyGPSHPositioningError: CFString = "HPositioningError"
/// The positioning method: "GPS", "CELLID". A string.
public let kCGImagePropertyGPSProcessingMethod: CFString = "ProcessingMethod"
/// The name of the area. A string.
public let kCGImagePropertyGPSAreaInformation: CFString = "AreaInformation"
