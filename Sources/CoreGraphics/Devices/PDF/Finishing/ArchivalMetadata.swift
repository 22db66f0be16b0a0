import Foundation
import PDFSyntax

/// The metadata of an archival document: the contents of its information dictionary, and the declaration of PDF/A-2b.
/// ISO 19005-2, 6.6.
enum ArchivalMetadata {
    /// Returns an XMP packet.
    static func packet(like information: PDFDictionary?) -> Data {
        func text(_ key: String) -> String? {
            information?[key].string.map { PDFText.string($0).escapedForXML }
        }
        var properties = ["<pdfaid:part>2</pdfaid:part>", "<pdfaid:conformance>B</pdfaid:conformance>"]
        /// Returns text in the default language.
        func localized(_ text: String) -> String {
            "<rdf:Alt><rdf:li xml:lang=\"x-default\">\(text)</rdf:li></rdf:Alt>"
        }
        if let title = text("Title") { properties.append("<dc:title>\(localized(title))</dc:title>") }
        if let author = text("Author") {
            properties.append("<dc:creator><rdf:Seq><rdf:li>\(author)</rdf:li></rdf:Seq></dc:creator>")
        }
        if let subject = text("Subject") {
            properties.append("<dc:description>\(localized(subject))</dc:description>")
        }
        if let keywords = text("Keywords") { properties.append("<pdf:Keywords>\(keywords)</pdf:Keywords>") }
        if let producer = text("Producer") { properties.append("<pdf:Producer>\(producer)</pdf:Producer>") }
        if let creator = text("Creator") { properties.append("<xmp:CreatorTool>\(creator)</xmp:CreatorTool>") }
        return Data(
            """
            <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
            <x:xmpmeta xmlns:x="adobe:ns:meta/">
            <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
            <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" \
            xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" \
            xmlns:xmp="http://ns.adobe.com/xap/1.0/">
            \(properties.joined(separator: "\n"))
            </rdf:Description>
            </rdf:RDF>
            </x:xmpmeta>
            <?xpacket end="w"?>
            """.utf8)
    }
}

extension OutputIntent {
    /// The subtype of an archival document's output intent, which names the device of its colours.
    static let archival = "GTS_PDFA1"

    /// The output intent: content is in sRGB.
    static let archivalSRGB = OutputIntent(
        texts: ["OutputConditionIdentifier": "sRGB", "Info": "sRGB IEC61966-2.1"], subtype: archival,
        profile: CGColorSpace(name: CGColorSpace.sRGB)?.copyICCData() as Data?, componentCount: 3)
}

extension String {
    fileprivate var escapedForXML: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            // XML allows no other control characters.
            case let control where control.value < 0x20 && !"\t\n\r".unicodeScalars.contains(control): text += " "
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
