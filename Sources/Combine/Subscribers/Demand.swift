extension Subscribers {
    /// The number of values that a subscriber requests.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/subscribers/demand)
    @frozen
    public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        /// The maximum value means unlimited.
        private var count: Int

        private init(count: Int) { self.count = count }

        /// Unlimited values.
        public static let unlimited = Demand(count: .max)
        /// No values.
        public static let none = Demand(count: 0)

        /// A number of values; a negative number traps.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "A demand of \(value) values")
            return Demand(count: value)
        }

        /// The number; nil for unlimited.
        public var max: Int? { count == .max ? nil : count }

        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            count = try container.decode(Int.self)
            guard count >= 0 else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "A demand of \(count) values")
            }
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(count)
        }

        public static func < (a: Demand, b: Demand) -> Bool { a.count < b.count }

        /// Adds two demands; with an unlimited one the sum is unlimited.
        public static func + (a: Demand, b: Demand) -> Demand {
            let (sum, isTooMuch) = a.count.addingReportingOverflow(b.count)
            return isTooMuch ? .unlimited : Demand(count: sum)
        }
        /// Adds a number of values.
        public static func + (a: Demand, b: Int) -> Demand { a + .max(b) }
        /// Adds a demand in place.
        public static func += (a: inout Demand, b: Demand) { a = a + b }
        /// Adds a number of values in place.
        public static func += (a: inout Demand, b: Int) { a = a + b }

        /// Subtracts a demand; never less than none.
        public static func - (a: Demand, b: Demand) -> Demand {
            a == .unlimited ? a : Demand(count: Swift.max(0, a.count - b.count))
        }
        /// Subtracts a number of values; an unlimited demand stays unlimited.
        public static func - (a: Demand, b: Int) -> Demand { a - .max(b) }
        /// Subtracts a demand in place.
        public static func -= (a: inout Demand, b: Demand) { a = a - b }
        /// Subtracts a number of values in place.
        public static func -= (a: inout Demand, b: Int) { a = a - b }

        /// Whether the demand equals a number; an unlimited demand equals none.
        public static func == (a: Demand, b: Int) -> Bool { a.max == b }
        /// Whether the demand exceeds a number; an unlimited demand exceeds all.
        public static func > (a: Demand, b: Int) -> Bool { a.count > b }
        /// Whether the demand is less than a number.
        public static func < (a: Demand, b: Int) -> Bool { a.count < b }
    }
}
