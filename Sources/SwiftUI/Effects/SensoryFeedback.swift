import UIKit

/// What a device lets people feel or hear: a tap, a tone.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/sensoryfeedback)
public struct SensoryFeedback: Equatable, Sendable {
    /// How heavy the things are that collide.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/sensoryfeedback/weight)
    public struct Weight: Equatable, Sendable {
        let style: UIImpactFeedbackGenerator.FeedbackStyle

        /// Light things.
        public static let light = Weight(style: .light)
        /// Things of medium weight.
        public static let medium = Weight(style: .medium)
        /// Heavy things.
        public static let heavy = Weight(style: .heavy)
    }

    /// How hard the things are that collide.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/sensoryfeedback/flexibility)
    public struct Flexibility: Equatable, Sendable {
        let style: UIImpactFeedbackGenerator.FeedbackStyle

        /// Hard things.
        public static let rigid = Flexibility(style: .rigid)
        /// Things neither hard nor soft.
        public static let solid = Flexibility(style: .medium)
        /// Soft things.
        public static let soft = Flexibility(style: .soft)
    }

    enum Kind: Equatable, Sendable {
        case outcome(UINotificationFeedbackGenerator.FeedbackType)
        case selection
        case impact(UIImpactFeedbackGenerator.FeedbackStyle, Double)
        /// What an iPhone doesn't let people feel.
        case unfelt(String)
    }

    let kind: Kind

    /// A task has succeeded.
    public static let success = SensoryFeedback(kind: .outcome(.success))
    /// A task needs attention.
    public static let warning = SensoryFeedback(kind: .outcome(.warning))
    /// A task has failed.
    public static let error = SensoryFeedback(kind: .outcome(.error))
    /// A selection has changed.
    public static let selection = SensoryFeedback(kind: .selection)
    /// A value has crossed a threshold upwards; felt on watches only.
    public static let increase = SensoryFeedback(kind: .unfelt("increase"))
    /// A value has crossed a threshold downwards; felt on watches only.
    public static let decrease = SensoryFeedback(kind: .unfelt("decrease"))
    /// Something has begun; felt on watches only.
    public static let start = SensoryFeedback(kind: .unfelt("start"))
    /// Something has stopped; felt on watches only.
    public static let stop = SensoryFeedback(kind: .unfelt("stop"))
    /// Something that is dragged is in line; felt on Macs only.
    public static let alignment = SensoryFeedback(kind: .unfelt("alignment"))
    /// A level of pressure has changed; felt on Macs only.
    public static let levelChange = SensoryFeedback(kind: .unfelt("levelChange"))
    /// Things of medium weight collide.
    public static let impact = SensoryFeedback.impact()

    /// Things of a weight collide, with an intensity from 0 to 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(weight.style, intensity))
    }

    /// Things of a hardness collide, with an intensity from 0 to 1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(flexibility.style, intensity))
    }

    /// Gives the feedback by UIKit's generators, which reach no motor here, as on an iPad.
    @MainActor
    func play() {
        switch kind {
        case .outcome(let type): UINotificationFeedbackGenerator().notificationOccurred(type)
        case .selection: UISelectionFeedbackGenerator().selectionChanged()
        case .impact(let style, let intensity):
            UIImpactFeedbackGenerator(style: style).impactOccurred(intensity: min(max(intensity, 0), 1))
        case .unfelt: break
        }
    }
}

extension View {
    /// Gives feedback when a value changes.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/sensoryfeedback(_:trigger:))
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        onChange(of: trigger) { feedback.play() }
    }

    /// Gives feedback when a value changes and a condition on the old and the new value holds.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        onChange(of: trigger) { old, new in if condition(old, new) { feedback.play() } }
    }

    /// Gives the feedback that a closure chooses for the old and the new value when a value changes; nil for none.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { old, new in feedback(old, new)?.play() }
    }
}
