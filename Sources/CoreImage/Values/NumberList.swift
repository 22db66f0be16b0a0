import Foundation

/// Numbers in an archive, encoded as a string that represents each of them exactly.
enum NumberList {
    /// More elements are rejected as invalid.
    private static let maxCount = 1 << 16

    static func encode(_ numbers: [CGFloat], with coder: NSCoder, forKey key: String) {
        coder.encode(numbers.map { "\(Double($0))" }.joined(separator: " ") as NSString, forKey: key)
    }

    /// Returns nil if there is no such list, or one of its parts is not a number.
    static func decode(_ coder: NSCoder, forKey key: String) -> [CGFloat]? {
        guard let text = coder.decodeObject(of: NSString.self, forKey: key) as String?, text.utf8.count < maxCount * 25
        else { return nil }
        let words = text.split(separator: " ")
        let numbers = words.compactMap { Double($0) }.map { CGFloat($0) }
        return numbers.count == words.count && numbers.count <= maxCount ? numbers : nil
    }
}
