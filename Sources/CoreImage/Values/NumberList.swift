import Foundation

/// Numbers in an archive: a string, which tells each of them from all others.
enum NumberList {
    /// More are no vector of anybody's.
    private static let maxCount = 1 << 16

    static func encode(_ numbers: [CGFloat], with coder: NSCoder, forKey key: String) {
        coder.encode(numbers.map { "\(Double($0))" }.joined(separator: " ") as NSString, forKey: key)
    }

    /// Nil where there is no such list, or one of its words is no number.
    static func decode(_ coder: NSCoder, forKey key: String) -> [CGFloat]? {
        guard let text = coder.decodeObject(of: NSString.self, forKey: key) as String?, text.utf8.count < maxCount * 25
        else { return nil }
        let words = text.split(separator: " ")
        let numbers = words.compactMap { Double($0) }.map { CGFloat($0) }
        return numbers.count == words.count && numbers.count <= maxCount ? numbers : nil
    }
}
