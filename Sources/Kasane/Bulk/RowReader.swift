import Foundation

/// One row of a file, or what is wrong with it.
struct DataRow: Equatable {
    /// Counted from 1.
    var number: Int
    /// The line of the file in which it begins, counted from 1.
    var line: Int
    var content: Result<RowMessage.Content, Problem>

    struct Problem: Error, Equatable {
        let text: String
    }
}

/// Reads rows one after another. A row that is wrong does not keep the next from being read.
protocol RowReader: AnyObject {
    /// The next row; nil at the end. Throws where the rest of the file cannot be read as rows.
    func next() throws(SceneFailure) -> DataRow?
}

/// The longest row, in bytes. Longer ones are those of a quotation mark or a brace that nobody has closed.
let longestRow = 64 << 20

/// The kinds of files of rows.
enum RowFormat: String, CaseIterable {
    case csv, tsv, jsonl, ndjson, json

    /// The kind by the ending of a file's name.
    init(path: String) throws(SceneFailure) {
        guard let format = RowFormat(rawValue: (path as NSString).pathExtension.lowercased()) else {
            throw .line("\(path) is not a file of rows: name a .csv, .tsv, .jsonl or .json file")
        }
        self = format
    }

    func reader(_ source: ByteSource, name: String) throws(SceneFailure) -> any RowReader {
        switch self {
        case .csv: try CSVReader(source, name: name)
        case .tsv: try CSVReader(source, name: name, separator: UInt8(ascii: "\t"))
        case .jsonl, .ndjson: JSONLinesReader(source)
        case .json: try JSONArrayReader(source, name: name)
        }
    }
}
