import CoreGraphics

/// A path as text: letters for commands, as in SVG, or numbers followed by operators, as in PDF.
enum PathText {
    static func text(_ path: CGPath) -> String {
        var parts: [String] = []
        path.applyWithBlock { element in
            let element = element.pointee
            let (letter, count): (String, Int) =
                switch element.type {
                case .moveToPoint: ("M", 1)
                case .addLineToPoint: ("L", 1)
                case .addQuadCurveToPoint: ("Q", 2)
                case .addCurveToPoint: ("C", 3)
                case .closeSubpath: ("Z", 0)
                }
            parts.append(letter)
            for index in 0..<count {
                parts.append(ValueText.text(element.points[index].x))
                parts.append(ValueText.text(element.points[index].y))
            }
        }
        return parts.joined(separator: " ")
    }

    /// Returns nil for text that is not a path.
    static func path(_ text: String) -> CGPath? {
        guard let tokens = tokens(text) else { return nil }
        guard case .letter? = tokens.first else { return tokens.isEmpty ? CGMutablePath() : postfix(tokens) }
        var reader = PathReader(tokens)
        return reader.read()
    }

    enum Token {
        case letter(Character)
        case number(CGFloat)
    }

    private static func tokens(_ text: String) -> [Token]? {
        var tokens: [Token] = []
        var bytes = Array(text.utf8)[...]
        func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte) || (97...122).contains(byte) }
        while let byte = bytes.first {
            if byte == 32 || byte == 44 || (9...13).contains(byte) {
                bytes = bytes.dropFirst()
            } else if isLetter(byte) {
                tokens.append(.letter(Character(Unicode.Scalar(byte))))
                bytes = bytes.dropFirst()
            } else {
                var (end, hasPoint) = (bytes.startIndex, false)
                while end < bytes.endIndex {
                    let byte = bytes[end]
                    let isStart = end == bytes.startIndex
                    let isAfterExponent = !isStart && (bytes[end - 1] | 32) == UInt8(ascii: "e")
                    if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
                        guard isStart || isAfterExponent else { break }
                    } else if byte == UInt8(ascii: ".") {
                        guard !hasPoint else { break }
                        hasPoint = true
                    } else if !(48...57).contains(byte), (byte | 32) != UInt8(ascii: "e") || isStart {
                        break
                    }
                    end += 1
                }
                guard end > bytes.startIndex,
                    let number = Double(String(decoding: bytes[bytes.startIndex..<end], as: UTF8.self)), number.isFinite
                else { return nil }
                tokens.append(.number(CGFloat(number)))
                bytes = bytes[end...]
            }
        }
        return tokens
    }

    private static func postfix(_ tokens: [Token]) -> CGPath? {
        let path = CGMutablePath()
        var numbers: [CGFloat] = []
        var index = 0
        while index < tokens.count {
            defer { index += 1 }
            guard case .letter(let letter) = tokens[index] else {
                if case .number(let number) = tokens[index] { numbers.append(number) }
                continue
            }
            func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
            switch (letter, numbers.count) {
            case ("m", 2): path.move(to: point(0))
            case ("l", 2) where !path.isEmpty: path.addLine(to: point(0))
            case ("q", 4) where !path.isEmpty: path.addQuadCurve(to: point(1), control: point(0))
            case ("c", 6) where !path.isEmpty: path.addCurve(to: point(2), control1: point(0), control2: point(1))
            case ("h", 0) where !path.isEmpty: path.closeSubpath()
            case ("r", 4):
                // "re" is a rectangle.
                guard index + 1 < tokens.count, case .letter("e") = tokens[index + 1] else { return nil }
                index += 1
                path.addRect(CGRect(origin: point(0), size: CGSize(width: numbers[2], height: numbers[3])))
            default: return nil
            }
            numbers = []
        }
        return numbers.isEmpty ? path : nil
    }
}

/// Reads commands followed by their numbers.
private struct PathReader {
    private let tokens: [PathText.Token]
    private var index = 0
    private let path = CGMutablePath()
    private var (current, start, control): (CGPoint, CGPoint, CGPoint?) = (.zero, .zero, nil)

    init(_ tokens: [PathText.Token]) { self.tokens = tokens }

    mutating func read() -> CGPath? {
        var command: Character = "M"
        while index < tokens.count {
            if case .letter(let letter) = tokens[index] {
                command = letter
                index += 1
                if letter == "Z" || letter == "z" {
                    guard !path.isEmpty else { return nil }
                    path.closeSubpath()
                    (current, control) = (start, nil)
                    continue
                }
            } else if command == "Z" || command == "z" {
                return nil
            }
            guard add(command) else { return nil }
            // Further points of a move command are lines.
            if command == "M" { command = "L" }
            if command == "m" { command = "l" }
        }
        return path
    }

    private mutating func number() -> CGFloat? {
        guard index < tokens.count, case .number(let number) = tokens[index] else { return nil }
        index += 1
        return number
    }

    private mutating func point(relative: Bool) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return relative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
    }

    private mutating func add(_ command: Character) -> Bool {
        let relative = command.isLowercase
        let upper = Character(command.uppercased())
        guard upper == "M" || !path.isEmpty else { return false }
        // The reflection of the last control point, for smooth curves.
        let mirrored = control.map { CGPoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
        control = nil
        switch upper {
        case "M":
            guard let to = point(relative: relative) else { return false }
            path.move(to: to)
            (current, start) = (to, to)
        case "L":
            guard let to = point(relative: relative) else { return false }
            line(to: to)
        case "H", "V":
            guard let value = number() else { return false }
            let along = relative ? (upper == "H" ? current.x : current.y) + value : value
            line(to: upper == "H" ? CGPoint(x: along, y: current.y) : CGPoint(x: current.x, y: along))
        case "Q", "T":
            guard let by = upper == "T" ? mirrored : point(relative: relative), let to = point(relative: relative)
            else { return false }
            path.addQuadCurve(to: to, control: by)
            (current, control) = (to, by)
        case "C", "S":
            guard let first = upper == "S" ? mirrored : point(relative: relative),
                let second = point(relative: relative), let to = point(relative: relative)
            else { return false }
            path.addCurve(to: to, control1: first, control2: second)
            (current, control) = (to, second)
        default: return false
        }
        return true
    }

    private mutating func line(to point: CGPoint) {
        path.addLine(to: point)
        current = point
    }
}
