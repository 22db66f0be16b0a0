import Foundation

extension Data {
    /// Creates the bytes contained in a `data:` URL, `data:[<type>][;base64],<data>`; returns nil for any other URL or
    /// for damaged bytes. ([RFC 2397](https://www.rfc-editor.org/rfc/rfc2397))
    package init?(dataURL url: String) {
        guard Data.isDataURL(url), let comma = url.firstIndex(of: ",") else { return nil }
        guard let text = String(url[url.index(after: comma)...]).removingPercentEncoding else { return nil }
        if url[..<comma].lowercased().hasSuffix(";base64") {
            self.init(base64Encoded: text, options: .ignoreUnknownCharacters)
        } else {
            self.init(text.utf8)
        }
    }

    /// Returns whether a URL is a `data:` URL.
    package static func isDataURL(_ url: String) -> Bool { url.prefix(5).lowercased() == "data:" }
}
