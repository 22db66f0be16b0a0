extension Subscribers {
    /// How many values a subscriber wants.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/subscribers/demand)
    @frozen
    public struct Demand: Hashable, Comparable, Sendable {
        /// Greater than any number stands for all.
        private var count: Int

        private init(count: Int) { self.count = count }

        /// All values there are.
        public static let unlimited = Demand(count: .max)
        /// No values.
        public static let none = Demand(count: 0)

        /// So many values; a negative number ends the program.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "A demand of \(value) values")
            return Demand(count: value)
        }

        /// The number; nil for all values there are.
        public var max: Int? { count == .max ? nil : count }

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

        /// What is left of a demand; none where it was less.
        public static func - (a: Demand, b: Demand) -> Demand {
            a == .unlimited ? a : Demand(count: Swift.max(0, a.count - b.count))
        }
        /// Takes off a number of values; an unlimited demand stays so.
        public static func - (a: Demand, b: Int) -> Demand { a - .max(b) }
        /// Takes off a demand in place.
        public static func -= (a: inout Demand, b: Demand) { a = a - b }
        /// Takes off a number of values in place.
        public static func -= (a: inout Demand, b: Int) { a = a - b }

        /// Says whether so many values are asked for; an unlimited demand equals no number.
        public static func == (a: Demand, b: Int) -> Bool { a.max == b }
        /// Says whether more values are asked for; an unlimited demand is greater than all numbers.
        public static func > (a: Demand, b: Int) -> Bool { a.count > b }
        /// Says whether fewer values are asked for.
        public static func < (a: Demand, b: Int) -> Bool { a.count < b }
    }
}
