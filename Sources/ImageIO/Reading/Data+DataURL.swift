import Foundation

extension Data {
    /// Creates the bytes that a `data:` URL holds, `data:[<type>][;base64],<data>`; nil for one that is none or whose
    /// bytes are damaged. ([RFC 2397](https://www.rfc-editor.org/rfc/rfc2397))
    package init?(dataURL url: String) {
        guard Data.isDataURL(url), let comma = url.firstIndex(of: ",") else { return nil }
        guard let text = String(url[url.index(after: comma)...]).removingPercentEncoding else { return nil }
        if url[..<comma].lowercased().hasSuffix(";base64") {
            self.init(base64Encoded: text, options: .ignoreUnknownCharacters)
        } else {
            self.init(text.utf8)
        }
    }

    /// Whether a URL holds its bytes itself.
    package static func isDataURL(_ url: String) -> Bool { url.prefix(5).lowercased() == "data:" }
}
