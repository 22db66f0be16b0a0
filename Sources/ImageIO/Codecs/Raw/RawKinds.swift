import CoreGraphics
import Foundation

/// A maker's raw files, which share a type and are recognized by their first bytes.
protocol RawKind: Sendable {
    static var typeIdentifier: String { get }
    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool
}

/// Adobe's digital negative (DNG).
enum DigitalNegative: RawKind {
    static let typeIdentifier = "com.adobe.raw-image"
    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool { RawDirectory(bytes)?.isDigitalNegative == true }
}

/// Canon's CR2.
enum CanonRaw: RawKind {
    static let typeIdentifier = "com.canon.cr2-raw-image"
    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.starts(with: [0x49, 0x49, 42, 0]) && bytes.count > 10 && bytes[8] == 0x43 && bytes[9] == 0x52
    }
}

/// Canon's CR3.
enum CanonRaw3: RawKind {
    static let typeIdentifier = "com.canon.cr3-raw-image"
    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.count > 12 && bytes[4..<12].elementsEqual("ftypcrx ".utf8)
    }
}

/// Nikon's NEF.
enum NikonRaw: RawKind {
    static let typeIdentifier = "com.nikon.raw-image"
    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool { RawDirectory(bytes)?.isMade(by: "NIKON") == true }
}

/// Sony's ARW.
enum SonyRaw: RawKind {
    static let typeIdentifier = "com.sony.arw-raw-image"
    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool { RawDirectory(bytes)?.isMade(by: "SONY") == true }
}

/// Pentax's PEF.
enum PentaxRaw: RawKind {
    static let typeIdentifier = "com.pentax.raw-image"
    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let directory = RawDirectory(bytes)
        return directory?.isMade(by: "PENTAX") == true || directory?.isMade(by: "RICOH") == true
    }
}

/// Fujifilm's RAF.
enum FujiRaw: RawKind {
    static let typeIdentifier = "com.fuji.raw-image"
    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool { bytes.starts(with: "FUJIFILMCCD-RAW".utf8) }
}

/// Olympus's ORF.
enum OlympusRaw: RawKind {
    static let typeIdentifier = "com.olympus.or-raw-image"
    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool {
        ["IIRO", "IIRS", "MMOR"].contains { bytes.starts(with: $0.utf8) }
    }
}

/// Panasonic's RW2.
enum PanasonicRaw: RawKind {
    static let typeIdentifier = "com.panasonic.rw2-raw-image"
    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool { bytes.starts(with: [0x49, 0x49, 0x55, 0]) }
}

/// Raw files of other makers with the structure of a TIFF file.
enum OtherRaw: RawKind {
    static let typeIdentifier = "public.camera-raw-image"
    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool { RawDirectory(bytes)?.hasSensorsPixels == true }
}
