public import Foundation

/// What can be made of the data that an item provider has.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/nsitemproviderreading)
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types of data that objects are made of, those with the most in them first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes an object of data of one of these types.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// What gives an item provider its data.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/nsitemproviderwriting)
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types of data that objects of the class write, those with the most in them first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// The types of data that this object writes; those of its class by default.
    var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Writes data of one of these types, and calls a closure with it.
    @discardableResult
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// Those of the class.
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// Makes an object of bytes; throws where they are none.
private func made<Object>(_ type: Object.Type, _ object: Any?) throws -> Object {
    guard let object = object as? Object else { throw CocoaError(.fileReadCorruptFile) }
    return object
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text", "public.text"] }
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try made(Self.self, String(data: data, encoding: .utf8).map { NSString(string: $0) })
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    /// A file's address is one of both types.
    public var writableTypeIdentifiersForItemProvider: [String] {
        isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try made(Self.self, String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) })
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.png", "public.jpeg", "public.image"]
    }
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try made(Self.self, UIImage(data: data))
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 0.9) : pngData()
        completionHandler(data, data == nil ? CocoaError(.fileWriteUnknown) : nil)
        return nil
    }
}
