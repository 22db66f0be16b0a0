import CoreGraphics
import Foundation

/// A value that a file says of itself.
enum MetadataValue: Hashable, Sendable {
    case integer(Int)
    case number(Double)
    case flag(Bool)
    case text(String)
    case integers([Int])
    case numbers([Double])
    case dictionaries([MetadataDictionary])

    /// The value as Apple's dictionaries hold it: numbers as `NSNumber`.
    var property: Any {
        switch self {
        case .integer(let value): NSNumber(value: value)
        case .number(let value): NSNumber(value: value)
        case .flag(let value): NSNumber(value: value)
        case .text(let value): value
        case .integers(let values): values.map { NSNumber(value: $0) }
        case .numbers(let values): values.map { NSNumber(value: $0) }
        case .dictionaries(let values): values.map(\.properties)
        }
    }
}

/// Values by Apple's keys: the contents of one of the dictionaries inside a dictionary of properties.
typealias MetadataDictionary = [String: MetadataValue]

/// The dictionaries by Apple's keys, `kCGImagePropertyExifDictionary`. None is empty.
typealias Metadata = [String: MetadataDictionary]

extension MetadataDictionary {
    /// The dictionary as Apple hands it out.
    var properties: CFDictionary {
        var result: CFDictionary = [:]
        for (key, value) in self { result[key] = value.property }
        return result
    }
}

extension Metadata {
    /// The dictionaries as Apple hands them out.
    var properties: CFDictionary {
        var result: CFDictionary = [:]
        for (key, dictionary) in self { result[key] = dictionary.properties }
        return result
    }

    /// Adds values to a dictionary. Values that are there already stay; nothing is added for no values.
    mutating func add(_ values: MetadataDictionary, to key: String) {
        guard !values.isEmpty else { return }
        self[key, default: [:]].merge(values) { old, _ in old }
    }
}
