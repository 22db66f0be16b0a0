import UIKit

/// A control that selects one of several values: each view of its content represents the value of its `tag(_:)`, or
/// its id in a `ForEach`.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/picker)
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let label: Label
    private let content: Content
    private let value: SelectionValue?
    private let choose: (SelectionValue) -> Void

    /// Creates a picker with a view as its label.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content()
        value = selection.wrappedValue
        choose = { selection.wrappedValue = $0 }
    }

    /// Creates a picker for several values: an option is selected if all values are equal, and selecting one sets all.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: selection] }
        let values = Set(bindings.map(\.wrappedValue))
        self.label = label()
        self.content = content()
        value = values.count == 1 ? values.first : nil
        choose = { value in
            for binding in bindings { binding.wrappedValue = value }
        }
    }

    public var body: some View {
        PickerOptionsReader(content: content) { options in
            PickerBody(label: AnyView(label), choice: choice(of: options), views: content.childViews)
        }
        .environment(\.controlLabel, label as? Text)
    }

    /// Whether a value represents no selection.
    private func isNil(_ value: SelectionValue) -> Bool {
        Mirror(reflecting: value).displayStyle == .optional && Mirror(reflecting: value).children.isEmpty
    }

    private func choice(of options: [PickerOption]) -> PickerChoice {
        let values = options.map { $0.tag?.base as? SelectionValue }
        if let value, !options.isEmpty, !values.contains(value), !isNil(value) {
            reportInView("Picker: its selection \(value) is not the tag of an option; none is selected")
        }
        return PickerChoice(options: options, selected: value.flatMap { values.firstIndex(of: $0) }) { index in
            if let value = values[index] { choose(value) }
        }
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a localized label.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    /// Creates a picker with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }

    /// Creates a picker for several values with a localized label.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
    }

    /// Creates a picker for several values with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    /// Creates a picker with a localized label and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a picker with a string as its label and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    /// Creates a picker for several values with a localized label and a symbol.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            SwiftUI.Label(titleKey, systemImage: systemImage)
        }
    }

    /// Creates a picker for several values with a string as its label and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            SwiftUI.Label(title, systemImage: systemImage)
        }
    }
}

/// The options of a picker, and the selected one.
package struct PickerChoice {
    let options: [PickerOption]
    /// The index of the selected option; nil for none.
    let selected: Int?
    let select: (Int) -> Void

    /// Returns the options as the actions of a menu.
    ///
    /// - Parameters:
    ///   - attributes: what all actions have.
    ///   - graph: the graph that holds the state of the views for as long as the actions can run.
    @MainActor
    func actions(_ attributes: UIMenuElement.Attributes = [], keeping graph: ViewGraph? = nil) -> [UIAction] {
        options.enumerated().map { index, option in
            UIAction(
                title: option.title, image: option.picture,
                attributes: option.isEnabled ? attributes : attributes.union(.disabled),
                state: index == selected ? .on : .off
            ) { _ in withExtendedLifetime(graph) { select(index) } }
        }
    }
}

/// A picker in the environment's style.
private struct PickerBody: View {
    let label: AnyView
    let choice: PickerChoice
    let views: (ChildPath) -> [ChildView]
    @Environment(\.pickerKind) private var kind
    @Environment(\.isInRow) private var isInRow
    @Environment(\.isInMenu) private var isInMenu

    var body: some View {
        switch kind {
        case _ where isInMenu:
            EmptyView().menuItem(.picker(label: label, choice, kind))
        case .segmented: SegmentsView(choice: choice)
        case .palette: SegmentsView(choice: choice, isPalette: true)
        case .wheel: WheelView(choice: choice)
        case .inline where isInRow: PickerRows(label: label, choice: choice, views: views(ChildPath()))
        case .inline: WheelView(choice: choice)
        case .linked(let link): link.type.picker(label: label, choice: choice)
        case .automatic, .menu: PickerMenu(label: label, choice: choice, isInRow: isInRow)
        }
    }
}
