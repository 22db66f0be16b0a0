public import Foundation

extension NSNotification.Name {
    /// Posted by an item that has played to its end.
    public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// Posted by an item that is asked to play, and can't.
    public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
    /// Posted by an item whose time changes at once.
    public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
    /// Posted by an item that waits for data: never, as files don't stall.
    public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
}

/// The key of the error of a notification that an item failed to play.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension AVPlayer {
    /// Whether a player can play.
    public enum Status: Int, Sendable {
        /// No item has been loaded.
        case unknown = 0
        /// It can.
        case readyToPlay = 1
        /// It can't.
        case failed = 2
    }

    /// Whether a player plays.
    public enum TimeControlStatus: Int, Sendable {
        /// It does not.
        case paused = 0
        /// It will, as soon as its item is loaded.
        case waitingToPlayAtSpecifiedRate = 1
        /// It does.
        case playing = 2
    }

    /// What a player does at the end of an item.
    public enum ActionAtItemEnd: Int, Sendable {
        /// It plays the next item; only for players with a queue.
        case advance = 0
        /// It pauses.
        case pause = 1
        /// Nothing: it stays at the end, without pausing.
        case none = 2
    }

    /// Why a player waits.
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// It is loading the item.
        public static let evaluatingBufferingRate = WaitingReason(
            rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
        /// It waits for data: never, as files don't stall.
        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        /// It has no item.
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    }
}

extension AVPlayerItem {
    /// Whether an item can be played.
    public enum Status: Int, Sendable {
        /// It has not been loaded.
        case unknown = 0
        /// It can.
        case readyToPlay = 1
        /// It can't.
        case failed = 2
    }

    /// The name of the notification that an item has played to its end.
    public static var didPlayToEndTimeNotification: NSNotification.Name { .AVPlayerItemDidPlayToEndTime }
    /// The name of the notification that an item is asked to play, and can't.
    public static var failedToPlayToEndTimeNotification: NSNotification.Name { .AVPlayerItemFailedToPlayToEndTime }
    /// The name of the notification that an item's time changes at once.
    public static var timeJumpedNotification: NSNotification.Name { .AVPlayerItemTimeJumped }
}

/// An enumeration whose values are numbers in a dictionary of changes, as observers expect.
protocol NumberedState: RawRepresentable, _ObjectiveCBridgeable where RawValue == Int, _ObjectiveCType == NSNumber {}

extension NumberedState {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: rawValue) }

    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout Self?) {
        result = Self(rawValue: source.intValue)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout Self?) -> Bool {
        result = Self(rawValue: source.intValue)
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Self {
        guard let value = source.flatMap({ Self(rawValue: $0.intValue) }) else {
            preconditionFailure("There is no such state")
        }
        return value
    }
}

extension AVPlayer.Status: NumberedState {
    /// The class to which states are bridged.
    public typealias _ObjectiveCType = NSNumber
}
extension AVPlayer.TimeControlStatus: NumberedState {
    /// The class to which states are bridged.
    public typealias _ObjectiveCType = NSNumber
}
extension AVPlayerItem.Status: NumberedState {
    /// The class to which states are bridged.
    public typealias _ObjectiveCType = NSNumber
}
