public import Foundation

/// Events, and changes of parameters, in time. It is read from Apple's dictionaries and AHAP files, and converted back.
/// [Apple's reference](https://developer.apple.com/documentation/corehaptics/chhapticpattern)
open class CHHapticPattern: NSObject {
    /// The keys of a dictionary.
    /// [Apple's reference](https://developer.apple.com/documentation/corehaptics/chhapticpattern/key)
    public struct Key: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The version of the format, a number.
        public static let version = Key(rawValue: "Version")
        /// The pattern, an array of dictionaries.
        public static let pattern = Key(rawValue: "Pattern")
        /// An event, a dictionary.
        public static let event = Key(rawValue: "Event")
        /// The type of an event.
        public static let eventType = Key(rawValue: "EventType")
        /// The duration of an event in seconds.
        public static let eventDuration = Key(rawValue: "EventDuration")
        /// The parameters of an event, an array of dictionaries.
        public static let eventParameters = Key(rawValue: "EventParameters")
        /// The path of a sound.
        public static let eventWaveformPath = Key(rawValue: "EventWaveformPath")
        /// A change of a parameter, a dictionary.
        public static let parameter = Key(rawValue: "Parameter")
        /// The identifier of a parameter.
        public static let parameterID = Key(rawValue: "ParameterID")
        /// The value of a parameter.
        public static let parameterValue = Key(rawValue: "ParameterValue")
        /// A curve of a parameter, a dictionary.
        public static let parameterCurve = Key(rawValue: "ParameterCurve")
        /// The points of a curve, an array of dictionaries.
        public static let parameterCurveControlPoints = Key(rawValue: "ParameterCurveControlPoints")
        /// A time in seconds.
        public static let time = Key(rawValue: "Time")
    }

    private static let version = 1.0

    private let events: [CHHapticEvent]
    private let parameters: [CHHapticDynamicParameter]
    private let curves: [CHHapticParameterCurve]

    /// Creates a pattern with changes of parameters.
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        (self.events, self.parameters, curves) = (events, parameters, [])
    }

    /// Creates a pattern with curves of parameters.
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        (self.events, parameters, curves) = (events, [], parameterCurves)
    }

    /// Creates a pattern of a dictionary. Throws `CHHapticError.invalidPatternDictionary` if it is not one.
    public init(dictionary patternDict: [CHHapticPattern.Key: Any]) throws {
        let reader = try PatternReader(patternDict)
        (events, parameters, curves) = (reader.events, reader.parameters, reader.curves)
    }

    /// Creates a pattern of an AHAP file, which is JSON.
    public convenience init(contentsOf ahapURL: URL) throws {
        guard let data = try? Data(contentsOf: ahapURL) else { throw CHHapticError(.fileNotFound) }
        guard let content = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw CHHapticError(.invalidPatternData)
        }
        try self.init(
            dictionary: Dictionary(uniqueKeysWithValues: content.map { (Key(rawValue: $0.key), $0.value) }))
    }

    /// The time in seconds from the beginning until the last event ends.
    open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

    /// Returns the pattern as a dictionary.
    open func exportDictionary() throws -> [CHHapticPattern.Key: Any] {
        let events = events.map { event -> [Key: Any] in
            var fields: [Key: Any] = [.eventType: event.type.rawValue, .time: event.relativeTime]
            if event.duration > 0 { fields[.eventDuration] = event.duration }
            fields[.eventParameters] = event.eventParameters.map { parameter -> [Key: Any] in
                [.parameterID: parameter.parameterID.rawValue, .parameterValue: Double(parameter.value)]
            }
            return [.event: fields]
        }
        let parameters = parameters.map { parameter -> [Key: Any] in
            [
                .parameter: [
                    Key.parameterID: parameter.parameterID.rawValue, .parameterValue: Double(parameter.value),
                    .time: parameter.relativeTime,
                ]
            ]
        }
        let curves = curves.map { curve -> [Key: Any] in
            let points = curve.controlPoints.map { point -> [Key: Any] in
                [.time: point.relativeTime, .parameterValue: Double(point.value)]
            }
            let fields: [Key: Any] = [
                .parameterID: curve.parameterID.rawValue, .time: curve.relativeTime,
                .parameterCurveControlPoints: points,
            ]
            return [.parameterCurve: fields]
        }
        return [.version: CHHapticPattern.version, .pattern: events + parameters + curves]
    }
}

