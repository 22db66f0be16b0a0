import Foundation

extension Data {
    /// A copy of an object's bytes. `as Data` copies them too, but on Linux one at a time, which takes a second for some
    /// megabytes.
    package init(copying object: NSData) { self.init(bytes: object.bytes, count: object.length) }
}
