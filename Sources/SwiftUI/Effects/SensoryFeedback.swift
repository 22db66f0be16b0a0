import UIKit

/// Haptic or audio feedback.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/sensoryfeedback)
public struct SensoryFeedback: Equatable, Sendable {
    /// The weight of the colliding objects.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/sensoryfeedback/weight)
    public struct Weight: Equatable, Sendable {
        let style: UIImpactFeedbackGenerator.FeedbackStyle

        /// Light objects.
        public static let light = Weight(style: .light)
        /// Objects of medium weight.
        public static let medium = Weight(style: .medium)
        /// Heavy objects.
        public static let heavy = Weight(style: .heavy)
    }

    /// The flexibility of the colliding objects.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/sensoryfeedback/flexibility)
    public struct Flexibility: Equatable, Sendable {
        let style: UIImpactFeedbackGenerator.FeedbackStyle

        /// Hard objects.
        public static let rigid = Flexibility(style: .rigid)
        /// Objects neither hard nor soft.
        public static let solid = Flexibility(style: .medium)
        /// Soft objects.
        public static let soft = Flexibility(style: .soft)
    }

    enum Kind: Equatable, Sendable {
        case outcome(UINotificationFeedbackGenerator.FeedbackType)
        case selection
        case impact(UIImpactFeedbackGenerator.FeedbackStyle, Double)
        /// Feedback that an iPhone doesn't play.
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
    /// A value has risen above a threshold; played on watches only.
    public static let increase = SensoryFeedback(kind: .unfelt("increase"))
    /// A value has fallen below a threshold; played on watches only.
    public static let decrease = SensoryFeedback(kind: .unfelt("decrease"))
    /// An activity has started; played on watches only.
    public static let start = SensoryFeedback(kind: .unfelt("start"))
    /// An activity has stopped; played on watches only.
    public static let stop = SensoryFeedback(kind: .unfelt("stop"))
    /// A dragged item is aligned; played on Macs only.
    public static let alignment = SensoryFeedback(kind: .unfelt("alignment"))
    /// A level of pressure has changed; played on Macs only.
    public static let levelChange = SensoryFeedback(kind: .unfelt("levelChange"))
    /// A collision of objects of medium weight.
    public static let impact = SensoryFeedback.impact()

    /// A collision of objects of a weight, with an intensity from 0 to 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(weight.style, intensity))
    }

    /// A collision of objects of a flexibility, with an intensity from 0 to 1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(flexibility.style, intensity))
    }

    /// Plays the feedback with UIKit's generators, which have no motor to drive here, as on an iPad.
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
    /// Plays feedback when a value changes.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/sensoryfeedback(_:trigger:))
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        onChange(of: trigger) { feedback.play() }
    }

    /// Plays feedback when a value changes and a condition on the old and the new value is true.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        onChange(of: trigger) { old, new in if condition(old, new) { feedback.play() } }
    }

    /// Plays the feedback that a closure returns for the old and the new value when a value changes; nil for none.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { old, new in feedback(old, new)?.play() }
    }
}
