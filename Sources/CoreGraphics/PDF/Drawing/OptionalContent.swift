import PDFSyntax

/// The visibility of a document's optional content groups in its default configuration. PDF 32000-1, 8.11.
final class OptionalContent {
    private let file: PDFFile
    private let isOn: Bool
    private let on: Set<PDFReference>
    private let off: Set<PDFReference>

    init(_ file: PDFFile) {
        self.file = file
        let configuration = file.catalog["OCProperties"].dictionary?["D"].dictionary
        isOn = configuration?["BaseState"].name != "OFF"
        on = OptionalContent.references(configuration?["ON"])
        off = OptionalContent.references(configuration?["OFF"])
    }

    private static func references(_ object: PDFObject?) -> Set<PDFReference> {
        Set((object?.array?.elements ?? []).compactMap { if case .reference(let place) = $0 { place } else { nil } })
    }

    /// Returns whether the content of a group, or of a membership dictionary, is shown. Anything else is shown.
    func shows(_ object: PDFObject) -> Bool {
        guard let dictionary = object.resolved(in: file).dictionary else { return true }
        if dictionary["Type"].name == "OCMD" { return shows(members: dictionary) }
        guard case .reference(let place) = object else { return true }
        return isOn ? !off.contains(place) : on.contains(place)
    }

    private func shows(members dictionary: PDFDictionary) -> Bool {
        if let expression = dictionary["VE"].array { return evaluate(expression, depth: 0) }
        let groups: [PDFObject]
        if let array = dictionary["OCGs"].array {
            groups = array.elements
        } else {
            groups = dictionary.entries["OCGs"].map { [$0] } ?? []
        }
        let shown = groups.filter { !$0.resolved(in: file).isNull }.map { shows(group: $0) }
        guard !shown.isEmpty else { return true }
        switch dictionary["P"].name {
        case "AllOn": return shown.allSatisfy { $0 }
        case "AnyOff": return shown.contains(false)
        case "AllOff": return !shown.contains(true)
        default: return shown.contains(true)
        }
    }

    private func shows(group: PDFObject) -> Bool {
        guard case .reference(let place) = group else { return true }
        return isOn ? !off.contains(place) : on.contains(place)
    }

    private func evaluate(_ expression: PDFArray, depth: Int) -> Bool {
        guard depth < 32 else { return true }
        let terms = expression.elements.dropFirst().prefix(256).map { term in
            if let inner = term.resolved(in: file).array { return evaluate(inner, depth: depth + 1) }
            return shows(group: term)
        }
        switch expression[0].name {
        case "And": return terms.allSatisfy { $0 }
        case "Not": return !(terms.first ?? false)
        default: return terms.contains(true)
        }
    }
}
