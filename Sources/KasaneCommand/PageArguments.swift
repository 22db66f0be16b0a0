/// The arguments of `kasane render` for a page of a PDF.
package struct PageArguments: Equatable {
    package private(set) var file = ""
    package private(set) var output = ""
    /// The page number, from 1.
    package private(set) var page = 1
    /// The number of pixels per point.
    package private(set) var scale = 1.0
    /// The background's red, green, blue and alpha.
    package private(set) var background: [Double] = [1, 1, 1, 1]
    package private(set) var password: String?
    package private(set) var isQuiet = false

    private static let options: Set = ["-o", "--output", "--page", "--scale", "--background", "--password"]

    /// Whether the file to render is a PDF.
    static func concern(_ words: [String]) -> Bool {
        var reader = ArgumentReader(words)
        while let word = reader.next() {
            switch word {
            case .plain(let path): return path.lowercased().hasSuffix(".pdf")
            // Another option's value may have that suffix too.
            case .option(let name): if options.contains(name) { _ = try? reader.value(of: name) }
            }
        }
        return false
    }

    /// Returns nil if the arguments request help.
    init?(_ words: [String]) throws {
        var reader = ArgumentReader(words)
        while let word = reader.next() {
            switch word {
            case .plain(let path):
                guard file.isEmpty else { throw UsageError("unexpected file \(path): render one at a time") }
                file = path
            case .option("--help"), .option("-h"): return nil
            case .option("--quiet"), .option("-q"): isQuiet = true
            case .option(let name): try take(name, &reader)
            }
        }
        guard !output.isEmpty else {
            throw UsageError("no output file: add -o page.png")
        }
        guard output.lowercased().hasSuffix(".png") else {
            throw UsageError("\(output) is not a PNG file: pages are written as PNG, such as page.png")
        }
    }

    private mutating func take(_ name: String, _ reader: inout ArgumentReader) throws {
        guard PageArguments.options.contains(name) else {
            throw UsageError("\(name) does not apply to a PDF: see kasane help render")
        }
        switch name {
        case "--page":
            page = try reader.wholeNumber(of: name, in: 1...1 << 20, "a page number: pages are numbered from 1")
        case "--scale":
            let value = try reader.value(of: name)
            guard let number = Double(value), number.isFinite, number > 0 else {
                throw UsageError("--scale \(value) is not a number of pixels per point above 0, such as 2")
            }
            scale = number
        case "--background": background = try ColorArgument(try reader.value(of: name)).components ?? [0, 0, 0, 0]
        case "--password": password = try reader.value(of: name)
        default: output = try reader.value(of: name)
        }
    }
}
