/// An Exif field with a corresponding Apple key.
struct ExifField: Hashable, Sendable {
    /// The type of a field's bytes, which determines the form of its value in a dictionary.
    enum ValueForm: Hashable, Sendable {
        /// Text, ASCII according to the standard and UTF-8 in practice.
        case text
        /// Integers of 8, 16 or 32 bits. One is a number, several are an array.
        case bytes, shorts, longs
        /// 16-bit numbers that are an array even if there is one.
        case shortList
        /// Fractions of 32-bit numbers. One is a number, several are an array.
        case fractions, signedFractions
        /// Four digits of a version: "0231" is 2, 3, 1.
        case version
        /// Eight bytes that name a character set, then text.
        case comment
        /// Bytes of undefined type. One is a number, several are an array.
        case opaque
        /// Degrees, minutes and seconds as three fractions; the value is a number of degrees.
        case degrees
        /// Hours, minutes and seconds as three fractions; the value is "12:34:56".
        case time
    }

    let tag: UInt16
    let key: String
    let form: ValueForm

    init(_ tag: UInt16, _ key: String, _ form: ValueForm) {
        self.tag = tag
        self.key = key
        self.form = form
    }
}

extension ExifField {
    /// The first directory of a file.
    static let tiff: [ExifField] = [
        ExifField(0x0103, kCGImagePropertyTIFFCompression, .shorts),
        ExifField(0x0106, kCGImagePropertyTIFFPhotometricInterpretation, .shorts),
        ExifField(0x010D, kCGImagePropertyTIFFDocumentName, .text),
        ExifField(0x010E, kCGImagePropertyTIFFImageDescription, .text),
        ExifField(0x010F, kCGImagePropertyTIFFMake, .text),
        ExifField(0x0110, kCGImagePropertyTIFFModel, .text),
        ExifField(0x0112, kCGImagePropertyTIFFOrientation, .shorts),
        ExifField(0x011A, kCGImagePropertyTIFFXResolution, .fractions),
        ExifField(0x011B, kCGImagePropertyTIFFYResolution, .fractions),
        ExifField(0x011E, kCGImagePropertyTIFFXPosition, .fractions),
        ExifField(0x011F, kCGImagePropertyTIFFYPosition, .fractions),
        ExifField(0x0128, kCGImagePropertyTIFFResolutionUnit, .shorts),
        ExifField(0x0131, kCGImagePropertyTIFFSoftware, .text),
        ExifField(0x0132, kCGImagePropertyTIFFDateTime, .text),
        ExifField(0x012D, kCGImagePropertyTIFFTransferFunction, .shortList),
        ExifField(0x013B, kCGImagePropertyTIFFArtist, .text),
        ExifField(0x013C, kCGImagePropertyTIFFHostComputer, .text),
        ExifField(0x013E, kCGImagePropertyTIFFWhitePoint, .fractions),
        ExifField(0x013F, kCGImagePropertyTIFFPrimaryChromaticities, .fractions),
        ExifField(0x0142, kCGImagePropertyTIFFTileWidth, .longs),
        ExifField(0x0143, kCGImagePropertyTIFFTileLength, .longs),
        ExifField(0x8298, kCGImagePropertyTIFFCopyright, .text),
    ]

