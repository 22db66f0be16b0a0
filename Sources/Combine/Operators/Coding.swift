public import Foundation

/// Encodes values.
/// [Apple's reference](https://developer.apple.com/documentation/combine/toplevelencoder)
public protocol TopLevelEncoder {
    /// The type of the encoded data.
    associatedtype Output
    /// Encodes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

/// Decodes values.
/// [Apple's reference](https://developer.apple.com/documentation/combine/topleveldecoder)
public protocol TopLevelDecoder {
    /// The type of the encoded data.
    associatedtype Input
    /// Decodes a value.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publisher where Output: Encodable {
    /// Encodes each value, and fails with the encoder's error.
    public func encode<Coder: TopLevelEncoder>(
        encoder: Coder
    ) -> Publishers.Mapped<Self, Coder.Output, any Error> {
        tryMapped("Encode") { .some(try encoder.encode($0)) }
    }
}

extension Publisher {
    /// Decodes each value, and fails with the decoder's error.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Mapped<Self, Item, any Error> where Output == Coder.Input {
        tryMapped("Decode") { .some(try decoder.decode(type, from: $0)) }
    }
}
