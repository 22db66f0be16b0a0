public import SwiftUI

extension Button {
    /// Creates a button that performs an intent.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/button/init(intent:label:))
    public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: nil, intent: intent, label: label)
    }

    /// Creates a button with a role that performs an intent.
    public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: { IntentRunner.perform(intent) }, label: label)
    }
}

extension Button where Label == Text {
    /// Creates a button with a title that performs an intent.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
        self.init(titleKey) { IntentRunner.perform(intent) }
    }

    /// Creates a button with a string as its title that performs an intent.
    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) {
        self.init(title) { IntentRunner.perform(intent) }
    }
}

extension Toggle {
    /// Creates a toggle that performs an intent, which changes what `isOn` is read from.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/toggle/init(ison:intent:label:))
    public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: Binding(get: { isOn }, set: { IntentRunner.perform(intent, setting: $0) }), label: label)
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a title that performs an intent.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
        self.init(isOn: isOn, intent: intent) { Text(titleKey) }
    }
}

/// Performs intents that controls start, and tells those who show their effects.
@MainActor
package enum IntentRunner {
    /// Called after an intent has been performed.
    package static var didPerform: () -> Void = {}

    static func perform(_ intent: some AppIntent) {
        Task { @MainActor in
            do { _ = try await intent.perform() } catch { reportOnce("\(type(of: intent)) failed: \(error)") }
            didPerform()
        }
    }

    static func perform(_ intent: some AppIntent, setting isOn: Bool) {
        if let setter = intent as? any SetValueIntent, let set = setting(isOn, of: setter) { return perform(set) }
        perform(intent)
    }

    private static func setting<I: SetValueIntent>(_ isOn: Bool, of intent: I) -> I? {
        guard let value = isOn as? I.ValueType else { return nil }
        var intent = intent
        intent.value = value
        return intent
    }
}
