public import CoreGraphics
public import Foundation

/// A type whose values a chart can plot: a number, a date or a category.
/// [Apple's reference](https://developer.apple.com/documentation/charts/plottable)
public protocol Plottable {
    /// The type of the plotted representation.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol

    /// The plotted representation of the value.
    var primitivePlottable: PrimitivePlottable { get }

    /// Creates a value from its plotted representation; nil if there is none.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A type that charts plot natively: `Double`, `Int` and other numbers, `Date`, `String`.
/// [Apple's reference](https://developer.apple.com/documentation/charts/primitiveplottableprotocol)
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
    /// The value in a scale's representation.
    var _plotValue: _PlotValue { get }

    /// Creates a value from a scale's representation; nil if that is of another kind.
    init?(_plotValue: _PlotValue)
}

extension PrimitivePlottableProtocol {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
    public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }

    public init?(primitivePlottable: RawValue.PrimitivePlottable) {
        guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
        self.init(rawValue: raw)
    }
}

/// A value in a scale's representation.
public struct _PlotValue: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case number(Double)
        /// A date in seconds since the reference date.
        case date(Double)
        case category(String)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    /// The number, or the seconds of a date; nil for a category.
    var number: Double? {
        switch kind {
        case .number(let value), .date(let value): value
        case .category: nil
        }
    }

    /// The category; nil for a number or a date.
    var category: String? {
        if case .category(let name) = kind { name } else { nil }
    }

    var isDate: Bool {
        if case .date = kind { true } else { false }
    }

    /// The value as a string, without a format.
    var text: String {
        switch kind {
        case .category(let name): name
        case .number(let value): value.formatted(.number)
        case .date(let seconds):
            Date(timeIntervalSinceReferenceDate: seconds).formatted(date: .abbreviated, time: .omitted)
        }
    }
}

extension Plottable {
    /// The value in a scale's representation.
    var plotValue: _PlotValue { primitivePlottable._plotValue }

    /// Returns the value of a scale's representation.
    static func value(_ plotValue: _PlotValue) -> Self? {
        PrimitivePlottable(_plotValue: plotValue).flatMap { Self(primitivePlottable: $0) }
    }
}

extension Double: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Double
    public var _plotValue: _PlotValue { _PlotValue(.number(self)) }
    public init?(_plotValue: _PlotValue) {
        guard case .number(let number) = _plotValue.kind else { return nil }
        self = number
    }
}

extension Float: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Float
    public var _plotValue: _PlotValue { _PlotValue(.number(Double(self))) }
    public init?(_plotValue: _PlotValue) {
        guard case .number(let number) = _plotValue.kind else { return nil }
        self = Float(number)
    }
}

extension CGFloat: Plottable {
    public var primitivePlottable: Double { Double(self) }
    public init?(primitivePlottable: Double) { self = CGFloat(primitivePlottable) }
}

extension Decimal: Plottable {
    public var primitivePlottable: Double { (self as NSDecimalNumber).doubleValue }
    public init?(primitivePlottable: Double) {
        guard primitivePlottable.isFinite else { return nil }
        self.init(primitivePlottable)
    }
}

extension PrimitivePlottableProtocol where Self: FixedWidthInteger {
    public var _plotValue: _PlotValue { _PlotValue(.number(Double(self))) }

    /// Creates the nearest integer; nil if the type can't represent it.
    public init?(_plotValue: _PlotValue) {
        guard case .number(let number) = _plotValue.kind, let whole = Self(exactly: number.rounded()) else {
            return nil
        }
        self = whole
    }
}

extension Int: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int }
extension Int8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int8 }
extension Int16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int16 }
extension Int32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int32 }
extension Int64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int64 }
extension UInt: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt }
extension UInt8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt8 }
extension UInt16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt16 }
extension UInt32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt32 }
extension UInt64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt64 }

extension String: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = String
    public var _plotValue: _PlotValue { _PlotValue(.category(self)) }
    public init?(_plotValue: _PlotValue) {
        guard case .category(let name) = _plotValue.kind else { return nil }
        self = name
    }
}

extension Date: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Date
    public var _plotValue: _PlotValue { _PlotValue(.date(timeIntervalSinceReferenceDate)) }
    public init?(_plotValue: _PlotValue) {
        guard case .date(let seconds) = _plotValue.kind else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}