    /// The directory of the camera's settings.
    static let exif: [ExifField] = [
        ExifField(0x829A, kCGImagePropertyExifExposureTime, .fractions),
        ExifField(0x829D, kCGImagePropertyExifFNumber, .fractions),
        ExifField(0x8822, kCGImagePropertyExifExposureProgram, .shorts),
        ExifField(0x8824, kCGImagePropertyExifSpectralSensitivity, .text),
        ExifField(0x8827, kCGImagePropertyExifISOSpeedRatings, .shortList),
        ExifField(0x8828, kCGImagePropertyExifOECF, .opaque),
        ExifField(0x8830, kCGImagePropertyExifSensitivityType, .shorts),
        ExifField(0x8831, kCGImagePropertyExifStandardOutputSensitivity, .longs),
        ExifField(0x8832, kCGImagePropertyExifRecommendedExposureIndex, .longs),
        ExifField(0x8833, kCGImagePropertyExifISOSpeed, .longs),
        ExifField(0x8834, kCGImagePropertyExifISOSpeedLatitudeyyy, .longs),
        ExifField(0x8835, kCGImagePropertyExifISOSpeedLatitudezzz, .longs),
        ExifField(0x9000, kCGImagePropertyExifVersion, .version),
        ExifField(0x9003, kCGImagePropertyExifDateTimeOriginal, .text),
        ExifField(0x9004, kCGImagePropertyExifDateTimeDigitized, .text),
        ExifField(0x9010, kCGImagePropertyExifOffsetTime, .text),
        ExifField(0x9011, kCGImagePropertyExifOffsetTimeOriginal, .text),
        ExifField(0x9012, kCGImagePropertyExifOffsetTimeDigitized, .text),
        ExifField(0x9101, kCGImagePropertyExifComponentsConfiguration, .opaque),
        ExifField(0x9102, kCGImagePropertyExifCompressedBitsPerPixel, .fractions),
        ExifField(0x9201, kCGImagePropertyExifShutterSpeedValue, .signedFractions),
        ExifField(0x9202, kCGImagePropertyExifApertureValue, .fractions),
        ExifField(0x9203, kCGImagePropertyExifBrightnessValue, .signedFractions),
        ExifField(0x9204, kCGImagePropertyExifExposureBiasValue, .signedFractions),
        ExifField(0x9205, kCGImagePropertyExifMaxApertureValue, .fractions),
        ExifField(0x9206, kCGImagePropertyExifSubjectDistance, .fractions),
        ExifField(0x9207, kCGImagePropertyExifMeteringMode, .shorts),
        ExifField(0x9208, kCGImagePropertyExifLightSource, .shorts),
        ExifField(0x9209, kCGImagePropertyExifFlash, .shorts),
        ExifField(0x920A, kCGImagePropertyExifFocalLength, .fractions),
        ExifField(0x9214, kCGImagePropertyExifSubjectArea, .shortList),
        ExifField(0x9286, kCGImagePropertyExifUserComment, .comment),
        ExifField(0x9290, kCGImagePropertyExifSubsecTime, .text),
        ExifField(0x9291, kCGImagePropertyExifSubsecTimeOriginal, .text),
        ExifField(0x9292, kCGImagePropertyExifSubsecTimeDigitized, .text),
        ExifField(0xA000, kCGImagePropertyExifFlashPixVersion, .version),
        ExifField(0xA001, kCGImagePropertyExifColorSpace, .shorts),
        ExifField(0xA002, kCGImagePropertyExifPixelXDimension, .longs),
        ExifField(0xA003, kCGImagePropertyExifPixelYDimension, .longs),
        ExifField(0xA004, kCGImagePropertyExifRelatedSoundFile, .text),
        ExifField(0xA20B, kCGImagePropertyExifFlashEnergy, .fractions),
        ExifField(0xA20E, kCGImagePropertyExifFocalPlaneXResolution, .fractions),
        ExifField(0xA20F, kCGImagePropertyExifFocalPlaneYResolution, .fractions),
        ExifField(0xA210, kCGImagePropertyExifFocalPlaneResolutionUnit, .shorts),
        ExifField(0xA214, kCGImagePropertyExifSubjectLocation, .shortList),
        ExifField(0xA215, kCGImagePropertyExifExposureIndex, .fractions),
        ExifField(0xA217, kCGImagePropertyExifSensingMethod, .shorts),
        ExifField(0x927C, kCGImagePropertyExifMakerNote, .opaque),
        ExifField(0xA20C, kCGImagePropertyExifSpatialFrequencyResponse, .opaque),
        ExifField(0xA300, kCGImagePropertyExifFileSource, .opaque),
        ExifField(0xA301, kCGImagePropertyExifSceneType, .opaque),
        ExifField(0xA302, kCGImagePropertyExifCFAPattern, .opaque),
        ExifField(0xA40B, kCGImagePropertyExifDeviceSettingDescription, .opaque),
        ExifField(0xA460, kCGImagePropertyExifCompositeImage, .shorts),
        ExifField(0xA461, kCGImagePropertyExifSourceImageNumberOfCompositeImage, .shorts),
        ExifField(0xA462, kCGImagePropertyExifSourceExposureTimesOfCompositeImage, .opaque),
        ExifField(0xA401, kCGImagePropertyExifCustomRendered, .shorts),
        ExifField(0xA402, kCGImagePropertyExifExposureMode, .shorts),
        ExifField(0xA403, kCGImagePropertyExifWhiteBalance, .shorts),
        ExifField(0xA404, kCGImagePropertyExifDigitalZoomRatio, .fractions),
        ExifField(0xA405, kCGImagePropertyExifFocalLenIn35mmFilm, .shorts),
        ExifField(0xA406, kCGImagePropertyExifSceneCaptureType, .shorts),
        ExifField(0xA407, kCGImagePropertyExifGainControl, .shorts),
        ExifField(0xA408, kCGImagePropertyExifContrast, .shorts),
        ExifField(0xA409, kCGImagePropertyExifSaturation, .shorts),
        ExifField(0xA40A, kCGImagePropertyExifSharpness, .shorts),
        ExifField(0xA40C, kCGImagePropertyExifSubjectDistRange, .shorts),
        ExifField(0xA420, kCGImagePropertyExifImageUniqueID, .text),
        ExifField(0xA430, kCGImagePropertyExifCameraOwnerName, .text),
        ExifField(0xA431, kCGImagePropertyExifBodySerialNumber, .text),
        ExifField(0xA432, kCGImagePropertyExifLensSpecification, .fractions),
        ExifField(0xA433, kCGImagePropertyExifLensMake, .text),
        ExifField(0xA434, kCGImagePropertyExifLensModel, .text),
        ExifField(0xA435, kCGImagePropertyExifLensSerialNumber, .text),
        ExifField(0xA500, kCGImagePropertyExifGamma, .fractions),
    ]

