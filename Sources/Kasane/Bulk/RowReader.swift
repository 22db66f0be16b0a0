import Foundation

/// One row of a file, or the error in it.
struct DataRow: Equatable {
    /// Counted from 1.
    var number: Int
    /// The line of the file at which it begins, counted from 1.
    var line: Int
    var content: Result<RowMessage.Content, Problem>

    struct Problem: Error, Equatable {
        let text: String
    }
}

/// Reads rows one after another. An invalid row does not prevent the next from being read.
protocol RowReader: AnyObject {
    /// Returns the next row; nil at the end. Throws if the rest of the file can't be read as rows.
    func next() throws(SceneFailure) -> DataRow?
}

/// The maximum length of a row, in bytes. Longer ones result from an unclosed quotation mark or brace.
let longestRow = 64 << 20

/// The file formats of rows.
enum RowFormat: String, CaseIterable {
    case csv, tsv, jsonl, ndjson, json

    /// Creates the format for a file name's extension.
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
