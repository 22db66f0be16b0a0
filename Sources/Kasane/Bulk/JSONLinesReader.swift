/// Reads a JSON object from each line. Empty lines are skipped.
final class JSONLinesReader: RowReader {
    private let source: ByteSource
    private var number = 0

    init(_ source: ByteSource) { self.source = source }

    func next() throws(SceneFailure) -> DataRow? {
        while true {
            let line = source.line
            var bytes: [UInt8] = []
            var hasEnded = true
            while let byte = try source.next() {
                hasEnded = false
                if byte == UInt8(ascii: "\n") { break }
                // The rest of a line that is too long is read and discarded.
                if bytes.count <= longestRow { bytes.append(byte) }
            }
            if hasEnded { return nil }
            if bytes.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }) {
                continue
            }
            number += 1
            let content: Result<RowMessage.Content, DataRow.Problem> =
                bytes.count > longestRow
                ? .failure(.init(text: "it is longer than \(longestRow >> 20) MB")) : .success(.json(bytes))
            return DataRow(number: number, line: line, content: content)
        }
    }
}
