public import Foundation

/// Makes data of values.
/// [Apple's reference](https://developer.apple.com/documentation/combine/toplevelencoder)
public protocol TopLevelEncoder {
    /// The type of the data.
    associatedtype Output
    /// Returns a value as data.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

/// Makes values of data.
/// [Apple's reference](https://developer.apple.com/documentation/combine/topleveldecoder)
public protocol TopLevelDecoder {
    /// The type of the data.
    associatedtype Input
    /// Returns the value that data stands for.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publisher where Output: Encodable {
    /// Delivers each value as data, and fails with the encoder's error.
    public func encode<Coder: TopLevelEncoder>(
        encoder: Coder
    ) -> Publishers.Mapped<Self, Coder.Output, any Error> {
        tryMap { try encoder.encode($0) }
    }
}

extension Publisher {
    /// Delivers the value that each data stands for, and fails with the decoder's error.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Mapped<Self, Item, any Error> where Output == Coder.Input {
        tryMap { try decoder.decode(type, from: $0) }
    }
}
