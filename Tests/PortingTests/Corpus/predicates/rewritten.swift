import Foundation; import FoundationXML; import ObjectRuntime

final class TitleReader: NSObject, XMLParserDelegate {
    var names: [String] = []

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String] = [:]
    ) {
        names.append(elementName)
    }
}

func predicates() {
    let address = NSPredicate(format: "SELF MATCHES %@", "[a-z.]+@[a-z]+\\.[a-z]{2,}")
    print(address.evaluate(with: "jo.do@mail.org"), address.evaluate(with: "jo.do"))
    let reader = TitleReader()
    let parser = XMLParser(data: Data("<book><title/></book>".utf8))
    parser.delegate = reader
    print(parser.parse(), reader.names)
}
