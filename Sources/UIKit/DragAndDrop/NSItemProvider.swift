public import Foundation
import UniformTypeIdentifiers

/// Data of one or more types, or an object, provided on demand.
///
/// Loading is synchronous: closures are called before the method returns, on the calling thread.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/nsitemprovider)
open class NSItemProvider: NSObject, NSCopying {
    /// Provides data by calling a closure with it.
    public typealias LoadHandler = (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    /// Receives a loaded item.
    public typealias CompletionHandler = (Any?, (any Error)?) -> Void

    struct Representation {
        let type: String
        let load: LoadHandler
    }

    private(set) final var representations: [Representation] = []
    /// Objects that need not be encoded and decoded.
    private var objects: [any NSItemProviderWriting] = []

    /// A suggested file name for the data. Nil by default.
    open var suggestedName: String?

    /// Creates an empty provider.
    public override init() { super.init() }

    /// Creates a provider of an object's data.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider of an object or data, as a type.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        let object = item as? any NSItemProviderWriting
        if let object { objects.append(object) }
        let types = [typeIdentifier].compactMap { $0 } + (object?.writableTypeIdentifiersForItemProvider ?? [])
        for type in types.prefix(1) {
            registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
                if let data = item as? NSData {
                    completion(data as Data, nil)
                } else if let object {
                    return object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
                } else {
                    completion(nil, CocoaError(.fileReadCorruptFile))
                }
                return nil
            }
        }
    }

    /// Creates a provider of a file, whose type is that of its extension.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else {
            return nil
        }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
        registerFileRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { completion in
            completion(fileURL, false, nil)
            return nil
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        (copy.representations, copy.objects, copy.suggestedName) = (representations, objects, suggestedName)
        return copy
    }

    // MARK: Registered types

    /// The identifiers of the registered types, in order of registration.
    open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

    /// Returns the identifiers of the types registered with the given file options: all types, as files aren't
    /// distinguished.
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
        registeredTypeIdentifiers
    }

    /// Returns whether there is data of a type, or of one that conforms to it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(typeIdentifier) != nil
    }

    final func representation(_ type: String) -> Representation? {
        representations.first { $0.type == type } ?? representations.first { conforms($0.type, to: type) }
    }

    private func conforms(_ type: String, to other: String) -> Bool {
        guard let type = UTType(type), let other = UTType(other) else { return false }
        return type.conforms(to: other)
    }

    // MARK: Registration

    /// Registers data that a closure provides.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping LoadHandler
    ) { representations.append(Representation(type: typeIdentifier, load: loadHandler)) }

    /// Registers the data of an object.
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        objects.append(object)
        for type in object.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
                object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
            }
        }
    }

    // MARK: Loading

    /// Loads data of a type, or of one that conforms to it.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        guard let known = representation(typeIdentifier) else {
            completionHandler(nil, CocoaError(.fileReadNoSuchFile))
            return progress
        }
        return known.load { data, error in
            progress.completedUnitCount = 1
            completionHandler(data, error)
        } ?? progress
    }

    /// Loads an item of a type: an object if there is one of that class, otherwise the data.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        let object = objects.first { object in
            object.writableTypeIdentifiersForItemProvider.contains {
                $0 == typeIdentifier || conforms($0, to: typeIdentifier)
            }
        }
        if let object {
            completionHandler?(object, nil)
            return
        }
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler?($0, $1) }
    }

    /// Returns whether an object of a class can be created from the data.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
    }

    /// Returns whether a value can be created from the data: a `String` or a `URL`.
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: T._ObjectiveCType.self) }

    /// Loads an object of a class.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        if let known = objects.first(where: { type(of: $0) == aClass }) as? any NSItemProviderReading {
            completionHandler(known, nil)
            return Progress(totalUnitCount: 1)
        }
        let readable = aClass.readableTypeIdentifiersForItemProvider
        guard let type = readable.first(where: hasItemConformingToTypeIdentifier) else {
            completionHandler(nil, CocoaError(.fileReadNoSuchFile))
            return Progress(totalUnitCount: 1)
        }
        return loadDataRepresentation(forTypeIdentifier: type) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
            } catch { completionHandler(nil, error) }
        }
    }

    /// Loads a value: a `String` or a `URL`.
    @discardableResult
    public func loadObject<T: _ObjectiveCBridgeable>(
        ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: T._ObjectiveCType.self) { object, error in
            var value: T?
            if let object = object as? T._ObjectiveCType {
                _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
            }
            completionHandler(value, error)
        }
    }
}

/// The processes that can access an item provider's data.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/nsitemproviderrepresentationvisibility)
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// All processes.
    case all
    /// Processes of the same developer.
    case team
    /// Processes of the same app group.
    case group
    /// Only this process.
    case ownProcess
}

/// The way in which an item provider's file is opened.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/nsitemproviderfileoptions)
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In place, without a copy.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
