public import Foundation; public import FoundationXML

public final class Names: NSObject, XMLParserDelegate {
    private(set) var found: [String] = []

    public func read(_ parser: XMLParser) -> Bool {
        parser.delegate = self
        return parser.parse()
    }

    public func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String] = [:]
    ) {
        found.append(elementName)
    }
}

func parsing() {
    let names = Names()
    print(names.read(XMLParser(data: Data("<svg><path/></svg>".utf8))), names.found)
}