/// Reads the dictionary of a pattern, whose keys are typed, or strings in one that was JSON.
private struct PatternReader {
    var events: [CHHapticEvent] = []
    var parameters: [CHHapticDynamicParameter] = []
    var curves: [CHHapticParameterCurve] = []

    init(_ dictionary: [CHHapticPattern.Key: Any]) throws {
        guard let entries = dictionary[.pattern] as? [Any] else { throw CHHapticError(.invalidPatternDictionary) }
        for entry in entries {
            let entry = try PatternReader.fields(entry)
            if let event = entry[.event] {
                events.append(try PatternReader.event(event))
            } else if let parameter = entry[.parameter] {
                let fields = try PatternReader.fields(parameter)
                parameters.append(
                    CHHapticDynamicParameter(
                        parameterID: .init(rawValue: try PatternReader.name(fields[.parameterID])),
                        value: try Float(PatternReader.number(fields[.parameterValue])),
                        relativeTime: try PatternReader.number(fields[.time])))
            } else if let curve = entry[.parameterCurve] {
                curves.append(try PatternReader.curve(curve))
            } else {
                throw CHHapticError(.invalidPatternDictionary)
            }
        }
    }

    private static func event(_ value: Any) throws -> CHHapticEvent {
        let event = try fields(value)
        let parameters = try (event[.eventParameters] as? [Any] ?? []).map { parameter in
            let parameter = try fields(parameter)
            return CHHapticEventParameter(
                parameterID: .init(rawValue: try name(parameter[.parameterID])),
                value: try Float(number(parameter[.parameterValue])))
        }
        return CHHapticEvent(
            eventType: .init(rawValue: try name(event[.eventType])), parameters: parameters,
            relativeTime: try number(event[.time]), duration: try event[.eventDuration].map { try number($0) } ?? 0)
    }

    private static func curve(_ value: Any) throws -> CHHapticParameterCurve {
        let curve = try fields(value)
        let points = try (curve[.parameterCurveControlPoints] as? [Any] ?? []).map { point in
            let point = try fields(point)
            return CHHapticParameterCurve.ControlPoint(
                relativeTime: try number(point[.time]), value: try Float(number(point[.parameterValue])))
        }
        return CHHapticParameterCurve(
            parameterID: .init(rawValue: try name(curve[.parameterID])), controlPoints: points,
            relativeTime: try number(curve[.time]))
    }

    private static func fields(_ value: Any) throws -> [CHHapticPattern.Key: Any] {
        if let typed = value as? [CHHapticPattern.Key: Any] { return typed }
        guard let named = value as? [String: Any] else { throw CHHapticError(.invalidPatternDictionary) }
        return Dictionary(uniqueKeysWithValues: named.map { (CHHapticPattern.Key(rawValue: $0.key), $0.value) })
    }

    private static func name(_ value: Any?) throws -> String {
        switch value {
        case let name as String: return name
        case let type as CHHapticEvent.EventType: return type.rawValue
        case let parameter as CHHapticEvent.ParameterID: return parameter.rawValue
        case let parameter as CHHapticDynamicParameter.ID: return parameter.rawValue
        default: throw CHHapticError(.invalidPatternDictionary)
        }
    }

    private static func number(_ value: Any?) throws -> Double {
        switch value {
        case let number as Double: return number
        case let number as Float: return Double(number)
        case let number as Int: return Double(number)
        case let number as NSNumber: return number.doubleValue
        default: throw CHHapticError(.invalidPatternDictionary)
        }
    }
}
