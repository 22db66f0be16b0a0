import CoreGraphics
package import Foundation

/// An archive that objects of QuartzCore are written to and read from, key by key.
///
/// Values without identity are stored in Kasane's own byte format; objects are encoded by the coder, so that subclasses
/// take part.
package struct KeyedArchive {
    package let coder: NSCoder

    package init(coder: NSCoder) { self.coder = coder }

    // MARK: Writing

    /// Writes a value; one without archived form is left out and reported.
    package func write(_ any: Any?, forKey key: String, of owner: String) {
        guard let any else { return }
        guard let value = ArchivedValue(any) else {
            return reportOnce("\(owner): \(any) can't be archived; its \(key) is omitted from the archive")
        }
        write(value, forKey: key)
    }

    package func write(_ value: ArchivedValue, forKey key: String) {
        var writer = ArchiveWriter()
        writer.write(value)
        coder.encode(writer.data as NSData, forKey: key)
    }

    /// Writes an object, unless it is nested too deeply.
    package func write(object: some NSObject & NSCoding, forKey key: String) {
        guard Self.depth.value < Self.maxDepth else {
            return reportOnce("Archives hold objects \(Self.maxDepth) levels deep at most; the rest is omitted")
        }
        coder.encode(object, forKey: key)
    }

    package func write(objects: [some NSObject & NSCoding], forKey key: String) {
        for (index, object) in objects.enumerated() { write(object: object, forKey: "\(key).\(index)") }
    }

    // MARK: Reading

    package func value(forKey key: String) throws(ArchiveError) -> ArchivedValue? {
        guard coder.containsValue(forKey: key) else { return nil }
        let data = try require(NSData.self, forKey: key)
        return try ArchiveReader.value(in: Data(referencing: data))
    }

    package func string(forKey key: String) throws(ArchiveError) -> String? {
        guard let value = try value(forKey: key) else { return nil }
        guard case .value(.string(let string)) = value else { throw .badValue(key: key) }
        return string
    }

    func number(forKey key: String) throws(ArchiveError) -> CGFloat? {
        guard let value = try value(forKey: key) else { return nil }
        guard case .value(.scalar(let number)) = value else { throw .badValue(key: key) }
        return number
    }

    package func object<Object: NSObject>(
        _ type: Object.Type, forKey key: String
    ) throws(ArchiveError) -> Object? {
        guard coder.containsValue(forKey: key) else { return nil }
        return try require(type, forKey: key)
    }

    private func require<Object: NSObject>(_ type: Object.Type, forKey key: String) throws(ArchiveError) -> Object {
        // Foundation on Linux traps on an object of an unexpected class. So every class is accepted here and checked
        // afterwards; `KeyedArchiveValidator` has already restricted the archive to allowed classes.
        guard let object = coder.decodeObject(of: [NSObject.self], forKey: key) as? Object else {
            throw .badValue(key: key)
        }
        return object
    }

    package func objects<Object: NSObject & NSCoding>(
        _ type: Object.Type, forKey key: String
    ) throws(ArchiveError) -> [Object] {
        var objects: [Object] = []
        while let object = try object(type, forKey: "\(key).\(objects.count)") { objects.append(object) }
        return objects
    }

    // MARK: Nesting depth

    /// The maximum nesting depth of objects, when writing and reading: each level uses some of the stack.
    static let maxDepth = 400

    /// The depth of the archive that is being written or read.
    private static let depth = RecursionDepth()

    /// Calls `body` one level down; returns false, without calling it, at the maximum depth.
    @discardableResult
    static func descend(_ body: () -> Void) -> Bool {
        guard depth.value < maxDepth else { return false }
        depth.descend(body)
        return true
    }

    /// Reads an object with `read`; on failure, the coder fails with a typed error.
    package func restore(_ owner: String, _ read: () throws(ArchiveError) -> Void) -> Bool {
        var failure: ArchiveError? = coder.allowsKeyedCoding ? nil : .notKeyed
        if failure == nil {
            let isInReach = Self.descend {
                do throws(ArchiveError) { try read() } catch { failure = error }
            }
            if !isInReach { failure = .tooDeep }
        }
        guard let failure else { return true }
        if coder.decodingFailurePolicy == .setErrorAndReturn {
            coder.failWithError(
                CocoaError(.coderReadCorrupt, userInfo: [NSDebugDescriptionErrorKey: "\(owner): \(failure)"]))
        } else {
            reportOnce("\(owner): the archive can't be read: \(failure)")
        }
        return false
    }

    /// Writes an object with `write`.
    package func store(_ owner: String, _ write: () -> Void) {
        guard coder.allowsKeyedCoding else {
            return reportOnce("\(owner) can be archived by key only; nothing was written")
        }
        Self.descend(write)
    }
}
