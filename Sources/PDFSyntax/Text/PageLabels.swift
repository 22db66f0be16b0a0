/// The page labels of a document: "iv", "12", "A-3". PDF 32000-1, 12.4.2.
package struct PageLabels: Sendable {
    /// The start of a range of pages, and its numbering style.
    private struct Range {
        let start: Int
        let prefix: String
        let style: String?
        let first: Int
    }

    private let ranges: [Range]

    package init(_ file: PDFFile) {
        var ranges: [Range] = []
        var waiting = file.catalog["PageLabels"].dictionary.map { [$0] } ?? []
        var visits = 0
        // A tree may contain cycles.
        while let node = waiting.popLast(), visits < 4096 {
            visits += 1
            if let numbers = node["Nums"].array {
                for index in stride(from: 0, to: numbers.count - 1, by: 2) {
                    let (start, range) = (numbers[index].integer, numbers[index + 1].dictionary)
                    guard let start, let range else { continue }
                    ranges.append(
                        Range(
                            start: start, prefix: PDFText.string(range["P"].string ?? []), style: range["S"].name,
                            first: range["St"].integer ?? 1))
                }
            }
            if let kids = node["Kids"].array { waiting += kids.elements.indices.compactMap { kids[$0].dictionary } }
        }
        self.ranges = ranges.sorted { $0.start < $1.start }
    }

    /// The label of the page at an index, from 0; nil if the document defines none.
    package func label(at index: Int) -> String? {
        guard let range = ranges.last(where: { $0.start <= index }) else { return nil }
        let (number, overflows) = range.first.addingReportingOverflow(index - range.start)
        guard !overflows, number > 0 else { return range.prefix }
        let written =
            switch range.style {
            case "D": String(number)
            case "R": PageLabels.roman(number)
            case "r": PageLabels.roman(number).lowercased()
            case "A": PageLabels.letters(number)
            case "a": PageLabels.letters(number).lowercased()
            default: ""
            }
        return range.prefix + written
    }

    /// Above 4999, which would take ever more Ms, decimal numerals.
    private static func roman(_ number: Int) -> String {
        guard number < 5000 else { return String(number) }
        let values: [(Int, String)] = [
            (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
            (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
        ]
        var (rest, text) = (number, "")
        for (value, letters) in values {
            while rest >= value {
                text += letters
                rest -= value
            }
        }
        return text
    }

    /// A to Z, then AA to ZZ, AAA to ZZZ and so on. Above forty letters, decimal numerals.
    private static func letters(_ number: Int) -> String {
        let (times, letter) = ((number - 1) / 26 + 1, (number - 1) % 26)
        guard times <= 40, let scalar = Unicode.Scalar(UInt32(65 + letter)) else { return String(number) }
        return String(repeating: Character(scalar), count: times)
    }
}
