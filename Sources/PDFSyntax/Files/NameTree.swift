/// Objects keyed by sorted strings. PDF 32000-1, 7.9.6.
package enum NameTree {
    /// The value of a name, or nil. Cycles in the tree are detected.
    package static func value(of name: [UInt8], in root: PDFDictionary) -> PDFObject? {
        var waiting = [root]
        var visits = 0
        while let node = waiting.popLast(), visits < 4096 {
            visits += 1
            if let limits = node["Limits"].array, let low = limits[0].string, let high = limits[1].string,
                name.lexicographicallyPrecedes(low) || high.lexicographicallyPrecedes(name)
            {
                continue
            }
            if let names = node["Names"].array {
                for index in stride(from: 0, to: names.count - 1, by: 2) where names[index].string == name {
                    return names[index + 1]
                }
            }
            if let kids = node["Kids"].array {
                waiting += kids.elements.indices.compactMap { kids[$0].dictionary }
            }
        }
        return nil
    }
}
