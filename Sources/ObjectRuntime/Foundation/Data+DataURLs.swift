public import Foundation

extension Data {
    /// Reads the contents of a URL; a `data:` URL contains them. Apple's Foundation supports those too; Linux's makes a
    /// network request.
    ///
    /// Throws if the contents can't be read, or for a `data:` URL whose contents don't match its declaration.
    public init(contentsOf url: URL) throws {
        guard url.scheme?.lowercased() == "data" else {
            try self.init(contentsOf: url, options: [])
            return
        }
        guard let data = Data(dataURL: url.absoluteString) else { throw URLError(.cannotDecodeContentData) }
        self = data
    }

    /// Returns nil if the string is not a valid `data:` URL.
    private init?(dataURL: String) {
        guard let comma = dataURL.firstIndex(of: ","),
            let type = dataURL[..<comma].removingPercentEncoding?.lowercased()
        else { return nil }
        let text = dataURL[dataURL.index(after: comma)...]
        guard type.hasSuffix(";base64") else {
            self.init(percentEncoded: text)
            return
        }
        guard let encoded = text.removingPercentEncoding else { return nil }
        self.init(base64Encoded: encoded.filter { !$0.isWhitespace })
    }

    /// Decodes percent-encoded bytes, which need not be text.
    private init?(percentEncoded text: Substring) {
        self.init()
        var left = text.utf8[...]
        while let byte = left.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                append(byte)
                continue
            }
            guard left.count > 1, let value = UInt8(String(decoding: left.prefix(2), as: UTF8.self), radix: 16) else {
                return nil
            }
            append(value)
            left = left.dropFirst(2)
        }
    }
}
