public import CoreMedia
public import Foundation

/// The name of an entry that most formats have.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avmetadatakey)
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title.
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    /// The artist.
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    /// The album.
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    /// The composer or author.
    public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
    /// The description.
    public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
    /// The date of creation.
    public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
    /// The program that wrote the file.
    public static let commonKeySoftware = AVMetadataKey(rawValue: "software")
    /// The copyright.
    public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
    /// The genre.
    public static let commonKeyType = AVMetadataKey(rawValue: "type")
    /// The cover.
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
}

/// The names of a format.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avmetadatakeyspace)
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The names that most formats have.
    public static let common = AVMetadataKeySpace(rawValue: "comn")
}

/// The name of an entry, with its format.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avmetadataidentifier)
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title.
    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "common/title")
    /// The artist.
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "common/artist")
    /// The album.
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "common/albumName")
    /// The cover.
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "common/artwork")
    /// The date of creation.
    public static let commonIdentifierCreationDate = AVMetadataIdentifier(rawValue: "common/creationDate")
}

/// An entry about a movie or a sound, such as its title.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avmetadataitem)
// `@unchecked Sendable`: it doesn't change, and its value is a string or data.
open class AVMetadataItem: NSObject, @unchecked Sendable {
    /// The name that most formats have for it, or nil.
    public final let commonKey: AVMetadataKey?
    /// The name.
    public final let key: (any NSCopying & NSObjectProtocol)?
    /// The format of the name.
    public final let keySpace: AVMetadataKeySpace?
    private final let content: Any

    private init(_ key: String, commonKey: AVMetadataKey?, content: Any) {
        self.commonKey = commonKey
        self.key = NSString(string: commonKey?.rawValue ?? key)
        keySpace = commonKey == nil ? AVMetadataKeySpace(rawValue: "mdta") : .common
        self.content = content
        super.init()
    }

    /// The name with its format.
    public final var identifier: AVMetadataIdentifier? {
        commonKey.map { AVMetadataIdentifier(rawValue: "common/\($0.rawValue)") }
    }
    /// The value: a string, or the data of an image.
    public final var value: (any NSCopying & NSObjectProtocol)? {
        (content as? String).map { NSString(string: $0) } ?? (content as? Data).map { NSData(data: $0) }
    }
    /// The value, if it is a string.
    public final var stringValue: String? { content as? String }
    /// The value, if it is a number.
    public final var numberValue: NSNumber? { stringValue.flatMap(Double.init).map { NSNumber(value: $0) } }
    /// The value, if it is data.
    public final var dataValue: Data? { content as? Data }

    /// Returns the items with a name of a format.
    public class func metadataItems(
        from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
    ) -> [AVMetadataItem] {
        let name = (key as? AVMetadataKey)?.rawValue ?? (key as? String) ?? (key as? NSString)?.description
        return metadataItems.filter { item in
            (keySpace == nil || item.keySpace == keySpace)
                && (name == nil || item.key as? NSString == name.map(NSString.init))
        }
    }

    /// Returns the items with an identifier.
    public class func metadataItems(
        from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }

    /// FFmpeg's names of the entries that most formats have.
    private static let common: [String: AVMetadataKey] = [
        "title": .commonKeyTitle, "artist": .commonKeyArtist, "album": .commonKeyAlbumName,
        "composer": .commonKeyAuthor, "comment": .commonKeyDescription, "description": .commonKeyDescription,
        "creation_time": .commonKeyCreationDate, "date": .commonKeyCreationDate, "encoder": .commonKeySoftware,
        "copyright": .commonKeyCopyrights, "genre": .commonKeyType,
    ]

    /// FFmpeg's name and the text of an entry that is written; nil for others.
    final var entry: (String, String)? {
        guard let commonKey, let text = stringValue, commonKey != .commonKeySoftware else { return nil }
        let names: [AVMetadataKey: String] = [
            .commonKeyTitle: "title", .commonKeyArtist: "artist", .commonKeyAlbumName: "album",
            .commonKeyAuthor: "composer", .commonKeyDescription: "comment", .commonKeyCreationDate: "date",
            .commonKeyCopyrights: "copyright", .commonKeyType: "genre",
        ]
        return names[commonKey].map { ($0, text) }
    }

    static func all(_ facts: MediaFacts) -> [AVMetadataItem] {
        var items = facts.metadata.sorted { $0.key < $1.key }.map {
            AVMetadataItem($0.key, commonKey: common[$0.key], content: $0.value)
        }
        if let artwork = facts.artwork {
            items.append(AVMetadataItem("artwork", commonKey: .commonKeyArtwork, content: artwork))
        }
        return items
    }

    static func common(_ facts: MediaFacts) -> [AVMetadataItem] { all(facts).filter { $0.commonKey != nil } }
}