    /// The GPS directory.
    static let gps: [ExifField] = [
        ExifField(0x00, kCGImagePropertyGPSVersion, .bytes),
        ExifField(0x01, kCGImagePropertyGPSLatitudeRef, .text),
        ExifField(0x02, kCGImagePropertyGPSLatitude, .degrees),
        ExifField(0x03, kCGImagePropertyGPSLongitudeRef, .text),
        ExifField(0x04, kCGImagePropertyGPSLongitude, .degrees),
        ExifField(0x05, kCGImagePropertyGPSAltitudeRef, .bytes),
        ExifField(0x06, kCGImagePropertyGPSAltitude, .fractions),
        ExifField(0x07, kCGImagePropertyGPSTimeStamp, .time),
        ExifField(0x08, kCGImagePropertyGPSSatellites, .text),
        ExifField(0x09, kCGImagePropertyGPSStatus, .text),
        ExifField(0x0A, kCGImagePropertyGPSMeasureMode, .text),
        ExifField(0x0B, kCGImagePropertyGPSDOP, .fractions),
        ExifField(0x0C, kCGImagePropertyGPSSpeedRef, .text),
        ExifField(0x0D, kCGImagePropertyGPSSpeed, .fractions),
        ExifField(0x0E, kCGImagePropertyGPSTrackRef, .text),
        ExifField(0x0F, kCGImagePropertyGPSTrack, .fractions),
        ExifField(0x10, kCGImagePropertyGPSImgDirectionRef, .text),
        ExifField(0x11, kCGImagePropertyGPSImgDirection, .fractions),
        ExifField(0x12, kCGImagePropertyGPSMapDatum, .text),
        ExifField(0x13, kCGImagePropertyGPSDestLatitudeRef, .text),
        ExifField(0x14, kCGImagePropertyGPSDestLatitude, .degrees),
        ExifField(0x15, kCGImagePropertyGPSDestLongitudeRef, .text),
        ExifField(0x16, kCGImagePropertyGPSDestLongitude, .degrees),
        ExifField(0x17, kCGImagePropertyGPSDestBearingRef, .text),
        ExifField(0x18, kCGImagePropertyGPSDestBearing, .fractions),
        ExifField(0x19, kCGImagePropertyGPSDestDistanceRef, .text),
        ExifField(0x1A, kCGImagePropertyGPSDestDistance, .fractions),
        ExifField(0x1B, kCGImagePropertyGPSProcessingMethod, .comment),
        ExifField(0x1C, kCGImagePropertyGPSAreaInformation, .comment),
        ExifField(0x1D, kCGImagePropertyGPSDateStamp, .text),
        ExifField(0x1E, kCGImagePropertyGPSDifferental, .shorts),
        ExifField(0x1F, kCGImagePropertyGPSHPositioningError, .fractions),
    ]
}
