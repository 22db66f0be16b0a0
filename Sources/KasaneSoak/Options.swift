import Foundation

/// The command-line arguments.
struct Options {
    static let usage = """
        usage: KasaneSoak [--minutes N] [--seed N] [--out FILE] [KIND...]
               KasaneSoak --renders N [--seed N] [KIND...]
               KasaneSoak --list
        """

    /// How the kinds of work are run.
    enum Mode: Equatable {
        /// All in turn, for a number of minutes.
        case soak(minutes: Double)
        /// Each a number of times, one after another.
        case renders(Int)
        case list
    }

    var mode = Mode.soak(minutes: 60)
    var seed: UInt64 = 1
    /// The destination of the plot; the table of samples is written beside it.
    var plot = URL(fileURLWithPath: "out/soak.png")
    /// Parts of the names of the kinds to run; all if empty.
    var names: [String] = []

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--minutes": mode = .soak(minutes: try Self.number(after: argument, &rest))
            case "--renders": mode = .renders(try Self.number(after: argument, &rest))
            case "--seed": seed = try Self.number(after: argument, &rest)
            case "--list": mode = .list
            case "--out":
                guard let path = rest.popFirst() else {
                    throw Failure(description: "--out takes the path of a PNG file")
                }
                plot = URL(fileURLWithPath: path)
            case _ where argument.hasPrefix("-"):
                throw Failure(description: "unknown option \(argument)\n\(Self.usage)")
            default: names.append(argument)
            }
        }
        if case .soak(let minutes) = mode, !(minutes > 0 && minutes <= 100_000) {
            throw Failure(description: "--minutes takes a number above 0")
        }
        if case .renders(let count) = mode, count < 10 {
            throw Failure(description: "--renders takes a number of at least 10")
        }
    }

    private static func number<Number: LosslessStringConvertible>(
        after option: String, _ rest: inout ArraySlice<String>
    ) throws -> Number {
        guard let number = rest.popFirst().flatMap(Number.init) else {
            throw Failure(description: "\(option) takes a number")
        }
        return number
    }
}
