public import Foundation

/// An object that can be created from an item provider's data.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/nsitemproviderreading)
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types of data from which objects can be created, those of highest fidelity first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Creates an object from data of one of these types.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An object that provides data to an item provider.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/nsitemproviderwriting)
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types of data that objects of the class provide, those of highest fidelity first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// The types of data that this object provides; those of its class by default.
    var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Provides data of one of these types by calling a closure with it.
    @discardableResult
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// The types of the class.
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// Returns a decoded object; throws if there is none.
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

    /// A file URL is of both types.
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
